import { presentKlingTask, speakKling } from './kling-words.ts'
import { speakLocalai } from './models/localai-words.ts'
import { error } from './motion-orders.ts'
import type { MotionServiceName, Reply, Spoken, TakenOrder } from './motion-orders.ts'

export const PATHS: Readonly<Record<MotionServiceName, string>> = {
  fal: '/fal',
  replicate: '/replicate/v1',
  google: '/google/v1beta',
  runway: '/runway',
  comfyui: '/comfyui',
  sdcpp: '/sdcpp-server',
  kling: '/kling',
  localai: '/localai',
}

export function presentStarted(order: TakenOrder, url: string): Reply {
  const { id, service, body, mood } = order
  if (service === 'kling') return presentKlingTask(order)
  if (service === 'fal') {
    const place = `${url}${PATHS.fal}/fal-ai/ltx-2.3/requests/${id}`
    return {
      body: {
        ...{ request_id: id, status: 'IN_QUEUE', queue_position: 0, response_url: place },
        ...{ status_url: `${place}/status`, cancel_url: `${place}/cancel` },
      },
    }
  }
  if (service === 'replicate')
    return {
      status: 201,
      body: { id, status: 'starting', input: body.input, output: null, error: null, urls: {} },
    }
  if (service === 'google') return { body: { id, status: 'in_progress' } }
  if (service === 'comfyui') return { body: { prompt_id: id, number: 1, node_errors: {} } }
  if (service === 'sdcpp')
    return { status: 202, body: { id, status: 'queued', poll_url: `/sdcpp/v1/jobs/${id}` } }
  return { body: { id, ...(mood === 'well' && { estimatedCost: { credits: 25 } }) } }
}

const KEYS: Readonly<Record<MotionServiceName, readonly [string, string] | undefined>> = {
  fal: ['authorization', 'Key secret'],
  replicate: ['authorization', 'Bearer secret'],
  google: ['x-goog-api-key', 'secret'],
  runway: ['authorization', 'Bearer secret'],
  // It looks at its own token.
  kling: undefined,
  comfyui: undefined,
  sdcpp: undefined,
  localai: ['authorization', 'Bearer secret'],
}

/** What the service answers; undefined where it has no such path. */
export function speak(said: Spoken): Reply | undefined {
  const key = KEYS[said.service]
  if (key && said.request.headers[key[0]] !== key[1]) return error(401, 'Invalid API key')
  if (said.service === 'runway' && said.request.headers['x-runway-version'] !== '2024-11-06')
    return error(400, 'The header X-Runway-Version is missing')
  return SPOKEN[said.service](said)
}

const orderOf = ({ fake }: Spoken, id: string | undefined) => fake.taken.find((order) => order.id === id)

