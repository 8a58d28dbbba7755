import { expect, test, type Page } from '@playwright/test'
import { measureOverflow, openAccount, runUntilSeen, stopTime } from '../app.ts'
import {
  answerDashboard,
  answerVideos,
  buildIdea,
  buildVideo,
  changeProfile,
  refuse,
  sendEvents,
} from './stand-in.ts'

const STEP_MS = 1000

test.beforeEach(async ({ context, baseURL }) => {
  await openAccount(context, baseURL ?? '')
})

test('every idea status has its badge', async ({ page }) => {
  await answerDashboard(page, {
    ideas: [
      buildIdea({ title: 'First idea', status: 'draft' }),
      buildIdea({ title: 'Second idea', status: 'improved' }),
      buildIdea({ title: 'Third idea', status: 'video_generated' }),
    ],
  })
  await page.goto('/dashboard')
  for (const [title, badge] of [
    ['First idea', 'Draft'],
    ['Second idea', 'Improved'],
    ['Third idea', 'Video Generated'],
  ] as const)
    await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText(badge)
})

test('every video status has its badge and overlay', async ({ page }) => {
  const at = new Date(Date.now() - 3 * 3_600_000).toISOString()
  await answerVideos(page, [
    buildVideo({ title: 'Film 1', status: 'published' }),
    buildVideo({ title: 'Film 2', status: 'generated' }),
    buildVideo({ title: 'Film 3', status: 'completed' }),
    buildVideo({ title: 'Film 4', status: 'queued' }),
    buildVideo({
      title: 'Film 5',
      status: 'processing',
      progress: { step: 'voice', percent: 8, remainingSeconds: null, scenes: [], rushes: null },
    }),
    buildVideo({
      title: 'Film 6',
      status: 'failed',
      failure: { code: 'render_failed', message: 'The encoder stopped.', at },
    }),
  ])
  await page.goto('/my-videos')
  const badges = [
    ['Film 1', 'Published', []],
    ['Film 2', 'Generated', []],
    ['Film 3', 'Ready', []],
    ['Film 4', 'Queued', ['Queued...']],
    ['Film 5', 'processing', ['Processing...']],
    ['Film 6', 'failed', ['Generation Failed', 'The encoder stopped.', 'Failed: 3 hours ago']],
  ] as const
  for (const [title, badge, overlay] of badges) {
    const card = page.locator('.rounded-card').filter({ hasText: title })
    await expect(card.getByText(badge, { exact: true }).first()).toBeVisible()
    for (const text of overlay) await expect(card).toContainText(text)
  }
})

test('what is not ready is not downloaded, and says so', async ({ page }) => {
  await answerVideos(page, [buildVideo({ status: 'queued' })])
  await page.goto('/my-videos')
  // It looks disabled but still says why.
  await page.getByRole('button', { name: 'Download', exact: true }).dispatchEvent('click')
  await expect(page.getByText('Video Not Ready')).toBeVisible()
  await expect(
    page.getByText('This video is still being processed. Please wait a few more minutes.'),
  ).toBeVisible()
})

test('one that failed or was cancelled says so, and never asks to wait', async ({ page }) => {
  const at = new Date().toISOString()
  const stopped = {
    status: 'failed',
    failure: { code: 'cancelled', message: 'You cancelled it.', at },
  } as const
  await answerVideos(page, [buildVideo(stopped)])
  await page.goto('/my-videos')
  await page.getByRole('button', { name: 'Download', exact: true }).dispatchEvent('click')
  await expect(page.getByText('This video was cancelled. Press Try again on its card')).toBeVisible()
  await expect(page.getByText('Please wait a few more minutes')).toHaveCount(0)

  // Nor is it said where it would be posted that it can be downloaded.
  const posting = page.getByText('the operator of this server has to set it up first')
  const byHand = page.getByText('You can download the video and post it by hand.')
  for (const [video, count] of [
    [buildVideo(stopped), 0],
    [buildVideo({ status: 'completed' }), 1],
  ] as const) {
    await page.route(`**/api/videos/${video.id}`, (route) => route.fulfill({ json: video }))
    await page.goto(`/videos/${video.id}/post`)
    await expect(posting).toBeVisible()
    await expect(byHand).toHaveCount(count)
  }
})

/** The dashboard with its time stopped before anything is told: what is told is seen when time goes on. */
async function openStopped(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto('/dashboard')
}

test('a video that becomes ready is announced for six seconds', async ({ page }) => {
  const video = buildVideo({ title: 'Slow planet', status: 'processing' })
  await sendEvents(page, [
    ['video', video],
    ['video', { ...video, status: 'completed' }],
  ])
  await openStopped(page)
  await runUntilSeen(page, page.getByText('Video Ready!'))
  await expect(page.getByText('"Slow planet" has finished processing and is ready to view.')).toBeVisible()
  await page.clock.runFor(5500)
  await expect(page.getByText('Video Ready!')).toBeVisible()
  await page.clock.runFor(1500)
  await expect(page.getByText('Video Ready!')).toBeHidden()
})

