import type { Analytics, AnalyticsGroup, Batch } from '@hookreel/contract'
import { expect, test } from '@playwright/test'
import { findAccessFaults, measureOverflow, openAccount, wearTheme } from '../app.ts'
import { buildIdea, changeProfile } from '../spec/stand-in.ts'
import { answerPosting, buildBatch } from './stand-in.ts'

const HINT = 'Open with a question.'

function buildGroup(name: string, viewsPerPost: number): AnalyticsGroup {
  return {
    key: name,
    name,
    posts: 2,
    views: viewsPerPost * 2,
    likes: 40,
    comments: 3,
    viewsPerPost,
    timesUsual: null,
  }
}

const FOUND: Analytics = {
  totals: { posts: 4, views: 8400, likes: 160, comments: 12 },
  silent: [{ network: 'tiktok', posts: 1 }],
  days: Array.from({ length: 30 }, (_, index) => ({
    day: `2026-11-${String(index + 1).padStart(2, '0')}`,
    views: index * 20,
    likes: index,
    comments: 0,
  })),
  videos: [buildGroup('Five facts about the Moon', 900), buildGroup('A day on Venus', 3300)],
  styles: [buildGroup('Cinematic', 2100)],
  voices: [buildGroup('Alan', 2100)],
  hooks: [buildGroup('Question', 3300), buildGroup('Number', 900)],
  hours: [buildGroup('18:00', 2100)],
  networks: [{ ...buildGroup('TikTok', 2100), key: 'tiktok' }],
  engaged: null,
  updatedAt: new Date().toISOString(),
}

test.beforeEach(async ({ context, baseURL, page }) => {
  await openAccount(context, baseURL ?? '')
  await page.route('**/api/analytics/what-worked', (route) =>
    route.fulfill({
      json: {
        hint: HINT,
        reason: 'Videos that open with a question had 3.7 times the views.',
        sureness: 'clear',
        compared: 12,
        examples: [],
      },
    }),
  )
})

