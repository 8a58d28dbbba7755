import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { SoundEffect } from '@hookreel/film'
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { SOUND_SETTINGS } from './encode-sound.ts'
import { measureLoudness } from './measure-loudness.ts'
import { mixSound } from './mix-sound.ts'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import { decodeWav } from '../../../../tests/builders/decode-wav.ts'

const folder = await mkdtemp(join(tmpdir(), 'hookreel-mix-'))
afterAll(() => rm(folder, { recursive: true }))

const VOICE_RATE = 16_000
const SECONDS = 8
/** Bursts like words: a buzz of harmonics, 0.3 s long. */
const STARTS = [0.5, 1.2, 1.7, 3, 3.6, 5, 6.1, 7]

function makeVoice(): Float32Array {
  const voice = new Float32Array(SECONDS * VOICE_RATE)
  for (const start of STARTS) {
    for (let i = 0; i < 0.3 * VOICE_RATE; i += 1) {
      let sample = 0
      for (let harmonic = 1; harmonic < 20; harmonic += 1) {
        sample += Math.sin((2 * Math.PI * 130 * harmonic * i) / VOICE_RATE) / harmonic
      }
      voice[start * VOICE_RATE + i] = sample * 0.15
    }
  }
  return voice
}

function makeBed(seconds: number, level: number) {
  const samples = Float32Array.from({ length: seconds * 44_100 * 2 }, (_, i) => level * Math.sin(i * 0.013))
  return { samples, sampleRate: 44_100 }
}

const voice = { samples: makeVoice(), sampleRate: VOICE_RATE }
const mix = async (name: string, changes: Partial<Parameters<typeof mixSound>[0]> = {}) => {
  const outputFile = join(folder, `${name}.wav`)
  const order = {
    ffmpeg: await findFfmpeg(),
    voice,
    bed: makeBed(SECONDS, 0.3),
    seconds: SECONDS,
    outputFile,
  }
  return { outputFile, measured: await mixSound({ ...order, ...changes }) }
}

/** Seconds at which the sound rises out of its background: loud now, and not in the 40 ms before. */
function findRises(samples: Float32Array, sampleRate: number): number[] {
  const step = Math.round(sampleRate * 0.002)
  const levels = Array.from({ length: Math.floor(samples.length / 2 / step) }, (_, i) =>
    Math.sqrt(
      samples.subarray(i * step * 2, (i + 1) * step * 2).reduce((sum, sample) => sum + sample ** 2, 0) /
        step /
        2,
    ),
  )
  const loud = levels.reduce((most, level) => Math.max(most, level), 0) * 0.3
  return levels.flatMap((level, i) => {
    const before = levels.slice(Math.max(0, i - 20), i)
    return level > loud && before.every((earlier) => earlier <= loud) ? [(i * step) / sampleRate] : []
  })
}

