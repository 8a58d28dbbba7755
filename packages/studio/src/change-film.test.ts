import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { planStoryboard } from '@hookreel/film'
import type { StoryboardChoice } from '@hookreel/film'
import { checkFilm, findFfmpeg, runFfmpeg } from '@hookreel/render'
import { afterAll, expect, test } from 'vitest'
import { ORDER } from '../../../tests/builders/build-film-order.ts'
import type { FilmOrder, StepResult } from './film-order.ts'
import { makeFilm } from './make-film.ts'
import type { FinishedFilm, ProductionOptions } from './production-context.ts'
import { createEmbeddedCrew } from './studio-crew.ts'

const frameSize = { width: 180, height: 320 }
const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))

/** Where films are made one after the other, each with what is remembered of those before. */
async function openPlace() {
  const partsFolder = await mkdtemp(join(tmpdir(), 'hookreel-change-'))
  folders.push(partsFolder)
  const known = new Map<string, StepResult>()
  const make = async (order: FilmOrder, options: Pick<ProductionOptions, 'crew' | 'onRush'> = {}) => {
    const made: { step: string; result: StepResult }[] = []
    const film = await makeFilm(order, {
      memory: {
        recall: async (step, hash) => known.get(`${step} ${hash}`),
        remember: async (step, hash, result) => {
          made.push({ step, result })
          known.set(`${step} ${hash}`, asFromDatabase(result))
        },
      },
      ...{ partsFolder, frameSize, report: () => undefined },
      signal: new AbortController().signal,
      ...options,
    })
    const filesOf = (step: string) => made.flatMap((one) => (one.step === step ? one.result.files : []))
    const countOf = (step: string) => made.filter((one) => one.step === step).length
    return { film, filesOf, countOf, stepsMade: new Set(made.map(({ step }) => step)) }
  }
  const forget = (step: string) => {
    for (const key of [...known.keys()]) if (key.startsWith(`${step} `)) known.delete(key)
  }
  return { partsFolder, known, make, forget }
}

/** Through JSON, with the keys of objects in another order. */
function asFromDatabase(result: StepResult): StepResult {
  const turn = (_: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toReversed())
      : value
  return JSON.parse(JSON.stringify(result, turn)) as StepResult
}

/** The order with its scenes arranged, as a storyboard gives it; `fit` is what the film before remembered. */
function arrange(narrations: readonly string[], fit?: StepResult): FilmOrder {
  const found = fit?.data as { value: { pace: number; gapSeconds: number; tailSeconds: number } } | undefined
  const drawing = (index: number) => ({ seed: 7, index, sceneCount: narrations.length, earlierSubjects: [] })
  const storyboard: StoryboardChoice = {
    id: 'board',
    about: { title: ORDER.title, script: ORDER.script },
    pace: found?.value.pace ?? null,
    silences: found?.value ?? null,
    scenes: narrations.map((narration, index) => ({ narration, upload: null, drawing: drawing(index) })),
  }
  return { ...ORDER, script: narrations.join(' '), choices: { ...ORDER.choices, storyboard } }
}

/** Time stamp and checksum of every decoded frame. */
async function listFrames(file: string): Promise<{ pts: number; sum: string }[]> {
  const { stdout } = await runFfmpeg(await findFfmpeg(), [
    '-i',
    file,
    '-map',
    '0:v:0',
    '-f',
    'framecrc',
    'pipe:1',
  ])
  const lines = stdout
    .toString('latin1')
    .split('\n')
    .filter((line) => line.startsWith('0,'))
  return lines
    .map((line) => line.split(',').map((field) => field.trim()))
    .map(([, , pts, , , sum]) => ({ pts: Number(pts), sum: sum ?? '' }))
}

/** Music that is begun when all pictures of a film are encoded: one whose pictures wait for the sound is never made. */
function composeAfterPictures(): Pick<ProductionOptions, 'crew' | 'onRush'> {
  const encoded = Promise.withResolvers<void>()
  const crew = createEmbeddedCrew()
  const { engine, version } = crew.composer
  const composeBed: typeof engine.composeBed = async (request, signal) => {
    await encoded.promise
    return engine.composeBed(request, signal)
  }
  return {
    crew: { ...crew, composer: { version, engine: { ...engine, composeBed } } },
    onRush: (rush) => {
      if (rush.kind === 'pictures' && rush.range.to === rush.frameCount) encoded.resolve()
    },
  }
}

const BEFORE = planStoryboard(ORDER.script).scenes.map(({ narration }) => narration)
const AFTER = BEFORE.map((narration, index) =>
  index === 1 ? 'The Sun holds nearly everything that the solar system weighs.' : narration,
)

