import path from 'node:path'
import type { Video } from '@hookreel/contract'
import { expect, test, type Page } from '@playwright/test'
import { FULL_ORDER } from '../stories/videos-server.ts'
import { findAccessFaults, measureOverflow, openAccount, SHOTS } from './app.ts'

const MINUTE = 60_000

/** Of a page's video element, which tests have no types of. */
type Player = {
  currentTime: number
  muted: boolean
  playbackRate: number
  readonly duration: number
  readonly src: string
  readonly paused: boolean
  readonly readyState: number
  readonly buffered: { readonly length: number; end(index: number): number }
  play(): Promise<void>
}

/** The player that is seen: while one takes over from another, the other one is inert. */
const player = (page: Page) => page.locator('video:not([inert])')
const read = (page: Page) =>
  player(page).evaluate((video: Player) => ({
    at: video.currentTime,
    length: video.duration,
    isFile: video.src.startsWith('http'),
    isPaused: video.paused,
    hasPicture: video.readyState >= 2,
    playable: video.buffered.length === 0 ? 0 : video.buffered.end(video.buffered.length - 1),
  }))

/** In the page: until the finished film has played for two seconds, how far what is seen goes beside its time, in seconds. */
async function watchForJumps(): Promise<{ forth: number; back: number; samples: number }> {
  type Page = { readonly document: { querySelector(selector: string): Player | null } }
  // This runs in the page.
  const { document } = globalThis as unknown as Page
  const seen = () => document.querySelector('video:not([inert])')
  let [forth, back, samples, last, lastAt] = [0, 0, 0, -1, 0]
  let finishedAt: number | undefined
  while (finishedAt === undefined || performance.now() - finishedAt < 2000) {
    const video = seen()
    if (video) {
      const { currentTime, playbackRate } = video
      const passed = ((performance.now() - lastAt) / 1000) * playbackRate
      if (last >= 0) forth = Math.max(forth, currentTime - last - passed)
      if (last >= 0) back = Math.max(back, last - currentTime)
      ;[last, lastAt, samples] = [currentTime, performance.now(), samples + 1]
      if (video.src.startsWith('http')) finishedAt ??= performance.now()
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return { forth, back, samples }
}

test('a film is watched while it is made, and goes on as the finished one where it was', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(6 * MINUTE)
  await openAccount(page.context(), baseURL ?? '')
  const ordered = await page.request.post('/api/videos', {
    headers: { origin: baseURL ?? '' },
    data: FULL_ORDER,
  })
  const { id } = (await ordered.json()) as Video
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/generate-video?videoId=${id}`)
  await expect(page.getByText(/^The first \d+ of \d+ seconds can be watched\./)).toBeVisible({
    timeout: 3 * MINUTE,
  })
  await expect.poll(async () => (await read(page)).hasPicture).toBe(true)
  await page.screenshot({ path: path.join(SHOTS, 'rushes-phone.png'), fullPage: true })
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
  expect(await findAccessFaults(page)).toEqual([])

  await test.step('what is not there yet cannot be sought', async () => {
    await player(page).evaluate((video: Player) => (video.currentTime = video.duration - 0.01))
    const { at, playable, isFile } = await read(page)
    if (!isFile) expect(at).toBeLessThanOrEqual(playable)
  })
  await page.locator('html').evaluate((root: { className: string }) => (root.className += ' dark'))
  await page.screenshot({ path: path.join(SHOTS, 'rushes-phone-dark.png'), fullPage: true })

  await test.step('it plays on while it becomes the finished one', async () => {
    await player(page).evaluate(async (video: Player) => {
      video.currentTime = 0
      video.muted = true
      // Slow enough that it is still playing when the film is ready.
      video.playbackRate = 0.1
      await video.play()
    })
    const jumps = page.evaluate(watchForJumps)
    await expect(page.getByRole('heading', { name: 'Your video is ready' })).toBeVisible({
      timeout: 4 * MINUTE,
    })
    await expect.poll(async () => (await read(page)).isFile, { timeout: MINUTE }).toBe(true)
    const { isPaused, at } = await read(page)
    expect([isPaused, at > 0]).toEqual([false, true])
    const { forth, back, samples } = await jumps
    expect(samples).toBeGreaterThan(20)
    expect(Math.max(forth, back)).toBeLessThan(0.2)
  })
  await page.screenshot({ path: path.join(SHOTS, 'rushes-ready.png'), fullPage: true })
})
