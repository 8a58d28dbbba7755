import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ORDER } from '../../../../../tests/builders/build-film-order.ts'
import { createReadyWorker, type ReadyWorker } from './ready-worker.ts'
import { needsOf } from './start-film-worker.ts'
import { superviseFilmWorker, type WorkerTask } from './supervise-film-worker.ts'

const crew = { writer: [], narrator: [], illustrator: [], timeoutSeconds: 10 }
const order = { ...ORDER, script: 'Honey never spoils.', seconds: 'script' as const }
const needs = needsOf({ crew, order })
const signal = new AbortController().signal
let films: string
let ready: ReadyWorker
/** What the machine has free, as the process is told. */
let freeBytes: number

beforeEach(() => {
  films = mkdtempSync(join(tmpdir(), 'films-'))
  freeBytes = 8 * 1024 ** 3
  ready = createReadyWorker(() => freeBytes)
})
afterEach(() => {
  ready.close()
  rmSync(films, { recursive: true, force: true })
})

function fail(why: string): never {
  throw new Error(why)
}

function make(partsFolder: string, taken: Awaited<ReturnType<ReadyWorker['take']>>, asked = order) {
  const remembered: string[] = []
  const nothing = { steps: [], stepCosts: {}, signerId: undefined, sliceSeconds: undefined }
  const task: WorkerTask = { type: 'make', order: asked, partsFolder, crew, ...nothing }
  const listeners = {
    onStep: async (step: string) => void remembered.push(step),
    acquirePermit: async () => {
      throw new Error('nothing outside is asked')
    },
    costContext: { userId: 'user', videoId: 'video' },
  }
  return superviseFilmWorker(task, listeners, signal, taken).then((end) => ({ end, remembered }))
}

const hasEnded = async (taken: Awaited<ReturnType<ReadyWorker['take']>>) => {
  await taken?.worker.calls.ended
  return taken !== undefined
}

describe('a process that waits for its film', () => {
  test('makes it in the folder of the film, which was its own, and ends', async () => {
    await ready.prepare(films, needs)
    const partsFolder = join(films, 'film')
    const taken = await ready.take(partsFolder)
    if (!taken) throw new Error('none waited')
    expect(readdirSync(films)).toEqual(['film'])
    const { end, remembered } = await make(partsFolder, taken)
    expect(end).toMatchObject({ type: 'finished' })
    if (end.type !== 'finished') throw new Error('no film')
    expect(end.film.filmFile.startsWith(`${partsFolder}/`)).toBe(true)
    expect(existsSync(end.film.filmFile)).toBe(true)
    expect(remembered).toContain('check')
    expect(await hasEnded(taken)).toBe(true)
    // It makes no second one.
    await expect(taken.worker.calls.ask('warmUp', {}, { begun: () => undefined })).rejects.toThrow(
      /ended with/,
    )
    expect(readdirSync(films)).toEqual(['film'])
  })

  test('makes no film that may use other things, which gets a process of its own', async () => {
    await ready.prepare(films, { ...needs, hasNetwork: true })
    const partsFolder = join(films, 'film')
    const taken = await ready.take(partsFolder)
    const asked = vi.spyOn(taken?.worker.calls ?? fail('none waited'), 'ask')
    // Whatever becomes of this film, the other process is not asked for it.
    const { end } = await make(partsFolder, taken, { ...order, voiceId: 'nobody' })
    expect(end.type).toBe('failed')
    expect(asked).not.toHaveBeenCalled()
    taken?.worker.kill()
    expect(await hasEnded(taken)).toBe(true)
  })

  test('is ended when the film has parts already', async () => {
    const partsFolder = join(films, 'film')
    mkdirSync(partsFolder)
    writeFileSync(join(partsFolder, 'line.f32'), 'spoken')
    await ready.prepare(films, needs)
    expect(await ready.take(partsFolder)).toBeUndefined()
    expect(await ready.take(partsFolder)).toBeUndefined()
    await expect.poll(() => readdirSync(films), { timeout: 10_000 }).toEqual(['film'])
    expect(readdirSync(partsFolder)).toEqual(['line.f32'])
  })

  test('is one, however often it is asked for, and none where memory is short', async () => {
    await Promise.all([ready.prepare(films, needs), ready.prepare(films, needs)])
    await ready.prepare(films, needs)
    expect(readdirSync(films)).toHaveLength(1)
    const taken = await ready.take(join(films, 'film'))
    expect(await ready.take(join(films, 'other'))).toBeUndefined()
    taken?.worker.kill()
    freeBytes = 1024 ** 3
    await ready.prepare(films, needs)
    expect(await ready.take(join(films, 'other'))).toBeUndefined()
  })

  test('is ended, with its folder, when nobody needs it for long', async () => {
    const impatient = createReadyWorker(() => freeBytes, 1)
    await impatient.prepare(films, needs)
    await expect.poll(() => readdirSync(films), { timeout: 10_000 }).toEqual([])
    expect(await impatient.take(join(films, 'film'))).toBeUndefined()
    impatient.close()
  })

  test('leaves nothing when the server closes, and is not begun again', async () => {
    await ready.prepare(films, needs)
    ready.close()
    await expect.poll(() => readdirSync(films), { timeout: 10_000 }).toEqual([])
    await ready.prepare(films, needs)
    expect(readdirSync(films)).toEqual([])
    mkdirSync(join(films, 'film'))
    expect(await ready.take(join(films, 'film'))).toBeUndefined()
  })
})
