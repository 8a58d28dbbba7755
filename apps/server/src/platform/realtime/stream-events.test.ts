import { describe, expect, test } from 'vitest'
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

  test('is cut off when the page stops reading', async () => {
    const { hub, reader } = open('anna')
    for (let i = 0; i < 700; i += 1) hub.publish('anna', 'balance', { balance: i })
    let chunks = 0
    while (!(await reader.read()).done) chunks += 1
    expect(chunks).toBeGreaterThan(400)
    expect(chunks).toBeLessThan(600)
  })
})
