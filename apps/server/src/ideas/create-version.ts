import { lockedTransaction } from '../account/lock-profile.ts'
import type { Deps } from '../deps.ts'
import { changeTexts, type IdeaChange } from './idea-texts.ts'
import { insertIdeas, type IdeaRow } from './ideas.queries.ts'
import { requireIdeaRoom } from './require-idea-room.ts'
import { requireIdea } from './require-idea.ts'

/** Saves changed texts of one's own idea as a new one that points to it; the original stays as it is. Throws `ideas_too_many`. */
export async function createVersion(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  originalId: string,
  change: IdeaChange,
): Promise<IdeaRow> {
  return lockedTransaction(db, userId, async (tx) => {
    await requireIdeaRoom(tx, userId)
    const original = await requireIdea(tx, userId, originalId)
    const texts = changeTexts(original, change)
    const now = clock.now()
    const { prompt, duration, framework, sources, openings } = original
    const [version] = await insertIdeas(tx, [
      {
        userId,
        originalId,
        prompt,
        duration,
        framework,
        sources,
        openings,
        ...texts,
        status: 'improved',
        createdAt: now,
        updatedAt: now,
      },
    ])
    if (!version) throw new Error('the database gave no row back for an inserted idea')
    return version
  })
}
