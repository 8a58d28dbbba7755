import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { findAccessFaults, findColourFaults, measureOverflow, openAccount, SHOTS, wearTheme } from './app.ts'
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

/** Each page is loaded once in each window, and its theme changed there. */
async function checkPage(page: Page, address: string, name: string): Promise<void> {
  const faults: string[] = []
  const keep = ({ message }: Error) => faults.push(`error on the page: ${message}`)
  page.on('pageerror', keep)
  await wearTheme(page, 'light')
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Skeletons are replaced by what they stand for.
  await expect(page.locator('.skeleton')).toHaveCount(0)
  for (const theme of ['light', 'dark'] as const) {
    await wearTheme(page, theme)
    await page.screenshot({ path: path.join(SHOTS, `${name}-${theme}.png`), fullPage: true })
    expect(await measureOverflow(page), 'wider than the window').toBeLessThanOrEqual(0)
    const found = await (theme === 'light' ? findAccessFaults(page) : findColourFaults(page))
    expect([...faults, ...found], theme).toEqual([])
  }
  page.off('pageerror', keep)
}

test.describe.configure({ mode: 'parallel' })

for (const [window, viewport] of Object.entries(WINDOWS)) {
  test.describe(window, () => {
    test.use({ viewport })

    test('the public pages can be read and used by everyone', async ({ page }) => {
      for (const [name, address] of Object.entries(PUBLIC))
        await test.step(name, () => checkPage(page, address, `${name}-${window}`))
    })

    test('the signed-in pages of a new account can be read and used by everyone', async ({
      page,
      baseURL,
    }) => {
      await openAccount(page.context(), baseURL ?? '')
      for (const [name, address] of Object.entries(SIGNED_IN))
        await test.step(name, () => checkPage(page, address, `${name}-${window}`))
    })
  })
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
