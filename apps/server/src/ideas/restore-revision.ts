import type { Deps } from '../deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { IdeaRow } from './ideas.queries.ts'
import { findRevision } from './revisions.queries.ts'
import { lockIdea, saveTexts } from './update-idea.ts'

/** Brings an earlier text of one's own idea back; the present one becomes a revision in turn. */
export async function restoreRevision(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  ideaId: string,
  revisionId: string,
): Promise<IdeaRow> {
  return db.transaction(async (tx) => {
    const idea = await lockIdea(tx, userId, ideaId)
    const revision = await findRevision(tx, userId, ideaId, revisionId)
    if (!revision) throw new AppError('revision_not_found')
    const { title, summary, caption, script, description } = revision
    return saveTexts(tx, idea, { title, summary, caption, script, description }, clock.now())
  })
}
