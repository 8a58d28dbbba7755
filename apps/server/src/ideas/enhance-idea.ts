import type { enhanceIdea as endpoint } from '@hookreel/contract'
import type { Enhancer } from '@hookreel/crew'
import { hashText } from '@hookreel/film'
import type { z } from 'zod'
import type { Deps } from '../deps.ts'
import { payEnhancement } from './pay-enhancement.ts'
import { explainWriterFailure } from './explain-writer-failure.ts'

export type EnhancementOrder = z.output<NonNullable<typeof endpoint.body>>
export type EnhancementAnswer = z.input<typeof endpoint.output>
type EnhanceDeps = Pick<Deps, 'db' | 'clock' | 'hub' | 'log' | 'moderate'> & { readonly enhancer: Enhancer }

const SHORT = 'You need 1 AI credit to enhance content. Please purchase more credits.'

/** Re-dresses a text of one's own idea and saves nothing in it; paid as `payEnhancement` tells. `signal` stops it, unpaid. */
export async function enhanceIdea(
  deps: EnhanceDeps,
  userId: string,
  ideaId: string,
  order: EnhancementOrder,
  { idempotencyKey, signal }: { idempotencyKey: string | undefined; signal: AbortSignal },
): Promise<EnhancementAnswer> {
  const { field, currentValue, enhancementType, toneType } = order
  await deps.moderate([currentValue])
  const wish = enhancementType === 'refine_tone' && toneType ? { tone: toneType } : 'variations'
  const { texts, ...paid } = await payEnhancement(
    deps,
    { userId, ideaId, order, idempotencyKey, signal, short: SHORT },
    (key, writing) =>
      deps.enhancer
        .enhance({ field, text: currentValue, wish, seed: hashText(key) }, writing)
        .catch((error: unknown) => {
          throw explainWriterFailure(error, 'enhancement_failed', deps.log, writing)
        }),
  )
  return { results: [...texts], ...paid }
}