test('a video that fails is announced with its reason for eight seconds', async ({ page }) => {
  const video = buildVideo({ status: 'processing' })
  const at = new Date().toISOString()
  const failure = { code: 'render_failed', message: 'The encoder stopped.', at }
  await sendEvents(page, [
    ['video', video],
    ['video', { ...video, status: 'failed', failure }],
  ])
  await openStopped(page)
  await runUntilSeen(page, page.getByText('Video Generation Failed'))
  await expect(page.getByText('The encoder stopped.').first()).toBeVisible()
  await page.clock.runFor(7500)
  await expect(page.getByText('Video Generation Failed')).toBeVisible()
  await page.clock.runFor(1500)
  await expect(page.getByText('Video Generation Failed')).toBeHidden()
})

test('a video that fails without a reason has an unknown error', async ({ page }) => {
  const video = buildVideo({ status: 'processing' })
  await sendEvents(page, [
    ['video', video],
    ['video', { ...video, status: 'failed' }],
  ])
  await page.goto('/dashboard')
  await expect(page.getByText('Unknown error occurred')).toBeVisible()
})

test('the session is asked for every 30 seconds', async ({ page }) => {
  // When it was asked for, in the page's own time, and how many of the questions are answered.
  await page.addInitScript(() => {
    const seen = { at: [] as number[], answered: 0 }
    const real = globalThis.fetch
    Object.assign(globalThis, {
      seen,
      fetch: (...[input, init]: Parameters<typeof fetch>) => {
        const answer = real(input, init)
        const address = input instanceof Request ? input.url : String(input)
        if (!address.includes('/api/auth/get-session')) return answer
        seen.at.push(Date.now())
        return answer.finally(() => (seen.answered += 1))
      },
    })
  })
  const read = () => page.evaluate<{ at: number[]; answered: number }>('seen')
  await page.clock.install()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await stopTime(page)
  const { length } = (await read()).at
  await expect
    .poll(
      async () => {
        const { at, answered } = await read()
        if (answered === at.length) await page.clock.runFor(STEP_MS)
        return at.length
      },
      { intervals: [50] },
    )
    .toBeGreaterThanOrEqual(length + 2)
  const [first = 0, second = 0] = (await read()).at.slice(length)
  // Each is noted at most a step late.
  expect(Math.abs(second - first - 30_000)).toBeLessThan(STEP_MS)
})

test('the first paint of a signed-in page is the frame, before any script has run', async ({ page }) => {
  const html = await (await page.request.get('/dashboard')).text()
  for (const entry of ['Dashboard', 'Generate Ideas', 'My Videos']) expect(html).toContain(entry)
})

test('a balance that is too low for a video says so and leads on', async ({ page }) => {
  await changeProfile(page, { aiCredits: 3 })
  await page.goto('/dashboard')
  await page.getByRole('link', { name: /Not enough for a video/ }).click()
  await expect(page).toHaveURL(/\/credits$/)
})

test('a busy button keeps its label and cannot be pressed twice', async ({ page }) => {
  await page.route('**/api/ideas/generate', () => {
    // Never answered: the button stays busy.
  })
  await page.goto('/generate-ideas')
  await page.getByLabel('What should the videos be about?').fill('space')
  const button = page.getByRole('button', { name: /^Generate Ideas/ })
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(button).toBeDisabled()
})

test('an ordered film shows what it is made of, and nothing to change', async ({ page }) => {
  const video = buildVideo({
    status: 'processing',
    style: 'horror',
    voiceName: 'Clara',
    progress: { step: 'render', percent: 64, remainingSeconds: 42, scenes: [], rushes: null },
  })
  await page.route(`**/api/videos/${video.id}`, (route) => route.fulfill({ json: video }))
  await page.goto(`/generate-video?videoId=${video.id}`)
  const facts = page.getByRole('main').locator('dl')
  await expect(facts).toContainText('StyleHorror')
  await expect(facts).toContainText('VoiceClara')
  await expect(page.getByText(video.script)).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('radio')).toHaveCount(0)
})

test('figures that could not be read are not waited for', async ({ page }) => {
  await refuse(page, '**/api/dashboard')
  await page.goto('/dashboard')
  await expect(page.getByText('Failed to load dashboard data')).toBeVisible()
  await expect(page.getByText('Not loaded.')).toHaveCount(2)
  await expect(page.locator('.skeleton')).toHaveCount(0)
})

test('an idea with earlier texts is no wider than a phone', async ({ page }) => {
  const idea = buildIdea({})
  const title = 'A title that is as long as titles get when nobody stops them from growing on and on'
  const revision = { ...idea, id: 'earlier', number: 1, title }
  await page.route(`**/api/ideas/${idea.id}`, (route) => route.fulfill({ json: idea }))
  await page.route(`**/api/ideas/${idea.id}/history`, (route) =>
    route.fulfill({ json: { revisions: [revision], original: null, versions: [], videos: [] } }),
  )
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/edit-idea/${idea.id}`)
  await page.getByRole('button', { name: 'Compare text 1' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Compare text 1' })).toBeInViewport({ ratio: 1 })
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
})
