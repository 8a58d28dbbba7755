import { mkdtemp, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { StepResult } from './film-order.ts'
import { writePart } from './part-files.ts'
import { rememberStep } from './remember-step.ts'
import type { StepPlace } from './remember-step.ts'

let place: StepPlace
let abort: AbortController
let done = 0

beforeEach(async () => {
  const known = new Map<string, StepResult>()
  abort = new AbortController()
  done = 0
  place = {
    memory: {
      recall: async (step, hash) => known.get(step + hash),
      // Through JSON, as every real memory keeps it.
      remember: async (step, hash, result) => {
        known.set(step + hash, JSON.parse(JSON.stringify(result)) as StepResult)
      },
    },
    partsFolder: await mkdtemp(join(tmpdir(), 'hookreel-steps-')),
    signal: abort.signal,
  }
})
afterEach(() => rm(place.partsFolder, { recursive: true }))

function draw(scene: number): Promise<{ scene: number }> {
  return rememberStep(place, 'pictures', { scene }, async () => {
    done += 1
    await writePart(place.partsFolder, `${scene}.png`, new Uint8Array(100))
    return { data: { scene }, files: [`${scene}.png`] }
  })
}

describe('a remembered step', () => {
  test('is done once for the same input and again for another', async () => {
    expect([await draw(1), await draw(1), await draw(2)]).toEqual([{ scene: 1 }, { scene: 1 }, { scene: 2 }])
    expect(done).toBe(2)
  })

  test('is done again when its file is gone or was cut off', async () => {
    await draw(1)
    await truncate(join(place.partsFolder, '1.png'), 40)
    await draw(1)
    expect(done).toBe(2)
    await rm(join(place.partsFolder, '1.png'))
    await draw(1)
    await draw(1)
    expect(done).toBe(3)
  })

  test('is not begun after the film was stopped, and a failed one is not remembered', async () => {
    const fail = () => rememberStep(place, 'mix', {}, () => Promise.reject(new Error('no')))
    await expect(fail()).rejects.toThrow('no')
    abort.abort(new Error('stopped'))
    await expect(draw(1)).rejects.toThrow('stopped')
    expect(done).toBe(0)
  })
})
