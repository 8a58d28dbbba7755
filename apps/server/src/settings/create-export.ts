import { lockProfile } from '../account/lock-profile.ts'
import type { VideoDeps } from '../videos/video-deps.ts'
import { findLiveExport, insertExport } from './exports.queries.ts'
import type { ExportRow } from './exports.queries.ts'
import { MAKE_EXPORT } from './make-export.job.ts'

/** Orders everything of a user as one file, or answers the order that is under way. */
export async function createExport(
  { db, queue, clock }: Pick<VideoDeps, 'db' | 'queue' | 'clock'>,
  userId: string,
): Promise<ExportRow> {
  return db.transaction(async (tx) => {
    // Of two orders at once the second finds the first.
    await lockProfile(tx, userId)
    const live = await findLiveExport(tx, userId)
    if (live) return live
    const row = await insertExport(tx, userId, clock.now())
    await queue.enqueue(tx, MAKE_EXPORT.name, { exportId: row.id })
    return row
  })
}
