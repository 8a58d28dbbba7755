import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeClip, writeHeavyClip, type WrittenClip } from '../../../../tests/fakes/write-clip.ts'
import { findFfmpeg, type Ffmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { layClips, readClipSound } from '../sound/clip-sound.ts'
import { meterLoudness } from '../sound/meter-loudness.ts'
import { mixSound } from '../sound/mix-sound.ts'
import { cleanClip, weighClip } from './clean-clip.ts'

const RATE = 48_000
const signal = new AbortController().signal
let folder = ''
let ffmpeg: Ffmpeg
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hookreel-own-clip-'))
  ffmpeg = await findFfmpeg()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const [sentFile, clipFile] = ['sent.mp4', 'clip.mp4']
const clean = (abort = signal, limitMs?: number) =>
  cleanClip({
    ...{ ffmpeg, maxSeconds: 3, signal: abort, ...(limitMs !== undefined && { limitMs }) },
    ...{ sentFile: join(folder, sentFile), clipFile: join(folder, clipFile) },
  })
async function send(clip: WrittenClip) {
  await writeClip(join(folder, sentFile), { width: 64, height: 96, ...clip })
  return clean()
}

test('a clip is kept with what is to be heard of it; one without a sound, or a silent one, says so', async () => {
  expect(await send({ seconds: 2, soundSeconds: 2 })).toMatchObject({ hasSound: true })
  const sound = await readClipSound(ffmpeg, join(folder, clipFile), 45, signal)
  expect(sound.length / 2 / RATE).toBeCloseTo(1.5, 1)
  expect(await send({ seconds: 2 })).toMatchObject({ hasSound: false })
})

test('a clip that is no film, too short, too long or black for a while is refused with the reason, and leaves nothing', async () => {
  const refusals: [WrittenClip, string][] = [
    [{ seconds: 0.4 }, 'too short'],
    [{ seconds: 4 }, 'at most'],
    [{ seconds: 2, light: 0 }, 'black'],
  ]
  await rm(join(folder, clipFile), { force: true })
  for (const [clip, reason] of refusals) await expect(send(clip)).rejects.toThrow(reason)
  for (const bytes of ['<svg/>', '\0\0\0\x18ftypmp42', '#EXTM3U\n/etc/passwd']) {
    await writeFile(join(folder, sentFile), bytes)
    await expect(clean()).rejects.toMatchObject({ code: 'upload_refused' })
  }
  expect(await readdir(folder)).toEqual([sentFile])
})

test('one that is stopped in the middle leaves nothing', async () => {
  await writeClip(join(folder, sentFile), { seconds: 3 })
  await expect(clean(AbortSignal.timeout(60))).rejects.toThrow()
  expect(await readdir(folder)).toEqual([sentFile])
})

test('one that takes longer than it may is refused with the reason, and leaves nothing', async () => {
  await writeClip(join(folder, sentFile), { seconds: 3 })
  await expect(clean(signal, 60)).rejects.toMatchObject({
    code: 'upload_refused',
    message: expect.stringContaining('too long to read') as string,
  })
  expect(await readdir(folder)).toEqual([sentFile])
})

test('the sound of a clip is as long as its shot: also slowed, and over and over', async () => {
  await send({ seconds: 1.5, soundSeconds: 1.5 })
  for (const frames of [30, 60, 150]) {
    const sound = await readClipSound(ffmpeg, join(folder, clipFile), frames, signal)
    // Cut at a packet of sound.
    expect(Math.abs(sound.length / 2 / RATE - frames / 30), `${frames} frames`).toBeLessThan(0.1)
  }
})

/** Interleaved stereo. */
function tone(hertz: number, seconds: number, level: number): Float32Array {
  return Float32Array.from(
    { length: seconds * RATE * 2 },
    (_, at) => level * Math.sin(((at >> 1) / RATE) * hertz * 2 * Math.PI),
  )
}
const loudnessOf = (samples: Float32Array) => meterLoudness(samples, RATE, 2)

test('clips of any loudness lie equally loud in their places; silence stays silent', () => {
  const laid = layClips(
    [
      { samples: tone(400, 1, 0.9), startSeconds: 1 },
      { samples: tone(400, 1, 0.05), startSeconds: 3 },
      { samples: new Float32Array(RATE * 2), startSeconds: 4.5 },
    ],
    5 * RATE,
  )
  const part = (from: number, to: number) => laid.subarray(from * RATE * 2, to * RATE * 2)
  expect(part(0, 1).every((sample) => sample === 0)).toBe(true)
  expect(part(4, 5).every((sample) => sample === 0)).toBe(true)
  expect(Math.abs(loudnessOf(part(1, 2)) - loudnessOf(part(3, 4)))).toBeLessThan(0.5)
})

test.each([0.9, 0.02])(
  'with a clip of level %d the film is at -14 LUFS, and the voice leads',
  async (level) => {
    const outputFile = join(folder, 'mix.wav')
    const seconds = 6
    const voice = Float32Array.from({ length: seconds * RATE }, (_, at) =>
      at % RATE < RATE * 0.7 ? 0.3 * Math.sin(at / 31) * Math.sin(at / 3000) : 0,
    )
    const order = { ffmpeg, voice: { samples: voice, sampleRate: RATE }, bed: null, seconds, outputFile }
    const bare = await mixSound(order)
    const mixed = await mixSound({ ...order, clips: [{ samples: tone(900, 3, level), startSeconds: 2 }] })
    expect(mixed.loudnessLufs).toBeCloseTo(-14, 0)
    expect(Math.abs(mixed.loudnessLufs - bare.loudnessLufs)).toBeLessThan(0.3)
    expect(mixed.truePeakDbtp).toBeLessThan(-1)
  },
)

test('what holds more than a minute of 4K is refused before it is read', async () => {
  const sent = join(folder, 'grey.mp4')
  const weigh = async (frameRate: number, seconds: number) => {
    await writeHeavyClip(sent, { seconds, frameRate })
    return weighClip({ ffmpeg, maxSeconds: 60, signal, sentFile: sent })
  }
  expect(await weigh(4, 30)).toBeCloseTo((4096 * 4096 * 4 * 30) / 100_000_000, 0)
  await expect(weigh(20, 59)).rejects.toThrow(/a minute of 4K has at most 30/)
  await rm(sent)
})
