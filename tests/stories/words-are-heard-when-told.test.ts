import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEmbeddedComposer, createEmbeddedNarrator } from '@hookreel/crew'
import { findFfmpeg, mixSound } from '@hookreel/render'
import { decodeWav } from '../builders/decode-wav.ts'
import { afterAll, expect, test } from 'vitest'

/** Ten words that begin in different ways: with a burst, a hiss, a hum, a vowel. */
const WORDS = ['Planet', 'seven', 'moon', 'thunder', 'apple', 'garden', 'water', 'big', 'lights', 'fire']
const GAP_SECONDS = 0.7
const FARTHEST_SECONDS = 0.08
const AIM_SECONDS = 0.04

const folder = await mkdtemp(join(tmpdir(), 'hookreel-sync-'))
afterAll(() => rm(folder, { recursive: true }))

async function speakApart(voiceId: string) {
  const narrator = createEmbeddedNarrator()
  const lines = await Promise.all(
    WORDS.map((word) => narrator.speakLine({ text: `${word}.`, voiceId, pace: 1 })),
  )
  const sampleRate = lines[0]?.sampleRate ?? 0
  const placed: { line: (typeof lines)[number]; at: number }[] = []
  let at = Math.round(GAP_SECONDS * sampleRate)
  for (const line of lines) {
    placed.push({ line, at })
    at += line.samples.length + Math.round(GAP_SECONDS * sampleRate)
  }
  const samples = new Float32Array(at)
  for (const { line, at: start } of placed) samples.set(line.samples, start)
  const told = placed.flatMap(({ line, at: start }) =>
    line.words.map((word) => word.startSeconds + start / sampleRate),
  )
  return { voice: { samples, sampleRate }, told, seconds: at / sampleRate }
}

/**
 * When a word near a moment begins to be heard: energy of the sound's slope (which favours speech over the drone of the
 * music) in steps of 4 ms, from 200 ms before to 250 ms after; from the loudest step walked back until it has been
 * 16 dB quieter for 120 ms: longer than the silence inside a word before a p or a t, far shorter than that between words.
 */
function hearOnset(samples: Float32Array, sampleRate: number, near: number): number {
  const step = Math.round(sampleRate * 0.004)
  const from = Math.round((near - 0.2) * sampleRate)
  const levels = Array.from({ length: 112 }, (_, i) => {
    let sum = 0
    for (let at = from + i * step; at < from + (i + 1) * step; at += 1) {
      sum += ((samples[at * 2] ?? 0) - (samples[at * 2 - 2] ?? 0)) ** 2
    }
    return 10 * Math.log10(sum / step + 1e-12)
  })
  const loudest = Math.max(...levels)
  let onset = levels.indexOf(loudest)
  for (let i = onset; i >= 0 && onset - i < 30; i -= 1) if ((levels[i] ?? 0) > loudest - 16) onset = i
  return (from + onset * step) / sampleRate
}

test.each(['flite-slt', 'flite-rms', 'flite-awb', 'flite-kal'])(
  'each word of %s is heard in the finished mix when its time says so',
  async (voiceId) => {
    const { voice, told, seconds } = await speakApart(voiceId)
    expect(told).toHaveLength(WORDS.length)
    const bed = await createEmbeddedComposer().composeBed({ mood: 'horror', seconds, seed: 3 })
    const outputFile = join(folder, `${voiceId}.wav`)
    const measured = await mixSound({ ffmpeg: await findFfmpeg(), voice, bed, seconds, outputFile })
    expect(Math.abs(measured.loudnessLufs + 14)).toBeLessThanOrEqual(0.5)
    const mixed = decodeWav(await readFile(outputFile))
    const lags = told.map((start) => hearOnset(mixed.samples, mixed.sampleRate, start) - start)
    const words = WORDS.map((word, i) => `${word} ${((lags[i] ?? 0) * 1000).toFixed(0)} ms`).join(', ')
    expect(Math.max(...lags.map(Math.abs)), words).toBeLessThanOrEqual(FARTHEST_SECONDS)
    const mean = lags.reduce((sum, lag) => sum + Math.abs(lag), 0) / lags.length
    expect(mean, words).toBeLessThanOrEqual(AIM_SECONDS)
  },
)
