import type { Deps } from '../deps.ts'
import { findRecipient as findRow } from './profiles.queries.ts'
import type { ProfileRow } from './profiles.queries.ts'

/** Toggles that a mail can depend on, besides the one for all notifications. */
export type MailToggle =
  | 'videoCompletionAlerts'
  | 'processingStatusUpdates'
  | 'weeklyUsageReports'
  | 'marketingEmails'

export type Recipient = { readonly email: string; readonly fullName: string; readonly profile: ProfileRow }

/** Where a mail of this sort goes, or nothing when its user does not want it; `always` is for what nobody may miss. */
export async function findRecipient(
  db: Deps['db'],
  userId: string,
  toggle: MailToggle | 'always',
): Promise<Recipient | undefined> {
  const found = await findRow(db, userId)
  if (!found || toggle === 'always') return found
  return found.profile.emailNotifications && found.profile[toggle] ? found : undefined
}
