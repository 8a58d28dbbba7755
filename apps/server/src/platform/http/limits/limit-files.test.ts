import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { OpenAPIHono } from '@hono/zod-openapi'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../../log.ts'
import { answerError } from '../answer-error.ts'
import type { AppEnv } from '../app-type.ts'
import { limitFiles } from './limit-files.ts'
import { listen } from '../listen.ts'
import type { Listening } from '../listen.ts'

const LARGE_BYTES = 64 * 1_048_576
let server: Listening
let cutOff = 0

beforeAll(async () => {
  const app = new OpenAPIHono<AppEnv>()
  const log = createLog(
    () => undefined,
    () => new Date(),
  )
  app.onError((error, context) => answerError(error, context, log))
  app.use('/files/*', limitFiles(0, { idleMs: 500, limitMs: 60_000, perAddress: 4 }))
  app.use('/behind/*', limitFiles(1, { idleMs: 5000, limitMs: 60_000, perAddress: 4 }))
  app.get(
    '/behind/:name',
    () => new Response(new ReadableStream({ pull: () => new Promise(() => undefined) })),
  )
  app.get('/files/large', (context) => {
    context.req.raw.signal.addEventListener('abort', () => (cutOff += 1))
    const piece = new Uint8Array(65_536)
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += piece.length
        controller.enqueue(piece)
        if (sent >= LARGE_BYTES) controller.close()
      },
    })
    return new Response(body)
  })
  app.get('/files/small', (context) => context.text('small'))
  server = await listen(app, { port: 0, host: '127.0.0.1' })
})
afterAll(() => server?.close())

/** Asks from an address of this machine, and reads nothing of the answer. */
const open = (path: string, localAddress: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port: server.port, path, localAddress, agent: false }, resolve)
      .on('error', reject)
      .end()
  })

// Only Linux gives a machine the whole of 127.0.0.0/8 without being set up.
test.runIf(process.platform === 'linux')(
  'files that are opened and not read are few for one address, end by themselves, and keep nobody else waiting',
  async () => {
    const noisy = await Promise.all(Array.from({ length: 4 }, () => open('/files/large', '127.0.0.2')))
    for (const answer of noisy) answer.on('error', () => undefined)
    expect(noisy.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect((await open('/files/small', '127.0.0.2')).statusCode).toBe(429)
    expect((await open('/files/small', '127.0.0.3')).statusCode).toBe(200)
    await expect.poll(() => cutOff, { timeout: 30_000 }).toBe(4)
    await expect.poll(async () => (await open('/files/small', '127.0.0.2')).statusCode).toBe(200)
  },
)

test.runIf(process.platform === 'linux')('a file that is read goes on to its end', async () => {
  const answer = await open('/files/large', '127.0.0.4')
  let bytes = 0
  for await (const chunk of answer as AsyncIterable<Uint8Array>) bytes += chunk.length
  expect(bytes).toBe(LARGE_BYTES)
})

test('files that one household opens from networks without end are few, and another one’s are let through', async () => {
  const ask = (address: string) =>
    fetch(`http://127.0.0.1:${server.port}/behind/film`, { headers: { 'x-forwarded-for': address } })
  const asked = Array.from({ length: 40 }, (_, own) => ask(`2001:db8:7:${own.toString(16)}::1`))
  const answers = await Promise.all(asked)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(16)
  expect((await ask('2001:db8:8::1')).status).toBe(200)
})
