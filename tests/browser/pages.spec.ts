import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { findAccessFaults, measureOverflow, openAccount, SHOTS } from './app.ts'
import { answerDashboard, buildVideo } from './spec/stand-in.ts'

const PUBLIC = {
  start: '/',
  features: '/features',
  pricing: '/pricing',
  support: '/support',
  terms: '/terms',
  login: '/login',
  signup: '/signup',
  forgot: '/forgot-password',
  reset: '/reset-password?token=none',
  missing: '/nowhere',
  status: '/status',
}
const SIGNED_IN = {
  dashboard: '/dashboard',
  'generate-ideas': '/generate-ideas',
  'my-ideas': '/my-ideas',
  'generate-video': '/generate-video?title=Venus&script=A+day+on+Venus+is+longer+than+its+year.',
  'my-videos': '/my-videos',
  credits: '/credits',
  settings: '/settings',
  api: '/settings/api',
}
const WINDOWS = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

async function checkPage(page: Page, address: string, name: string): Promise<void> {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`error on the page: ${error.message}`))
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Skeletons are replaced by what they stand for.
  await expect(page.locator('.skeleton')).toHaveCount(0)
  await page.screenshot({ path: path.join(SHOTS, `${name}.png`), fullPage: true })
  expect(await measureOverflow(page), 'wider than the window').toBeLessThanOrEqual(0)
  expect([...faults, ...(await findAccessFaults(page))]).toEqual([])
}

for (const theme of ['light', 'dark'] as const) {
  for (const [window, viewport] of Object.entries(WINDOWS)) {
    test.describe(`${theme}, ${window}`, () => {
      test.use({ colorScheme: theme, viewport, contextOptions: { reducedMotion: 'reduce' } })

      for (const [name, address] of Object.entries(PUBLIC))
        test(`the page ${name} can be read and used by everyone`, async ({ page }) => {
          await checkPage(page, address, `${name}-${window}-${theme}`)
        })

      test('the signed-in pages of a new account can be read and used by everyone', async ({
        page,
        baseURL,
      }) => {
        await openAccount(page.context(), baseURL ?? '')
        for (const [name, address] of Object.entries(SIGNED_IN))
          await test.step(name, () => checkPage(page, address, `${name}-${window}-${theme}`))
      })
    })
  }
}

test('a video on the dashboard leads to that video, and not to another one', async ({ page, baseURL }) => {
  await openAccount(page.context(), baseURL ?? '')
  const videos = ['The first film', 'The second film'].map((title) => buildVideo({ title }))
  await answerDashboard(page, { videos })
  for (const video of videos)
    await page.route(`**/api/videos/${video.id}`, (route) => route.fulfill({ json: video }))
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'The second film' }).click()
  await expect(page).toHaveURL(`/generate-video?videoId=${videos[1]?.id}`)
  await expect(page.getByRole('main').getByText('The second film').first()).toBeVisible()
  await expect(page.getByText('The first film')).toHaveCount(0)
})
