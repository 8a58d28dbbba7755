import { DAY_MS, SIGN_UP_CREDITS, TRIAL_DAYS } from '@hookreel/contract'
import { createProfile } from '../../account/create-profile.ts'
import { getProfile } from '../../account/get-profile.ts'
import { grantCredits } from '../credits/grant-credits.ts'
import { hasEntry } from '../credits/has-entry.ts'
import type { Deps } from '../../deps.ts'
import type { Transaction } from '../../platform/db/open-db.ts'
import { hashAddress } from './hash-address.ts'
import { tellTrials } from './tell-trials.job.ts'
import { findMailbox, insertTrial, lockTrial, updateTrial } from './trials.queries.ts'

type WelcomeDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'secrets' | 'mail'>

/**
 * Gives a new user a profile, and the trial with its credits once the address is proven. Called after every sign-up and
 * sign-in: whatever a crash in between left undone is done then, and nothing is ever given twice: not to an account, and
 * not to an address that had a trial with an earlier account.
 */
export async function welcomeUser(deps: WelcomeDeps, userId: string): Promise<void> {
  const hasBegun = await deps.db.transaction(async (tx) => {
    await createProfile(tx, userId, deps.clock.now())
    return beginTrial(deps, tx, userId)
  })
  if (hasBegun) await tellTrials(deps, userId)
}

/** Answers whether it began just now. */
async function beginTrial(deps: WelcomeDeps, tx: Transaction, userId: string): Promise<boolean> {
  const mailbox = await findMailbox(tx, userId)
  // Without a mail server nobody can prove an address.
  if (!mailbox || (!mailbox.emailVerified && deps.config.smtp !== undefined)) return false
  const idempotencyKey = `signup:${userId}`
  const hashes = hashAddress(deps.secrets, mailbox.email)
  const known = await lockTrial(tx, hashes)
  const isFirst = !known || known.begunAt === null
  // Accounts from before trials were written down have had theirs.
  const hadCredits = await hasEntry(tx, userId, idempotencyKey)
  if (known && !isFirst && known.userId !== userId) return false
  if (isFirst && !hadCredits && !isOffered(deps, mailbox.email, known !== undefined)) return false
  if (isFirst) {
    const now = deps.clock.now()
    const begunAt = hadCredits ? new Date((await getProfile(tx, userId)).createdAt) : now
    const endsAt = new Date(begunAt.getTime() + TRIAL_DAYS * DAY_MS)
    const lastMail =
      endsAt <= now ? ('ended' as const) : hadCredits ? ('begun' as const) : ('nothing' as const)
    const trial = { userId, begunAt, endsAt, credits: SIGN_UP_CREDITS, lastMail }
    if (known) await updateTrial(tx, known.addressHash, trial)
    else if (!(await insertTrial(tx, { addressHash: hashes[0] ?? '', ...trial }))) return false
  }
  const reason = 'Welcome to your free trial'
  await grantCredits(tx, { userId, amount: SIGN_UP_CREDITS, reason, idempotencyKey })
  return isFirst && !hadCredits
}

/** Whether the operator offers a trial to everybody. */
export const isOfferedToAll = ({ domains, isInvitedOnly }: Deps['config']['trial']): boolean =>
  domains.length === 0 && !isInvitedOnly

/** Whom the operator offers trials: everybody, those of some domains, or those who were invited. */
function isOffered({ config }: WelcomeDeps, email: string, isInvited: boolean): boolean {
  const { domains, isInvitedOnly } = config.trial
  if (isInvited) return true
  if (isInvitedOnly) return false
  return domains.length === 0 || domains.includes(email.toLowerCase().split('@').at(-1) ?? '')
}
