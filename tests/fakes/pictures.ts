import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Behaviour } from './behaviour.ts'
import { listClips, readClip, writeEmptyClip } from './stock-clips.ts'
import { writePng } from './write-png.ts'

export type PictureService =
  | 'openai'
  | 'google'
  | 'fal'
  | 'replicate'
  | 'stability'
  | 'comfyui'
  | 'automatic1111'
  | 'pexels'

export type AskedPicture = {
  readonly service: PictureService
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  /** Parsed JSON, or the text of a form. */
  readonly body: unknown
}

/** A server on loopback that speaks the contracts of all services of pictures. */
export type FakePictures = {
  readonly url: string
  /** Orders of pictures (not polls nor downloads), in order. */
  readonly asked: AskedPicture[]
  /** Every path that was fetched. */
  readonly fetched: string[]
  /** Orders that were answered with a picture: what would be on the bill. */
  readonly paid: AskedPicture[]
  /** From now on; one after the other when several are given, the last one for good. */
  behave(...behaviours: Behaviour[]): void
  /** Lets what is slow be answered. */
  release(): void
  close(): Promise<void>
}

type Reply = { status: number; type?: string; headers?: Record<string, string>; body: unknown }

/** `clip`: the MP4 that every clip of stock is. */
export async function startFakePictures(clip: Uint8Array = writeEmptyClip()): Promise<FakePictures> {
  const asked: AskedPicture[] = []
  const fetched: string[] = []
  const paid: AskedPicture[] = []
  let behaviours: Behaviour[] = ['well']
  let held: (() => void)[] = []
  let url = ''

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? ''
    const sent = await buffer(request)
    fetched.push(path)
    const side = readClip(path, clip) ?? answerBeside(path, url)
    if (side) return send(response, side)
    const order = readOrder(request, sent)
    if (order === undefined)
      return send(response, { status: 404, body: { error: { message: 'no such path' } } })
    asked.push(order)
    const behaviour = behaviours.length > 1 ? behaviours.shift() : behaviours[0]
    if (behaviour === 'slow') await new Promise<void>((resolve) => held.push(resolve))
    // What nobody waits for any more is not on the bill.
    if (behaviour === 'well' || behaviour === 'slow') response.once('finish', () => paid.push(order))
    return send(response, answerOrder(order, behaviour ?? 'well', url))
  }
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on an address has one of this shape.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    ...{ url, asked, fetched, paid },
    behave: (...next) => (behaviours = next),
    release: () => {
      for (const go of held) go()
      held = []
    },
    close: () =>
      new Promise((resolve) => {
        for (const go of held) go()
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

const PATHS: readonly [PictureService, RegExp][] = [
  ['openai', /^\/v1\/images\/generations$/],
  ['google', /^\/v1beta\/models\/[\w.-]+:generateContent$/],
  ['fal', /^\/fal-ai\//],
  ['replicate', /^\/v1\/models\/[\w.-]+\/[\w.-]+\/predictions$/],
  ['stability', /^\/v2beta\/stable-image\/generate\/\w+$/],
  ['comfyui', /^\/prompt$/],
  ['automatic1111', /^\/sdapi\/v1\/txt2img$/],
  ['pexels', /^\/v1\/(?:videos\/)?search\?/],
]

function readOrder(request: IncomingMessage, sent: Buffer): AskedPicture | undefined {
  const { method = '', url: path = '', headers } = request
  const service = PATHS.find(([, pattern]) => pattern.test(path))?.[0]
  if (service === undefined) return undefined
  const isJson = headers['content-type']?.includes('json') ?? false
  return { service, method, path, headers, body: isJson ? JSON.parse(sent.toString()) : sent.toString() }
}

/** What belongs to an order that was answered: its files, its state, what is installed. */
function answerBeside(path: string, url: string): Reply | undefined {
  if (path.startsWith('/view')) return picture('well')
  const file = /^\/files\/([\w-]+)\.png/.exec(path)?.[1]
  if (file === 'redirect')
    return { status: 302, headers: { location: 'http://169.254.169.254/secret' }, body: '' }
  if (file !== undefined) return picture(file === 'truncated' || file === 'no-picture' ? file : 'well')
  if (path.startsWith('/object_info/'))
    return json({
      CheckpointLoaderSimple: { input: { required: { ckpt_name: [['dream_xl.safetensors'], {}] } } },
    })
  const prompt = /^\/history\/(.+)$/.exec(path)?.[1]
  if (prompt !== undefined) {
    const images = [{ filename: 'a.png', subfolder: '', type: 'output' }]
    const status = { status_str: prompt === 'broken' ? 'error' : 'success', completed: true, messages: [] }
    return json({ [prompt]: { outputs: prompt === 'broken' ? {} : { saved: { images } }, status } })
  }
  if (path.startsWith('/v1/predictions/')) return json(prediction('succeeded', `${url}/files/done.png`, url))
  return undefined
}

const FILES: Partial<Record<Behaviour, string>> = {
  truncated: 'truncated',
  'no picture': 'no-picture',
  elsewhere: 'elsewhere',
}

function answerOrder({ service, path }: AskedPicture, behaviour: Behaviour, url: string): Reply {
  if (behaviour === 'down') return { status: 503, body: '<html>Bad gateway</html>', type: 'text/html' }
  if (behaviour === 'rate limited')
    return refusal(service, 429, 'rate_limit_exceeded', 'Too many requests', { 'retry-after': '2' })
  if (behaviour === 'refused')
    return refusal(service, 401, 'invalid_api_key', 'Incorrect API key provided: sk-secretsecret')
  if (behaviour === 'out of quota') {
    if (service === 'openai')
      return refusal(service, 429, 'insufficient_quota', 'You exceeded your current quota')
    return refusal(service, 402, 'payment_required', 'Insufficient credit')
  }
  if (behaviour === 'broken') return { status: 200, type: 'application/json', body: '{"images":[{"ur' }
  if (behaviour === 'moderated') return moderated(service, url)
  if (path.startsWith('/v1/videos/')) return json(listClips(url, behaviour))
  return answerWell(service, FILES[behaviour] ?? 'done', url)
}

function answerWell(service: PictureService, name: string, url: string): Reply {
  const place = name === 'elsewhere' ? 'http://169.254.169.254/latest/meta-data' : `${url}/files/${name}.png`
  const bytes = drawn(name)
  switch (service) {
    case 'openai':
      return json({
        created: 1,
        data: [{ b64_json: bytes.toString('base64') }],
        usage: { input_tokens: 100, output_tokens: 1000, total_tokens: 1100 },
      })
    case 'google':
      return json({
        candidates: [
          {
            content: {
              role: 'model',
              parts: [{ inlineData: { mimeType: 'image/png', data: bytes.toString('base64') } }],
            },
            finishReason: 'STOP',
          },
        ],
        usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 1290, totalTokenCount: 1300 },
      })
    case 'fal':
      return json({
        images: [{ url: place, width: 360, height: 640, content_type: 'image/png' }],
        seed: 1,
        has_nsfw_concepts: [false],
        timings: {},
      })
    case 'replicate':
      return { ...json(prediction('starting', name === 'done' ? null : place, url)), status: 201 }
    case 'stability':
      return {
        status: 200,
        type: 'image/png',
        headers: { 'finish-reason': 'SUCCESS', seed: '1' },
        body: bytes,
      }
    case 'comfyui':
      return json({ prompt_id: name === 'done' ? 'p1' : 'broken', number: 1, node_errors: {} })
    case 'automatic1111':
      return json({ images: [bytes.toString('base64')], parameters: {}, info: '{"seed":1}' })
    default:
      return json({
        page: 1,
        per_page: 15,
        total_results: 2,
        photos: name === 'no-picture' ? [] : photos(place),
      })
  }
}

function photos(place: string) {
  return ['Ann Lee', 'Ben Roe'].map((photographer, index) => ({
    id: index + 1,
    width: 3000,
    height: 4000,
    url: `https://www.pexels.com/photo/${index + 1}/`,
    photographer,
    photographer_url: 'https://www.pexels.com/@someone',
    src: { original: place, large2x: place, portrait: place },
    alt: 'a picture',
  }))
}

function prediction(status: string, output: string | null, url: string) {
  return {
    id: 'r1',
    status: output === null ? status : 'succeeded',
    output: output === null ? null : [output],
    error: null,
    urls: { get: `${url}/v1/predictions/r1`, cancel: `${url}/v1/predictions/r1/cancel` },
    metrics: {},
  }
}

function moderated(service: PictureService, url: string): Reply {
  switch (service) {
    case 'openai':
      return refusal(service, 400, 'moderation_blocked', 'Your request was rejected by the safety system.')
    case 'google':
      return json({ candidates: [{ finishReason: 'IMAGE_SAFETY' }], usageMetadata: {} })
    case 'fal':
      return json({
        images: [{ url: `${url}/files/black.png`, content_type: 'image/png' }],
        has_nsfw_concepts: [true],
      })
    case 'replicate':
      return {
        status: 201,
        body: { ...prediction('failed', null, url), status: 'failed', error: 'NSFW content detected.' },
      }
    case 'stability':
      return {
        status: 200,
        type: 'image/png',
        headers: { 'finish-reason': 'CONTENT_FILTERED' },
        body: drawn('done'),
      }
    default:
      return refusal(
        service,
        403,
        'content_moderation',
        'Your request was flagged by our content moderation system',
      )
  }
}

/** The same refusal in the words of each service. */
function refusal(
  service: PictureService,
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Reply {
  const body = {
    openai: { error: { message, type: code, param: null, code } },
    google: { error: { code: status, message, status: code.toUpperCase() } },
    fal: { message: message, detail: message },
    replicate: { title: code, detail: message, status },
    stability: { id: 'x', name: code, errors: [message] },
    comfyui: { error: { type: code, message, details: '' }, node_errors: {} },
    automatic1111: { error: code, detail: message, errors: '' },
    pexels: { error: message },
  }[service]
  return { status, headers, body }
}

const json = (body: unknown): Reply => ({ status: 200, body })

function picture(kind: string): Reply {
  return { status: 200, type: 'image/png', body: drawn(kind) }
}

/** A ball on a floor: a real picture of 360x640. */
function drawn(kind: string): Buffer {
  if (kind === 'no-picture') return Buffer.from('<html>not here</html>')
  const bytes = writePng(360, 640, (x, y) =>
    Math.hypot(x - 180, y - 330) < 90 ? [192, 48, 40] : [32 + y / 4, 80 + y / 8, 122],
  )
  return kind === 'truncated' ? bytes.subarray(0, bytes.length >> 1) : bytes
}

function send(response: ServerResponse, { status, type, headers = {}, body }: Reply): void {
  const isRaw = typeof body === 'string' || Buffer.isBuffer(body)
  response.writeHead(status, {
    'content-type': type ?? (isRaw ? 'text/plain' : 'application/json'),
    ...headers,
  })
  response.end(isRaw ? body : JSON.stringify(body))
}
