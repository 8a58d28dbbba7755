import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { findFfmpeg, readStreams, runFfmpeg } from '@hookreel/render'
import { writeClip } from '../fakes/write-clip.ts'
import { findAccessFaults, measureOverflow, openAccount, SHOTS } from './app.ts'

test.use({ serviceWorkers: 'block' })

const MINUTE = 60_000
const FRAME_RATE = 30
const SOUND_RATE = 8000
const SENTENCES = [
  'Venus spins so slowly that a day there is longer than its year.',
  'Light from the Sun needs eight minutes to reach us.',
]
/** Of a frame in the file beside the same one on the page, in dB: as near as the page's frames are to the film's (preview-parity.test.ts). */
const LEAST_LIKENESS = 38

/** In the page: the browser says that it encodes neither H.264 nor AAC. */
const WITHOUT_USUAL_CODECS = `
  for (const encoder of [VideoEncoder, AudioEncoder]) {
    const ask = encoder.isConfigSupported.bind(encoder)
    encoder.isConfigSupported = async (config) =>
      /^(avc|mp4a)/.test(config.codec) ? { supported: false, config } : ask(config)
  }`

type Board = { id: string; status: string; scenes: { keepsSound: boolean }[]; voice: { url: string } }

/** A storyboard as long as its script, open in the page; its second scene is a clip of one's own that is heard. */
async function openBoard(page: Page, folder: string): Promise<string> {
  const script = SENTENCES.join(' ')
  const made = await page.request.post('/api/storyboards', {
    data: {
      ...{ title: 'Space: "facts"', script, style: 'default', voiceId: 'flite-slt' },
      ...{ duration: 'script', resolution: '420p', aspectRatio: '9:16' },
    },
  })
  const { id } = (await made.json()) as Board
  const read = async () => (await (await page.request.get(`/api/storyboards/${id}`)).json()) as Board
  await page.goto(`/generate-video?title=Space&script=${encodeURIComponent(script)}&storyboardId=${id}`)
  const clip = path.join(folder, 'own.mp4')
  await writeClip(clip, { seconds: 2, soundSeconds: 2, width: 270, height: 480 })
  await page.getByLabel('Picture file for scene 2').setInputFiles(clip)
  const keep = page.getByRole('switch', { name: /^Keep the sound of this clip/ })
  await keep.click({ timeout: MINUTE })
  await expect
    .poll(() => read().then(({ status, scenes }) => [status, scenes[1]?.keepsSound]), { timeout: MINUTE })
    .toEqual(['ready', true])
  return id
}

/** Presses the button and keeps the file. */
async function download(page: Page, folder: string, name: string): Promise<string> {
  const comes = page.waitForEvent('download', { timeout: 2 * MINUTE })
  await page.getByRole('button', { name: 'Download the preview' }).click()
  const file = path.join(folder, name)
  const downloaded = await comes
  expect(downloaded.suggestedFilename()).toBe('Space facts preview.mp4')
  await downloaded.saveAs(file)
  return file
}

/** The picture of the preview at a second, once nothing of it changes any more, as a PNG. */
async function shootPreview(page: Page, seconds: string): Promise<Buffer> {
  await page.getByLabel('Place in the preview').fill(seconds)
  const canvas = page.getByLabel('Picture of the preview')
  const pixels = () => canvas.evaluate((shown: { toDataURL(): string }) => shown.toDataURL())
  let [last, same] = ['', 0]
  await expect
    .poll(async () => {
      const now = await pixels()
      same = now === last ? same + 1 : 0
      last = now
      return same
    })
    .toBeGreaterThan(2)
  return Buffer.from(last.replace(/^.*,/, ''), 'base64')
}

/** How like a frame of a file is to a picture, in dB of all planes. */
async function compare(file: string, frame: number, picture: Buffer): Promise<number> {
  const graph =
    `[0:v]select=eq(n\\,${frame}),setpts=0,format=yuv420p[a];` +
    '[1:v]scale=out_color_matrix=bt709:out_range=tv,setpts=0,format=yuv420p[b];[a][b]psnr'
  const { stderr } = await runFfmpeg(
    await findFfmpeg(),
    ['-i', file, '-f', 'png_pipe', '-i', 'pipe:0', '-lavfi', graph, '-frames:v', '1', '-f', 'null', '-'],
    { input: picture },
  )
  return Number(/PSNR .*average:([\d.]+)/.exec(stderr)?.[1])
}

async function countFrames(file: string): Promise<number> {
  const { stderr } = await runFfmpeg(await findFfmpeg(), ['-i', file, '-map', '0:v', '-f', 'null', '-'])
  return Number([...stderr.matchAll(/frame= *(\d+)/g)].at(-1)?.[1])
}

/** The sound of a file, at a rate that is enough to tell where what is heard. */
async function readSound(file: string): Promise<Float32Array> {
  const asked = ['-i', file, '-ac', '1', '-ar', `${SOUND_RATE}`, '-f', 'f32le', '-c:a', 'pcm_f32le', '-']
  const { stdout } = await runFfmpeg(await findFfmpeg(), asked)
  return new Float32Array(stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + stdout.length))
}

