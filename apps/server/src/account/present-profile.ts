import { getProfile, type Profile } from '@hookreel/contract'
import type { SignedInUser } from '../platform/http/app-type.ts'
import { partsOfName } from './account-name.ts'
import type { ProfileRow } from './profiles.queries.ts'

/** A profile as its owner sees it: no column of the row that the contract does not name. */
export function presentProfile(row: ProfileRow, user: SignedInUser): Profile {
  const profile: Profile = {
    ...row,
    ...partsOfName(row, user.name),
    email: user.email,
    fullName: user.name,
    createdAt: row.createdAt.toISOString(),
  }
  const named = Object.entries(profile).filter(([field]) => field in getProfile.output.shape)
  // All fields of a profile, which `profile` has, are named.
  return Object.fromEntries(named) as Profile
}
