import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEFAULT_CHOICES, nameOwnClip } from '@hookreel/film'
import { findFfmpeg, measureLoudness, runFfmpeg } from '@hookreel/render'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ORDER } from '../../../tests/builders/build-film-order.ts'
import { writeClip } from '../../../tests/fakes/write-clip.ts'
import type { StepResult } from './film-order.ts'
import { makeFilm } from './make-film.ts'

const SENTENCES = ['Bees dance to tell the others.', 'A city hums under the sea at night.']
/** The clip's sound. */
const HERTZ = 300
const RATE = 8000
let partsFolder = ''
const clip = nameOwnClip('bees', true)
const known = new Map<string, StepResult>()

beforeAll(async () => {
  partsFolder = await mkdtemp(join(tmpdir(), 'hookreel-own-clip-'))
  await mkdir(join(partsFolder, 'uploads'))
  await writeClip(join(partsFolder, clip), { seconds: 1.5, width: 64, height: 96, soundSeconds: 1.5 })
})
afterAll(() => rm(partsFolder, { recursive: true, force: true }))

async function make(keepsSound: boolean) {
  const drawing = { seed: 1, index: 0, sceneCount: 2, earlierSubjects: [] }
  const scenes = SENTENCES.map((narration, index) => ({
    ...{ narration, drawing: { ...drawing, index }, upload: index === 1 ? clip : null },
    ...(index === 1 && { keepsSound }),
  }))
  const about = { title: 'Bees', script: SENTENCES.join(' ') }
  const film = await makeFilm(
    {
      ...{ ...ORDER, ...about, seconds: 'script', voiceId: 'flite-slt' },
      choices: {
        ...DEFAULT_CHOICES,
        music: { ...DEFAULT_CHOICES.music, isOn: false },
        storyboard: { id: 'board', about, pace: null, silences: null, scenes },
      },
    },
    {
      memory: {
        recall: async (step, hash) => known.get(`${step} ${hash}`),
        remember: async (step, hash, result) => void known.set(`${step} ${hash}`, result),
      },
      ...{ partsFolder, frameSize: { width: 90, height: 160 } },
      ...{ report: () => undefined, signal: new AbortController().signal },
    },
  )
  const file = film.filmFile
  const ffmpeg = await findFfmpeg()
  const raw = ['-f', 'f32le', '-ac', '1', '-ar', `${RATE}`, '-']
  const { stdout } = await runFfmpeg(ffmpeg, ['-i', file, '-map', '0:a:0', ...raw], {})
  const sound = new Float32Array(stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + stdout.length))
  return { film, sound, loudness: await measureLoudness({ ffmpeg, source: file }) }
}

/** How much of the clip's own note is in a part of the film, as a level in dB. */
function levelOf(sound: Float32Array): number {
  let [re, im] = [0, 0]
  for (const [at, sample] of sound.entries()) {
    re += sample * Math.cos((2 * Math.PI * HERTZ * at) / RATE)
    im += sample * Math.sin((2 * Math.PI * HERTZ * at) / RATE)
  }
  return 20 * Math.log10(Math.hypot(re, im) / sound.length + 1e-9)
}

test('a clip of one’s own fills its scene, and is heard under the voice when that is wanted', async () => {
  const [muted, kept] = [await make(false), await make(true)]
  expect(kept.film.parts).toContainEqual(expect.objectContaining({ kind: 'clip', origin: 'own' }))
  const half = Math.round(kept.sound.length * 0.55)
  const [without, heard] = [levelOf(muted.sound.subarray(half)), levelOf(kept.sound.subarray(half))]
  expect(heard - without).toBeGreaterThan(10)
  // Nowhere else.
  const before = (sound: Float32Array) => levelOf(sound.subarray(0, Math.round(sound.length * 0.3)))
  expect(Math.abs(before(kept.sound) - before(muted.sound))).toBeLessThan(2)
  for (const { loudness } of [muted, kept]) expect(loudness.loudnessLufs).toBeCloseTo(-14, 0)
})