/** How many seconds later a sound is heard in another one; looked for within 0.1 s. */
function delayOf(sound: Float32Array, other: Float32Array): number {
  const reach = SOUND_RATE / 10
  let [best, likest] = [0, -Infinity]
  for (let shift = -reach; shift <= reach; shift += 1) {
    const likeness = sound.reduce((sum, sample, at) => sum + sample * (other[at + shift] ?? 0), 0)
    if (likeness > likest) [best, likest] = [shift, likeness]
  }
  return best / SOUND_RATE
}

/** How strong 300 Hz is in a sound, of 1. */
function strengthOfTone(sound: Float32Array): number {
  const turn = (2 * Math.PI * 300) / SOUND_RATE
  const wave = (of: (angle: number) => number) =>
    sound.reduce((sum, sample, at) => sum + sample * of(turn * at), 0)
  return (2 * Math.hypot(wave(Math.sin), wave(Math.cos))) / sound.length
}

let folder: string
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hookreel-preview-file-'))
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))

test('a preview is downloaded without the server: its frames, its length and its sound', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(8 * MINUTE)
  await openAccount(page.context(), baseURL ?? '')
  const id = await openBoard(page, folder)
  const place = page.getByLabel('Place in the preview')
  const seconds = Number(await place.getAttribute('max'))
  const button = page.getByRole('button', { name: 'Download the preview' })
  await expect(button).toBeEnabled({ timeout: MINUTE })

  await test.step('it is cancelled, and nothing comes of it', async () => {
    let downloads = 0
    page.on('download', () => (downloads += 1))
    await button.click()
    await page.getByRole('button', { name: /^Cancel the download/ }).click()
    await expect(button).toBeFocused()
    await expect(page.getByRole('progressbar', { name: 'File of the preview' })).toHaveCount(0)
    await page.waitForTimeout(1000)
    expect(downloads).toBe(0)
  })

  await test.step('the file is what the page shows', async () => {
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname}`)
    })
    const file = await download(page, folder, 'preview.mp4')
    expect(asked.filter((line) => !line.startsWith('GET '))).toEqual([])
    const { video, audio, seconds: length } = await readStreams({ ffmpeg: await findFfmpeg(), file })
    expect(video).toMatchObject({ width: 420, height: 746, frameRate: FRAME_RATE })
    expect(['h264', 'vp9', 'av1']).toContain(video?.codec)
    expect([video?.pixelFormat, video?.colour.slice(0, 9)]).toEqual(['yuv420p', 'tv, bt709'])
    expect(['aac', 'opus']).toContain(audio?.codec)
    expect(audio?.sampleRate).toBe(48_000)
    expect(Math.abs(length - seconds)).toBeLessThanOrEqual(2 / FRAME_RATE)
    expect(await countFrames(file)).toBe(Math.round(seconds * FRAME_RATE))

    // In the drawn scene, and in the clip.
    for (const share of [0.15, 0.35, 0.6, 0.75, 0.9]) {
      const at = (seconds * share).toFixed(1)
      const likeness = await compare(file, Math.floor(Number(at) * FRAME_RATE), await shootPreview(page, at))
      expect.soft(likeness, `at ${at} of ${seconds} s`).toBeGreaterThanOrEqual(LEAST_LIKENESS)
    }

    // The voice is heard when it is heard on the page, and the clip's tone of 300 Hz behind its last word.
    const board = (await (await page.request.get(`/api/storyboards/${id}`)).json()) as Board
    const voice = path.join(folder, 'voice.wav')
    await writeFile(voice, await (await page.request.get(board.voice.url)).body())
    const sound = await readSound(file)
    const first = (await readSound(voice)).subarray(0, SOUND_RATE * 3)
    expect(Math.max(...first)).toBeGreaterThan(0.1)
    expect(Math.abs(delayOf(first, sound))).toBeLessThan(0.005)
    const end = Math.round((seconds - 0.2) * SOUND_RATE)
    expect(strengthOfTone(sound.subarray(end - SOUND_RATE / 5, end))).toBeGreaterThan(0.02)
  })

  await page.screenshot({ path: path.join(SHOTS, 'preview-file.png'), fullPage: true })
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
  expect(await findAccessFaults(page)).toEqual([])
})

test('a browser without H.264 writes another codec, and one that encodes nothing says so', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(8 * MINUTE)
  await openAccount(context, baseURL ?? '')
  await page.addInitScript(WITHOUT_USUAL_CODECS)
  await openBoard(page, folder)
  const file = await download(page, folder, 'other.mp4')
  const { video, audio } = await readStreams({ ffmpeg: await findFfmpeg(), file })
  expect(video?.codec).toBe('vp9')
  expect(audio?.codec).toBe('opus')
  await expect(
    page.getByText('An MP4 with VP9 and Opus. Some players play no sound of this kind.'),
  ).toBeVisible()

  const other = await context.newPage()
  await other.addInitScript('delete window.VideoEncoder')
  await other.goto(page.url())
  await other.getByRole('button', { name: 'Download the preview' }).click({ timeout: MINUTE })
  await expect(other.getByRole('alert')).toContainText('This browser cannot encode video and sound.')
  await other.setViewportSize({ width: 360, height: 780 })
  await other.screenshot({ path: path.join(SHOTS, 'preview-file-refused.png'), fullPage: true })
  expect(await measureOverflow(other)).toBeLessThanOrEqual(0)
})
