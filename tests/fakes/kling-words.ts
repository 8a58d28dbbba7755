import { createHmac } from 'node:crypto'
import type { Reply, Spoken, TakenOrder } from './motion-orders.ts'

const TASKS = '/v1/videos/image2video'
const [ACCESS, SECRET] = ['access', 'secret']

const refuse = (status: number, code: number, message: string): Reply => ({
  ...{ status, body: { code, message, request_id: 'r' } },
})
/** An empty account has the status of a busy service, and another number. */
const REFUSALS: Readonly<Record<number, Reply>> = {
  401: refuse(401, 1002, 'access key not found'),
  402: refuse(429, 1102, 'Account balance not enough'),
  429: refuse(429, 1303, 'parallel task over resource pack limit'),
  503: refuse(503, 5001, 'Server temporarily unavailable'),
}

/** Kling, to whom every request is signed. */
export function speakKling(said: Spoken): Reply | undefined {
  const { fake, method, rest, request, sent } = said
  if (!isSigned(request.headers.authorization)) return refuse(401, 1002, 'access key not found')
  const own = fake.taken.filter(({ service }) => service === 'kling')
  if (method === 'POST' && rest === TASKS) {
    const { external_task_id: name }: { external_task_id?: unknown } = JSON.parse(sent.toString())
    if (own.some(({ body }) => body.external_task_id === name))
      return refuse(400, 1201, 'external_task_id is already used')
    const reply = said.answerOrder('kling', request, sent)
    return REFUSALS[reply.status ?? 200] ?? reply
  }
  if (rest.startsWith(`${TASKS}?`))
    return { body: tell(fake.listsOrders ? own.map((order) => present(order, 'processing')) : []) }
  const id = rest.startsWith(`${TASKS}/`) ? rest.slice(TASKS.length + 1) : undefined
  const order = own.find((one) => one.id === id)
  const state = said.look(order)
  if (typeof state !== 'string') return REFUSALS[state.status ?? 0] ?? state
  if (!order || state === 'missing') return refuse(404, 1203, 'The requested resource does not exist')
  if (state === 'waiting') return { body: tell(present(order, 'processing')) }
  if (state === 'failed') {
    const why = order.mood === 'moderated' ? 'Failure to pass the risk control system' : 'Generation failed'
    return { body: tell({ ...present(order, 'failed'), task_status_msg: why }) }
  }
  const videos = order.mood === 'empty' ? [] : [{ id: 'v', url: said.fileOf(order), duration: '4' }]
  const made = { task_result: { videos }, final_unit_deduction: '2.4' }
  return { body: tell({ ...present(order, 'succeed'), ...made }) }
}

const tell = (data: unknown) => ({ code: 0, message: 'SUCCEED', request_id: 'r', data })

/** A task as it is told when it was taken, and later. */
export function presentKlingTask(order: TakenOrder): Reply {
  return { body: tell(present(order, 'submitted')) }
}

function present({ id, body, at }: TakenOrder, status: string) {
  return {
    ...{ task_id: id, task_status: status, task_info: { external_task_id: body.external_task_id } },
    ...{ created_at: Date.parse(at), updated_at: Date.parse(at) },
  }
}

function read(part: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(Buffer.from(part, 'base64url').toString()))
  } catch {
    return {}
  }
}

/** A token of HS256 that names its kind, by the right key, and of now. */
function isSigned(authorization = ''): boolean {
  const [head = '', claim = '', signature] = authorization.replace(/^Bearer /, '').split('.')
  const { alg, typ } = read(head)
  const { iss, exp, nbf } = read(claim)
  const now = Date.now() / 1000
  const isNow = Number(nbf) <= now && Number(exp) > now && Number(exp) <= now + 1800
  const right = createHmac('sha256', SECRET).update(`${head}.${claim}`).digest('base64url')
  return alg === 'HS256' && typ === 'JWT' && iss === ACCESS && isNow && signature === right
}
