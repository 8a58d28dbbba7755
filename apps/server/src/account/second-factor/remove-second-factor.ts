import type { Deps } from '../../deps.ts'
import { revokePendingLinks } from '../revoke-pending-links.ts'
import { mailAboutSecondFactor } from './mail-about-second-factor.ts'
import { noteEvent } from '../note-event.ts'
import { deleteAllSessions } from '../operator.queries.ts'
import { findUserIdByEmail } from '../profiles.queries.ts'
import { deleteSecondFactor } from './second-factors.queries.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import type { Transaction } from '../../platform/db/open-db.ts'

/**
 * For anyone who lost the app and the recovery codes and proved to the operator who they are: the password alone signs in
 * again. Anyone who asked may have been somebody else, so every session ends, the account's log says so and its owner is
 * mailed, all of it or nothing. Answers what there was to do.
 */
export async function removeSecondFactor(
  deps: Pick<Deps, 'db' | 'clock' | 'config'> & { readonly mailOn: (tx: Transaction) => Mailer },
  email: string,
): Promise<'removed' | 'was_off' | 'no_account'> {
  const { db, clock, config, mailOn } = deps
  const userId = await findUserIdByEmail(db, email)
  if (userId === undefined) return 'no_account'
  return db.transaction(async (tx) => {
    if (!(await deleteSecondFactor(tx, userId))) return 'was_off'
    await deleteAllSessions(tx, userId)
    await revokePendingLinks(tx, userId, clock.now())
    const operator = { address: 'this server', userAgent: 'Operator' }
    await noteEvent({ db: tx, clock }, userId, 'second_factor_off', operator)
    await mailAboutSecondFactor({ mail: mailOn(tx), config }, email.toLowerCase(), 'removed')
    return 'removed'
  })
}
