import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { CREDENTIALS_MAX_BYTES, CREDENTIALS_PATH, HOUR_MS } from '@hookreel/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildServer, type BuiltServer, type Client } from '../../../../tests/builders/build-server.ts'
import { readId } from '../../../../tests/builders/build-settings.ts'
import { createRateLimit } from '../platform/http/limits/rate-limit.ts'

let server: BuiltServer
let [slow, quick]: Client[] = []
beforeAll(async () => {
  server = await buildServer()
  slow = await server.signUp()
  quick = await server.signUp()
})
afterAll(() => server?.close())

const check = async (client: Client | undefined, body: RequestInit['body']) =>
  server.app.request(`${CREDENTIALS_PATH}?name=film.jpg`, {
    method: 'POST',
    headers: { cookie: client?.cookie ?? '', origin: 'http://localhost' },
    body: body ?? null,
    ...{ duplex: 'half' },
  })
const codeOf = async (answer: Response) => ((await answer.json()) as { error: { code: string } }).error.code

test('files that arrive slowly, and many of one person, keep nobody else’s waiting', async () => {
  const senders: ReadableStreamDefaultController<Uint8Array>[] = []
  const never = () => new ReadableStream<Uint8Array>({ start: (sender) => void senders.push(sender) })
  const waiting = [1, 2, 3].map(async () => codeOf(await check(slow, never())))
  expect(await codeOf(await check(quick, new Uint8Array(1000)))).toBe('credentials_unread')
  for (const sender of senders) sender.close()
  expect(await Promise.all(waiting)).toEqual(Array(3).fill('credentials_unread'))
})

test('a file that grows beyond the limit is refused, and nothing of it is kept', async () => {
  const piece = new Uint8Array(8 * 1_048_576)
  let sent = 0
  const growing = new ReadableStream({
    pull: (sender) => {
      sent += piece.length
      sender.enqueue(piece)
      if (sent > CREDENTIALS_MAX_BYTES + 10 * piece.length) sender.close()
    },
  })
  expect(await codeOf(await check(quick, growing))).toBe('credentials_too_large')
  expect(sent).toBeLessThan(CREDENTIALS_MAX_BYTES + 5 * piece.length)
  expect(await readdir(join(server.deps.config.dataDir, 'checks'))).toEqual([])
})

test('anyone whose files took too long to check three times within an hour waits, and nobody else does', async () => {
  const guilty = await server.signUp()
  const counted = createRateLimit(server.deps, 'files that took too long to check', 3, HOUR_MS)
  const userId = await readId(guilty)
  for (let time = 0; time < 3; time += 1) await counted.take(userId)
  const refused = await check(guilty, new Uint8Array(1000))
  expect([refused.status, await codeOf(refused)]).toEqual([429, 'rate_limited'])
  expect(await codeOf(await check(await server.signUp(), new Uint8Array(1000)))).toBe('credentials_unread')
})
