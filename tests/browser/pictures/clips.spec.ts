import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { startFakePictures } from '../../fakes/pictures.ts'
import type { FakePictures } from '../../fakes/pictures.ts'
import { writeClip } from '../../fakes/write-clip.ts'
import { SHOTS, chooseVoice, openAccount } from '../app.ts'
import { spawnServer } from '../start-server.ts'
import type { SpawnedServer } from '../start-server.ts'
import { SCRIPT } from '../../builders/build-video.ts'

const MINUTE = 60_000
let stock: FakePictures
let server: SpawnedServer

test.beforeAll(async () => {
  test.setTimeout(5 * MINUTE)
  const folder = await mkdtemp(path.join(tmpdir(), 'hookreel-clip-'))
  const file = path.join(folder, 'sent.mp4')
  await writeClip(file, { seconds: 6, width: 270, height: 480 })
  stock = await startFakePictures(await readFile(file))
  await rm(folder, { recursive: true })
  server = await spawnServer({ PEXELS_API_KEY: 'pexels-key', PEXELS_BASE_URL: stock.url })
})
test.afterAll(async () => {
  await server?.stop()
  await stock?.close()
})

/** Where the sun of the clip stands in the preview, from 0 (left) to 1; -1 where nothing is bright. */
const FIND_SUN = `(() => {
  const canvas = document.querySelector('canvas[aria-label="Picture of the preview"]')
  const { width, height } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, Math.floor(height * 0.45))
  let [sum, count] = [0, 0]
  for (let i = 0; i < data.length; i += 4) {
    if (data[i] < 205 || data[i + 1] < 180) continue
    sum += (i / 4) % width
    count += 1
  }
  return count === 0 ? -1 : sum / count / width
})()`
const findSun = (page: Page) => page.evaluate<number>(FIND_SUN)

test('a scene of a clip moves in the preview, stands where it is sent, and plays', async ({ page }) => {
  test.setTimeout(8 * MINUTE)
  await openAccount(page.context(), server.address)
  await page.goto(`${server.address}/generate-video?title=Space&script=${encodeURIComponent(SCRIPT)}`)
  await chooseVoice(page)
  for (const choice of ['15 s', '420p', 'Stock clips']) await page.getByText(choice, { exact: true }).click()
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(page.getByText('The preview is ready')).toBeAttached({ timeout: 4 * MINUTE })

  const player = page.getByRole('group', { name: 'Preview of your video' })
  const pause = page.getByRole('button', { name: 'Pause the preview' })
  const place = page.getByLabel('Place in the preview')
  if (await pause.isVisible()) await pause.click()
  const suns: number[] = []
  for (const seconds of ['0.5', '1.2', '1.9']) {
    await place.fill(seconds)
    const before = suns.at(-1) ?? 0
    await expect.poll(() => findSun(page)).toBeGreaterThan(before + 0.02)
    suns.push(await findSun(page))
  }
  await page.screenshot({ path: path.join(SHOTS, 'storyboard-clips.png'), fullPage: true })

  // Back again, and on by itself.
  await place.fill('0.5')
  await expect.poll(() => findSun(page)).toBeCloseTo(suns[0] ?? 0, 1)
  const before = await findSun(page)
  await player.focus()
  await page.keyboard.press('Space')
  await expect.poll(() => findSun(page), { intervals: [50] }).toBeGreaterThan(before + 0.02)
})
