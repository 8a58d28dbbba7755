import type { ProviderSettings } from '../../provider/provider-settings.ts'
import { failAs } from '../../provider/explain-status.ts'
import type { PhotoShape } from '../illustrator.ts'
import { limitDownloads } from '../limit-downloads.ts'
import type { PhotoService } from '../photo-service.ts'
import { chooseModel, estimatePicture } from '../../provider/models.ts'
import { callService } from './call-service.ts'

const RATIOS: Record<PhotoShape, string> = { portrait: '9:16', landscape: '16:9', square: '1:1' }

/** Stability AI's own pictures: `core` (the default), `ultra` or `sd3`. */
export function createStability(settings: ProviderSettings, fetch: typeof globalThis.fetch): PhotoService {
  const provider = 'stability'
  const baseUrl = settings.baseUrl ?? 'https://api.stability.ai'
  const model = chooseModel('illustrator', settings)
  const send = limitDownloads(fetch, { baseUrl, hosts: [] })
  const microdollars = estimatePicture(provider, model)
  return {
    provider,
    kind: 'generated',
    model,
    estimatedMicrodollars: microdollars,
    take: async ({ prompt, negativePrompt, seed, shape }, signal) => {
      // Multipart even without a file: anything else is refused.
      const body = new FormData()
      const fields = {
        prompt,
        negative_prompt: negativePrompt,
        aspect_ratio: RATIOS[shape],
        seed: String(seed),
        output_format: 'png',
      }
      for (const [name, value] of Object.entries(fields)) body.append(name, value)
      const url = `${baseUrl}/v2beta/stable-image/generate/${encodeURIComponent(model)}`
      const headers = { authorization: `Bearer ${settings.apiKey ?? ''}`, accept: 'image/*' }
      const response = await callService(provider, send, url, { method: 'POST', headers, body, signal })
      if (response.headers.get('finish-reason') === 'CONTENT_FILTERED') throw failAs(provider, 'moderated')
      return { bytes: new Uint8Array(await response.arrayBuffer()), microdollars }
    },
  }
}
