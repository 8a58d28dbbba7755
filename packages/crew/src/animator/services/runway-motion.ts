import { z } from 'zod'
import { RUNWAY_VERSION } from '../../provider/list-probes.ts'
import { chooseModel } from '../../provider/models.ts'
import { failAs } from '../../provider/explain-status.ts'
import type { ProviderSettings } from '../../provider/provider-settings.ts'
import { asDataUri, chooseLength, openWire } from '../call-motion.ts'
import type { MotionLook, QueuedMotion } from '../motion-service.ts'

const PROVIDER = 'runway'
const RATIOS = { portrait: '720:1280', landscape: '1280:720', square: '960:960' } as const
/** A credit is a cent. */
const CREDIT_MICRODOLLARS = 10_000
const PROMPT_CHARACTERS = 1000
const LENGTHS = [3, 4, 5, 6]

const startedSchema = z.object({ id: z.string() })
const taskSchema = z.object({
  status: z.enum(['PENDING', 'THROTTLED', 'RUNNING', 'SUCCEEDED', 'FAILED', 'CANCELLED']),
  output: z.array(z.url()).optional(),
  failure: z.string().nullish(),
  failureCode: z.string().nullish(),
  cost: z.object({ credits: z.number() }).optional(),
})

/** Moving pictures by Runway. It lists no tasks: one whose number was lost is not ordered again. */
export function createRunwayMotion(settings: ProviderSettings, fetch: typeof globalThis.fetch): QueuedMotion {
  const baseUrl = settings.baseUrl ?? 'https://api.dev.runwayml.com'
  const model = chooseModel('animator', settings)
  const hosts = settings.baseUrl === undefined ? ['runwayml.com', 'cloudfront.net'] : []
  const wire = openWire(PROVIDER, fetch, { baseUrl, hosts })
  const headers = { authorization: `Bearer ${settings.apiKey ?? ''}`, 'x-runway-version': RUNWAY_VERSION }
  const lengthFor = (seconds: number) => chooseLength(LENGTHS, seconds)
  const placeOf = (id: string) => `${baseUrl}/v1/tasks/${encodeURIComponent(id)}`
  return {
    provider: PROVIDER,
    model,
    lengthFor,
    leastWaitSeconds: 5,
    start: async ({ still, prompt, shape, seconds, seed }, signal) => {
      const { id } = await wire.order(startedSchema, `${baseUrl}/v1/image_to_video`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({
          ...{ model, promptImage: asDataUri(still), promptText: prompt.slice(0, PROMPT_CHARACTERS) },
          ...{ ratio: RATIOS[shape], duration: lengthFor(seconds), seed },
        }),
        signal,
      })
      return { id }
    },
    find: async () => 'unsure',
    look: async ({ id }, signal): Promise<MotionLook> => {
      const task = await wire.ask(taskSchema, placeOf(id), { headers, signal })
      const { status, output, failure, failureCode, cost } = task
      if (status === 'FAILED' || status === 'CANCELLED') {
        const message = failure ?? `It ended as ${status.toLowerCase()}.`
        return { state: 'failed', message, isModerated: /SAFETY/.test(failureCode ?? '') }
      }
      if (status !== 'SUCCEEDED') return { state: 'waiting' }
      const file = output?.[0]
      if (file === undefined) throw failAs(PROVIDER, 'broken', 'It succeeded without a video.')
      return {
        state: 'done',
        take: (limited) => wire.download(file, limited),
        ...(cost && { microdollars: Math.ceil(cost.credits * CREDIT_MICRODOLLARS) }),
      }
    },
    cancel: async ({ id }, signal) =>
      (await wire.send(placeOf(id), { method: 'DELETE', headers, signal })).ok,
  }
}
