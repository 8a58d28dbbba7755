import { request } from 'node:http'
import type { ClientRequest } from 'node:http'
import { OpenAPIHono } from '@hono/zod-openapi'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { AppEnv } from '../http/app-type.ts'
import { limitAnswers } from '../http/limits/limit-answers.ts'
import { listen } from '../http/listen.ts'
import { createEventHub } from './event-hub.ts'
import { streamEvents } from './stream-events.ts'

async function readChunk(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string> {
  const { value } = await reader.read()
  return new TextDecoder().decode(value)
}

function open(userId: string, hub = createEventHub()) {
  const abort = new AbortController()
  const response = streamEvents(hub, userId, { signal: abort.signal }, async () => true)
  if (!response.body) throw new Error('no stream')
  return { hub, abort, response, reader: response.body.getReader() }
}

describe('the stream of events', () => {
  test('brings a user their own events as they happen and nobody else’s', async () => {
    const { hub, reader, response } = open('anna')
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    expect(await readChunk(reader)).toBe('retry: 2000\n\n')
    hub.publish('berta', 'balance', { balance: 1 })
    hub.publish('anna', 'balance', { balance: 75 })
    expect(await readChunk(reader)).toBe('event: balance\ndata: {"balance":75}\n\n')
  })

  test('ends when the page goes away, and takes no more events then', async () => {
    const { hub, abort, reader } = open('anna')
    await readChunk(reader)
    abort.abort()
    hub.publish('anna', 'balance', { balance: 1 })
    expect((await reader.read()).done).toBe(true)
  })

  test('beats every 25 seconds, so that neither side takes a quiet line for a dead one', async () => {
    vi.useFakeTimers()
    try {
      const { reader, abort } = open('anna')
      await readChunk(reader)
      const beat = readChunk(reader)
      let isBeaten = false
      void beat.then(() => (isBeaten = true))
      await vi.advanceTimersByTimeAsync(24_999)
      expect(isBeaten).toBe(false)
      await vi.advanceTimersByTimeAsync(1)
      expect(await beat).toBe('event: heartbeat\ndata: {}\n\n')
      abort.abort()
    } finally {
      vi.useRealTimers()
    }
  })

  test('one person’s streams are few; the next one is refused until one of them ends, and nobody else’s is', async () => {
    const hub = createEventHub()
    const streams = Array.from({ length: 24 }, () => open('anna', hub))
    expect(() => open('anna', hub)).toThrow('Hookreel is open in too many windows')
    expect(open('berta', hub).response.status).toBe(200)
    streams[0]?.abort.abort()
    expect(open('anna', hub).response.status).toBe(200)
  })

  test('is cut off when the page stops reading', async () => {
    const { hub, reader } = open('anna')
    for (let i = 0; i < 700; i += 1) hub.publish('anna', 'video', { description: '海'.repeat(5000) })
    let bytes = 0
    for (let read = await reader.read(); read.value; read = await reader.read()) bytes += read.value.length
    expect(bytes).toBeGreaterThan(200_000)
    expect(bytes).toBeLessThan(300_000)
  })
})

/** A server with the streams of one person, and a way to open one that is never read. */
async function begin(idleMs: number) {
  const hub = createEventHub()
  const app = new OpenAPIHono<AppEnv>()
  const lines = { open: 0, waiting: () => 0 }
  app.onError((error, context) => context.text(error.message, 429))
  app.use(limitAnswers({ idleMs, limitMs: 600_000 }))
  app.get('/events', (context) => {
    const connection = context.env.outgoing
    lines.open += 1
    lines.waiting = () => connection?.writableLength ?? 0
    connection?.once('close', () => (lines.open -= 1))
    return streamEvents(hub, 'anna', { signal: context.req.raw.signal, connection }, async () => true)
  })
  const server = await listen(app, { port: 0, host: '127.0.0.1' })
  const asked: ClientRequest[] = []
  onTestFinished(async () => {
    for (const one of asked) one.destroy()
    await server.close()
  })
  const ask = () => {
    const one = request({ host: '127.0.0.1', port: server.port, path: '/events', agent: false })
    one.on('response', (answer) => answer.on('error', () => undefined)).on('error', () => undefined)
    one.end()
    asked.push(one)
  }
  return { hub, lines, ask }
}

describe('streams that nobody reads', () => {
  /** As large as that of a batch. */
  const event = { description: 'x'.repeat(180_000) }

  test('are cut off with their connections as soon as too much waits, and leave no room for more', async () => {
    const { hub, lines, ask } = await begin(600_000)
    for (let count = 0; count < 24; count += 1) ask()
    await expect.poll(() => lines.open, { timeout: 20_000 }).toBe(24)
    // More than sockets and streams take on their way.
    for (let told = 0; told < 120 && lines.open > 0; told += 1) {
      hub.publish('anna', 'batch', event)
      await new Promise((resolve) => setImmediate(resolve))
    }
    await expect.poll(() => [lines.open, hub.countOf('anna')], { timeout: 20_000 }).toEqual([0, 0])
  })

  test('are cut off, too, when little waits for long', async () => {
    const { hub, lines, ask } = await begin(300)
    ask()
    await expect.poll(() => lines.open, { timeout: 20_000 }).toBe(1)
    // Quiet ones are not.
    await new Promise((resolve) => setTimeout(resolve, 900))
    expect(lines.open).toBe(1)
    while (lines.waiting() === 0) {
      hub.publish('anna', 'batch', event)
      await new Promise((resolve) => setImmediate(resolve))
    }
    await expect.poll(() => hub.countOf('anna'), { timeout: 20_000 }).toBe(0)
    expect(lines.open).toBe(0)
  })
})
