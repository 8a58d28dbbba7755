import { z } from 'zod'
import { chooseModel } from '../../provider/models.ts'
import { failAs } from '../../provider/explain-status.ts'
import type { ProviderSettings } from '../../provider/provider-settings.ts'
import { fieldOf, parseAnswer } from '../../provider/read-answer.ts'
import { asDataUri, chooseLength, openWire } from '../call-motion.ts'
import type { MotionJob } from '../animator.ts'
import type { MotionLook, MotionOrder, QueuedMotion } from '../motion-service.ts'

const PROVIDER = 'fal'
const QUEUE = 'https://queue.fal.run'
const LISTING = 'https://api.fal.ai/v1'
/** What was made is fetched at once; the service need not keep it for longer. */
const SENT = {
  'content-type': 'application/json',
  'x-fal-object-lifecycle-preference': JSON.stringify({ expiration_duration_seconds: 3600 }),
}
/** Clocks differ. */
const SLACK_MS = 120_000

type Dialect = {
  readonly name: RegExp
  readonly lengths: readonly number[]
  body(order: MotionOrder, length: number): object
}

const RATIOS = { portrait: '9:16', landscape: '16:9', square: '1:1' } as const

/** Models of one service take the same thing by other names. */
const DIALECTS: readonly Dialect[] = [
  {
    name: /ltx/,
    lengths: [6, 8, 10],
    body: ({ still, prompt, shape }, duration) => ({
      ...{
        image_url: asDataUri(still),
        prompt,
        duration,
        resolution: '1080p',
        fps: 25,
        generate_audio: false,
      },
      aspect_ratio: shape === 'square' ? 'auto' : RATIOS[shape],
    }),
  },
  {
    name: /hailuo/,
    lengths: [6, 10],
    body: ({ still, prompt }, length) => ({
      ...{ image_url: asDataUri(still), prompt, duration: String(length), prompt_optimizer: false },
    }),
  },
  {
    name: /kling-video\/v4/,
    lengths: [3, 4, 5, 6],
    body: ({ still, prompt, negativePrompt }, length) => ({
      ...{
        start_image_url: asDataUri(still),
        prompt,
        negative_prompt: negativePrompt,
        duration: String(length),
      },
    }),
  },
  {
    name: /seedance/,
    lengths: [4, 5, 6],
    body: ({ still, prompt, seed }, length) => ({
      ...{ image_url: asDataUri(still), prompt, duration: String(length), resolution: '720p', seed },
      generate_audio: false,
    }),
  },
  {
    name: /wan/,
    lengths: [5],
    body: ({ still, prompt, negativePrompt, seed, shape }) => ({
      ...{ image_url: asDataUri(still), prompt, resolution: '720p', aspect_ratio: RATIOS[shape], seed },
      negative_prompt: negativePrompt,
    }),
  },
  {
    name: /./,
    lengths: [5],
    body: ({ still, prompt }) => ({ image_url: asDataUri(still), prompt }),
  },
]

const queuedSchema = z.object({
  request_id: z.string(),
  status_url: z.url(),
  response_url: z.url(),
  cancel_url: z.url(),
})
const statusSchema = z.object({
  status: z.enum(['IN_QUEUE', 'IN_PROGRESS', 'COMPLETED']),
  error: z.string().optional(),
})
const resultSchema = z.object({ video: z.object({ url: z.url() }) })
const listSchema = z.object({
  items: z.array(
    z.object({
      request_id: z.string(),
      sent_at: z.iso.datetime({ offset: true }),
      json_input: z.unknown().optional(),
    }),
  ),
})

