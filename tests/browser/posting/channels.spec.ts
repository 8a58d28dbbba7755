import { expect, test } from '@playwright/test'
import { findAccessFaults, measureOverflow, openAccount, wearTheme } from '../app.ts'
import { answerPosting, buildChannel, buildNetwork } from './stand-in.ts'

const TIKTOK = buildChannel({ network: 'tiktok' })
const DEAD = buildChannel({
  network: 'instagram',
  name: 'Maya daily',
  username: 'maya.daily',
  health: 'reconnect',
  healthMessage: 'Instagram ended this permission. Connect the account again.',
  canPost: false,
})
const NETWORKS = [
  buildNetwork('tiktok', { isAudited: false }),
  buildNetwork('instagram'),
  buildNetwork('youtube', { isConfigured: false, missing: ['YOUTUBE_CLIENT_ID', 'YOUTUBE_CLIENT_SECRET'] }),
]

test.beforeEach(async ({ context, baseURL, page }) => {
  await openAccount(context, baseURL ?? '')
  await answerPosting(page, { channels: [TIKTOK, DEAD], networks: NETWORKS })
})

test('accounts stand in the settings with their health, and what their operator still has to set', async ({
  page,
}) => {
  await page.goto('/settings?tab=export')
  const tiktok = page.getByRole('region', { name: 'TikTok' })
  await expect(tiktok.getByText('Maya Okafor')).toBeVisible()
  await expect(tiktok.getByText('Connected', { exact: true })).toBeVisible()
  await expect(tiktok.getByText(/Until TikTok has audited this installation/)).toBeVisible()
  const instagram = page.getByRole('region', { name: 'Instagram' })
  await expect(instagram.getByText('Instagram ended this permission.', { exact: false })).toBeVisible()
  await expect(instagram.getByText('Connecting again keeps its scheduled posts.')).toBeVisible()
  const youtube = page.getByRole('region', { name: 'YouTube' })
  await expect(youtube.getByRole('button', { name: /Connect/ })).toHaveCount(0)
  await youtube.getByText('Not set up on this server').click()
  await expect(youtube.getByText('YOUTUBE_CLIENT_SECRET')).toBeVisible()
  expect(await findAccessFaults(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await wearTheme(page, 'dark')
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
  expect(await findAccessFaults(page)).toEqual([])
})

test('an account is connected again at the network, in a new window, as the same one', async ({ page }) => {
  let asked: unknown = null
  await page.route('**/api/channels', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    asked = route.request().postDataJSON()
    await route.fulfill({ status: 201, json: { url: '/support' } })
  })
  await page.goto('/settings?tab=export')
  const opening = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Reconnect' }).click()
  const window = await opening
  await expect(window).toHaveURL(/\/support$/)
  await expect(
    page.getByText('Please complete the authorization process in the new window to upload your video.'),
  ).toBeVisible()
  expect(asked).toEqual({ network: 'instagram', channelId: DEAD.id })
})

test('giving an account up is asked first, with what becomes of its posts', async ({ page }) => {
  let given = ''
  await page.route('**/api/channels/*', async (route) => {
    given = `${route.request().method()} ${new URL(route.request().url()).pathname}`
    await route.fulfill({ json: {} })
  })
  await page.goto('/settings?tab=export')
  await page.getByRole('button', { name: 'Disconnect Maya Okafor from TikTok' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Disconnect Maya Okafor?' })
  await expect(dialog).toContainText('Scheduled posts stay in the calendar')
  await dialog.getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByText('Maya Okafor was disconnected')).toBeVisible()
  expect(given).toBe('DELETE /api/channels/channel-tiktok')
})

test('coming back from a network, the page says how it went, once', async ({ page }) => {
  await page.goto('/settings?tab=export&connected=youtube')
  await expect(page.getByText('Account connected')).toBeVisible()
  await expect(page).toHaveURL(/\/settings\?tab=export$/)
  await page.goto('/settings?tab=export&connectionError=connection_refused')
  await expect(page.getByText('Authorization failed: access was not allowed.')).toBeVisible()
  await expect(page).toHaveURL(/\/settings\?tab=export$/)
})

test('the checklist prepares the operator for the networks’ reviews', async ({ page }) => {
  await page.goto('/settings/posting')
  await expect(page.getByRole('heading', { name: 'Posting checklist' })).toBeVisible()
  await expect(page.getByText('https://hookreel.test/tiktok-callback')).toBeVisible()
  await expect(page.getByText('YOUTUBE_CLIENT_ID, YOUTUBE_CLIENT_SECRET')).toBeVisible()
  await expect(page.getByText('Pass the Content Posting audit')).toContainText('to do')
  const step = page.getByRole('checkbox', { name: 'Pass the app review' })
  await step.check()
  await page.reload()
  await expect(step).toBeChecked()
  expect(await findAccessFaults(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
})
