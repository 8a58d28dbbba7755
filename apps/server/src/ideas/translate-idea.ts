import {
  SCRIPT_MAX_CHARACTERS,
  TEXT_MAX_CHARACTERS,
  TITLE_MAX_CHARACTERS,
  type translateIdea as endpoint,
} from '@hookreel/contract'
import type { z } from 'zod'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import { payEnhancement } from './pay-enhancement.ts'
import { explainWriterFailure } from './explain-writer-failure.ts'
import { requireIdea } from './require-idea.ts'

type Order = z.output<NonNullable<typeof endpoint.body>>
type Answer = z.input<typeof endpoint.output>
type TranslateDeps = Pick<Deps, 'db' | 'clock' | 'hub' | 'log' | 'moderate' | 'translator'>

/** The texts in the order in which they are sent and kept, with the most characters of each. */
const FIELDS = [
  ['title', TITLE_MAX_CHARACTERS],
  ['summary', TEXT_MAX_CHARACTERS],
  ['caption', TEXT_MAX_CHARACTERS],
  ['script', SCRIPT_MAX_CHARACTERS],
  ['description', TEXT_MAX_CHARACTERS],
] as const
const SHORT = 'You need 1 AI credit to translate an idea. Please purchase more credits.'

/**
 * Puts the texts of one's own idea, as they are being edited, into another language and saves nothing; paid as
 * `payEnhancement` tells. Throws `translation_unavailable` without a service that writes; `signal` stops it, unpaid.
 */
export async function translateIdea(
  deps: TranslateDeps,
  userId: string,
  ideaId: string,
  order: Order,
  { idempotencyKey, signal }: { idempotencyKey: string | undefined; signal: AbortSignal },
): Promise<Answer> {
  await requireIdea(deps.db, userId, ideaId)
  const { translator } = deps
  if (!translator) throw new AppError('translation_unavailable')
  const texts = FIELDS.map(([name]) => order.texts[name] ?? '')
  await deps.moderate(texts)
  const request = { texts, language: order.language, maxCharacters: FIELDS.map(([, most]) => most) }
  const paid = await payEnhancement(
    deps,
    { userId, ideaId, order: ['translate', order], idempotencyKey, signal, short: SHORT },
    async (_seed, writing) => {
      try {
        const translated = await translator(request, writing)
        const isSame = translated.texts.every((text, index) => text.trim() === (texts[index] ?? '').trim())
        return { ...translated, texts: isSame ? [] : translated.texts, isEmbedded: false }
      } catch (error) {
        throw explainWriterFailure(error, 'translation_failed', deps.log, writing)
      }
    },
  )
  const { writtenBy, credits, balance } = paid
  const [title = '', summary = '', caption = '', script = '', description = ''] = paid.texts
  const isChanged = paid.texts.length > 0
  return {
    texts: isChanged ? { title, summary, caption, script, description } : null,
    writtenBy,
    credits,
    balance,
  }
}
