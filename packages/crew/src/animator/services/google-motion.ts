import { z } from 'zod'
import { chooseModel } from '../../provider/models.ts'
import { failAs } from '../../provider/explain-status.ts'
import type { ProviderSettings } from '../../provider/provider-settings.ts'
import { boundLength, openWire } from '../call-motion.ts'
import type { MotionLook, MotionOrder, QueuedMotion } from '../motion-service.ts'

const PROVIDER = 'google'
const RATIOS = { portrait: '9:16', landscape: '16:9', square: '1:1' } as const
const LENGTHS = { least: 3, most: 6 }

const contentSchema = z.object({
  type: z.string(),
  uri: z.url().optional(),
  data: z.string().optional(),
})
const interactionSchema = z.object({
  id: z.string(),
  status: z.string(),
  steps: z.array(z.object({ type: z.string(), content: z.array(contentSchema).optional() })).optional(),
  error: z.object({ message: z.string() }).optional(),
})

/**
 * Moving pictures by Google's Interactions API, in the background: the number of an interaction is told at once. It lists none, so
 * one whose number was lost is not ordered again.
 */
export function createGoogleMotion(settings: ProviderSettings, fetch: typeof globalThis.fetch): QueuedMotion {
  const baseUrl = settings.baseUrl ?? 'https://generativelanguage.googleapis.com/v1beta'
  const model = chooseModel('animator', settings)
  const hosts = settings.baseUrl === undefined ? ['googleapis.com', 'googleusercontent.com'] : []
  const wire = openWire(PROVIDER, fetch, { baseUrl, hosts })
  const headers = { 'x-goog-api-key': settings.apiKey ?? '' }
  const lengthFor = (seconds: number) => boundLength(LENGTHS, seconds)
  const placeOf = (id: string) => `${baseUrl}/interactions/${encodeURIComponent(id)}`
  return {
    provider: PROVIDER,
    model,
    lengthFor,
    leastWaitSeconds: 2,
    start: async (order, signal) => {
      const { id } = await wire.order(interactionSchema, `${baseUrl}/interactions`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(writeOrder(order, model, lengthFor(order.seconds))),
        signal,
      })
      return { id }
    },
    find: async () => 'unsure',
    look: async ({ id }, signal) => {
      const interaction = await wire.ask(interactionSchema, placeOf(id), { headers, signal })
      return readInteraction(interaction, (uri, limited) => wire.download(uri, limited, headers))
    },
    cancel: async ({ id }, signal) => {
      const { status } = await wire.ask(interactionSchema, `${placeOf(id)}/cancel`, {
        ...{ method: 'POST', headers, signal },
      })
      return status === 'cancelled'
    },
    forget: async ({ id }, signal) => {
      await wire.send(placeOf(id), { method: 'DELETE', headers, signal })
    },
  }
}

function writeOrder({ still, prompt, negativePrompt, shape }: MotionOrder, model: string, length: number) {
  return {
    model,
    input: [
      { type: 'image', mime_type: 'image/jpeg', data: Buffer.from(still).toString('base64') },
      { type: 'text', text: `${prompt} Never show: ${negativePrompt}.` },
    ],
    generation_config: { video_config: { task: 'image_to_video' } },
    response_format: {
      ...{ type: 'video', aspect_ratio: RATIOS[shape], resolution: '720p' },
      ...{ duration: `${length}s`, delivery: 'uri' },
    },
    // What is done in the background must be stored; it is deleted once it was fetched.
    ...{ background: true, store: true },
  }
}

function readInteraction(
  { status, steps, error }: z.infer<typeof interactionSchema>,
  download: (uri: string, signal: AbortSignal) => Promise<Uint8Array>,
): MotionLook {
  if (status === 'queued' || status === 'in_progress') return { state: 'waiting' }
  if (status !== 'completed') {
    const message = error?.message ?? `It ended as ${status}.`
    return { state: 'failed', message, isModerated: /safety|prohibited|blocked/i.test(message) }
  }
  const video = steps
    ?.filter(({ type }) => type === 'model_output')
    .flatMap(({ content }) => content ?? [])
    .find(({ type }) => type === 'video')
  const { uri, data } = video ?? {}
  if (data !== undefined) return { state: 'done', take: async () => Buffer.from(data, 'base64') }
  if (uri === undefined) throw failAs(PROVIDER, 'broken', 'It was completed without a video.')
  return { state: 'done', take: (signal) => download(uri, signal) }
}