describe('the mix', () => {
  test('is as loud as films for phones are, without peaks, also after AAC', async () => {
    const { outputFile, measured } = await mix('loud')
    expect(Math.abs(measured.loudnessLufs + 14)).toBeLessThanOrEqual(0.5)
    expect(measured.truePeakDbtp).toBeLessThanOrEqual(-1.2)
    const ffmpeg = await findFfmpeg()
    const film = join(folder, 'loud.m4a')
    await runFfmpeg(ffmpeg, ['-i', outputFile, ...SOUND_SETTINGS, film])
    const heard = await measureLoudness({ ffmpeg, source: film })
    expect(Math.abs(heard.loudnessLufs + 14)).toBeLessThanOrEqual(1)
    expect(heard.truePeakDbtp).toBeLessThanOrEqual(-1)
  })

  test('has exactly its length, in 48 kHz stereo', async () => {
    const sound = decodeWav(
      await readFile((await mix('length', { bed: makeBed(3, 0.3), seconds: 7.5 })).outputFile),
    )
    expect(sound).toMatchObject({ sampleRate: 48_000, channels: 2 })
    expect(sound.samples.length).toBe(7.5 * 48_000 * 2)
  })

  test('moves no word by more than 10 ms', async () => {
    const { samples, sampleRate } = decodeWav(await readFile((await mix('time')).outputFile))
    const rises = findRises(samples, sampleRate)
    expect(rises).toHaveLength(STARTS.length)
    rises.forEach((rise, i) => expect(Math.abs(rise - (STARTS[i] ?? 0))).toBeLessThan(0.01))
  })

  test.each([0.9, 0.02])('keeps a bed of level %d at least 12 LU under the voice', async (level) => {
    const { outputFile } = await mix('bed', { bed: makeBed(SECONDS, level) })
    const { samples } = decodeWav(await readFile(outputFile))
    const loudnessOf = async (from: number, to: number) => {
      const part = samples.slice(from * 96_000, to * 96_000)
      return measureLoudness({
        ffmpeg: await findFfmpeg(),
        source: { samples: part, sampleRate: 48_000, channels: 2 },
      })
    }
    // Between 4.2 and 4.9 s nobody speaks: the bed stands alone there, not ducked.
    const [bed, whole] = [await loudnessOf(4.2, 4.9), await loudnessOf(0, SECONDS)]
    expect(whole.loudnessLufs - bed.loudnessLufs).toBeGreaterThanOrEqual(12)
    expect(whole.loudnessLufs - bed.loudnessLufs).toBeLessThan(20)
  })

  test('works without a bed and with an ffmpeg that lacks the newer filters', async () => {
    const found = await findFfmpeg()
    const older = [...found.filters].filter(
      (name) => !['aexciter', 'deesser', 'dialoguenhance'].includes(name),
    )
    const ffmpeg = { ...found, filters: new Set(older) }
    const { measured } = await mix('plain', { ffmpeg, bed: null })
    expect(Math.abs(measured.loudnessLufs + 14)).toBeLessThanOrEqual(0.5)
    expect(measured.bedBelowVoiceLu).toBeNull()
  })

  test('without a voice is music as loud as any film', async () => {
    const { measured } = await mix('alone', { voice: null, bed: makeBed(SECONDS, 0.05) })
    expect(Math.abs(measured.loudnessLufs + 14)).toBeLessThanOrEqual(0.5)
    expect(measured.truePeakDbtp).toBeLessThanOrEqual(-1.2)
    const nothing = mix('nothing', { voice: null, bed: null })
    await expect(nothing).rejects.toMatchObject({ message: 'There is neither voice nor music.' })
  })

  test('is the same twice', async () => {
    const [first, second] = [await mix('first'), await mix('second')]
    expect(Buffer.compare(await readFile(first.outputFile), await readFile(second.outputFile))).toBe(0)
  })

  test('is as loud as ever with effects, which stay at least 10 LU under the voice', async () => {
    const effects: SoundEffect[] = (['whoosh', 'hit', 'shimmer', 'drop'] as const).map((kind, i) => ({
      kind,
      atSeconds: 1 + i * 2,
      pan: 0.5,
      seed: 7 + i,
    }))
    const [{ measured }, plain] = [
      await mix('effects', { effects, bed: null }),
      await mix('none', { bed: null }),
    ]
    expect(Math.abs(measured.loudnessLufs + 14)).toBeLessThanOrEqual(0.5)
    const [heard, voiceAlone] = await Promise.all(
      [join(folder, 'effects.wav'), plain.outputFile].map(
        async (file) => decodeWav(await readFile(file)).samples,
      ),
    )
    // What differs is the effects, and the little by which the whole was turned.
    const rest = (heard ?? []).map((sample, i) => sample - (voiceAlone?.[i] ?? 0))
    const { loudnessLufs } = await measureLoudness({
      ffmpeg: await findFfmpeg(),
      source: { samples: Float32Array.from(rest), sampleRate: 48_000, channels: 2 },
    })
    expect(loudnessLufs).toBeLessThan(-24)
    expect(loudnessLufs).toBeGreaterThan(-45)
  })

  test('is quieter in its bed when the volume is lower, and has none at 0', async () => {
    const loud = await mix('volume-1', { bed: { ...makeBed(SECONDS, 0.3), volume: 1 } })
    const soft = await mix('volume-half', { bed: { ...makeBed(SECONDS, 0.3), volume: 0.5 } })
    const off = await mix('volume-0', { bed: { ...makeBed(SECONDS, 0.3), volume: 0 } })
    expect(loud.measured.bedBelowVoiceLu).toBeCloseTo(12, 1)
    expect(soft.measured.bedBelowVoiceLu).toBeCloseTo(18, 1)
    expect(off.measured.bedBelowVoiceLu).toBeNull()
  })

  test('refuses a silent narration instead of turning its noise up', async () => {
    const silent = mix('silent', { voice: { samples: new Float32Array(32_000), sampleRate: VOICE_RATE } })
    await expect(silent).rejects.toMatchObject({ code: 'mix_failed', message: 'The narration is silent.' })
  })
})
