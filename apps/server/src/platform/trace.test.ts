import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openTracer } from './trace.ts'

const span = z.object({
  name: z.string(),
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  startTimeUnixNano: z.string(),
  endTimeUnixNano: z.string(),
  status: z.object({ message: z.string().optional() }).optional(),
})
const bodySchema = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
})

describe('work that is followed', () => {
  const received: { path: string; spans: z.output<typeof span>[] }[] = []
  const collector = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (text: string) => (body += text))
    request.on('end', () => {
      const { resourceSpans } = bodySchema.parse(JSON.parse(body))
      const spans = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
      received.push({ path: request.url ?? '', spans })
      response.end('{}')
    })
  })
  let address = ''
  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      collector.listen(0, '127.0.0.1', resolve)
    })
    const { port } = collector.address() as AddressInfo // a TCP server's address is never a text
    address = `http://127.0.0.1:${port}`
  })
  afterAll(() => collector.close())

  test('reaches the collector with its steps inside it, and why it failed', async () => {
    const tracer = await openTracer(address)
    const film = tracer.begin('film', { 'video.id': 'a' })
    film.step('voice', 1500)
    film.step('pictures', 20)
    film.end('render_failed')
    await tracer.close()
    const spans = received.flatMap((one) => one.spans)
    expect(received[0]?.path).toBe('/v1/traces')
    const root = spans.find(({ name }) => name === 'film')
    const voice = spans.find(({ name }) => name === 'voice')
    expect(spans.map(({ name }) => name).toSorted()).toEqual(['film', 'pictures', 'voice'])
    expect(root?.status?.message).toBe('render_failed')
    expect(voice?.parentSpanId).toBe(root?.spanId)
    const took = BigInt(voice?.endTimeUnixNano ?? 0) - BigInt(voice?.startTimeUnixNano ?? 0)
    expect(Number(took / 1_000_000n)).toBe(1500)
  })

  test('goes on when nobody collects, and when the collector is gone', async () => {
    const closed = await openTracer(undefined)
    closed.begin('film', {}).end()
    await closed.close()
    const lost = await openTracer('http://127.0.0.1:9')
    lost.begin('film', {}).end()
    await lost.close()
  })
})
