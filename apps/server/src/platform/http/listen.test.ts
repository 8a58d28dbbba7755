import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { OpenAPIHono } from '@hono/zod-openapi'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { answerError } from './answer-error.ts'
import type { AppEnv } from './app-type.ts'
import { limitFiles } from './limits/limit-files.ts'
import { listen } from './listen.ts'
import type { Listening } from './listen.ts'

const PLACES = 4
let server: Listening
let begun: string[] = []

beforeAll(async () => {
  const app = new OpenAPIHono<AppEnv>()
  const log = createLog(
    () => undefined,
    () => new Date(),
  )
  app.onError((error, context) => answerError(error, context, log))
  app.use(async (context, next) => {
    begun.push(context.req.path)
    await next()
  })
  app.use('/files/*', limitFiles(0, { idleMs: 60_000, limitMs: 60_000, perAddress: PLACES }))
  app.get('/files/:name', (context) => context.text(`${context.req.param('name')};\n`))
  app.post('/files/:name', async (context) => context.text(`${await context.req.text()};\n`))
  app.get('/stream', () => {
    const head = new TextEncoder().encode('begun')
    return new Response(new ReadableStream({ start: (stream) => stream.enqueue(head) }))
  })
  server = await listen(app, { port: 0, host: '127.0.0.1' })
})
afterAll(() => server?.close())
beforeEach(() => {
  begun = []
})

const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`

async function open(): Promise<Socket> {
  const line = connect(server.port, '127.0.0.1')
  line.on('error', () => undefined)
  await once(line, 'connect')
  return line
}

/** A line on which an answer is under way that does not end. */
async function openStream(): Promise<Socket> {
  const line = await open()
  line.write(ask('/stream'))
  await once(line, 'data')
  return line
}

describe('requests that are sent behind each other on one connection', () => {
  test('are answered one after the other, bodies and all', async () => {
    const line = await open()
    let answers = ''
    line.setEncoding('utf8').on('data', (text: string) => (answers += text))
    const post = 'POST /files/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 6\r\n\r\nposted'
    line.write(ask('/files/one') + post + ask('/files/two'))
    await expect.poll(() => answers.match(/\w+;$/gm)).toEqual(['one;', 'posted;', 'two;'])
    line.destroy()
  })

  test('are never begun behind one whose reader hangs up, and hold no place of their address', async () => {
    for (let tries = 0; tries < 3; tries += 1) {
      const line = await openStream()
      line.write(ask('/files/kept').repeat(PLACES))
      await new Promise((resolve) => setTimeout(resolve, 100))
      line.destroy()
      await once(line, 'close')
    }
    const answer = await fetch(`http://127.0.0.1:${server.port}/files/small`)
    expect([answer.status, await answer.text()]).toEqual([200, 'small;\n'])
    expect(begun).toEqual(['/stream', '/stream', '/stream', '/files/small'])
  })

  test('without end take no memory: the connection is cut', async () => {
    const line = await openStream()
    const cut = new Promise((resolve) => line.once('close', resolve))
    line.write(ask('/files/kept').repeat(5000))
    await cut
    expect(begun).toEqual(['/stream'])
  })

  test('are not as much as made into requests behind the one that was too many', async () => {
    const line = await openStream()
    const cut = new Promise((resolve) => line.once('close', resolve))
    let made = 0
    const count = () => (made += 1)
    subscribe('http.server.request.start', count)
    line.write(ask('/files/kept').repeat(1000))
    await cut
    unsubscribe('http.server.request.start', count)
    expect(made).toBeLessThan(40)
  })

  test.each([
    ['of many bytes', 'Content-Length: 40000', 'x'.repeat(40_000)],
    ['of an unknown length', 'Transfer-Encoding: chunked', '1\r\nx\r\n0\r\n\r\n'],
  ])('with bodies %s take no memory either', async (_, length, body) => {
    const line = await openStream()
    const cut = new Promise((resolve) => line.once('close', resolve))
    line.write(`POST /files/x HTTP/1.1\r\nHost: localhost\r\n${length}\r\n\r\n${body}`.repeat(2))
    await cut
    expect(begun).toEqual(['/stream'])
  })
})

describe('a body in chunks', () => {
  /** What is answered to a body of so many chunks of so many letters; nothing where the connection is cut. */
  async function send(path: string, count: number, letters: number): Promise<string> {
    const line = await open()
    let answer = ''
    line.setEncoding('latin1').on('data', (text: string) => (answer += text))
    const chunk = `${letters.toString(16)}\r\n${'x'.repeat(letters)}\r\n`
    line.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n`,
    )
    line.end(`${chunk.repeat(count)}0\r\n\r\n`)
    // One that is cut tells so by an error first.
    await new Promise((resolve) => line.once('close', resolve))
    return answer
  }

  test('is taken, also where the first ones, or a few, are small', async () => {
    expect(await send('/files/x', 1500, 1)).toContain(`${'x'.repeat(1500)};`)
    expect(await send('/files/x', 4000, 300)).toMatch(/^HTTP\/1\.1 200 /)
  })

  test('of a hundred letters without end is cut off, whether anybody reads it or not: each takes as long as a large one', async () => {
    for (const path of ['/files/x', '/nowhere']) expect(await send(path, 50_000, 100)).not.toContain(' 200 ')
    begun = []
    const answer = await fetch(`http://127.0.0.1:${server.port}/files/small`)
    expect([answer.status, begun]).toEqual([200, ['/files/small']])
  })
})
