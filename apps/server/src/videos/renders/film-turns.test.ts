import { expect, test } from 'vitest'
import { inFilmTurn, openFilmTurn } from './film-turns.ts'

const never = new AbortController().signal

test('a film that waits for its services keeps no other film waiting, and its frames take a turn', async () => {
  const order: string[] = []
  // Its pictures take as long as they take: nothing of it is held yet.
  const waiting = openFilmTurn(never)
  await inFilmTurn(async () => void order.push('another film'))
  await waiting.take()
  const next = inFilmTurn(async () => void order.push('the next film'))
  await new Promise((resolve) => setTimeout(resolve, 20))
  order.push('its frames')
  waiting.giveBack()
  await next
  expect(order).toEqual(['another film', 'its frames', 'the next film'])
})

test('a turn is given back by a film that never took it, or ended while it waited for it', async () => {
  openFilmTurn(never).giveBack()
  const held = Promise.withResolvers<void>()
  const first = inFilmTurn(() => held.promise)
  const ended = openFilmTurn(never)
  const asked = ended.take()
  ended.giveBack()
  await expect(asked).rejects.toThrow('has ended')
  const stopped = new AbortController()
  const other = openFilmTurn(stopped.signal).take()
  stopped.abort(new Error('cancelled'))
  await expect(other).rejects.toThrow('cancelled')
  held.resolve()
  await first
  expect(await inFilmTurn(async () => 'free')).toBe('free')
})
