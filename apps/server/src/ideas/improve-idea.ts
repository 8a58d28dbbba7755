import type { Enhancer } from '@hookreel/crew'
import type { Deps } from '../deps.ts'
import { changeTexts } from './idea-texts.ts'
import type { IdeaRow } from './ideas.queries.ts'
import { refuseAsWritten } from './refuse-as-written.ts'
import { requireIdea } from './require-idea.ts'
import { lockIdea, saveTexts } from './update-idea.ts'

/**
 * Improves one's own idea by an instruction and saves it; the earlier text is kept as a revision. Throws
 * `enhancement_failed` when the enhancer could not, and then nothing changed.
 */
export async function improveIdea(
  deps: Pick<Deps, 'db' | 'clock' | 'log' | 'moderate'> & { readonly enhancer: Enhancer },
  userId: string,
  id: string,
  instruction: string,
): Promise<IdeaRow> {
  const { db, clock, log, enhancer } = deps
  const { title, summary } = await requireIdea(db, userId, id)
  await deps.moderate([instruction])
  const improved = await enhancer
    .improve({ title, summary: summary ?? '', instruction })
    .catch((error: unknown) => {
      throw refuseAsWritten(error, 'enhancement_failed', log)
    })
  return db.transaction(async (tx) => {
    const idea = await lockIdea(tx, userId, id)
    return saveTexts(tx, idea, changeTexts(idea, improved), clock.now())
  })
}
