import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import type { ProviderSettings } from '../../provider/provider-settings.ts'
import { failAs } from '../../provider/explain-status.ts'
import { limitDownloads } from '../limit-downloads.ts'
import type { PhotoOrder, PhotoService } from '../photo-service.ts'
import { callService, readAnswer } from './call-service.ts'
import { localSize } from './local-size.ts'

const PROVIDER = 'comfyui'
const POLL_MS = 500
const CHECKPOINTS = 'CheckpointLoaderSimple'

const imageSchema = z.object({ filename: z.string(), subfolder: z.string(), type: z.string() })
const queuedSchema = z.object({ prompt_id: z.string() })
const historySchema = z.record(
  z.string(),
  z.object({
    outputs: z.record(z.string(), z.object({ images: z.array(imageSchema).optional() })),
    status: z.object({ status_str: z.string(), completed: z.boolean() }).optional(),
  }),
)
const nodesSchema = z.object({
  [CHECKPOINTS]: z.object({
    input: z.object({
      required: z.object({ ckpt_name: z.tuple([z.array(z.string()).min(1)], z.unknown()) }),
    }),
  }),
})

/** ComfyUI on one's own machine; it costs nothing. `model`: a checkpoint file; without one the first that is installed. */
export function createComfyui(settings: ProviderSettings, fetch: typeof globalThis.fetch): PhotoService {
  const baseUrl = settings.baseUrl ?? 'http://127.0.0.1:8188'
  const send = limitDownloads(fetch, { baseUrl, hosts: [] })
  const ask = async (path: string, init: RequestInit) =>
    callService(PROVIDER, send, `${baseUrl}${path}`, init)
  const read = async <Answer>(schema: z.ZodType<Answer>, response: Response) => {
    const answer = schema.safeParse(await readAnswer(PROVIDER, response))
    if (!answer.success) throw failAs(PROVIDER, 'broken', '', { cause: answer.error })
    return answer.data
  }
  return {
    provider: PROVIDER,
    kind: 'generated',
    model: settings.model ?? 'the first checkpoint',
    estimatedMicrodollars: 0,
    take: async (order, signal) => {
      const checkpoint =
        settings.model ??
        (await read(nodesSchema, await ask(`/object_info/${CHECKPOINTS}`, { signal })))[CHECKPOINTS].input
          .required.ckpt_name[0][0]
      if (checkpoint === undefined) throw failAs(PROVIDER, 'broken', 'No checkpoint is installed.')
      const queued = await ask('/prompt', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ prompt: buildGraph(order, checkpoint) }),
        signal,
      })
      const { prompt_id: id } = await read(queuedSchema, queued)
      for (;;) {
        const done = (await read(historySchema, await ask(`/history/${encodeURIComponent(id)}`, { signal })))[
          id
        ]
        if (done?.status?.status_str === 'error') throw failAs(PROVIDER, 'broken', 'The graph failed.')
        const image = Object.values(done?.outputs ?? {}).flatMap(({ images = [] }) => images)[0]
        if (image !== undefined) {
          const view = await ask(`/view?${new URLSearchParams(image).toString()}`, { signal })
          return { bytes: new Uint8Array(await view.arrayBuffer()), microdollars: 0 }
        }
        if (done?.status?.completed) throw failAs(PROVIDER, 'broken', 'The graph made no picture.')
        await wait(POLL_MS, undefined, { signal })
      }
    },
  }
}

/** The plainest text-to-image graph, of nodes that every installation has. A link is [node, output]. */
function buildGraph({ prompt, negativePrompt, seed, shape }: PhotoOrder, checkpoint: string) {
  const node = (type: string, inputs: Readonly<Record<string, unknown>>) => ({ class_type: type, inputs })
  return {
    model: node(CHECKPOINTS, { ckpt_name: checkpoint }),
    empty: node('EmptyLatentImage', { ...localSize(shape, checkpoint), batch_size: 1 }),
    shown: node('CLIPTextEncode', { text: prompt, clip: ['model', 1] }),
    never: node('CLIPTextEncode', { text: negativePrompt, clip: ['model', 1] }),
    drawn: node('KSampler', {
      ...{ model: ['model', 0], positive: ['shown', 0], negative: ['never', 0], latent_image: ['empty', 0] },
      ...{ seed, steps: 25, cfg: 7, sampler_name: 'euler_ancestral', scheduler: 'normal', denoise: 1 },
    }),
    pixels: node('VAEDecode', { samples: ['drawn', 0], vae: ['model', 2] }),
    saved: node('SaveImage', { images: ['pixels', 0], filename_prefix: 'hookreel' }),
  }
}
