import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FilmStep } from '@hookreel/film'
import { checkFilm, findFfmpeg, npmFfmpegPath, openSigner, readCredentials } from '@hookreel/render'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ORDER } from '../../../tests/builders/build-film-order.ts'
import { findMachineFfmpeg } from '../../../launcher/find-program.ts'
import type { FilmOrder, FilmProgress, StepResult } from './film-order.ts'
import { makeFilm } from './make-film.ts'
import type { FinishedFilm, ProductionOptions, Rush } from './production-context.ts'
import { planLength } from './narration/estimate-speech.ts'

const frameSize = { width: 270, height: 480 }
const packaged = await npmFfmpegPath()
const known = new Map<string, StepResult>()
let partsFolder = ''

beforeAll(async () => {
  partsFolder = await mkdtemp(join(tmpdir(), 'hookreel-film-'))
})
afterAll(() => rm(partsFolder, { recursive: true, force: true }))

/** Makes the film with the memory of the runs before; `stopAt` aborts it as soon as it reaches that step. */
async function make(
  stopAt?: FilmStep,
  change: Partial<FilmOrder> = {},
  context: Pick<ProductionOptions, 'ffmpegPath' | 'seal' | 'beforeFrames'> = {},
) {
  const done: string[] = []
  const told: FilmProgress[] = []
  const rushes: Rush[] = []
  const abort = new AbortController()
  const work = makeFilm(
    { ...ORDER, ...change },
    {
      memory: {
        recall: async (step, hash) => known.get(`${step} ${hash}`),
        remember: async (step, hash, result) => {
          done.push(step)
          known.set(`${step} ${hash}`, JSON.parse(JSON.stringify(result)) as StepResult)
        },
      },
      partsFolder,
      report: (progress) => {
        told.push(progress)
        if (progress.step === stopAt && progress.percent > 70) abort.abort(new Error('stopped'))
      },
      onRush: (rush) => rushes.push(rush),
      signal: abort.signal,
      frameSize,
      ...context,
    },
  )
  const film = await work.catch((error: unknown) => error)
  return { film, done, told, rushes }
}

