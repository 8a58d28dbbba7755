import type { Queryable } from '../platform/db/open-db.ts'
import { findProfile, type ProfileRow } from './profiles.queries.ts'

/** A user's profile; every user who ever signed in has one. */
export async function getProfile(db: Queryable, userId: string): Promise<ProfileRow> {
  const profile = await findProfile(db, userId)
  if (!profile) throw new Error(`user ${userId} has no profile`)
  return profile
}
