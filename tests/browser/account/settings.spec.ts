import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { findAccessFaults, measureOverflow, openAccount, PASSWORD, SHOTS } from '../app.ts'
import { IN_EVERY_LOOK } from '../../long-stories.ts'

const TABS = ['account', 'video', 'voice', 'notifications', 'billing', 'export', 'privacy'] as const
const addressOf = (tab: string) => (tab === 'account' ? '/settings' : `/settings?tab=${tab}`)

async function openTab(page: Page, tab: (typeof TABS)[number]): Promise<void> {
  await page.goto(addressOf(tab))
  await expect(page.getByRole('tab', { selected: true })).toHaveText(new RegExp(tab, 'i'))
  await expect(page.getByRole('tabpanel').locator('h2').first()).toBeVisible()
}

test.beforeEach(async ({ context, baseURL }) => {
  await openAccount(context, baseURL ?? '')
})

for (const [width, colorScheme] of [
  [1440, 'light'],
  [390, 'dark'],
] as const) {
  test(
    `every tab can be used by everybody at ${width} px, ${colorScheme}`,
    IN_EVERY_LOOK,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      for (const tab of TABS) {
        await openTab(page, tab)
        expect(await measureOverflow(page), tab).toBeLessThanOrEqual(0)
        expect(await findAccessFaults(page), tab).toEqual([])
      }
    },
  )
}

test('there are seven tabs, in the address, and back leads to where one came from', async ({ page }) => {
  await openTab(page, 'account')
  await expect(page.getByRole('tab')).toHaveText([
    'Account',
    'Video',
    'Voice',
    'Notifications',
    'Billing',
    'Export',
    'Privacy',
  ])
  await page.getByRole('tab', { name: 'Export' }).click()
  await expect(page).toHaveURL(/\/settings\?tab=export$/)
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Export' })).toHaveAttribute('aria-selected', 'true')
})

test('settings start as the specification says', async ({ page }) => {
  const chosen = async (group: string) =>
    page.getByRole('group', { name: group }).locator('label', { has: page.locator('input:checked') })
  await openTab(page, 'video')
  await expect(await chosen('Default Resolution')).toHaveText('1080p')
  await expect(await chosen('Preferred Aspect Ratio')).toHaveText('9:16')
  await expect(await chosen('Default Duration')).toHaveText('30 s')
  await expect(await chosen('Output Format')).toHaveText('MP4')
  await openTab(page, 'notifications')
  for (const name of ['Email Notifications', 'Video Completion Alerts', 'Processing Status Updates'])
    await expect(page.getByRole('switch', { name })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Weekly Usage Reports' })).not.toBeChecked()
  await openTab(page, 'export')
  await expect(await chosen('Download Quality')).toHaveText('Original')
  await expect(await chosen('Auto-Upload Quality')).toHaveText('High')
  await expect(page.getByRole('switch', { name: 'Include Metadata' })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Enable Auto-Upload' })).not.toBeChecked()
  await openTab(page, 'privacy')
  await expect(await chosen('Profile Visibility')).toHaveText('Private')
  await expect(await chosen('Data Retention Period')).toHaveText('365')
  await expect(page.getByRole('switch', { name: 'Analytics Sharing' })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Marketing Emails' })).not.toBeChecked()
})

test('a choice is saved at once with a quiet word, and is there after a reload', async ({ page }) => {
  await openTab(page, 'video')
  await page.getByRole('radio', { name: '45 s' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: '45 s' })).toBeChecked()
})

test('what the server does not take is put back, and the page says so', async ({ page }) => {
  await openTab(page, 'notifications')
  await page.route('**/api/profile', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  )
  const toggle = page.getByRole('switch', { name: 'Weekly Usage Reports' })
  await toggle.click()
  await expect(page.getByText('The server does not answer: Weekly Usage Reports was not saved')).toBeVisible()
  await expect(toggle).not.toBeChecked()
})

test('names are saved together, and the email is only read', async ({ page }) => {
  await openTab(page, 'account')
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly', '')
  await page.getByRole('textbox', { name: 'Display Name' }).fill('Maya Films')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Display Name' })).toHaveValue('Maya Films')
})

test('first and last name greet on the dashboard and stand where no display name does', async ({ page }) => {
  await openTab(page, 'account')
  await expect(page.getByRole('textbox', { name: 'First Name' })).toHaveValue('Maya')
  await expect(page.getByRole('textbox', { name: 'Last Name' })).toHaveValue('Okafor')
  await page.getByRole('textbox', { name: 'First Name' }).fill('Grace')
  await page.getByRole('textbox', { name: 'Last Name' }).fill('Hopper')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await page.screenshot({ path: path.join(SHOTS, 'names.png') })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Grace Hopper')
})

test('everything can be exported and downloaded', async ({ page }) => {
  await openTab(page, 'export')
  await page.getByRole('button', { name: 'Export my data' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('list', { name: 'Your exports' }).getByRole('button', { name: 'Download' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^hookreel-export-[\d-]+\.zip$/)
})

test('the public page opens with its switch at an address of one’s own, and closes again', async ({
  page,
  browser,
  baseURL,
}) => {
  await openTab(page, 'privacy')
  await page.getByRole('radio', { name: 'Public' }).click()
  const address = page.getByRole('textbox', { name: 'Page address' })
  await expect(address).toHaveValue(/^[a-z0-9]{13}$/)
  const handle = `maya-${Date.now().toString(36)}`
  await address.fill(handle)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  const outside = await browser.newContext()
  const visitor = await outside.newPage()
  const answer = await visitor.goto(`${baseURL}/p/${handle}`)
  expect(answer?.status()).toBe(200)
  await expect(visitor.getByRole('heading', { name: 'Maya Okafor' })).toBeVisible()
  expect(await findAccessFaults(visitor)).toEqual([])
  await page.getByRole('radio', { name: 'Private' }).click()
  await expect(page.getByText('Nobody but you sees your videos here.')).toBeVisible()
  await expect.poll(async () => (await visitor.goto(`${baseURL}/p/${handle}`))?.status()).toBe(404)
  await outside.close()
})

test('an account is deleted after its phrase and password, and nobody signs in with it again', async ({
  page,
}) => {
  await openTab(page, 'account')
  await page.getByRole('button', { name: 'Delete account' }).click()
  const last = page.getByRole('button', { name: 'Delete for good' })
  await expect(last).toBeDisabled()
  await page.getByRole('textbox', { name: /Type/ }).fill('delete my account')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await last.click()
  await expect(page.getByText('This is not your password.')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await last.click()
  await expect(page).toHaveURL('/')
  await page.goto('/settings')
  await expect(page).toHaveURL(/\/login/)
})
