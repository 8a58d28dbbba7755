import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEFAULT_CHOICES } from '@hookreel/film'
import type { Delivery } from '@hookreel/film'
import { findFfmpeg, runFfmpeg } from '@hookreel/render'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ORDER } from '../../../tests/builders/build-film-order.ts'
import type { StepResult } from './film-order.ts'
import { makeFilm } from './make-film.ts'
import { planLength } from './narration/estimate-speech.ts'
import { measurePitch } from './narration/measure-speech.ts'
import type { FinishedFilm } from './production-context.ts'

const SENTENCES = ['The old harbour sleeps.', 'Bells carry over the water.', 'Nobody knows who rings them.']
const RATE = 8000
const USUAL: Delivery = { pace: 1, pauseSeconds: 0, stresses: [] }
const SAID: Delivery[] = [
  { ...USUAL, pace: 0.85 },
  { ...USUAL, pauseSeconds: 1.2 },
  { ...USUAL, stresses: [{ word: 'knows', nth: 0 }] },
]

type Film = { film: FinishedFilm; sound: Float32Array; spoken: number }
let partsFolder = ''
const known = new Map<string, StepResult>()
beforeAll(async () => {
  partsFolder = await mkdtemp(join(tmpdir(), 'hookreel-delivery-'))
})
afterAll(() => rm(partsFolder, { recursive: true, force: true }))

function orderOf(voiceId: string, deliveries: readonly (Delivery | undefined)[]) {
  const drawing = (index: number) => ({ seed: 1, index, sceneCount: 3, earlierSubjects: [] })
  const scenes = SENTENCES.map((narration, index) => ({
    ...{ narration, drawing: drawing(index), upload: null },
    ...(deliveries[index] && { delivery: deliveries[index] }),
  }))
  const about = { title: 'The harbour', script: SENTENCES.join(' ') }
  const storyboard = { id: 'board', about, pace: null, silences: null, scenes }
  const music = { ...DEFAULT_CHOICES.music, isOn: false }
  const choices = { ...DEFAULT_CHOICES, music, storyboard }
  return { ...ORDER, ...about, seconds: 'script', voiceId, choices } as const
}

async function make(voiceId: string, deliveries: readonly (Delivery | undefined)[] = []): Promise<Film> {
  let spoken = 0
  const film = await makeFilm(orderOf(voiceId, deliveries), {
    memory: {
      recall: async (step, hash) => known.get(`${step} ${hash}`),
      remember: async (step, hash, result) => {
        if (step === 'voice') spoken += 1
        known.set(`${step} ${hash}`, result)
      },
    },
    ...{ partsFolder, frameSize: { width: 90, height: 160 } },
    ...{ report: () => undefined, signal: new AbortController().signal },
  })
  const raw = ['-f', 'f32le', '-ac', '1', '-ar', `${RATE}`, '-']
  const { stdout } = await runFfmpeg(await findFfmpeg(), ['-i', film.filmFile, '-map', '0:a:0', ...raw], {})
  const sound = new Float32Array(stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + stdout.length))
  return { film, sound, spoken }
}

/** When a word is lit, as the captions tell it. */
function startOf({ film }: Film, word: string): number {
  const found = film.cues.flatMap(({ lines }) => lines.flat()).find(({ text }) => text.includes(word))
  return (found?.startFrame ?? NaN) / 30
}
/** The stretches of sound between silences of a third of a second, in seconds of the film. */
function hear({ sound }: Film): { from: number; to: number }[] {
  const step = RATE / 100
  const heard: { from: number; to: number }[] = []
  for (let at = 0; at + step <= sound.length; at += step) {
    const peak = sound.subarray(at, at + step).reduce((most, one) => Math.max(most, Math.abs(one)), 0)
    if (peak < 0.03) continue
    const last = heard.at(-1)
    if (last && at / RATE - last.to < 1 / 3) last.to = (at + step) / RATE
    else heard.push({ from: at / RATE, to: (at + step) / RATE })
  }
  return heard
}
/** Loudness of a stretch, in dB. */
function levelOf({ sound }: Film, from: number, to: number): number {
  const cut = sound.subarray(Math.round(from * RATE), Math.round(to * RATE))
  return 10 * Math.log10(cut.reduce((sum, one) => sum + one * one, 0) / cut.length)
}

