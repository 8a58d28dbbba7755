import { expect, test } from 'vitest'
import { openLane } from '../../platform/open-lane.ts'
import { openFilmTurn } from './open-film-turn.ts'

const never = new AbortController().signal

test('a film that waits for its services keeps no other film waiting, and its frames take a turn', async () => {
  const films = openLane(1)
  const order: string[] = []
  // Its pictures take as long as they take: nothing of it is held yet.
  const waiting = openFilmTurn(films, never)
  await films.ofAll(async () => void order.push('another film'))
  await waiting.take()
  const next = films.ofAll(async () => void order.push('the next film'))
  await new Promise((resolve) => setTimeout(resolve, 20))
  order.push('its frames')
  waiting.giveBack()
  await next
  expect(order).toEqual(['another film', 'its frames', 'the next film'])
})

test('a turn is given back by a film that never took it, or ended while it waited for it', async () => {
  const films = openLane(1)
  openFilmTurn(films, never).giveBack()
  const held = Promise.withResolvers<void>()
  const first = films.ofAll(() => held.promise)
  const ended = openFilmTurn(films, never)
  const asked = ended.take()
  ended.giveBack()
  await expect(asked).rejects.toThrow('has ended')
  const stopped = new AbortController()
  const other = openFilmTurn(films, stopped.signal).take()
  stopped.abort(new Error('cancelled'))
  await expect(other).rejects.toThrow('cancelled')
  held.resolve()
  await first
  expect(await films.ofAll(async () => 'free')).toBe('free')
})