/** Moving pictures by fal's queue. A job that came to nothing is not billed. */
export function createFalMotion(settings: ProviderSettings, fetch: typeof globalThis.fetch): QueuedMotion {
  const baseUrl = settings.baseUrl ?? QUEUE
  const isOwn = settings.baseUrl === undefined
  const listing = isOwn ? LISTING : `${baseUrl}/v1`
  const model = chooseModel('animator', settings)
  const hosts = isOwn ? ['fal.media', 'fal.run', 'fal.ai'] : []
  const wire = openWire(PROVIDER, fetch, { baseUrl, hosts })
  const dialect = DIALECTS.find(({ name }) => name.test(model))
  const lengthFor = (seconds: number) => chooseLength(dialect?.lengths ?? [], seconds)
  const headers = { authorization: `Key ${settings.apiKey ?? ''}` }
  return {
    provider: PROVIDER,
    model,
    lengthFor,
    leastWaitSeconds: 1,
    start: async (order, signal) => {
      const queued = await wire.order(queuedSchema, `${baseUrl}/${model}`, {
        method: 'POST',
        headers: { ...headers, ...SENT },
        body: JSON.stringify(dialect?.body(order, lengthFor(order.seconds))),
        signal,
      })
      return jobOf(queued.request_id, queued.response_url, queued)
    },
    find: async ({ prompt, askedAt }, signal) => {
      const { items } = await wire.ask(listSchema, `${listing}${listPath(model, askedAt)}`, {
        headers,
        signal,
      })
      const [only, another] = items.filter(({ json_input }) => fieldOf(json_input, 'prompt') === prompt)
      // It lists what it has begun; an order that waits may be missing.
      if (only === undefined || another !== undefined) return 'unsure'
      const place = `${baseUrl}/${model.split('/').slice(0, 2).join('/')}/requests/${only.request_id}`
      return jobOf(only.request_id, place)
    },
    look: async ({ urls }, signal) => {
      if (urls === undefined) throw failAs(PROVIDER, 'broken')
      const { status, error } = await wire.ask(statusSchema, urls.status, { headers, signal })
      if (status !== 'COMPLETED') return { state: 'waiting' }
      if (error !== undefined) return { state: 'failed', message: error }
      const url = await readResult(await wire.send(urls.result, { headers, signal }))
      return typeof url === 'string' ? { state: 'done', take: (limited) => wire.download(url, limited) } : url
    },
    cancel: async ({ urls }, signal) => {
      // What has begun runs to its end and is billed.
      return (
        urls !== undefined &&
        (await wire.send(urls.cancel, { method: 'PUT', headers, signal })).status === 202
      )
    },
  }
}

function readRefused(text: string) {
  const told = z
    .object({ detail: z.array(z.object({ msg: z.string(), type: z.string().optional() })).min(1) })
    .safeParse(parseAnswer(text)).data?.detail[0]
  const isModerated = /content_policy|nsfw|safety/i.test(`${told?.type ?? ''} ${told?.msg ?? ''}`)
  return { state: 'failed', message: told?.msg ?? 'The model refused the picture.', isModerated } as const
}

/** The address of the file, or why there is none. What the model refused is told in the place of its result, and is not billed. */
async function readResult(answer: Response): Promise<string | MotionLook> {
  if (answer.status === 422 || answer.status === 400) return readRefused(await answer.text())
  if (answer.status === 404) throw failAs(PROVIDER, 'broken', 'What it made is no longer there.')
  const result = resultSchema.safeParse(answer.ok ? await answer.json() : undefined)
  if (!result.success) throw failAs(PROVIDER, answer.ok ? 'broken' : 'unavailable')
  return result.data.video.url
}

function listPath(model: string, askedAt: number): string {
  const query = new URLSearchParams({
    ...{ endpoint_id: model, limit: '100', expand: 'payloads' },
    start: new Date(askedAt - SLACK_MS).toISOString(),
  })
  return `/models/requests/by-endpoint?${query.toString()}`
}

/** A job by what the service told of it, or where its addresses usually are. */
function jobOf(
  id: string,
  result: string,
  {
    status_url: status = `${result}/status`,
    cancel_url: cancel = `${result}/cancel`,
  }: Partial<z.infer<typeof queuedSchema>> = {},
): MotionJob {
  return { id, urls: { status, result, cancel } }
}
