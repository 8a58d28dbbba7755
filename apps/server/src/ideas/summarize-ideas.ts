import type { Idea } from '@hookreel/contract'
import type { Database } from '../platform/db/open-db.ts'
import { countOwnIdeas, listOwnIdeas } from './ideas.queries.ts'
import { presentIdea } from './present-idea.ts'

/** How many ideas a user has, and the latest ones. */
export async function summarizeIdeas(
  db: Database,
  userId: string,
  latest: number,
): Promise<{ total: number; recent: Idea[] }> {
  const rows = await listOwnIdeas(db, userId, { offset: 0, limit: latest })
  return { total: await countOwnIdeas(db, userId), recent: rows.map(presentIdea) }
}
