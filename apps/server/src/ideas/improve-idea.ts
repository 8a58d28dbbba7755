import type { improveIdea as improveEndpoint } from '@hookreel/contract'
import type { Enhancer } from '@hookreel/crew'
import type { z } from 'zod'
import { lockOrder, noteOrderDone } from '../account/order-keys.ts'
import type { Deps } from '../deps.ts'
import { changeTexts } from './idea-texts.ts'
import type { IdeaRow } from './ideas.queries.ts'
import { refuseAsWritten } from './refuse-as-written.ts'
import { requireIdea } from './require-idea.ts'
import { lockIdea, saveTexts } from './update-idea.ts'

export type ImprovedIdea = {
  readonly idea: IdeaRow
  readonly improvement: z.output<typeof improveEndpoint.output>['improvement']
}

/**
 * Improves one's own idea by an instruction and saves it; the earlier text is kept as a revision, and where nothing could be done
 * nothing is saved and the answer says why. Throws
 * `enhancement_failed` when the enhancer could not, `order_stopped` when it was stopped; then nothing changed.
 */
export async function improveIdea(
  deps: Pick<Deps, 'db' | 'clock' | 'log' | 'moderate'> & { readonly enhancer: Enhancer },
  userId: string,
  id: string,
  { instruction, idempotencyKey }: { instruction: string; idempotencyKey?: string | undefined },
): Promise<ImprovedIdea> {
  const { db, clock, log, enhancer } = deps
  const { title, summary, caption, script, description, prompt } = await requireIdea(db, userId, id)
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
    .improve(asked)
    .catch((error: unknown) => {
      throw refuseAsWritten(error, 'enhancement_failed', log)
    })
  const idea = await db.transaction(async (tx) => {
    await lockOrder(tx, userId, idempotencyKey)
    const found = await lockIdea(tx, userId, id)
    await noteOrderDone(tx, { userId, key: idempotencyKey, createdAt: clock.now() })
    return saveTexts(tx, found, changeTexts(found, texts), clock.now())
  })
  return { idea, improvement: { changes: [...changes], undone: [...undone], writtenBy, isEmbedded } }
}
