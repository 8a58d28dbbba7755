import { z } from 'zod'
import { chooseModel } from '../../provider/models.ts'
import { failAs } from '../../provider/explain-status.ts'
import type { ProviderSettings } from '../../provider/provider-settings.ts'
import { openWire } from '../call-motion.ts'
import type { MotionLook, QueuedMotion } from '../motion-service.ts'
import { WAN_480P, wanFrames, wanLength } from './wan.ts'

const PROVIDER = 'sdcpp'

const startedSchema = z.object({ id: z.string() })
const jobSchema = z.object({
  status: z.enum(['queued', 'generating', 'completed', 'failed', 'cancelled']),
  result: z.object({ b64_json: z.string() }).nullish(),
  error: z.unknown().optional(),
})

/** The server of stable-diffusion.cpp on one's own machine; it costs nothing, and gives WebM. */
export function createSdcppMotion(settings: ProviderSettings, fetch: typeof globalThis.fetch): QueuedMotion {
  const baseUrl = settings.baseUrl ?? 'http://127.0.0.1:1234'
  const wire = openWire(PROVIDER, fetch, { baseUrl, hosts: [] })
  const placeOf = (id: string) => `${baseUrl}/sdcpp/v1/jobs/${encodeURIComponent(id)}`
  return {
    provider: PROVIDER,
    model: chooseModel('animator', settings),
    lengthFor: wanLength,
    leastWaitSeconds: 1,
    start: async ({ still, prompt, negativePrompt, shape, seconds, seed }, signal) => {
      const { id } = await wire.order(startedSchema, `${baseUrl}/sdcpp/v1/vid_gen`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          ...{ prompt, negative_prompt: negativePrompt, init_image: Buffer.from(still).toString('base64') },
          ...{ ...WAN_480P.sizes[shape], video_frames: wanFrames(seconds, WAN_480P.fps), fps: WAN_480P.fps },
          ...{ output_format: 'webm', seed },
        }),
        signal,
      })
      return { id }
    },
    // It lists no jobs; to make one a second time takes time and no money.
    find: async () => 'none',
    look: async ({ id }, signal): Promise<MotionLook> => {
      const { status, result } = await wire.ask(jobSchema, placeOf(id), { signal })
      if (status === 'queued' || status === 'generating') return { state: 'waiting' }
      if (status !== 'completed') return { state: 'failed', message: `Its job ended as ${status}.` }
      const bytes = result?.b64_json
      if (!bytes) throw failAs(PROVIDER, 'broken', 'It was completed without a video.')
      return { state: 'done', take: async () => Buffer.from(bytes, 'base64') }
    },
    cancel: async ({ id }, signal) =>
      (await wire.send(`${placeOf(id)}/cancel`, { method: 'POST', signal })).ok,
  }
}