describe('a film', () => {
  test('that was stopped half-way goes on from its finished steps and is right', async () => {
    const stopped = await make('render')
    expect(stopped.film).toMatchObject({ message: 'stopped' })
    const begun = ['plan', 'voice', 'fit', 'pictures', 'subjects', 'music', 'mix', 'segment']
    // Whether a stretch was done and watched by then, and the cover drawn beside it, depends on how long the sound took.
    const either = ['segment', 'watched', 'cover']
    expect(new Set([...stopped.done, ...either])).toEqual(new Set([...begun, ...either]))

    const { film, done, told, rushes } = await make()
    // So does how many were.
    expect(new Set([...done, ...either])).toEqual(new Set([...either, 'render', 'check']))
    const finished = film as FinishedFilm
    expect(finished.durationSeconds).toBeGreaterThanOrEqual(13.5)
    expect(finished.durationSeconds).toBeLessThanOrEqual(16.5)
    expect(finished.wordCount).toBe(ORDER.script.split(' ').length)
    const frameCount = Math.round(finished.durationSeconds * 30)
    const report = await checkFilm({
      ffmpeg: await findFfmpeg(),
      file: finished.filmFile,
      expected: { frameSize, frameCount, seconds: frameCount / 30 },
    })
    expect(report.problems).toEqual([])
    expect((await stat(finished.posterFile)).size).toBeGreaterThan(1000)
    expect(await readFile(finished.subtitleFiles.srt, 'utf8')).toContain('Venus spins so slowly')
    const percents = told.map(({ percent }) => percent)
    expect(percents).toEqual([...percents].sort((a, b) => a - b))
    expect(told.at(-1)).toEqual({ step: 'check', percent: 100, remainingSeconds: 0 })

    // It could be watched while it was made: all of it, in order, in fragments.
    expect(rushes.filter(({ kind }) => kind === 'sound')).toHaveLength(1)
    let seen = 0
    for (const rush of rushes) {
      expect(rush.frameCount).toBe(frameCount)
      expect((await readFile(join(partsFolder, rush.file))).subarray(0, 3000).includes('moof')).toBe(true)
      if (rush.kind === 'sound') continue
      expect(rush.range.from).toBe(seen)
      seen = rush.range.to
    }
    expect(seen).toBe(frameCount)

    const again = await make()
    expect(again.done).toEqual([])
    expect((again.film as FinishedFilm).filmFile).toBe(finished.filmFile)
    const left = (await readdir(partsFolder, { recursive: true })).filter((name) =>
      name.includes('.writing-'),
    )
    expect(left).toEqual([])
  })

  test('that waits for its turn has its words and pictures before, and none of its frames', async () => {
    const fresh = {
      title: 'A film in its turn',
      script: 'Snails sleep for three years. Their shells grow with them.',
    }
    const { film, done } = await make(undefined, fresh, {
      beforeFrames: async () => {
        throw new Error('not yet')
      },
    })
    expect(film).toMatchObject({ message: 'not yet' })
    expect(done.filter((step) => ['voice', 'pictures'].includes(step)).length).toBeGreaterThan(1)
    expect(done.filter((step) => ['segment', 'render', 'mix'].includes(step))).toEqual([])
  })

  test('is as long as its script when that cannot fill the length', async () => {
    const { film } = await make(undefined, { seconds: 60 })
    const { seconds } = planLength(ORDER.script, ORDER.voiceId, 'script')
    expect(Math.abs((film as FinishedFilm).durationSeconds - seconds)).toBeLessThan(seconds * 0.12)
  })

  test('is made of five words, too, and then lasts as long as networks take at the least', async () => {
    const signer = await openSigner(join(partsFolder, 'signer'), undefined, new Date())
    const seal = { id: signer.id, sign: async (claim: Uint8Array) => signer.sign(claim) }
    const { film } = await make(undefined, { seconds: 60, script: 'Venus spins the wrong way.' }, { seal })
    const { durationSeconds, isSealed, filmFile } = film as FinishedFilm
    expect(durationSeconds).toBeGreaterThanOrEqual(3)
    expect(durationSeconds).toBeLessThan(4)
    // What sealed it was started while it was encoded.
    expect(isSealed).toBe(true)
    expect(await readCredentials(filmFile, 'video/mp4', signer.anchors)).toMatchObject({ state: 'trusted' })
  })

  test('without a voice is words and music, as long as was said, whatever was chosen for the music', async () => {
    const choices = { ...ORDER.choices, music: { isOn: false, mood: 'style', volume: 0 } as const }
    const mute = { voiceId: 'none', seconds: 'script', choices } as const
    const { film } = await make(undefined, mute)
    const finished = film as FinishedFilm
    const { seconds } = planLength(ORDER.script, 'none', 'script')
    expect(finished.durationSeconds).toBeCloseTo(seconds, 0)
    expect(finished.wordCount).toBe(ORDER.script.split(' ').length)
    expect(finished.cues.length).toBeGreaterThan(3)
    expect(finished.parts.map(({ kind }) => kind)).toEqual(['picture', 'music'])
  })

  test.for([
    ['npm', packaged],
    ['this machine', findMachineFfmpeg()],
  ] as const)('is made by the ffmpeg of %s', async ([name, ffmpegPath], { skip }) => {
    if (ffmpegPath === undefined) {
      skip('it has none')
      return
    }
    const { film, done } = await make(
      undefined,
      { script: 'Mars is a cold red desert.', title: `Mars, by ${name}` },
      { ffmpegPath },
    )
    expect(film).toMatchObject({ durationSeconds: expect.any(Number) })
    expect(done).toContain('check')
  })

  test('names the voice when nobody has it', async () => {
    const { film } = await make(undefined, { voiceId: 'nobody' })
    expect(film).toMatchObject({ name: 'StudioError', code: 'voice_failed' })
  })
})
