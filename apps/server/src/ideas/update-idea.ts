import { REVISIONS_MAX_COUNT, REVISIONS_OF_IDEA_MAX_COUNT } from '@hookreel/contract'
import { AppError } from '../platform/http/app-error.ts'
import { refuseStaleChange } from '../platform/refuse-stale-change.ts'
import type { Deps } from '../deps.ts'
import type { Transaction } from '../platform/db/open-db.ts'
import { changeTexts, isSameTexts, textsOf, type IdeaChange, type IdeaTexts } from './idea-texts.ts'
import { lockOwnIdea, updateOwnIdea, type IdeaRow } from './ideas.queries.ts'
import { deleteOldRevisions, insertRevision } from './revisions.queries.ts'

/**
 * Changes the given texts of one's own idea. One that really differs becomes `improved` and its earlier text is kept as
 * a revision; the same text changes nothing. Throws `changed_elsewhere` when one of them is no longer what it `was`.
 */
export async function updateIdea(
  deps: Pick<Deps, 'db' | 'clock' | 'hub'>,
  userId: string,
  id: string,
  { was, ...change }: IdeaChange & { was?: IdeaChange | undefined },
): Promise<IdeaRow> {
  const saved = await deps.db.transaction(async (tx) => {
    const idea = await lockIdea(tx, userId, id)
    refuseStaleChange(textsOf(idea), was, change)
    return saveTexts(tx, idea, changeTexts(idea, change), deps.clock.now())
  })
  deps.hub.publish(userId, 'idea', { id })
  return saved
}

/** One's own idea, locked until the transaction ends. Throws `idea_not_found`. */
export async function lockIdea(tx: Transaction, userId: string, id: string): Promise<IdeaRow> {
  const idea = await lockOwnIdea(tx, userId, id)
  if (!idea) throw new AppError('idea_not_found')
  return idea
}

/** Puts texts in the place of an idea's present ones, which are kept as a revision; the oldest go in its place. */
export async function saveTexts(
  tx: Transaction,
  idea: IdeaRow,
  texts: IdeaTexts,
  now: Date,
): Promise<IdeaRow> {
  if (isSameTexts(texts, idea)) return idea
  const { userId, id: ideaId, revision, title, summary, caption, script, description, updatedAt } = idea
  await insertRevision(tx, {
    ideaId,
    userId,
    number: revision,
    title,
    summary,
    caption,
    script,
    description,
    createdAt: updatedAt,
  })
  await deleteOldRevisions(
    tx,
    { userId, ideaId },
    revision - REVISIONS_OF_IDEA_MAX_COUNT,
    REVISIONS_MAX_COUNT,
  )
  const saved = await updateOwnIdea(tx, userId, ideaId, {
    ...texts,
    revision: revision + 1,
    status: 'improved',
    updatedAt: now,
  })
  if (!saved) throw new AppError('idea_not_found')
  return saved
}