describe.each(['flite-slt', 'espeak-en-us-f2'])(
  'a film that %s speaks',
  { tags: ['espeak-ng'] },
  (voiceId) => {
    let [usual, said]: Film[] = []
    const films = () => {
      if (!usual || !said) throw new Error('no films')
      return { usual, said }
    }
    beforeAll(async () => {
      usual = await make(voiceId)
      said = await make(voiceId, SAID)
    }, 240_000)

    test('takes longer over its slow scene by the share that was chosen, and over no other', () => {
      const { usual, said } = films()
      const first = (film: Film) => startOf(film, 'sleeps') - startOf(film, 'The')
      expect(first(said) / first(usual)).toBeGreaterThan(1 / 0.85 - 0.08)
      expect(first(said) / first(usual)).toBeLessThan(1 / 0.85 + 0.08)
      const second = (film: Film) => startOf(film, 'water') - startOf(film, 'Bells')
      expect(Math.abs(second(said) - second(usual))).toBeLessThan(0.05)
    })

    test('is silent after a scene for as long as was chosen, and its captions go on with the voice', () => {
      const { usual, said } = films()
      const gap = (film: Film) => {
        const next = startOf(film, 'Nobody')
        const before = hear(film).findLast(({ to }) => to < next - 0.1)
        const after = hear(film).find(({ to }) => to > next)
        return { seconds: (after?.from ?? NaN) - (before?.to ?? NaN), begins: after?.from ?? NaN, next }
      }
      const pause = gap(said)
      expect(Math.abs(pause.begins - pause.next)).toBeLessThanOrEqual(0.08)
      expect(pause.seconds).toBeGreaterThan(1.2)
      expect(startOf(said, 'Nobody') - startOf(said, 'water')).toBeCloseTo(
        1.2 + startOf(usual, 'Nobody') - startOf(usual, 'water'),
        1,
      )
    })

    test('says its stressed word longer and louder', () => {
      const { usual, said } = films()
      const word = (film: Film) => {
        const [from, to] = [startOf(film, 'knows'), startOf(film, 'who')]
        const others = levelOf(film, startOf(film, 'rings'), startOf(film, 'rings') + 0.5)
        return { seconds: to - from, level: levelOf(film, from, to) - others }
      }
      expect(word(said).seconds / word(usual).seconds).toBeGreaterThan(1.08)
      expect(word(said).level - word(usual).level).toBeGreaterThan(0.8)
    })

    test('is as long as was told before it was made', () => {
      const { usual, said } = films()
      const told = [[], SAID].map((deliveries) => {
        const { script, choices } = orderOf(voiceId, deliveries)
        return planLength(script, voiceId, 'script', choices).seconds
      })
      const longer = said.film.durationSeconds - usual.film.durationSeconds
      expect(Math.abs(longer - ((told[1] ?? 0) - (told[0] ?? 0)))).toBeLessThan(0.3)
    })

    test('speaks only what is said otherwise: the slow line once more, the stressed one made of what was said', () => {
      const { usual, said } = films()
      expect([usual.spoken, said.spoken]).toEqual([3, 2])
    })
  },
)

test('a film of two voices: the scene that was given a man’s is heard as his, as loud as the others, and is all that is spoken anew', async () => {
  const usual = await make('flite-slt')
  const two = await make('flite-slt', [undefined, { ...USUAL, voiceId: 'flite-rms' }])
  // Where the film of one voice is known already, one sentence is left to be said.
  expect(two.spoken).toBe(1)
  const scene = (film: Film, from: string, to: string) => {
    const end = to === '' ? film.sound.length / RATE : startOf(film, to)
    const cut = film.sound.subarray(Math.round(startOf(film, from) * RATE), Math.round(end * RATE))
    return {
      hertz: measurePitch([{ samples: cut, sampleRate: RATE }]).pitchHertz,
      level: levelOf(film, startOf(film, from), end),
    }
  }
  const scenes = (film: Film) => [
    scene(film, 'The', 'Bells'),
    scene(film, 'Bells', 'Nobody'),
    scene(film, 'Nobody', ''),
  ]
  const [first, second, third] = scenes(two)
  for (const one of [first, third, ...scenes(usual)]) expect(one?.hertz).toBeGreaterThan(150)
  expect(second?.hertz).toBeGreaterThan(80)
  expect(second?.hertz).toBeLessThan(130)
  expect(Math.abs((second?.level ?? 0) - (first?.level ?? 0))).toBeLessThan(3)
  expect(
    two.film.cues
      .flatMap(({ lines }) => lines.flat())
      .map(({ text }) => text)
      .join(' '),
  ).toBe(SENTENCES.join(' '))
  const told = planLength(SENTENCES.join(' '), 'flite-slt', 'script', {
    storyboard: orderOf('flite-slt', [undefined, { ...USUAL, voiceId: 'flite-rms' }]).choices.storyboard,
  })
  expect(Math.abs(told.seconds - two.film.durationSeconds)).toBeLessThan(1.2)
}, 120_000)
