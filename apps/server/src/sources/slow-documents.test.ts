import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildServer } from '../../../../tests/builders/build-server.ts'
import type { BuiltServer } from '../../../../tests/builders/build-server.ts'

let server: BuiltServer
beforeAll(async () => {
  server = await buildServer()
})
afterAll(() => server?.close())

test('who gave six documents that took long waits before more are read, and nobody else does', async () => {
  const [slow, other] = [await server.signUp(), await server.signUp()]
  const give = async ({ cookie }: { readonly cookie: string }) => {
    const answer = await server.app.request('/api/sources/file?name=sea.txt', {
      ...{ method: 'POST', headers: { cookie }, body: 'The sea is deep. It is cold, too, and dark.' },
    })
    return answer.status
  }
  // Each look at the clock is nine seconds later.
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 9000))
  try {
    const statuses: number[] = []
    for (let time = 0; time < 7; time += 1) statuses.push(await give(slow))
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 429])
    expect(await give(other)).toBe(201)
  } finally {
    clock.mockRestore()
  }
})
