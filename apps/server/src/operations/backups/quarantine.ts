import type { PostFailure } from '@hookreel/contract'
import type { Database, Transaction } from '../../platform/db/open-db.ts'
import {
  countQuarantined,
  dropWaitingMails,
  endBatches,
  endSessionsAndLinks,
  freeAccounts,
  freeKeys,
  freePosts,
  holdAccounts,
  holdKeys,
  holdPosts,
  noteRestore,
  takeBackNotices,
} from './quarantine.queries.ts'
import type { QuarantineCount } from './quarantine.queries.ts'

export type { QuarantineCount } from './quarantine.queries.ts'

/** What the operator frees, one after the other or all at once. */
export const QUARANTINED = ['accounts', 'keys', 'posts'] as const
export type Quarantined = (typeof QUARANTINED)[number]

const FREE: Readonly<Record<Quarantined, (tx: Transaction) => Promise<void>>> = {
  accounts: freeAccounts,
  keys: freeKeys,
  posts: freePosts,
}

/**
 * Holds back what a restored database would bring to life again: an account disabled, a session ended, a key revoked or a
 * post sent after the backup was made is as it was before. Sessions and mailed links end for good; accounts, keys and
 * planned posts wait until the operator frees them. Webhooks are sent nothing while their owner's account is held. Batches that were under
 * way end, and films that were ordered before are not posted by themselves.
 */
export async function beginQuarantine(db: Database, backupMadeAt: string, now: Date): Promise<void> {
  const failure: PostFailure = {
    code: 'restored',
    message: `This server was restored from a backup of ${backupMadeAt}. This post may have been sent since: look at the channel before you send it.`,
    action: 'reschedule',
    retryAt: null,
    at: now.toISOString(),
  }
  await db.transaction(async (tx) => {
    await endSessionsAndLinks(tx, now)
    await dropWaitingMails(tx)
    await holdAccounts(tx, now)
    await holdKeys(tx, now)
    await holdPosts(tx, now, failure)
    await endBatches(
      tx,
      now,
      `This server was restored from a backup of ${backupMadeAt}. This may have been made and posted since: look at the channels before you order it again.`,
    )
    await takeBackNotices(tx)
    await noteRestore(tx, now)
  })
}

/** Lets go of what is named. Posts whose time passed meanwhile are not sent: their owners are asked, as always. */
export async function endQuarantine(db: Database, what: readonly Quarantined[]): Promise<void> {
  await db.transaction(async (tx) => {
    for (const one of what) await FREE[one](tx)
  })
}

export function readQuarantine(db: Database): Promise<QuarantineCount> {
  return countQuarantined(db)
}

/** Whether anything is held: until all is freed, the restore may still be taken back. */
export async function isHeldSinceRestore(db: Database): Promise<boolean> {
  return describeQuarantine(await readQuarantine(db)) !== undefined
}

/** What is held, in words; nothing when nothing is. */
export function describeQuarantine({ accounts, keys, posts }: QuarantineCount): string | undefined {
  if (accounts + keys + posts === 0) return undefined
  return `Held since a restore: ${accounts} accounts, ${keys} API keys, ${posts} planned posts.`
}
