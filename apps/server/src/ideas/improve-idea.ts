import type { Enhancer } from '@hookreel/crew'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import { changeTexts } from './idea-texts.ts'
import type { IdeaRow } from './ideas.queries.ts'
import { requireIdea } from './require-idea.ts'
import { lockIdea, saveTexts } from './update-idea.ts'

/**
 * Improves one's own idea by an instruction and saves it; the earlier text is kept as a revision. Throws
 * `enhancement_failed` when the enhancer could not, and then nothing changed.
 */
export async function improveIdea(
  deps: Pick<Deps, 'db' | 'clock' | 'log'> & { readonly enhancer: Enhancer },
  userId: string,
  id: string,
  instruction: string,
): Promise<IdeaRow> {
  const { db, clock, log, enhancer } = deps
  const { title, summary } = await requireIdea(db, userId, id)
  const improved = await enhancer
    .improve({ title, summary: summary ?? '', instruction })
    .catch((error: unknown) => {
      log.error('improvement failed', { ideaId: id, error })
      throw new AppError('enhancement_failed')
    })
  return db.transaction(async (tx) => {
    const idea = await lockIdea(tx, userId, id)
    return saveTexts(tx, idea, changeTexts(idea, improved), clock.now())
  })
}
