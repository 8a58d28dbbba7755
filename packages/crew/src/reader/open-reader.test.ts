import { afterEach, expect, test } from 'vitest'
import { openReader, type ReadingLimits } from './open-reader.ts'
import { readHere } from './read-here.ts'
import { WordsTooSlow, type Reader } from './reader.ts'

/** Stands where the real thread does; a prompt of these words is never done with. */
const ENDLESS = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!'
const STAND_IN = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', async ({ id, data: [prompt] }) => {
      let value = prompt
      if (prompt === 'much') for (value = []; ; ) value.push(Array.from({ length: 100_000 }, () => ({})))
      if (prompt === 'slow') await new Promise((done) => setTimeout(done, 500))
      if (prompt === 'broken') return parentPort.postMessage({ kind: 'failure', id, message: 'a bug' })
      if (prompt !== 'slow') value = /^(a+)+$/.test(prompt)
      parentPort.postMessage({ kind: 'answer', id, value })
    })
  `)}`,
)
const LIMITS = { processorMs: 300, clockMs: 60_000 }
let reader: ReturnType<typeof openReader>
function open(entry?: URL, limits?: ReadingLimits) {
  const opened = openReader(entry, limits)
  reader = opened
  const read: Reader['read'] = (...asked) => opened.read(...asked)
  return { read, close: () => opened.close() }
}
afterEach(() => reader.close())

test('words that a pattern is never done with are refused, and the next person’s are read in a new thread', async () => {
  const { read } = open(STAND_IN, LIMITS)
  const endless = read('isKnownTopic', [ENDLESS])
  const neighbour = read('isKnownTopic', ['a'])
  await expect(endless).rejects.toBeInstanceOf(WordsTooSlow)
  expect(await neighbour).toBe(true)
  expect(await read('isKnownTopic', ['b'])).toBe(false)
})

test('the thread of everything else is free while they are read', async () => {
  const { read } = open(STAND_IN, LIMITS)
  const endless = read('isKnownTopic', [ENDLESS]).catch((error: unknown) => error)
  let turns = 0
  const ticking = setInterval(() => (turns += 1), 10)
  await endless
  clearInterval(ticking)
  expect(turns).toBeGreaterThan(5)
})

test('waiting is no work: only the clock’s limit ends what waits', async () => {
  const waiting = open(STAND_IN, { processorMs: 300, clockMs: 60_000 })
  expect(await waiting.read('isKnownTopic', ['slow'])).toBe('slow')
  await waiting.close()
  const { read } = open(STAND_IN, { processorMs: 60_000, clockMs: 300 })
  await expect(read('isKnownTopic', [ENDLESS])).rejects.toBeInstanceOf(WordsTooSlow)
})

test('words that would fill the memory cost the thread, not the server', async () => {
  const { read } = open(STAND_IN, { processorMs: 60_000, clockMs: 60_000 })
  await expect(read('isKnownTopic', ['much'])).rejects.toBeInstanceOf(WordsTooSlow)
  expect(await read('isKnownTopic', ['a'])).toBe(true)
})

test('a person who leaves waits no more, whether their words are read or stand behind others; a bug stays a bug', async () => {
  const { read } = open(STAND_IN, LIMITS)
  const leaving = new AbortController()
  const [being, behind] = [ENDLESS, 'a'].map((words) => read('isKnownTopic', [words], leaving.signal))
  const left = new Error('left')
  leaving.abort(left)
  await expect(being).rejects.toBe(left)
  await expect(behind).rejects.toBe(left)
  await expect(read('isKnownTopic', ['broken'])).rejects.toThrow('a bug')
})

test('the thread that has the writer answers as the writer does', async () => {
  const { read } = open()
  const request = { prompt: '5 space facts', seconds: 30, language: 'English', count: 2, seed: 1 } as const
  expect(await read('suggestIdeas', [request])).toEqual(await readHere.read('suggestIdeas', [request]))
  const asked = { prompt: 'my bakery in Porto' }
  expect(await read('askBack', [asked])).toEqual(await readHere.read('askBack', [asked]))
})
