import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { answerPictureOrder } from './answer-picture-order.ts'
import type { Behaviour } from './behaviour.ts'
import { listenOnLoopback } from './listen-on-loopback.ts'
import { json, prediction, type AskedPicture, type PictureService, type Reply } from './picture-words.ts'
import { drawBall } from './draw-ball.ts'
import { readClip, writeEmptyClip } from './open-web/stock-clips.ts'

export type { PictureService } from './picture-words.ts'

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
    const order = await readOrder(request, sent)
    if (order === undefined)
      return send(response, { status: 404, body: { error: { message: 'no such path' } } })
    asked.push(order)
    const behaviour = behaviours.length > 1 ? behaviours.shift() : behaviours[0]
    if (behaviour === 'slow') await new Promise<void>((resolve) => held.push(resolve))
    // What nobody waits for any more is not on the bill.
    if (behaviour === 'well' || behaviour === 'slow') response.once('finish', () => paid.push(order))
    return send(response, answerPictureOrder(order, behaviour ?? 'well', url))
  }
  const server = await listenOnLoopback(handle)
  url = server.url
  const release = () => {
    for (const go of held) go()
    held = []
  }
  return {
    ...{ url, asked, fetched, paid },
    behave: (...next) => (behaviours = next),
    release,
    close: () => {
      release()
      return server.close()
    },
  }
}

const PATHS: readonly [PictureService, RegExp][] = [
  ['openai', /^\/v1\/images\/(?:generations|edits)$/],
  ['google', /^\/v1beta\/models\/[\w.-]+:generateContent$/],
  ['fal', /^\/fal-ai\//],
  ['replicate', /^\/v1\/models\/[\w.-]+\/[\w.-]+\/predictions$/],
  ['stability', /^\/v2beta\/stable-image\/generate\/\w+$/],
  ['comfyui', /^\/prompt$/],
  ['automatic1111', /^\/sdapi\/v1\/txt2img$/],
  ['pexels', /^\/v1\/(?:videos\/)?search\?/],
]

async function readOrder(request: IncomingMessage, sent: Buffer): Promise<AskedPicture | undefined> {
  const { method = '', url: path = '', headers } = request
  const service = PATHS.find(([, pattern]) => pattern.test(path))?.[0]
  if (service === undefined) return undefined
  const type = headers['content-type'] ?? ''
  const told = { service, method, path, headers }
  if (type.includes('json')) return { ...told, body: JSON.parse(sent.toString()) }
  // OpenAI's edits come with files.
  if (path.endsWith('/edits')) return { ...told, body: await readForm(sent, type) }
  return { ...told, body: sent.toString() }
}

async function readForm(sent: Buffer, type: string): Promise<unknown> {
  const form = await new Response(new Uint8Array(sent), { headers: { 'content-type': type } }).formData()
  const fields: Record<string, string | string[]> = {}
  for (const [name, value] of form)
    if (typeof value === 'string') fields[name] = value
    else {
      const file = Buffer.from(await value.arrayBuffer()).toString('base64')
      fields[name] = [...[fields[name] ?? []].flat(), `${value.type};${file}`]
    }
  return fields
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

function picture(kind: string): Reply {
  return { status: 200, type: 'image/png', body: drawBall(kind) }
}

function send(response: ServerResponse, { status, type, headers = {}, body }: Reply): void {
  const isRaw = typeof body === 'string' || Buffer.isBuffer(body)
  response.writeHead(status, {
    'content-type': type ?? (isRaw ? 'text/plain' : 'application/json'),
    ...headers,
  })
  response.end(isRaw ? body : JSON.stringify(body))
}
