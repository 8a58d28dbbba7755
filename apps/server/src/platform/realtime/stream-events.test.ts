import { describe, expect, test, vi } from 'vitest'
import { createEventHub } from './event-hub.ts'
import { streamEvents } from './stream-events.ts'

async function readChunk(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string> {
  const { value } = await reader.read()
  return new TextDecoder().decode(value)
}

function open(userId: string, hub = createEventHub()) {
  const abort = new AbortController()
  const response = streamEvents(hub, userId, abort.signal, async () => true)
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
    for (let i = 0; i < 700; i += 1) hub.publish('anna', 'balance', { balance: i })
    let chunks = 0
    while (!(await reader.read()).done) chunks += 1
    expect(chunks).toBeGreaterThan(400)
    expect(chunks).toBeLessThan(600)
  })
})
