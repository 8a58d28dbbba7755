import { expect, test } from '@playwright/test'
import { openAccount } from '../app.ts'
import { answerDashboard, changeProfile, refuse, sendEvents } from '../spec/stand-in.ts'
import { IDEAS, VIDEOS } from './samples.ts'
import { open, scrollTo, shoot } from './shoot.ts'

test.beforeEach(async ({ context, baseURL }) => {
  await openAccount(context, baseURL ?? '')
})

test('the dashboard', async ({ page, viewport }) => {
  const ideas = [...IDEAS]
  const videos = [...VIDEOS]
  await open(page, '/dashboard')
  await shoot(page, 'dashboard-empty')
  await answerDashboard(page, { ideas, videos, aiCredits: 60 })
  await changeProfile(page, { aiCredits: 60 })
  await open(page, '/dashboard')
  await shoot(page, 'dashboard-full')
  await scrollTo(page, page.getByRole('heading', { name: 'Recent Videos' }))
  await shoot(page, 'dashboard-lists')
  await page.mouse.wheel(0, -4000)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Search and commands' })).toBeVisible()
  await shoot(page, 'dashboard-palette')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await shoot(page, 'dashboard-sheet')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  if ((viewport?.width ?? 0) < 768) {
    await page.getByRole('button', { name: 'Open navigation' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await shoot(page, 'dashboard-drawer')
  } else {
    await page.keyboard.press('Control+b')
    await shoot(page, 'dashboard-rail')
  }
})

test('the dashboard, few credits', async ({ page }) => {
  await answerDashboard(page, { ideas: [...IDEAS], videos: [...VIDEOS].slice(1, 3), aiCredits: 3 })
  await changeProfile(page, { aiCredits: 3 })
  await open(page, '/dashboard')
  await shoot(page, 'dashboard-few-credits')
})

test('the dashboard, loading and refused', async ({ page }) => {
  await page.route('**/api/dashboard', () => {})
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.skeleton').first()).toBeVisible()
  await shoot(page, 'dashboard-loading')
  await page.unrouteAll()
  await refuse(page, '**/api/dashboard')
  await page.goto('/dashboard')
  await expect(page.getByText('Failed to load dashboard data')).toBeVisible({ timeout: 40_000 })
  await shoot(page, 'dashboard-error')
})

test('toasts', async ({ page }) => {
  const [making] = VIDEOS
  if (!making) throw new Error('no video')
  await answerDashboard(page, { ideas: [...IDEAS], videos: [...VIDEOS], aiCredits: 60 })
  await sendEvents(page, [
    ['video', making],
    ['video', { ...making, status: 'completed' }],
    ['video', { ...making, id: 'b' }],
    [
      'video',
      {
        ...making,
        id: 'b',
        status: 'failed',
        failure: {
          code: 'render_failed',
          message: 'The encoder stopped. Its 25 credits were given back.',
          at: new Date().toISOString(),
        },
      },
    ],
  ])
  await open(page, '/dashboard')
  await expect(page.getByText('Video Generation Failed')).toBeVisible()
  await shoot(page, 'dashboard-toasts')
})
