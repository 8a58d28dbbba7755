import { z } from 'zod'
import type { ProviderSettings } from '../../provider/provider-settings.ts'
import { failAs } from '../../provider/explain-status.ts'
import { limitDownloads } from '../limit-downloads.ts'
import type { PhotoService } from '../photo-service.ts'
import { callService, readAnswer } from './call-service.ts'
import { localSize } from './local-size.ts'

const answerSchema = z.object({ images: z.array(z.string()).min(1) })

/** A Stable Diffusion WebUI on one's own machine (Automatic1111 or Forge, started with `--api`); it costs nothing. */
export function createAutomatic1111(
  settings: ProviderSettings,
  fetch: typeof globalThis.fetch,
): PhotoService {
  const provider = 'automatic1111'
  const baseUrl = settings.baseUrl ?? 'http://127.0.0.1:7860'
  const send = limitDownloads(fetch, { baseUrl, hosts: [] })
  return {
    provider,
    kind: 'generated',
    model: settings.model ?? 'the loaded model',
    estimatedMicrodollars: 0,
    take: async (order, signal) => {
      const request = {
        prompt: order.prompt,
        negative_prompt: order.negativePrompt,
        steps: 25,
        ...localSize(order.shape, settings.model),
        cfg_scale: 7,
        sampler_name: 'Euler a',
        seed: order.seed,
        batch_size: 1,
        ...(settings.model !== undefined && { override_settings: { sd_model_checkpoint: settings.model } }),
      }
      const response = await callService(provider, send, `${baseUrl}/sdapi/v1/txt2img`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(request),
        signal,
      })
      const answer = answerSchema.safeParse(await readAnswer(provider, response))
      const image = answer.data?.images[0]
      if (image === undefined) throw failAs(provider, 'broken', 'The answer holds no picture.')
      // Some versions write a data address in front.
      return { bytes: Buffer.from(image.replace(/^data:[^,]*,/, ''), 'base64'), microdollars: 0 }
    },
  }
}
