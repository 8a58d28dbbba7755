import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Sound, Video } from '@hookreel/contract'
import { createEmbeddedNarrator } from '@hookreel/crew'
import { findFfmpeg, runFfmpeg } from '@hookreel/render'
import { encodeWav } from '@hookreel/studio'
import { expect, test, type Page } from '@playwright/test'
import { findProgram, sayLack } from '../../../launcher/find-program.ts'
import { findAccessFaults, measureOverflow, openAccount, SHOTS } from '../app.ts'

const MINUTE = 60_000
const SCRIPT = 'Venus spins slowly. The Sun is heavy. A dead star weighs more. Its light needs minutes.'
const GERMAN =
  'Meine Oma backt jeden Sonntag Brot. Die Küche riecht nach Roggen. Wir essen es mit Butter. Lange spricht keiner.'

/** Writes a file by ffmpeg's words. */
async function write(folder: string, name: string, settings: string): Promise<string> {
  const file = path.join(folder, name)
  await runFfmpeg(await findFfmpeg(), ['-v', 'error', '-y', ...settings.split(' '), file])
  return file
}

async function speak(folder: string, name: string, text: string, voiceId = 'flite-awb'): Promise<string> {
  const line = await createEmbeddedNarrator().speakLine({ text, voiceId, pace: 1 })
  const file = path.join(folder, name)
  await writeFile(file, encodeWav(line.samples, line.sampleRate, 1))
  return file
}

const listSounds = async (page: Page) =>
  ((await (await page.request.get('/api/sounds?kind=voice')).json()) as { sounds: Sound[] }).sounds

test('a recording that cannot be one is refused with a clear word, and nothing of it is kept', async ({
  page,
  baseURL,
}, { outputDir }) => {
  test.setTimeout(5 * MINUTE)
  await mkdir(outputDir, { recursive: true })
  const spoken = await speak(outputDir, 'spoken.wav', SCRIPT)
  const make = (name: string, settings: string) => write(outputDir, name, settings)
  const text = async (name: string, bytes: string | Buffer) => {
    const file = path.join(outputDir, name)
    await writeFile(file, bytes)
    return file
  }
  // Three hours are this one again and again: encoded anew they took 6 s of a core.
  const minute = await make('minute.mp3', '-f lavfi -i sine=r=8000:d=60 -b:a 8k')
  const head = (await readFile(spoken)).subarray(0, 44)
  const cases: [string, RegExp][] = [
    [
      await make('silent.wav', '-f lavfi -i anullsrc=r=16000 -t 3'),
      /This recording is silent: was the microphone muted, or another one chosen\?$/,
    ],
    [
      await make('clipped.wav', `-i ${spoken} -af volume=40dB`),
      /This recording is clipped: its loud words are torn\. Record it again farther/,
    ],
    [
      await make('short.wav', `-i ${spoken} -t 0.2`),
      /This recording is 0\.2 seconds long: nothing can be said in it\.$/,
    ],
    [
      await make('three hours.mp3', `-stream_loop 179 -i ${minute} -c copy`),
      /Choose a recording of at most 15 minutes\.$/,
    ],
    [
      await make('mute.mp4', '-f lavfi -i testsrc2=s=96x160:d=1 -pix_fmt yuv420p'),
      /There is no sound in this file\.$/,
    ],
    [await text('lies.mp3', '%PDF-1.7\nno sound'), /This is no sound that can be read here/],
    [await text('program.wav', Buffer.alloc(9000, 0x7f)), /This is no sound that can be read here/],
    [
      await text('list.mp3', '#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'),
      /This is no sound that can be read here/,
    ],
    [
      await text('concat.wav', "ffconcat version 1.0\nfile '/etc/passwd'\n"),
      /This is no sound that can be read here/,
    ],
    [await text('head.wav', Buffer.concat([head, Buffer.alloc(3)])), /damaged|no sound/i],
  ]
  await openAccount(page.context(), baseURL ?? '')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/generate-video?title=Sky&script=${encodeURIComponent(SCRIPT)}`)
  const section = page.getByRole('heading', { name: 'Your own voice' }).locator('..')
  const alert = section.getByRole('alert')
  for (const [file, words] of cases)
    await test.step(path.basename(file), async () => {
      const answered = page.waitForResponse(
        (answer) => /\/api\/sounds\//.test(answer.url()) && answer.request().method() === 'POST',
        { timeout: MINUTE },
      )
      await page.getByLabel('Recording of your voice').setInputFiles(file)
      const answer = await answered
      expect(answer.status()).toBeGreaterThanOrEqual(400)
      expect(answer.status()).toBeLessThan(500)
      await expect(alert).toHaveText(words)
      await expect(section.getByRole('listitem')).toHaveCount(0)
    })
  expect(await listSounds(page)).toEqual([])
  await alert.scrollIntoViewIfNeeded()
  await page.screenshot({ path: `${SHOTS}/bad-recording-390.png` })
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
  expect(await findAccessFaults(page)).toEqual([])
})

/** Orders a film of each recording: each is refused with the reason, and its credits come back. */
async function orderUnheard(page: Page, address: string, files: readonly string[]): Promise<void> {
  await openAccount(page.context(), address)
  const balance = async () =>
    ((await (await page.request.get('/api/credits')).json()) as { balance: number }).balance
  const before = await balance()
  for (const file of files)
    await test.step(path.basename(file), async () => {
      await page.goto(`/generate-video?title=Sky&script=${encodeURIComponent(SCRIPT)}`)
      const section = page.getByRole('heading', { name: 'Your own voice' }).locator('..')
      await page.getByLabel('Recording of your voice').setInputFiles(file)
      const kept = section.getByRole('listitem').filter({ hasText: path.basename(file) })
      await expect(kept.getByRole('button', { name: 'Chosen' })).toBeVisible({ timeout: MINUTE })
      await page.getByRole('button', { name: /^Generate Video/ }).click()
      await expect(
        page.getByText('The script was not heard in the recording', { exact: false }).first(),
      ).toBeVisible({
        timeout: 3 * MINUTE,
      })
      await page.screenshot({ path: `${SHOTS}/bad-recording-film.png`, fullPage: true })
      expect(await findAccessFaults(page)).toEqual([])
      await expect.poll(balance).toBe(before)
    })
  const { items } = (await (await page.request.get('/api/videos')).json()) as { items: Video[] }
  expect(items.map(({ status }) => status)).toEqual(files.map(() => 'failed'))
}

test('music, and what is said of something else, makes no film, says why, and its credits come back', async ({
  page,
  baseURL,
}, { outputDir }) => {
  test.setTimeout(8 * MINUTE)
  await mkdir(outputDir, { recursive: true })
  const music = 'aevalsrc=0.15*sin(2*PI*t*(220+55*floor(mod(2*t\\,4))))*exp(-2*mod(t\\,0.5)):s=16000:d=9'
  const other =
    'My grandmother bakes bread every Sunday. The kitchen smells of rye. We eat it with butter. Nobody talks for a while.'
  await orderUnheard(page, baseURL ?? '', [
    await write(outputDir, 'music.wav', `-f lavfi -i ${music}`),
    await speak(outputDir, 'other text.wav', other),
  ])
})

test('what is said in another language makes no film, either', async ({ page, baseURL }, { outputDir }) => {
  test.skip(findProgram('espeak-ng') === undefined, sayLack('espeak-ng'))
  test.setTimeout(4 * MINUTE)
  await mkdir(outputDir, { recursive: true })
  await orderUnheard(page, baseURL ?? '', [await speak(outputDir, 'deutsch.wav', GERMAN, 'espeak-de-m3')])
})
