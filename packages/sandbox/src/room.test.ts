import { getEventListeners } from 'node:events'
import { expect, test } from 'vitest'
import { openRoom, RoomFullError } from './room.ts'

/** Work that goes on until it is let go. */
function hold() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: () => promise, letGo: resolve }
}

test('people take turns: whoever has many waiting keeps others waiting for one', async () => {
  const room = openRoom(1)
  const done: string[] = []
  const first = hold()
  const ask = (who: string, name: string) => room.enter(who, async () => void done.push(name))
  const all = [
    room.enter('anna', first.work),
    ask('anna', 'anna 1'),
    ask('anna', 'anna 2'),
    ask('anna', 'anna 3'),
    ask('ben', 'ben 1'),
    ask('ben', 'ben 2'),
    ask('carl', 'carl 1'),
  ]
  await new Promise(setImmediate)
  expect(done).toEqual([])
  first.letGo()
  await Promise.all(all)
  expect(done).toEqual(['anna 1', 'ben 1', 'carl 1', 'anna 2', 'ben 2', 'anna 3'])
})

test('as many are inside as it is wide, whoever they are, and one that fails makes room', async () => {
  const room = openRoom(2)
  let inside = 0
  let most = 0
  const ask = (n: number) =>
    room.enter('anna', async () => {
      inside += 1
      most = Math.max(most, inside)
      await new Promise(setImmediate)
      inside -= 1
      if (n % 2 === 0) throw new Error('failed')
    })
  const ends = await Promise.allSettled(Array.from({ length: 9 }, (_, n) => ask(n)))
  expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(5)
  expect([most, inside]).toEqual([2, 0])
})

test('whoever has left before their turn takes none, and their place is free', async () => {
  const room = openRoom(1, 1)
  const busy = hold()
  const running = room.enter('anna', busy.work)
  const leaving = new AbortController()
  const left = room.enter('ben', () => Promise.resolve('worked'), leaving.signal)
  await expect(room.enter('carl', () => Promise.resolve('worked'))).rejects.toThrow(RoomFullError)
  leaving.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  const next = room.enter('carl', () => Promise.resolve('worked'))
  busy.letGo()
  await running
  expect(await next).toBe('worked')
  await expect(room.enter('ben', () => Promise.resolve('worked'), leaving.signal)).rejects.toThrow('left')
  expect(await room.enter('ben', () => Promise.resolve('worked'))).toBe('worked')
})

test('a signal that lives long keeps nothing of turns that are over', async () => {
  const room = openRoom(1)
  const { signal } = new AbortController()
  await room.enter('anna', () => Promise.resolve(), signal)
  expect(getEventListeners(signal, 'abort')).toHaveLength(0)
})
