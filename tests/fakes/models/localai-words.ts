import { error } from '../motion-orders.ts'
import type { MotionMood, Reply, Spoken } from '../motion-orders.ts'

/** What is told of an order without its clip. */
const UNTOLD: ReadonlySet<MotionMood> = new Set(['accepted, unsaid', 'gateway', 'no JSON'])

/** LocalAI, which answers an order with its clip. */
export function speakLocalai({
  fake,
  method,
  rest,
  request,
  sent,
  clip,
  answerOrder,
}: Spoken): Reply | undefined {
  if (rest === '/v1/models')
    return { body: { object: 'list', data: [{ id: 'wan-2.1-i2v-14b-480p-ggml', object: 'model' }] } }
  if (method !== 'POST' || rest !== '/video') return undefined
  const before = fake.taken.length
  const reply = answerOrder('localai', request, sent)
  const order = fake.taken[before]
  if (order === undefined || UNTOLD.has(order.mood)) return reply
  const { mood } = order
  if (mood === 'never') return { body: '', whenLeft: () => (order.isCancelled = true) }
  if (mood === 'fails') return error(500, 'could not load model: rpc error')
  const bytes =
    mood === 'wrong type'
      ? Buffer.from('<html></html>')
      : mood === 'too large'
        ? Buffer.alloc(64_000_000)
        : Buffer.from(clip)
  const data = mood === 'empty' ? [{}] : [{ b64_json: bytes.toString('base64') }]
  const text = JSON.stringify({ id: order.id, created: 1, data })
  if (mood === 'file cut') return { type: 'application/json', body: text.slice(0, 400), isCut: true }
  return { type: 'application/json', body: text, ...(mood === 'slow' && { afterMs: 50 }) }
}
