import { z } from 'zod'
import { chooseModel } from '../../provider/models.ts'
import { failAs } from '../../provider/explain-status.ts'
import type { ProviderSettings } from '../../provider/provider-settings.ts'
import { asDataUri, openWire } from '../call-motion.ts'
import type { FoundJob, MotionLook, MotionOrder, QueuedMotion } from '../motion-service.ts'

const PROVIDER = 'replicate'
const FRAME_RATE = 16
/** What Wan 2.2 makes at least and at most. */
const FRAMES = { least: 81, most: 121 }
/** A run that nobody waits for any more ends by itself. */
const CANCEL_AFTER = '20m'
const SLACK_MS = 120_000
/** Predictions on a page of its list. */
const PAGE = 100

const predictionSchema = z.object({
  id: z.string(),
  status: z.enum(['starting', 'processing', 'succeeded', 'failed', 'canceled', 'aborted']),
  output: z.union([z.string(), z.array(z.string())]).nullish(),
  error: z.string().nullish(),
})
const listSchema = z.object({
  results: z.array(z.object({ id: z.string(), created_at: z.string(), input: z.unknown().optional() })),
})

/** Moving pictures by Replicate, as its Wan models take them. */
export function createReplicateMotion(
  settings: ProviderSettings,
  fetch: typeof globalThis.fetch,
): QueuedMotion {
  const baseUrl = settings.baseUrl ?? 'https://api.replicate.com/v1'
  const model = chooseModel('animator', settings)
  const hosts = settings.baseUrl === undefined ? ['replicate.delivery', 'replicate.com'] : []
  const wire = openWire(PROVIDER, fetch, { baseUrl, hosts })
  const headers = { authorization: `Bearer ${settings.apiKey ?? ''}` }
  const framesFor = (seconds: number) =>
    Math.min(FRAMES.most, Math.max(FRAMES.least, Math.ceil((seconds * FRAME_RATE - 1) / 4) * 4 + 1))
  return {
    provider: PROVIDER,
    model,
    lengthFor: (seconds) => framesFor(seconds) / FRAME_RATE,
    leastWaitSeconds: 1,
    start: async ({ still, prompt, seconds, seed }, signal) => {
      const [name, version] = model.split(':')
      const input = {
        ...{ image: asDataUri(still), prompt, seed, resolution: '720p' },
        ...{ num_frames: framesFor(seconds), frames_per_second: FRAME_RATE },
      }
      const path = version === undefined ? `/models/${name}/predictions` : '/predictions'
      const { id } = await wire.order(predictionSchema, `${baseUrl}${path}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'cancel-after': CANCEL_AFTER },
        body: JSON.stringify({ ...(version !== undefined && { version }), input }),
        signal,
      })
      return { id }
    },
    find: async ({ prompt, seed, askedAt }, signal) => {
      const { results } = await wire.ask(listSchema, `${baseUrl}/predictions`, { headers, signal })
      return findPrediction(results, { prompt, seed, askedAt })
    },
    look: async ({ id }, signal) => {
      const url = `${baseUrl}/predictions/${encodeURIComponent(id)}`
      const prediction = await wire.ask(predictionSchema, url, { headers, signal })
      return readPrediction(prediction, (file, limited) => wire.download(file, limited, headers))
    },
    cancel: async ({ id }, signal) => {
      const url = `${baseUrl}/predictions/${encodeURIComponent(id)}/cancel`
      const { status } = await wire.ask(predictionSchema, url, { method: 'POST', headers, signal })
      return status === 'canceled' || status === 'aborted'
    },
  }
}

function findPrediction(
  results: z.infer<typeof listSchema>['results'],
  { prompt, seed, askedAt }: Pick<MotionOrder, 'prompt' | 'seed' | 'askedAt'>,
): FoundJob {
  const found = results.find(({ input }) => {
    const told = z.object({ prompt: z.string(), seed: z.number() }).safeParse(input).data
    return told?.prompt === prompt && told.seed === seed
  })
  if (found !== undefined) return { id: found.id }
  // A page of the newest: only when it reaches back to the order does it show that there is none.
  const reachesBack = results.some(({ created_at }) => Date.parse(created_at) < askedAt - SLACK_MS)
  return reachesBack || results.length < PAGE ? 'none' : 'unsure'
}

function readPrediction(
  { status, output, error }: z.infer<typeof predictionSchema>,
  download: (file: string, signal: AbortSignal) => Promise<Uint8Array>,
): MotionLook {
  if (status === 'starting' || status === 'processing') return { state: 'waiting' }
  if (status !== 'succeeded') {
    const message = error ?? `It was ${status}.`
    return { state: 'failed', message, isModerated: /nsfw|sensitive|flagged|E005/i.test(message) }
  }
  const file = typeof output === 'string' ? output : output?.[0]
  // An hour after its end a prediction has neither input nor output any more.
  if (!file) throw failAs(PROVIDER, 'broken', 'What it made is no longer there.')
  return { state: 'done', take: (signal) => download(file, signal) }
}
