import { expect, test } from '@playwright/test'
import { openAccount } from '../app.ts'
import { changeProfile, refuse } from '../spec/stand-in.ts'
import { open, scrollTo, shoot } from './shoot.ts'

const TABS = ['account', 'video', 'voice', 'notifications', 'billing', 'export', 'privacy']

test.beforeEach(async ({ context, baseURL }) => {
  await openAccount(context, baseURL ?? '')
})

test('credits', async ({ page, baseURL }) => {
  await open(page, '/credits')
  await shoot(page, 'credits-full')
  await scrollTo(page, page.locator('#credits-faq'))
  await shoot(page, 'credits-questions')
  const made = await page.context().request.post(`${baseURL}/api/ideas/generate`, {
    headers: { origin: baseURL ?? '' },
    data: { prompt: 'space', count: 1, duration: 15 },
  })
  expect(made.ok()).toBe(true)
  await changeProfile(page, { aiCredits: 3 })
  await open(page, '/credits')
  await shoot(page, 'credits-few')
  await page
    .getByRole('button', { name: /^Receipt: / })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'Receipt' })).toBeVisible()
  await shoot(page, 'credits-receipt')
  await page.unrouteAll()
  await refuse(page, '**/api/pricing')
  await page.goto('/credits')
  // Asked three times before it is given up.
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible({ timeout: 30_000 })
  await shoot(page, 'credits-error')
})

test('settings', async ({ page }) => {
  for (const tab of TABS) {
    await open(page, `/settings?tab=${tab}`)
    await expect(page.getByRole('tabpanel').locator('h2').first()).toBeVisible()
    await shoot(page, `settings-${tab}`)
  }
})

test('settings, api, services, posting', async ({ page }) => {
  await open(page, '/settings/api')
  await shoot(page, 'settings-api')
  await page.getByRole('button', { name: /key/i }).first().click()
  await page.waitForTimeout(500)
  await shoot(page, 'settings-api-key')
  await page.keyboard.press('Escape')
  await open(page, '/settings/services')
  await shoot(page, 'settings-services')
  await open(page, '/settings/posting')
  await shoot(page, 'settings-posting')
})

test('settings, loading and refused', async ({ page }) => {
  await page.route('**/api/profile', () => {})
  await page.goto('/settings?tab=video')
  await page.waitForTimeout(2500)
  await shoot(page, 'settings-loading')
  await page.unrouteAll()
  await refuse(page, '**/api/profile', { method: 'PATCH' })
  await open(page, '/settings?tab=video')
  await page.getByText('45 s', { exact: true }).click()
  await page.waitForTimeout(1500)
  await shoot(page, 'settings-error')
  await page.unrouteAll()
  await page.route('**/api/usage*', (route) => {
    const days = Array.from({ length: 30 }, (_, index) => ({
      day: new Date(Date.now() - (29 - index) * 86_400_000).toISOString().slice(0, 10),
      views: (index * 37) % 210,
      downloads: index % 5,
      credits: (index * 5) % 35,
      videos: index % 3,
    }))
    return route.fulfill({ json: { days } })
  })
  await open(page, '/settings?tab=billing')
  await scrollTo(page, page.getByRole('heading', { name: /usage/i }))
  await shoot(page, 'settings-usage')
})
