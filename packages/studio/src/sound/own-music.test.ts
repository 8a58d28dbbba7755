import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEmbeddedComposer } from '@hookreel/crew'
import { encodeWav } from '@hookreel/render'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ORDER } from '../../../../tests/builders/build-film-order.ts'
import type { FilmOrder, StepResult } from '../film-order.ts'
import { makeFilm } from '../make-film.ts'
import type { FinishedFilm } from '../production-context.ts'

let partsFolder = ''
const known = new Map<string, StepResult>()
const credit = { work: 'https://example.org/song', author: 'Ann', licence: 'CC BY 4.0', isOwed: true }

beforeAll(async () => {
  partsFolder = await mkdtemp(join(tmpdir(), 'hookreel-own-music-'))
  await mkdir(join(partsFolder, 'music'))
  const request = { mood: 'playful', seconds: 5, seed: 4 } as const
  const { samples, sampleRate } = await createEmbeddedComposer().composeBed(request)
  await writeFile(join(partsFolder, 'music/own.wav'), encodeWav(samples, sampleRate, 2))
})
afterAll(() => rm(partsFolder, { recursive: true, force: true }))

const choices = {
  ...ORDER.choices,
  music: { isOn: true, mood: 'style', volume: 1, own: { soundId: 'a' }, snapsToBeats: true } as const,
}
const short = {
  script: 'Venus spins the wrong way. Nobody knows why it does.',
  seconds: 'script',
  choices,
} as const

function make(change: Partial<FilmOrder>) {
  return makeFilm(
    { ...ORDER, ...short, ...change },
    {
      memory: {
        recall: async (step, hash) => known.get(`${step} ${hash}`),
        remember: async (step, hash, result) => void known.set(`${step} ${hash}`, result),
      },
      partsFolder,
      report: () => undefined,
      signal: new AbortController().signal,
      frameSize: { width: 90, height: 160 },
    },
  )
}

test('a film plays the music that was sent, says whose it is, and remembers how it was fitted', async () => {
  const ownMusic = {
    file: 'music/own.wav',
    credits: [credit],
    maker: { origin: 'own', maker: null, model: null },
  } as const
  const film: FinishedFilm = await make({ ownMusic })
  expect(film.credits).toContainEqual(credit)
  expect(film.parts).toContainEqual({ kind: 'music', ...ownMusic.maker, count: 1 })
  const steps = [...known.keys()].map((key) => key.split(' ')[0])
  expect(steps.filter((step) => step === 'own-music')).toHaveLength(1)
  expect(steps).not.toContain('music')
})

test('a film whose music is not there any more fails with that reason', async () => {
  await expect(make({})).rejects.toMatchObject({
    code: 'own_music_unfit',
    message: expect.stringContaining('is not there any more'),
  })
})

test('a piece that is silent cannot be used', async () => {
  await writeFile(join(partsFolder, 'music/silent.wav'), encodeWav(new Float32Array(480_000), 48_000, 2))
  const silent = {
    file: 'music/silent.wav',
    credits: [],
    maker: { origin: 'own', maker: null, model: null },
  } as const
  await expect(make({ ownMusic: silent })).rejects.toMatchObject({ code: 'own_music_unfit' })
})
