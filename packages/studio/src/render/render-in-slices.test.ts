import { copyFile, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFfmpeg, runFfmpeg } from '@hookreel/render'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FilmInSlices } from './film-slice.ts'
import { ORDER } from '../../../../tests/builders/build-film-order.ts'
import { encodeInOnePiece } from '../../../../tests/builders/encode-in-one-piece.ts'
import type { StepResult } from '../film-order.ts'
import { makeFilm } from '../make-film.ts'
import type { FinishedFilm } from '../production-context.ts'
import { makeSlice } from './make-slice.ts'

const frameSize = { width: 180, height: 320 }
let partsFolder = ''

beforeAll(async () => {
  partsFolder = await mkdtemp(join(tmpdir(), 'hookreel-slices-'))
})
afterAll(() => rm(partsFolder, { recursive: true, force: true }))

/** A memory as a database is one: what is remembered goes through JSON. */
function startMemory() {
  const known = new Map<string, StepResult>()
  const done: string[] = []
  return {
    done,
    sliceFiles: () => [...known].flatMap(([key, { files }]) => (key.startsWith('slice') ? files : [])),
    forgetFilm: () =>
      [...known.keys()].filter((key) => /^(render|check)/.test(key)).forEach((key) => known.delete(key)),
    place: {
      memory: {
        recall: async (step: string, hash: string) => known.get(`${step} ${hash}`),
        remember: async (step: string, hash: string, result: StepResult) => {
          done.push(step)
          known.set(`${step} ${hash}`, JSON.parse(JSON.stringify(result)) as StepResult)
        },
      },
      partsFolder,
      signal: new AbortController().signal,
    },
  }
}

/** PSNR of all frames of two films together, in dB. */
async function compareFilms(one: string, other: string): Promise<number> {
  const graph = '[0:v]setpts=N[a];[1:v]setpts=N[b];[a][b]psnr'
  const args = ['-i', one, '-i', other, '-lavfi', graph, '-f', 'null', '-']
  const { stderr } = await runFfmpeg(await findFfmpeg(), args)
  const found = /average:([\d.]+|inf)/.exec(stderr)?.[1]
  return found === 'inf' ? 100 : Number(found)
}

test('a film is left in slices, which others make from its parts, and becomes the film that is made whole', async () => {
  const memory = startMemory()
  const context = { ...memory.place, report: () => undefined, frameSize }
  const inSlices = { ...context, sliceSeconds: 5 }

  const left = (await makeFilm(ORDER, inSlices)) as FilmInSlices
  expect(left.missing).toEqual(left.slices)
  expect(left.slices.length).toBeGreaterThanOrEqual(3)
  expect(left.fromPercent).toBeLessThan(left.toPercent)
  expect(memory.done).not.toContain('render')

  let frames = 0
  const [broken, ...others] = left.slices
  for (const slice of left.slices) await makeSlice(slice, { ...memory.place, onFrame: () => (frames += 1) })
  expect(frames).toBe(left.slices.at(-1)?.range.to)

  // As long as it was, but not what it was.
  const before = memory.done.filter((step) => step === 'slice').length
  const file = join(partsFolder, memory.sliceFiles()[0] ?? '')
  await writeFile(file, new Uint8Array((await stat(file)).size))
  const again = (await makeFilm(ORDER, inSlices)) as FilmInSlices
  expect(again.missing).toEqual([broken])
  if (broken) await makeSlice(broken, { ...memory.place, onFrame: () => undefined })
  for (const slice of others) await makeSlice(slice, { ...memory.place, onFrame: () => undefined })
  expect(memory.done.filter((step) => step === 'slice')).toHaveLength(before + 1)

  const joined = (await makeFilm(ORDER, inSlices)) as FinishedFilm
  const kept = `${joined.filmFile}.joined.mp4`
  await copyFile(joined.filmFile, kept)
  memory.forgetFilm()
  const whole = await makeFilm(ORDER, context)
  expect(joined.durationSeconds).toBe(whole.durationSeconds)
  const inOnePiece = await encodeInOnePiece(left, partsFolder, join(partsFolder, 'one-piece.mp4'))
  // Another encoding of the same frames is 42.4 dB away (44.3 before words filled the frame); slices that changed places are below 30.
  expect(await compareFilms(kept, inOnePiece)).toBeGreaterThanOrEqual(41)
})
