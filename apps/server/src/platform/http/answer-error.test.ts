import { connect } from 'node:net'
import { OpenAPIHono } from '@hono/zod-openapi'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { answerError } from './answer-error.ts'
import type { AppEnv } from './app-type.ts'
import { listen } from './listen.ts'
import type { Listening } from './listen.ts'
import { readBytes } from './read-bytes.ts'

const lines: string[] = []
let ended = 0
let server: Listening
beforeAll(async () => {
  const log = createLog(
    (line) => void lines.push(line),
    () => new Date(),
  )
  const app = new OpenAPIHono<AppEnv>()
  app.onError((error, context) => {
    ended += 1
    return answerError(error, context, log)
  })
  app.post('/read', async (context) =>
    context.json((await readBytes(context.req.raw, { maxBytes: 1000 }))?.length ?? 0),
  )
  app.post('/bug', async () => {
    throw Object.assign(new Error('a bug'), { code: 'ECONNRESET' })
  })
  server = await listen(app, { port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

const send = (path: string, announced: number, body: string) => {
  const socket = connect(server.port, '127.0.0.1')
  const head = `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: ${announced}\r\n\r\n`
  socket.write(head + body)
  return socket
}

test('a body that is broken off writes no error: nothing of ours is wrong', async () => {
  const socket = send('/read', 100, 'half')
  await new Promise((resolve) => setTimeout(resolve, 100))
  socket.destroy()
  await expect.poll(() => ended, { timeout: 20_000 }).toBe(1)
  expect(lines).toEqual([])
})

test('the same error of a request that was not broken off is a bug, and is told', async () => {
  const socket = send('/bug', 4, 'half')
  await expect.poll(() => lines.join(''), { timeout: 20_000 }).toContain('a bug')
  socket.destroy()
})
