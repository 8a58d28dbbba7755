import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { buildServer } from '../../../../tests/builders/build-server.ts'
import type { BuiltServer } from '../../../../tests/builders/build-server.ts'
import { beginBatch, giveUpBatch } from './idea-batch.ts'

let server: BuiltServer
beforeAll(async () => {
  server = await buildServer()
})
afterAll(() => server.close())

test('requests that wait for what is written under their key take no transaction for each look, and go on when it ends', async () => {
  const user = await server.signUp()
  const { id: userId } = (await user.ask('GET', '/api/profile')).body as { id: string }
  const { deps } = server
  const order = { userId, idempotencyKey: 'one', requestHash: 'same' }
  const begun = await beginBatch(deps, order, undefined)
  if (!('open' in begun)) throw new Error('nobody had begun it')
  const transaction = vi.spyOn(deps.db, 'transaction')
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const waiting = Array.from({ length: 5 }, () => beginBatch(deps, order, leaving.signal))
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(transaction).toHaveBeenCalledTimes(5)
  await giveUpBatch(deps, begun.open)
  // One of them takes its place, and the others wait for that one.
  expect(await Promise.race(waiting)).toHaveProperty('open')
  leaving.abort()
  const ends = await Promise.allSettled(waiting)
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
