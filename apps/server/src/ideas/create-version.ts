import type { Deps } from '../deps.ts'
import { changeTexts, type IdeaChange } from './idea-texts.ts'
import { insertIdeas, type IdeaRow } from './ideas.queries.ts'
import { requireIdea } from './require-idea.ts'

/** Saves changed texts of one's own idea as a new one that points to it; the original stays as it is. */
export async function createVersion(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  originalId: string,
  change: IdeaChange,
): Promise<IdeaRow> {
  return db.transaction(async (tx) => {
    const original = await requireIdea(tx, userId, originalId)
    const texts = changeTexts(original, change)
    const now = clock.now()
    const { prompt, duration, framework, sources } = original
    const [version] = await insertIdeas(tx, [
      {
        userId,
        originalId,
        prompt,
        duration,
        framework,
        sources,
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
