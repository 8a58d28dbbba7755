import { z } from 'zod'
import { chooseModel } from '../../provider/models.ts'
import { failAs } from '../../provider/explain-status.ts'
import type { ProviderSettings } from '../../provider/provider-settings.ts'
import { openWire } from '../call-motion.ts'
import type { MotionOrder, QueuedMotion } from '../motion-service.ts'
import { wanFrames, wanLength } from './wan.ts'

const PROVIDER = 'comfyui'
const FRAME_RATE = 24
/** What Wan 2.2 5B was trained on; sides are multiples of 32. */
const SIZES = {
  portrait: { width: 704, height: 1280 },
  landscape: { width: 1280, height: 704 },
  square: { width: 960, height: 960 },
} as const

const uploadedSchema = z.object({ name: z.string(), subfolder: z.string().optional() })
const queuedSchema = z.object({ prompt_id: z.string() })
const fileSchema = z.object({ filename: z.string(), subfolder: z.string().default(''), type: z.string() })
const historySchema = z.record(
  z.string(),
  z.object({
    outputs: z.record(z.string(), z.record(z.string(), z.unknown())),
    status: z.object({ status_str: z.string() }).optional(),
  }),
)

/** ComfyUI with Wan 2.2 on one's own machine; it costs nothing, and takes the name that a job shall have. */
export function createComfyuiMotion(
  settings: ProviderSettings,
  fetch: typeof globalThis.fetch,
): QueuedMotion {
  const baseUrl = settings.baseUrl ?? 'http://127.0.0.1:8188'
  const model = chooseModel('animator', settings)
  const wire = openWire(PROVIDER, fetch, { baseUrl, hosts: [] })
  const post = (body: object, signal: AbortSignal) => ({
    ...{
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    },
  })
  const readHistory = async (id: string, signal: AbortSignal) =>
    (await wire.ask(historySchema, `${baseUrl}/history/${encodeURIComponent(id)}`, { signal }))[id]
  return {
    provider: PROVIDER,
    model,
    lengthFor: wanLength,
    leastWaitSeconds: 1,
    start: async (order, signal) => {
      const upload = { method: 'POST', body: writeForm(order), signal }
      const { name, subfolder } = await wire.ask(uploadedSchema, `${baseUrl}/upload/image`, upload)
      const image = subfolder ? `${subfolder}/${name}` : name
      const { prompt_id: id } = await wire.order(
        queuedSchema,
        `${baseUrl}/prompt`,
        post({ prompt: buildGraph(order, image, model), prompt_id: order.token }, signal),
      )
      return { id }
    },
    find: async ({ token }, signal) => {
      if ((await readHistory(token, signal)) !== undefined) return { id: token }
      const queue = await wire.ask(z.unknown(), `${baseUrl}/queue`, { signal })
      return JSON.stringify(queue).includes(JSON.stringify(token)) ? { id: token } : 'none'
    },
    look: async ({ id }, signal) => {
      const found = readDone(await readHistory(id, signal))
      if ('state' in found) return found
      const url = `${baseUrl}/view?${new URLSearchParams(found).toString()}`
      return { state: 'done', take: (limited) => wire.download(url, limited) }
    },
    cancel: async ({ id }, signal) => {
      await wire.send(`${baseUrl}/queue`, post({ delete: [id] }, signal))
      return (await wire.send(`${baseUrl}/interrupt`, post({ prompt_id: id }, signal))).ok
    },
  }
}

function writeForm({ still, token }: MotionOrder): FormData {
  const form = new FormData()
  form.set('image', new Blob([Buffer.from(still)], { type: 'image/jpeg' }), `${token}.jpg`)
  form.set('overwrite', 'true')
  return form
}

/** The file that a job saved, or how it stands without one. */
function readDone(done: z.infer<typeof historySchema>[string] | undefined) {
  if (done === undefined) return { state: 'waiting' } as const
  if (done.status?.status_str === 'error') return { state: 'failed', message: 'The graph failed.' } as const
  const file = findVideo(done.outputs)
  if (file === undefined) throw failAs(PROVIDER, 'broken', 'The graph saved no video.')
  return file
}

/** Nodes name what they save `images`, `gifs` or `videos`. */
function findVideo(outputs: Readonly<Record<string, Readonly<Record<string, unknown>>>>) {
  const lists = Object.values(outputs).flatMap((output) => Object.values(output).filter(Array.isArray))
  return lists
    .flat()
    .flatMap((file) => fileSchema.safeParse(file).data ?? [])
    .find(({ filename }) => /\.(?:mp4|webm)$/i.test(filename))
}

/** Image to video by Wan 2.2 5B, of nodes that every installation has. A link is [node, output]. */
function buildGraph(
  { prompt, negativePrompt, seed, shape, seconds }: MotionOrder,
  image: string,
  model: string,
) {
  const node = (type: string, inputs: Readonly<Record<string, unknown>>) => ({ class_type: type, inputs })
  return {
    loaded: node('UNETLoader', { unet_name: model, weight_dtype: 'default' }),
    model: node('ModelSamplingSD3', { model: ['loaded', 0], shift: 8 }),
    words: node('CLIPLoader', {
      ...{ clip_name: 'umt5_xxl_fp8_e4m3fn_scaled.safetensors', type: 'wan', device: 'default' },
    }),
    pixels: node('VAELoader', { vae_name: 'wan2.2_vae.safetensors' }),
    shown: node('CLIPTextEncode', { text: prompt, clip: ['words', 0] }),
    never: node('CLIPTextEncode', { text: negativePrompt, clip: ['words', 0] }),
    still: node('LoadImage', { image }),
    empty: node('Wan22ImageToVideoLatent', {
      ...{ vae: ['pixels', 0], start_image: ['still', 0], ...SIZES[shape], batch_size: 1 },
      // 4n + 1 frames.
      length: wanFrames(seconds, FRAME_RATE),
    }),
    moved: node('KSampler', {
      ...{ model: ['model', 0], positive: ['shown', 0], negative: ['never', 0], latent_image: ['empty', 0] },
      ...{ seed, steps: 20, cfg: 5, sampler_name: 'uni_pc', scheduler: 'simple', denoise: 1 },
    }),
    frames: node('VAEDecode', { samples: ['moved', 0], vae: ['pixels', 0] }),
    film: node('CreateVideo', { images: ['frames', 0], fps: FRAME_RATE }),
    saved: node('SaveVideo', {
      ...{ video: ['film', 0], filename_prefix: 'hookreel', format: 'mp4', codec: 'h264' },
    }),
  }
}