/** A page may ask once more while its test ends; nobody waits for that answer. */
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('what posts reached is compared by video, hook, style, voice, hour and network, the best first', async ({
  page,
}) => {
  await page.route(/\/api\/analytics\?/, (route) => route.fulfill({ json: FOUND }))
  await page.goto('/analytics')
  await expect(page.getByRole('region', { name: 'Totals' })).toContainText('8,400')
  await expect(page.getByText('1 post on TikTok has no figures', { exact: false })).toBeVisible()
  for (const name of ['Videos', 'Hooks', 'Styles', 'Voices', 'Hours', 'Networks'])
    await expect(page.getByRole('table', { name: `${name}, the best first` })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Videos, the best first' }).getByRole('rowheader')).toHaveText(
    ['A day on Venus', 'Five facts about the Moon'],
  )
  await page.getByText('90 days').click()
  await expect(page).toHaveURL(/days=90/)
  expect(await findAccessFaults(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await wearTheme(page, 'dark')
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
  expect(await findAccessFaults(page)).toEqual([])
})

test('a line stands where a network began to count otherwise, and how sure a comparison is, is said', async ({
  page,
}) => {
  const days = ['2026-08-22', '2026-08-23', '2026-08-24', '2026-08-25'].map((day, at) => ({
    ...{ day, likes: 0, comments: 0 },
    views: 100 + at * 50,
  }))
  const youtube = { ...buildGroup('YouTube', 2100), key: 'youtube' as const, timesUsual: 1.4 }
  const engaged = { posts: 2, views: 900, engagedViews: 410 }
  await page.route(/\/api\/analytics\?/, (route) =>
    route.fulfill({ json: { ...FOUND, days, networks: [youtube], engaged } }),
  )
  await page.goto('/analytics?days=365')
  await expect(page.getByText(/since Aug 24, 2026; before, only who went on watching/)).toBeVisible()
  await expect(page.getByText(/The dashed line stands where that changed/)).toBeVisible()
  await expect(page.getByText(/Of 900 views on YouTube, 410 went on past the start/)).toBeVisible()
  await expect(page.locator('svg line.stroke-warn-ink')).toHaveCount(1)
  await expect(page.getByRole('table', { name: 'Networks, the best first' })).toContainText('1.4 ×')
  await expect(page.getByText('Videos that open with a question had 3.7 times the views.')).toBeVisible()
  expect(await findAccessFaults(page)).toEqual([])
  await page.getByText('Likes', { exact: true }).nth(1).click()
  await expect(page.locator('svg line.stroke-warn-ink')).toHaveCount(0)
})

test('posts whose networks told nothing yet are said to have no figures, and nothing is compared', async ({
  page,
}) => {
  const none = { videos: [], styles: [], voices: [], hooks: [], hours: [], networks: [] }
  const silent = [{ network: 'youtube', posts: 2 }]
  await page.route(/\/api\/analytics\?/, (route) =>
    route.fulfill({
      json: {
        ...none,
        silent,
        totals: { posts: 2, views: 0, likes: 0, comments: 0 },
        days: [],
        engaged: null,
        updatedAt: null,
      },
    }),
  )
  await page.goto('/analytics')
  await expect(page.getByText('2 posts on YouTube have no figures', { exact: false })).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
})

test('before anything is live the page says when figures come', async ({ page }) => {
  await page.goto('/analytics')
  await expect(page.getByText('Nothing posted in this period')).toBeVisible()
})

test('what worked is offered to the next ideas, and put into the prompt by one press', async ({ page }) => {
  await page.goto('/generate-ideas')
  const prompt = page.getByLabel('What should the videos be about?')
  await prompt.fill('Planets.')
  await expect(page.getByText('Videos that open with a question had 3.7 times the views.')).toBeVisible()
  await page.getByRole('button', { name: 'Use what worked' }).click()
  await expect(prompt).toHaveValue(`Planets. ${HINT}`)
  await expect(page.getByRole('button', { name: 'Use what worked' })).toHaveCount(0)
})

test('many ideas become videos with a place in the calendar, and what cannot be made is told', async ({
  page,
}) => {
  const ideas = [1, 2, 3].map((number) => buildIdea({ title: `Idea ${number}` }))
  const blank = buildIdea({ title: 'With blanks', script: 'Bees [do what] all day.' })
  const counts = { total: 4, draft: 4, improved: 0, video_generated: 0 }
  let order: { pieces: unknown[]; channels: { channelId: string; options: { network: string } }[] } | null =
    null
  const piece = { prompt: null, videoId: null, posts: [] }
  const made: Batch = buildBatch({
    ordered: 1,
    refused: 1,
    pieces: [
      { ...piece, number: 1, ideaId: '1', title: 'Idea 1', state: 'ordered', message: null },
      {
        ...piece,
        number: 2,
        ideaId: '2',
        title: 'Idea 2',
        state: 'refused',
        message: 'You do not have enough AI credits.',
      },
    ],
  })
  await answerPosting(page)
  await changeProfile(page, { aiCredits: 500 })
  await page.route(/\/api\/ideas\?/, (route) =>
    route.fulfill({ json: { items: [...ideas, blank], total: 4, counts } }),
  )
  await page.route(/\/api\/batches/, async (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: { batches: [], leftThisWeek: 2 } })
    order = route.request().postDataJSON() as typeof order
    await route.fulfill({ status: 201, json: made })
  })
  await page.goto('/my-ideas')
  await page.getByRole('button', { name: 'Make and schedule' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make and schedule' })
  await expect(dialog.getByText('0 of at most 2 this week')).toBeVisible()
  await expect(dialog.getByRole('checkbox', { name: 'With blanks' })).toHaveCount(0)
  await dialog.getByRole('checkbox', { name: 'Idea 1' }).check()
  await dialog.getByRole('checkbox', { name: 'Idea 2' }).check()
  // Two are left of this week's fifty.
  await expect(dialog.getByRole('checkbox', { name: 'Idea 3' })).toBeDisabled()
  await dialog.getByRole('combobox', { name: 'Voice' }).click()
  await page.getByRole('option').first().click()
  for (const [label, choice] of [
    ['Captions', 'Karaoke pill'],
    ['Duration', '45 s'],
    ['Aspect ratio', '1:1, square'],
    ['Resolution', '720p'],
    ['Format', 'MOV'],
    ['Background Music', 'No music'],
  ] as const) {
    await dialog.getByRole('combobox', { name: label }).click()
    await page.getByRole('option', { name: choice }).click()
  }
  await dialog.getByRole('checkbox', { name: 'Maya Okafor on TikTok' }).check()
  await dialog.getByRole('checkbox', { name: 'Maya Okafor on YouTube' }).check()
  await expect(dialog.getByText('Say for YouTube whether the videos are made for kids.')).toBeVisible()
  await dialog.getByText('Not made for kids').click()
  expect(await findAccessFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Make 2 videos' }).click()
  await expect(dialog.getByText('1 video ordered, 1 not. They are made one after the other.')).toBeVisible()
  await expect(dialog.getByText('You do not have enough AI credits.')).toBeVisible()
  expect(order).toMatchObject({
    pieces: [{ ideaId: ideas[0]?.id }, { ideaId: ideas[1]?.id }],
    duration: 45,
    resolution: '720p',
    aspectRatio: '1:1',
    format: 'mov',
    choices: { captions: { preset: 'karaoke_pill' }, music: { isOn: false } },
    channels: [
      { channelId: 'channel-tiktok', options: { network: 'tiktok', mode: 'inbox', privacy: null } },
      { channelId: 'channel-youtube', options: { network: 'youtube', isMadeForKids: false } },
    ],
  })
})
