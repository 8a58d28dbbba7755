import { expect, test } from 'vitest'
import { DEFAULT_CHOICES } from '@hookreel/film'
import { buildVideoRow } from '../../../../../tests/builders/build-video.ts'
import { secretsFrom } from '../../platform/secrets.ts'
import type { VideoRow } from '../videos.queries.ts'
import { createFilmLengths } from './film-lengths.ts'
import { presentVideo } from './present-video.ts'

const buildDeps = () => ({
  clock: { now: () => new Date(0) },
  secrets: secretsFrom('a secret for tests that is long enough'),
  filmLengths: createFilmLengths(),
})
const deps = buildDeps()

/** How long it will be, and how often its length was asked for. */
function present(script: string, id = 'film', server = deps) {
  let asked = 0
  const known = {
    ...buildVideoRow('somebody', { id, status: 'queued', script, choices: DEFAULT_CHOICES }),
    ...{ posterKey: null, deleteAfter: null, createdAt: new Date(0), updatedAt: new Date(0) },
  }
  // All that is read of a row that waits.
  const row = new Proxy(known, {
    get: (target, name) => {
      if (name === 'duration') asked += 1
      return Reflect.get(target, name)
    },
  }) as unknown as VideoRow
  return { seconds: presentVideo(row, server).plannedSeconds, asked }
}

test('how long a film will be is measured once while it waits, and anew when its words are others', () => {
  const [first, again] = [present('Whales sing.'), present('Whales sing.')]
  expect(again.seconds).toBe(first.seconds)
  expect(again.asked).toBeLessThan(first.asked)
  const translated = present(
    'Whales sing for many miles, and nobody knows what they tell each other. '.repeat(20),
  )
  expect(translated.asked).toBe(first.asked)
  expect(translated.seconds).toBeGreaterThan(first.seconds ?? 0)
  expect(present('Whales sing.', 'another').asked).toBe(first.asked)
})

test('what one server has measured is not known to another one in its process', () => {
  const [first, again] = [present('Crabs walk.', 'crab'), present('Crabs walk.', 'crab', buildDeps())]
  expect(again).toEqual(first)
  expect(present('Crabs walk.', 'crab').asked).toBeLessThan(first.asked)
})
