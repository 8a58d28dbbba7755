import type { improveIdea as improveEndpoint } from '@hookreel/contract'
import type { Enhancer } from '@hookreel/crew'
import type { z } from 'zod'
import { lockOrder, noteOrderDone } from '../account/order-keys.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import { changeTexts } from './idea-texts.ts'
import type { IdeaRow } from './ideas.queries.ts'
import { explainWriterFailure } from './explain-writer-failure.ts'
import { requireIdea } from './require-idea.ts'
import { lockIdea, saveTexts } from './update-idea.ts'

export type ImprovedIdea = {
  readonly idea: IdeaRow
  readonly improvement: z.output<typeof improveEndpoint.output>['improvement']
}

export type ImproveOrder = {
  readonly instruction: string
  readonly idempotencyKey: string | undefined
  /** Stops the writer when nobody waits for it any more; then nothing changes. */
  readonly signal: AbortSignal
}

/**
 * Improves one's own idea by an instruction and saves it; the earlier text is kept as a revision, and where nothing could be done
 * nothing is saved and the answer says why. Throws `enhancement_failed` when the enhancer could not, `order_stopped` when it was
 * stopped, and `improved_behind` when the person changed the idea while it was being improved; then nothing changed here.
 */
export async function improveIdea(
  deps: Pick<Deps, 'db' | 'clock' | 'log' | 'moderate'> & { readonly enhancer: Enhancer },
  userId: string,
  id: string,
  { instruction, idempotencyKey, signal }: ImproveOrder,
): Promise<ImprovedIdea> {
  const { db, clock, log, enhancer } = deps
  const before = await requireIdea(db, userId, id)
  const { title, summary, caption, script, description, prompt } = before
  const asked = {
    title,
    summary: summary ?? '',
    caption: caption ?? '',
    script: script ?? '',
    description: description ?? '',
    prompt: prompt ?? '',
    instruction,
  }
  await deps.moderate([instruction])
  const { changes, undone, writtenBy, isEmbedded, ...texts } = await enhancer
    .improve(asked, signal)
    .catch((error: unknown) => {
      throw explainWriterFailure(error, 'enhancement_failed', log, signal)
    })
  if (signal.aborted) throw new AppError('order_stopped')
  const idea = await db.transaction(async (tx) => {
    await lockOrder(tx, userId, idempotencyKey)
    const found = await lockIdea(tx, userId, id)
    // A writer may take minutes. What its person wrote meanwhile is newer, and nothing of it is overwritten.
    if (found.revision !== before.revision) throw new AppError('improved_behind')
    await noteOrderDone(tx, { userId, key: idempotencyKey, createdAt: clock.now() })
    return saveTexts(tx, found, changeTexts(found, texts), clock.now())
  })
  return { idea, improvement: { changes: [...changes], undone: [...undone], writtenBy, isEmbedded } }
}
