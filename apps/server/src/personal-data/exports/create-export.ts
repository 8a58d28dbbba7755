import { join } from 'node:path'
import { lockProfile } from '../../account/lock-profile.ts'
import { requireDiskRoom } from '../../platform/storage/require-disk-room.ts'
import { readQuota } from '../../storage-quota/read-quota.ts'
import type { VideoDeps } from '../../videos/video-deps.ts'
import { findLiveExport, insertExport } from './exports.queries.ts'
import type { ExportRow } from './exports.queries.ts'
import { MAKE_EXPORT } from './make-export.job.ts'

/** Written beside the storage, then put there. */
const COPIES = 2

/**
 * Orders everything of a user as one file, or answers the order that is under way. It takes as much room as what is stored,
 * beside the account's own: who is full must be able to take everything away. Throws `disk_full`.
 */
export async function createExport(
  deps: Pick<VideoDeps, 'db' | 'queue' | 'clock' | 'config' | 'storage'>,
  userId: string,
): Promise<ExportRow> {
  const { db, queue, clock, config } = deps
  const { storedBytes } = await readQuota(db, deps, userId)
  await requireDiskRoom(join(config.dataDir, 'exports'), storedBytes * (deps.storage.isShared ? 1 : COPIES))
  return db.transaction(async (tx) => {
    // Of two orders at once the second finds the first.
    await lockProfile(tx, userId)
    const live = await findLiveExport(tx, userId)
    if (live) return live
    const row = await insertExport(tx, { userId, reservedBytes: storedBytes, createdAt: clock.now() })
    await queue.enqueue(tx, MAKE_EXPORT, { exportId: row.id }, { group: userId })
    return row
  })
}
