import { z } from 'zod'
import { explainResponse } from '../../illustrator/explain-picture-error.ts'
import { failAs } from '../../provider/explain-status.ts'
import { chooseModel } from '../../provider/models.ts'
import type { ProviderSettings } from '../../provider/provider-settings.ts'
import { postPatiently, readAs } from '../call-motion.ts'
import type { DirectMotion } from '../motion-service.ts'
import { WAN_480P, wanFrames, wanLength } from './wan.ts'

const PROVIDER = 'localai'

const answerSchema = z.object({ data: z.array(z.object({ b64_json: z.string().optional() })) })

/** LocalAI on one's own machine; it costs nothing, has no jobs, and answers when the clip is there. */
export function createLocalaiMotion(settings: ProviderSettings): DirectMotion {
  const baseUrl = settings.baseUrl ?? 'http://127.0.0.1:8080'
  const model = chooseModel('animator', settings)
  return {
    provider: PROVIDER,
    model,
    lengthFor: wanLength,
    make: async ({ still, prompt, negativePrompt, shape, seconds, seed }, signal) => {
      const response = await postPatiently(
        `${baseUrl}/video`,
        {
          ...{ model, prompt, negative_prompt: negativePrompt },
          start_image: Buffer.from(still).toString('base64'),
          ...{ ...WAN_480P.sizes[shape], num_frames: wanFrames(seconds, WAN_480P.fps), fps: WAN_480P.fps },
          ...{ seed, response_format: 'b64_json' },
        },
        settings.apiKey === undefined ? {} : { authorization: `Bearer ${settings.apiKey}` },
        signal,
      )
      if (!response.ok) throw await explainResponse(PROVIDER, response)
      const { data } = readAs(PROVIDER, answerSchema, await response.text())
      const bytes = data[0]?.b64_json
      if (!bytes) throw failAs(PROVIDER, 'broken', 'It answered without a video.')
      return Buffer.from(bytes, 'base64')
    },
  }
}
