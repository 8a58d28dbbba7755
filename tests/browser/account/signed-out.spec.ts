import { expect, test } from '@playwright/test'
import { openAccount } from '../app.ts'
import { BROWSER_FLAGS, findBrowser } from '../find-browser.ts'

const browser = await findBrowser().catch(() => ({}))
// Tests do without it unless it is asked for; people's browsers keep the page that was left, as it was, for the way back.
test.use({
  launchOptions: { ...browser, args: BROWSER_FLAGS, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
})

test('going back after somebody signed out shows nothing of theirs', async ({ page, context, baseURL }) => {
  await openAccount(context, baseURL ?? '')
  await page.goto('/dashboard')
  await expect(page.getByText('Maya').first()).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.goBack({ waitUntil: 'commit' })
  await page.waitForURL(/login/, { waitUntil: 'commit' })
  await expect(page.getByText('Maya')).toHaveCount(0)
})
