import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ORDER } from '../../../tests/builders/build-film-order.ts'
import { makeFilm } from './make-film.ts'
import { createEmbeddedCrew } from './studio-crew.ts'
import type { StudioCrew } from './studio-crew.ts'

let partsFolder = ''
beforeAll(async () => {
  partsFolder = await mkdtemp(join(tmpdir(), 'hookreel-assets-'))
})
afterAll(() => rm(partsFolder, { recursive: true, force: true }))

/** What the makers of a film did until its second picture was begun and its voice was done. */
async function listWorks(service?: { readonly maker: string; readonly model: string }): Promise<string[]> {
  const works: string[] = []
  const { narrator, illustrator, ...others } = createEmbeddedCrew()
  const stop = new AbortController()
  const stopWhenSeen = () => {
    if (works.includes('line 4') && works.filter((work) => work === 'picture').length > 1) stop.abort()
  }
  const crew: StudioCrew = {
    ...others,
    narrator: {
      ...narrator,
      engine: {
        ...narrator.engine,
        makerOf: () => service,
        speakLine: async (...asked) => {
          // Longer than a picture of this size takes.
          await wait(200)
          const spoken = await narrator.engine.speakLine(...asked)
          works.push(`line ${works.filter((work) => work.startsWith('line')).length + 1}`)
          stopWhenSeen()
          return spoken
        },
      },
    },
    illustrator: {
      ...illustrator,
      engine: {
        drawPicture: (...asked) => {
          works.push('picture')
          stopWhenSeen()
          return illustrator.engine.drawPicture(...asked)
        },
      },
    },
  }
  const making = makeFilm(
    { ...ORDER, seconds: 'script' },
    {
      memory: { recall: async () => undefined, remember: async () => undefined },
      ...{ partsFolder, crew, report: () => undefined, signal: stop.signal },
      frameSize: { width: 54, height: 96 },
    },
  )
  await expect(making).rejects.toThrow()
  return works
}

test('a film draws its first picture while its lines are spoken here, and the next ones then: they would keep each line waiting', async () => {
  expect((await listWorks()).slice(0, 6)).toEqual([
    ...['picture', 'line 1', 'line 2', 'line 3', 'line 4', 'picture'],
  ])
})

test('while a service speaks, all pictures are drawn', async () => {
  const works = await listWorks({ maker: 'A service', model: 'one' })
  expect(works.indexOf('line 4')).toBeGreaterThan(works.indexOf('picture', 1))
})