test('a film with one other sentence renders what that changes, beside its sound, and is the film that is made anew', async () => {
  expect(BEFORE.length).toBeGreaterThanOrEqual(4)
  const place = await openPlace()
  const first = await place.make(arrange(BEFORE))
  const fit = [...place.known].find(([key]) => key.startsWith('fit'))?.[1]

  place.forget('music')
  const changed = await place.make(arrange(AFTER, fit), composeAfterPictures())
  // The same piece, under the same name: it would have been taken over.
  expect(changed.film.durationSeconds).not.toBe(first.film.durationSeconds)
  expect(changed.filesOf('music')).toEqual(first.filesOf('music'))
  const all = first.filesOf('segment').length
  expect(all).toBeGreaterThanOrEqual(2 * BEFORE.length - 1)
  // The scene, and the transitions before and behind it.
  expect(changed.filesOf('segment').length).toBeLessThanOrEqual(3)
  // What was watched before is known by its packets.
  expect(changed.countOf('watched')).toBe(changed.filesOf('segment').length)
  expect(changed.filesOf('pictures').length).toBeLessThan(first.filesOf('pictures').length)
  expect(changed.filesOf('voice')).toHaveLength(1)
  expect(changed.stepsMade).not.toContain('cover')
  expect(changed.film.posterFile).toBe(first.film.posterFile)

  const elsewhere = await openPlace()
  const anew = await elsewhere.make(arrange(AFTER, fit))
  expect(anew.film.durationSeconds).toBe(changed.film.durationSeconds)
  const keptNames = [...first.filesOf('segment'), ...changed.filesOf('segment')]
  for (const name of anew.filesOf('segment')) {
    expect(keptNames).toContain(name)
    const bytes = await readFile(join(elsewhere.partsFolder, name))
    expect(bytes.equals(await readFile(join(place.partsFolder, name)))).toBe(true)
  }
  const frames = await listFrames(changed.film.filmFile)
  expect(frames).toEqual(await listFrames(anew.film.filmFile))
  const frameCount = Math.round(changed.film.durationSeconds * 30)
  expect(frames.map(({ pts }) => pts)).toEqual(Array.from({ length: frameCount }, (_, n) => n))
  expect(await check(changed.film)).toEqual([])
  const [mix = ''] = changed.filesOf('mix')
  expect(Math.abs(await measureLag(changed.film.filmFile, join(place.partsFolder, mix)))).toBeLessThanOrEqual(
    48,
  )
})

const LISTENED = { from: 3 * 48_000, count: 2 * 48_000, most: 480 }

/** By how many samples of 48 kHz the sound of a film is behind the mix, where both are most alike. */
async function measureLag(filmFile: string, mixFile: string): Promise<number> {
  const listen = async (file: string) => {
    const args = ['-i', file, '-map', '0:a:0', '-ac', '1', '-ar', '48000', '-f', 's16le', 'pipe:1']
    const { stdout } = await runFfmpeg(await findFfmpeg(), args)
    return Float32Array.from({ length: stdout.length >> 1 }, (_, index) => stdout.readInt16LE(2 * index))
  }
  const [film, mix] = await Promise.all([filmFile, mixFile].map(listen))
  const likenessAt = (lag: number) => {
    let sum = 0
    for (let n = LISTENED.from; n < LISTENED.from + LISTENED.count; n += 1)
      sum += (film?.[n + lag] ?? 0) * (mix?.[n] ?? 0)
    return sum
  }
  const lags = Array.from({ length: 2 * LISTENED.most + 1 }, (_, index) => index - LISTENED.most)
  const found = lags.map((lag) => ({ lag, likeness: likenessAt(lag) }))
  return found.toSorted((one, other) => other.likeness - one.likeness)[0]?.lag ?? NaN
}

async function check(film: FinishedFilm) {
  const seconds = film.durationSeconds
  const expected = { frameSize, seconds, frameCount: Math.round(seconds * 30) }
  return (await checkFilm({ ffmpeg: await findFfmpeg(), file: film.filmFile, expected })).problems
}

test('a stretch whose file was changed is made once more', async () => {
  const place = await openPlace()
  const order = { ...arrange(BEFORE.slice(0, 2)), seconds: 'script' as const }
  const first = await place.make(order)
  const [name = ''] = first.filesOf('segment')
  const file = join(place.partsFolder, name)
  const bytes = await readFile(file)
  await writeFile(file, new Uint8Array(bytes.length))
  for (const step of ['render', 'check']) place.forget(step)
  const again = await place.make(order)
  expect(again.filesOf('segment')).toEqual([name])
  expect((await readFile(file)).equals(bytes)).toBe(true)
})
