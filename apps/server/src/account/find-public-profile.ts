import type { Deps } from '../deps.ts'
import { findProfileByHandle } from './profiles.queries.ts'

/** Whom a public page shows. */
export type PublicProfile = {
  readonly userId: string
  readonly handle: string
  readonly name: string
  /** Unlisted: anyone who has the address sees it, search engines are told to leave it out. */
  readonly isUnlisted: boolean
}

/**
 * The profile of a public page's address; nothing when there is none, it is private, or the operator keeps its owner out:
 * after a restore a page is as it was before its owner closed it.
 */
export async function findPublicProfile(db: Deps['db'], handle: string): Promise<PublicProfile | undefined> {
  const row = await findProfileByHandle(db, handle.toLowerCase())
  if (!row || row.handle === null || row.profileVisibility === 'private' || row.disabledAt !== null)
    return undefined
  const { id: userId, displayName, fullName, profileVisibility } = row
  return {
    userId,
    handle: row.handle,
    name: displayName || fullName || 'Creator',
    isUnlisted: profileVisibility === 'unlisted',
  }
}
