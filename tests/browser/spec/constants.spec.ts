import { expect, test } from '@playwright/test'
import { openAccount, runUntilSeen, stopTime } from '../app.ts'

test.beforeEach(async ({ context, baseURL }) => {
  await openAccount(context, baseURL ?? '')
})

test('a new account has 100 credits; a batch costs 5, a video 25', async ({ page }) => {
  await page.goto('/credits')
  await expect(page.getByText('100', { exact: true }).first()).toBeVisible()
  const pricing = await (await page.request.get('/api/pricing')).json()
  expect(pricing.creditCosts).toEqual({
    video_ideas: 5,
    video_generation: 25,
    // Beyond the specification: longer films, at a film's price for each minute.
    video_generation_75: 32,
    video_generation_90: 38,
    video_generation_120: 50,
    video_generation_180: 75,
    // A scene that is new in a change of a finished film.
    video_edit: 5,
    // A scene whose picture is made to move.
    video_moving: 13,
    // A picture of a member of the cast, to choose from.
    cast_picture: 3,
  })
})

test('the four packages have the specified credits, prices, bonuses and earlier prices', async ({ page }) => {
  const pricing = await (await page.request.get('/api/pricing')).json()
  expect(pricing.creditPackages).toMatchObject([
    { id: 'starter', credits: 100, price: 9.99 },
    { id: 'popular', credits: 300, price: 24.99, bonus: 50, originalPrice: 29.99, popular: true },
    { id: 'pro', credits: 500, price: 39.99, bonus: 100, originalPrice: 49.99 },
    { id: 'enterprise', credits: 1000, price: 69.99, bonus: 250, originalPrice: 99.99 },
  ])
})

test('a new profile starts with the specified defaults', async ({ page }) => {
  const profile = await (await page.request.get('/api/profile')).json()
  expect(profile).toMatchObject({
    defaultResolution: '1080p',
    preferredAspectRatio: '9:16',
    defaultDuration: 30,
    outputFormat: 'mp4',
    preferredVoiceLanguage: 'English (US)',
    emailNotifications: true,
    videoCompletionAlerts: true,
    processingStatusUpdates: true,
    analyticsSharing: true,
    includeMetadata: true,
    weeklyUsageReports: false,
    marketingEmails: false,
    autoUploadEnabled: false,
    autoUploadQuality: 'high',
    downloadQuality: 'original',
    dataRetentionPeriod: '365',
    profileVisibility: 'private',
  })
})

test('a video can have every specified resolution, shape, length and format', async ({ page }) => {
  await page.goto('/generate-video?title=Venus&script=A+day+on+Venus+is+longer+than+its+year.')
  for (const name of [
    '420p',
    '720p',
    '1080p',
    /^16:9/,
    /^9:16/,
    /^1:1/,
    /^15/,
    /^30/,
    /^45/,
    /^60/,
    /mp4/i,
    /mov/i,
    /avi/i,
  ])
    await expect(page.getByRole('radio', { name }).first()).toBeAttached()
})

test('the sidebar is 16 rem wide, 3 as a rail, 18 on a phone', async ({ page }) => {
  const rem = 16
  await page.goto('/dashboard')
  const sidebar = page.getByRole('complementary')
  await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(16 * rem)
  await page.keyboard.press('Control+b')
  await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(3 * rem)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Open navigation' }).click()
  await expect.poll(async () => (await page.getByRole('dialog').boundingBox())?.width).toBe(18 * rem)
})

test('below 768 px the sidebar gives way to the drawer', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/dashboard')
  await expect(page.getByRole('complementary')).toBeVisible()
  await page.setViewportSize({ width: 767, height: 900 })
  await expect(page.getByRole('complementary')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open navigation' })).toBeVisible()
})

test('other toasts stay for five seconds', async ({ page }) => {
  await page.clock.install()
  await page.goto('/generate-video?title=Venus&script=A+day+on+Venus+is+longer+than+its+year.')
  const refresh = page.getByRole('button', { name: /Refresh/ })
  await expect(refresh).toBeVisible()
  await stopTime(page)
  await refresh.click()
  const toast = page.getByText('Voice options refreshed successfully!')
  await runUntilSeen(page, toast)
  await page.mouse.move(10, 400)
  await page.clock.runFor(4500)
  await expect(toast).toBeVisible()
  await page.clock.runFor(1500)
  await expect(toast).toBeHidden()
})
