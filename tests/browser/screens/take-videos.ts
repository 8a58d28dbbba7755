import type { Video } from '@hookreel/contract'
import { expect, test, type Page } from '@playwright/test'
import { chooseVoice, openAccount } from '../app.ts'
import { FILM } from '../posting/stand-in.ts'
import { answerVideos, changeProfile, refuse } from '../spec/stand-in.ts'
import { SCRIPT } from '../../builders/build-video.ts'
import { before, VIDEOS } from './samples.ts'
import { open, scrollTo, shoot } from './shoot.ts'

const ORDER = `/generate-video?${new URLSearchParams({ title: 'A day on Venus beats its year', summary: 'Why the slowest planet turns backwards.', caption: 'Slow planet. #space', script: SCRIPT })}`
const MINUTE = 60_000

function find(status: Video['status']): Video {
  const found = VIDEOS.find((video) => video.status === status)
  if (!found) throw new Error(`no ${status} video`)
  return found
}

async function answerVideo(page: Page, video: Video): Promise<void> {
  await page.route(`**/api/videos/${video.id}`, (route) => route.fulfill({ json: video }))
  await page.route(/\/api\/videos\/[^/]+\/file/, (route) =>
    route.fulfill({ json: { url: FILM, expiresAt: new Date(Date.now() + 3_600_000).toISOString() } }),
  )
}

test.beforeEach(async ({ context, baseURL }) => {
  await openAccount(context, baseURL ?? '')
})

test('ordering', async ({ page }) => {
  await open(page, '/generate-video')
  await shoot(page, 'generate-video-empty')
  await open(page, ORDER)
  await shoot(page, 'generate-video-order')
  await scrollTo(page, page.getByText('Style', { exact: true }))
  await shoot(page, 'generate-video-styles')
  await scrollTo(page, page.getByText('Captions', { exact: true }))
  // The samples' painter and letters come when they are scrolled to.
  await page.waitForLoadState('networkidle')
  await shoot(page, 'generate-video-captions')
  await chooseVoice(page)
  await scrollTo(page, page.getByRole('combobox', { name: 'Voice Actor' }))
  await shoot(page, 'generate-video-voice')
  await scrollTo(page, page.getByRole('heading', { name: 'Video', exact: true }))
  await shoot(page, 'generate-video-output')
  await scrollTo(page, page.getByRole('button', { name: /^Generate Video for/ }))
  await shoot(page, 'generate-video-price')
})

test('the storyboard', async ({ page }) => {
  test.setTimeout(5 * MINUTE)
  await open(page, ORDER)
  await chooseVoice(page)
  await page.getByText('15 s', { exact: true }).click()
  await page.getByText('420p', { exact: true }).click()
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await scrollTo(page, page.getByRole('heading', { name: 'Preview and storyboard' }))
  await page.waitForTimeout(1500)
  await shoot(page, 'generate-video-storyboard-making')
  await page.getByText('The preview is ready').waitFor({ state: 'attached', timeout: 4 * MINUTE })
  await page.waitForTimeout(2500)
  await shoot(page, 'generate-video-storyboard')
  await scrollTo(page, page.getByRole('list', { name: 'Scenes' }))
  await shoot(page, 'generate-video-scenes')
})

test('few credits', async ({ page }) => {
  await changeProfile(page, { aiCredits: 3 })
  await open(page, ORDER)
  await chooseVoice(page)
  await scrollTo(page, page.getByRole('complementary', { name: 'Generation' }))
  await shoot(page, 'generate-video-few-credits')
})

test('a film in the making, ready, failed', async ({ page }) => {
  const scenes = ['default', 'documentary', 'superhero'].map((style) => `/frames/${style}.webp`)
  const making = {
    ...find('processing'),
    script: SCRIPT,
    progress: {
      step: 'pictures',
      percent: 38,
      remainingSeconds: 72,
      scenes: [...scenes, null],
      rushes: null,
    },
  } satisfies Video
  const works = [{ work: 'Venus at dusk', author: 'Ada Lindqvist', licence: 'CC BY 4.0' }]
  for (const [name, video] of [
    ['queued', find('queued')],
    ['processing', making],
    ['ready', { ...find('completed'), script: SCRIPT, works }],
    ['failed', { ...find('failed'), script: SCRIPT }],
  ] as const) {
    await answerVideo(page, video)
    await page.goto(`/generate-video?videoId=${video.id}`)
    await expect(
      page.getByRole('complementary', { name: 'Generation' }).getByRole('heading').first(),
    ).toBeVisible()
    if (name !== 'processing') await expect(page.locator('.skeleton')).toHaveCount(0)
    await page.waitForTimeout(800)
    await shoot(page, `generate-video-${name}`)
  }
})

test('my videos', async ({ page }) => {
  await open(page, '/my-videos')
  await shoot(page, 'my-videos-empty')
  await answerVideos(page, [...VIDEOS])
  for (const video of VIDEOS) await answerVideo(page, video)
  await open(page, '/my-videos')
  await shoot(page, 'my-videos-full')
  const [first, second] = VIDEOS
  await scrollTo(page, page.getByRole('heading', { name: second?.title ?? '' }))
  await shoot(page, 'my-videos-cards')
  await page.getByRole('button', { name: `Actions for "${second?.title}"` }).click()
  await shoot(page, 'my-videos-menu')
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await shoot(page, 'my-videos-edit')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `Actions for "${second?.title}"` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await shoot(page, 'my-videos-delete')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `Play "${second?.title}"` }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.waitForTimeout(1500)
  await shoot(page, 'my-videos-player')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('checkbox', { name: `Select "${second?.title}"` }).check()
  await page.getByRole('checkbox', { name: `Select "${first?.title}"` }).check()
  await shoot(page, 'my-videos-selected')
  await open(page, '/my-videos?page=2')
  await scrollTo(page, page.getByText('Page 2 of 2'))
  await shoot(page, 'my-videos-page-2')
})

test('my videos, loading, refused, nothing found', async ({ page }) => {
  await page.route(/\/api\/videos\?/, () => {})
  await page.goto('/my-videos')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.skeleton').first()).toBeVisible()
  await shoot(page, 'my-videos-loading')
  await page.unrouteAll()
  await refuse(page, /\/api\/videos\?/)
  await page.goto('/my-videos')
  await expect(page.getByText('Failed to load videos')).toBeVisible({ timeout: 40_000 })
  await shoot(page, 'my-videos-error')
  await page.unrouteAll()
  await open(page, '/my-videos?search=zebra')
  await shoot(page, 'my-videos-no-match')
})

test('my videos, uploads', async ({ page }) => {
  await page.route('**/api/uploads', (route) =>
    route.fulfill({
      json: {
        uploads: [
          {
            id: 'a',
            fileName: 'Harbour walk in the morning, second take.mp4',
            sizeBytes: 48_000_000,
            offset: 21_000_000,
            status: 'open',
            createdAt: before(MINUTE),
            expiresAt: before(-MINUTE),
          },
        ],
      },
    }),
  )
  await answerVideos(page, [...VIDEOS])
  await open(page, '/my-videos')
  await shoot(page, 'my-videos-upload')
})
