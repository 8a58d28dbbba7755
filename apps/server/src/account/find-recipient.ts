import type { Deps } from '../deps.ts'
import { partsOfName } from './account-name.ts'
import { findProfileWithEmail } from './profiles.queries.ts'
import type { ProfileRow } from './profiles.queries.ts'

/** Toggles that a mail can depend on, besides the one for all notifications. */
export type MailToggle =
  | 'videoCompletionAlerts'
  | 'processingStatusUpdates'
  | 'weeklyUsageReports'
  | 'marketingEmails'

export type Recipient = {
  readonly email: string
  /** How a mail speaks to them: their display name, else their first name; empty when there is neither. */
  readonly name: string
  readonly fullName: string
  readonly profile: ProfileRow
}

/** Where a mail of this sort goes, or nothing when its user does not want it; `always` is for what nobody may miss. */
export async function findRecipient(
  db: Deps['db'],
  userId: string,
  toggle: MailToggle | 'always',
): Promise<Recipient | undefined> {
  const row = await findProfileWithEmail(db, userId)
  if (!row) return undefined
  const { profile, fullName } = row
  const found = { ...row, name: profile.displayName || (partsOfName(profile, fullName).firstName ?? '') }
  return toggle === 'always' || (profile.emailNotifications && profile[toggle]) ? found : undefined
}
