import type { Profile } from '@hookreel/contract'
import type { SignedInUser } from '../platform/http/app-type.ts'
import { partsOfName } from './account-name.ts'
import type { ProfileRow } from './profiles.queries.ts'

/** A profile as its owner sees it. */
export function presentProfile(row: ProfileRow, user: SignedInUser): Profile {
  const {
    updatedAt: _updatedAt,
    weeklyReportAt: _weeklyReportAt,
    disabledAt: _disabledAt,
    disabledFor: _disabledFor,
    createdAt,
    ...settings
  } = row
  return {
    ...settings,
    ...partsOfName(row, user.name),
    email: user.email,
    fullName: user.name,
    createdAt: createdAt.toISOString(),
  }
}
