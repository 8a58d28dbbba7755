import type { Transaction } from '../platform/db/open-db.ts'
import { updateOwnIdea } from './ideas.queries.ts'

/** Notes on an idea that a video was made from it; an idea deleted meanwhile stays deleted. */
export async function markIdeaGenerated(tx: Transaction, userId: string, id: string): Promise<void> {
  await updateOwnIdea(tx, userId, id, { status: 'video_generated' })
}