const SPOKEN: Readonly<Record<MotionServiceName, (said: Spoken) => Reply | undefined>> = {
  kling: speakKling,
  localai: speakLocalai,
  fal: (said) => {
    const { fake, method, rest, request, sent } = said
    if (rest.startsWith('/v1/models/requests/by-endpoint?')) {
      const own = fake.taken.filter(({ service }) => service === 'fal' && fake.listsOrders)
      const items = own.map(({ id, body, at }) => ({ request_id: id, sent_at: at, json_input: body }))
      return { body: { items, next_cursor: null, has_more: false } }
    }
    const [, id, act] = /\/requests\/([\w-]+)(?:\/(status|cancel))?$/.exec(rest) ?? []
    if (id === undefined) return method === 'POST' ? said.answerOrder('fal', request, sent) : undefined
    const order = orderOf(said, id)
    if (act === 'cancel' && order) {
      order.isCancelled = true
      return { status: 202, body: { status: 'CANCELLATION_REQUESTED' } }
    }
    if (act === 'status') {
      const state = said.look(order)
      if (typeof state !== 'string') return state
      if (state === 'missing') return error(404, 'Request not found')
      return state === 'waiting'
        ? { status: 202, body: { status: 'IN_PROGRESS' } }
        : { body: { status: 'COMPLETED', ...(state === 'cancelled' && { error: 'cancelled' }) } }
    }
    if (!order) return error(404, 'Request not found')
    if (order.mood === 'moderated')
      return {
        status: 422,
        body: { detail: [{ loc: ['body'], msg: 'Flagged', type: 'content_policy_violation' }] },
      }
    if (order.mood === 'fails')
      return { status: 422, body: { detail: [{ loc: ['body'], msg: 'No picture', type: 'value_error' }] } }
    if (order.mood === 'empty') return { body: { images: [] } }
    return { body: { video: { url: said.fileOf(order), content_type: 'video/mp4', file_size: 1 } } }
  },
  replicate: (said) => {
    const { fake, method, rest, request, sent } = said
    if (method === 'POST' && /^\/(?:models\/[\w.-]+\/[\w.-]+\/)?predictions$/.test(rest))
      return said.answerOrder('replicate', request, sent)
    if (rest === '/predictions') {
      const own = fake.taken.filter(({ service }) => service === 'replicate' && fake.listsOrders)
      const results = own.map(({ id, body, at }) => ({
        id,
        created_at: at,
        status: 'processing',
        input: body.input,
      }))
      return { body: { previous: null, next: null, results } }
    }
    const [, id, act] = /^\/predictions\/([\w-]+)(\/cancel)?$/.exec(rest) ?? []
    const order = orderOf(said, id)
    if (act !== undefined && order) order.isCancelled = true
    const state = act === undefined ? said.look(order) : 'cancelled'
    if (typeof state !== 'string') return state
    if (!order || state === 'missing') return error(404, 'The requested resource could not be found.')
    if (state === 'cancelled') return { body: { id, status: 'canceled', output: null, error: null } }
    if (state === 'waiting') return { body: { id, status: 'processing', output: null, error: null } }
    if (state === 'failed')
      return {
        body: {
          id,
          status: 'failed',
          output: null,
          error: order.mood === 'moderated' ? 'NSFW content' : 'CUDA',
        },
      }
    // An hour later there is no output any more.
    const output = order.mood === 'empty' ? null : said.fileOf(order)
    return { body: { id, status: 'succeeded', output, error: null } }
  },
  google: (said) => {
    const { method, rest, request, sent } = said
    if (method === 'POST' && rest === '/interactions') return said.answerOrder('google', request, sent)
    const [, id, act] = /^\/interactions\/([\w-]+)(\/cancel)?$/.exec(rest) ?? []
    const order = orderOf(said, id)
    if (method === 'DELETE' && order) {
      order.isForgotten = true
      return { body: {} }
    }
    if (act !== undefined && order) order.isCancelled = true
    const state = act === undefined ? said.look(order) : 'cancelled'
    if (typeof state !== 'string') return state
    if (!order || state === 'missing') return error(404, 'Interaction was not found.')
    if (state === 'waiting') return { body: { id, status: 'in_progress' } }
    if (state === 'cancelled') return { body: { id, status: 'cancelled' } }
    if (state === 'failed')
      return {
        body: {
          ...{ id, status: 'failed' },
          error: { message: order.mood === 'moderated' ? 'blocked by safety settings' : 'internal' },
        },
      }
    const content = [{ type: 'video', mime_type: 'video/mp4', uri: said.fileOf(order) }]
    const made = { type: 'model_output', content }
    const told = { type: 'user_input', content: [{ type: 'text', text: 'what was asked' }] }
    return { body: { id, status: 'completed', steps: order.mood === 'empty' ? [told] : [told, made] } }
  },
  runway: (said) => {
    const { method, rest, request, sent } = said
    if (method === 'POST' && rest === '/v1/image_to_video') return said.answerOrder('runway', request, sent)
    const [, id] = /^\/v1\/tasks\/([\w-]+)$/.exec(rest) ?? []
    const order = orderOf(said, id)
    if (method === 'DELETE' && order) {
      order.isCancelled = true
      return { status: 204, body: '' }
    }
    const state = said.look(order)
    if (typeof state !== 'string') return state
    if (!order || state === 'missing') return error(404, 'An API resource was not found.')
    if (state === 'waiting') return { body: { id, status: 'RUNNING', progress: 0.4 } }
    if (state === 'cancelled') return { body: { id, status: 'CANCELLED' } }
    if (state === 'failed')
      return {
        body: {
          ...{ id, status: 'FAILED', failure: 'It failed' },
          failureCode: order.mood === 'moderated' ? 'SAFETY.INPUT.IMAGE' : 'INTERNAL',
        },
      }
    const output = order.mood === 'empty' ? [] : [said.fileOf(order)]
    return { body: { id, status: 'SUCCEEDED', output, cost: { credits: 25 } } }
  },
  comfyui: (said) => {
    const { fake, method, rest, request, sent } = said
    if (rest === '/upload/image') return { body: { name: 'still.jpg', subfolder: '', type: 'input' } }
    if (method === 'POST' && rest === '/prompt') return said.answerOrder('comfyui', request, sent)
    const own = fake.taken.filter(({ service, isCancelled }) => service === 'comfyui' && !isCancelled)
    if (method === 'POST' && (rest === '/queue' || rest === '/interrupt')) {
      for (const order of own) if (sent.includes(order.id)) order.isCancelled = true
      return { body: {} }
    }
    if (rest === '/queue')
      return { body: { queue_running: own.map(({ id, body }) => [1, id, body.prompt]), queue_pending: [] } }
    const [, id] = /^\/history\/([\w-]+)$/.exec(rest) ?? []
    const order = orderOf(said, id)
    // Anyone who asks whether there is such a job does not look at it.
    if (!order) return { body: {} }
    const state = said.look(order)
    if (typeof state !== 'string') return state
    if (state === 'waiting' || state === 'cancelled') return { body: {} }
    const status = { status_str: state === 'failed' ? 'error' : 'success', completed: true, messages: [] }
    const images = [{ filename: `${order.id}.mp4`, subfolder: '', type: 'output' }]
    const outputs =
      state === 'failed' || order.mood === 'empty' ? {} : { saved: { images, animated: [true] } }
    return { body: { [order.id]: { outputs, status } } }
  },
  sdcpp: (said) => {
    const { method, rest, request, sent, clip } = said
    if (rest === '/sdcpp/v1/capabilities') return { body: { supported_modes: ['img_gen', 'vid_gen'] } }
    if (method === 'POST' && rest === '/sdcpp/v1/vid_gen') return said.answerOrder('sdcpp', request, sent)
    const [, id, act] = /^\/sdcpp\/v1\/jobs\/([\w-]+)(\/cancel)?$/.exec(rest) ?? []
    const order = orderOf(said, id)
    if (act !== undefined && order) order.isCancelled = true
    const state = act === undefined ? said.look(order) : 'cancelled'
    if (typeof state !== 'string') return state
    if (!order || state === 'missing') return error(404, 'job not found')
    if (state === 'waiting') return { body: { id, status: 'generating' } }
    if (state !== 'done') return { body: { id, status: state } }
    const bytes =
      order.mood === 'wrong type'
        ? Buffer.from('<html></html>')
        : order.mood === 'too large'
          ? Buffer.alloc(64_000_000)
          : Buffer.from(clip)
    const b64 = order.mood === 'empty' ? '' : bytes.toString('base64')
    return { body: { id, status: 'completed', result: { b64_json: b64, mime_type: 'video/webm', fps: 16 } } }
  },
}
