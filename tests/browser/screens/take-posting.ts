import type { Analytics, AnalyticsGroup } from '@hookreel/contract'
import { test, type Page } from '@playwright/test'
import { openAccount } from '../app.ts'
import { answerPosting, buildPost, FILM, type Posting } from '../posting/stand-in.ts'
import { refuse } from '../spec/stand-in.ts'
import { VIDEOS } from './samples.ts'
import { open, scrollTo, shoot } from './shoot.ts'

const NOW = new Date('2026-11-18T09:00:00Z')
const [, VENUS, TRAIN, , ROCKETS] = VIDEOS

test.use({ timezoneId: 'Europe/Berlin' })

test.beforeEach(async ({ context, baseURL }) => {
  await openAccount(context, baseURL ?? '')
})

function plan(): Partial<Posting> {
  const posts = [
    buildPost(
      { network: 'instagram', status: 'live', liveAt: '2026-11-16T11:00:00.000Z', scheduledAt: null },
      TRAIN,
    ),
    buildPost(
      {
        network: 'tiktok',
        status: 'failed',
        scheduledAt: '2026-11-17T17:00:00.000Z',
        failure: {
          code: 'network_refused',
          message: 'TikTok refused the sound of this video.',
          action: 'edit',
          retryAt: null,
          at: NOW.toISOString(),
        },
      },
      VENUS,
    ),
    buildPost({ network: 'tiktok', scheduledAt: '2026-11-19T17:00:00.000Z' }, VENUS),
    buildPost({ network: 'youtube', scheduledAt: '2026-11-19T18:30:00.000Z' }, ROCKETS),
    buildPost({ network: 'instagram', scheduledAt: '2026-11-21T08:00:00.000Z' }, ROCKETS),
    buildPost({ network: 'tiktok', scheduledAt: '2026-11-22T17:00:00.000Z' }, TRAIN),
  ]
  const draft = buildPost({ network: 'tiktok', status: 'draft', scheduledAt: null }, ROCKETS)
  return {
    posts: [...posts, draft],
    calendar: {
      posts,
      undated: [draft],
      free: [
        { channelId: 'channel-tiktok', at: '2026-11-20T11:30:00.000Z' },
        { channelId: 'channel-instagram', at: '2026-11-22T10:00:00.000Z' },
      ],
      limits: [{ channelId: 'channel-tiktok', network: 'tiktok', day: '2026-11-19', used: 1, max: 15 }],
    },
  }
}

test('the calendar', async ({ page }) => {
  await page.clock.install({ time: NOW })
  await answerPosting(page)
  await open(page, '/calendar')
  await shoot(page, 'calendar-empty')
  await page.unrouteAll()
  await answerPosting(page, plan())
  await open(page, '/calendar')
  await page.clock.runFor(3000)
  await shoot(page, 'calendar-week')
  await open(page, '/calendar?view=month')
  await page.clock.runFor(3000)
  await shoot(page, 'calendar-month')
  await page
    .getByRole('button', { name: /Why rockets/ })
    .first()
    .click()
  await page.clock.runFor(1500)
  await shoot(page, 'calendar-post')
})

test('the calendar, refused', async ({ page }) => {
  await refuse(page, /\/api\/calendar\?/)
  await page.goto('/calendar')
  await page.waitForTimeout(9000)
  await shoot(page, 'calendar-error')
})

function group(name: string, viewsPerPost: number, posts = 2): AnalyticsGroup {
  return {
    key: name,
    name,
    posts,
    views: viewsPerPost * posts,
    likes: Math.round(viewsPerPost / 12),
    comments: 3,
    viewsPerPost,
    timesUsual: Math.round(viewsPerPost / 175) / 10,
  }
}

const REACH: Analytics = {
  totals: { posts: 14, views: 28_400, likes: 1960, comments: 112 },
  silent: [],
  days: Array.from({ length: 30 }, (_, index) => ({
    day: new Date(Date.now() - (29 - index) * 86_400_000).toISOString().slice(0, 10),
    views: 200 + ((index * 977) % 1900),
    likes: index,
    comments: 0,
  })),
  videos: [
    group('The last train of the summer', 4300),
    group('A day on Venus beats its year', 3300),
    group('Why rockets need eleven kilometres a second', 900),
  ],
  styles: [group('Anime', 4300), group('Cinematic', 2100)],
  voices: [group('Alan', 2100, 9)],
  hooks: [group('Question', 3300), group('Number', 900)],
  hours: [group('18:00', 2100), group('12:00', 1400)],
  networks: [
    { ...group('TikTok', 2100), key: 'tiktok' },
    { ...group('Instagram', 1500), key: 'instagram' },
  ],
  engaged: null,
  updatedAt: new Date().toISOString(),
}

test('analytics', async ({ page }) => {
  await open(page, '/analytics')
  await shoot(page, 'analytics-empty')
  await page.route('**/api/analytics/what-worked', (route) =>
    route.fulfill({
      json: {
        hint: 'Open with a question.',
        reason: 'Videos that open with a question had 3.7 times the views.',
        examples: [],
      },
    }),
  )
  await page.route(/\/api\/analytics\?/, (route) => route.fulfill({ json: REACH }))
  await open(page, '/analytics')
  await shoot(page, 'analytics-full')
  await scrollTo(page, page.getByRole('table').first())
  await shoot(page, 'analytics-tables')
  await refuse(page, /\/api\/analytics\?/)
  await page.goto('/analytics')
  await page.waitForTimeout(9000)
  await shoot(page, 'analytics-error')
})

async function compose(page: Page, network: string, video = VENUS): Promise<void> {
  if (!video) throw new Error('no video')
  await answerPosting(page, { video, film: FILM })
  await open(page, `/videos/${video.id}/post?network=${network}`)
  await page.waitForTimeout(1500)
}

test('the composer', async ({ page }) => {
  for (const network of ['tiktok', 'instagram', 'youtube']) {
    await compose(page, network)
    await shoot(page, `post-${network}`)
    await page.unrouteAll()
  }
  await answerPosting(page, { channels: [], video: VENUS })
  await open(page, `/videos/${VENUS?.id}/post?network=tiktok`)
  await shoot(page, 'post-unconnected')
})

test('channels', async ({ page }) => {
  await answerPosting(page)
  await open(page, '/settings?tab=export')
  const heading = page.locator('#social-accounts')
  await scrollTo(page, heading)
  await shoot(page, 'settings-channels')
})
