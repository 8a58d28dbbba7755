import { expect, test, type Page } from '@playwright/test'
import { findAccessFaults, measureOverflow, openAccount } from '../app.ts'
import { buildChannel, buildPost } from './stand-in.ts'

const RETURN = '/tiktok-callback?code=code%2A1&state=one.two&scopes=user.info.basic,video.upload'
const CHANNEL = buildChannel({ network: 'tiktok', name: 'Maya Okafor' })

/** The server's answer to what TikTok sent back. */
async function answerReturn(page: Page, status: number, json: object): Promise<unknown[]> {
  const asked: unknown[] = []
  await page.route('**/api/channels/tiktok/callback', (route) => {
    asked.push(route.request().postDataJSON())
    return route.fulfill({ status, json })
  })
  return asked
}

const refusal = (code: string, message: string) => ({ error: { code, message, requestId: 'request' } })

test.beforeEach(async ({ context, baseURL }) => {
  await openAccount(context, baseURL ?? '')
})

test('a callback without code or state says what is missing', async ({ page }) => {
  for (const address of ['/tiktok-callback', '/tiktok-callback?code=x', '/tiktok-callback?state=y']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Upload Failed' })).toBeVisible()
    await expect(page.getByText('Missing required parameters from TikTok', { exact: true })).toBeVisible()
  }
})

test('a refusal at TikTok is told in TikTok’s word', async ({ page }) => {
  const asked = await answerReturn(page, 409, refusal('connection_refused', 'Authorization failed.'))
  await page.goto('/tiktok-callback?error=access_denied&state=one.two')
  await expect(page.getByText('Authorization failed: access_denied', { exact: true })).toBeVisible()
  expect(asked).toEqual([{ state: 'one.two', error: 'access_denied' }])
})

for (const [status, code, message] of [
  [502, 'connection_failed', 'Failed to process TikTok upload. Please try again.'],
  [500, 'internal', 'An unexpected error occurred. Please try again.'],
  [401, 'not_signed_in', 'Please log in to upload to TikTok.'],
  [409, 'connection_expired', 'The server\u2019s own words.'],
] as const)
  test(`${code} is told as \u201c${message}\u201d`, async ({ page }) => {
    await answerReturn(page, status, refusal(code, 'The server\u2019s own words.'))
    await page.goto(RETURN)
    await expect(page.getByRole('heading', { name: 'Upload Failed' })).toBeVisible()
    await expect(page.getByText(message, { exact: true })).toBeVisible()
  })

test('the video that waited goes up, and the window closes after it is there', async ({ page }) => {
  const post = buildPost({ network: 'tiktok', status: 'processing' })
  let standing = post
  // The window stays to be looked at: that it was to close is written down instead.
  await page.addInitScript('window.close = () => { document.title = "closed" }')
  const asked = await answerReturn(page, 200, { channel: CHANNEL, postId: post.id })
  await page.route(`**/api/posts/${post.id}`, (route) => route.fulfill({ json: standing }))
  await page.goto(RETURN)
  await expect(page.getByRole('heading', { name: 'Processing TikTok Upload' })).toBeVisible()
  await expect(page.getByText(/the video is on its way/)).toBeVisible()
  expect(await findAccessFaults(page)).toEqual([])
  expect(await page.title()).not.toBe('closed')
  standing = { ...post, status: 'in_inbox' }
  await expect(page.getByRole('heading', { name: 'Upload Successful!' })).toBeVisible()
  await expect(page).toHaveTitle('closed')
  expect(asked).toEqual([{ code: 'code*1', state: 'one.two', scopes: 'user.info.basic,video.upload' }])
})

test('an upload that TikTok refuses has failed, with TikTok\u2019s reason', async ({ page }) => {
  const failure = {
    code: 'quota',
    message: 'Five drafts wait in your TikTok inbox already.',
    action: 'open_app' as const,
    at: new Date().toISOString(),
  }
  const post = { ...buildPost({ network: 'tiktok', status: 'failed' }), failure }
  await answerReturn(page, 200, { channel: CHANNEL, postId: post.id })
  await page.route(`**/api/posts/${post.id}`, (route) => route.fulfill({ json: post }))
  await page.goto(RETURN)
  await expect(page.getByRole('heading', { name: 'Upload Failed' })).toBeVisible()
  await expect(page.getByText(failure.message)).toBeVisible()
})

test('an account that was connected without a video is not called an upload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 390, height: 844 })
  await answerReturn(page, 200, { channel: CHANNEL, postId: null })
  await page.goto(RETURN)
  await expect(page.getByRole('heading', { name: 'TikTok Connected!' })).toBeVisible()
  await expect(page.getByText('Videos can now be posted to Maya Okafor.', { exact: false })).toBeVisible()
  expect(await findAccessFaults(page)).toEqual([])
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
})
