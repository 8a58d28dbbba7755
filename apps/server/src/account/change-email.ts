import type { ClientOrigin } from '../platform/http/client-address.ts'
import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import { HOUR_MS, EMAIL_UNDO_DAYS, SECOND_FACTOR_SETTLED_DAYS } from '@hookreel/contract'
import type { Deps } from '../deps.ts'
import { isUniqueViolation } from '../platform/db/is-unique-violation.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { SignedInUser } from '../platform/http/app-type.ts'
import { writeAccountMails } from './account-mails.ts'
import { publicAddress } from './sign-in/auth.ts'
import {
  closeWaysIn,
  endLaterChanges,
  endPendingChanges,
  findLeft,
  insertEmailChange,
  isKeptForReturn,
  setEmail,
  takeConfirmation,
  takeUndo,
} from './email-changes.queries.ts'
import type { EmailChangeRow } from './email-changes.queries.ts'
import { revokePendingLinks } from './revoke-pending-links.ts'
import { mailNewAddress, mailOldAddress } from './mail-about-account.ts'
import { noteEvent } from './note-event.ts'
import { deleteAllSessions, isDisabled } from './operator.queries.ts'
import { findUserIdByEmail } from './profiles.queries.ts'

type ChangeDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'secrets' | 'mail' | 'hub'>

const CONFIRM_MS = 24 * HOUR_MS
const UNDO_MS = EMAIL_UNDO_DAYS * 24 * HOUR_MS
const SETTLED_MS = SECOND_FACTOR_SETTLED_DAYS * 24 * HOUR_MS
const TOKEN_BYTES = 32

/**
 * Mails a link to the new address, and to the old one how to stop it. A change that was asked for before is replaced. An
 * address that is another account's gets no link but a word that it has an account; anyone who asks sees no difference. Who asks
 * has proved before who it is.
 */
export async function requestEmailChange(
  deps: ChangeDeps,
  user: Pick<SignedInUser, 'id' | 'email'>,
  asked: string,
): Promise<void> {
  const { db, clock } = deps
  const newEmail = asked.toLowerCase()
  if (newEmail === user.email)
    throw new AppError('invalid_input', { fields: { newEmail: 'This is your address already.' } })
  const now = clock.now()
  const isTaken =
    (await findUserIdByEmail(db, newEmail)) !== undefined || (await isKeptForReturn(db, newEmail, now))
  const id = randomUUID()
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const change = { id, userId: user.id, oldEmail: user.email, newEmail }
  await db.transaction(async (tx) => {
    await endPendingChanges(tx, user.id, now)
    await insertEmailChange(tx, {
      ...change,
      confirmHash: hashOf(token),
      undoHash: hashOf(undoTokenOf(deps, id)),
      createdAt: now,
      expiresAt: new Date(now.getTime() + CONFIRM_MS),
    })
  })
  await (isTaken
    ? writeAccountMails(deps.mail, publicAddress(deps.config)).sendAlreadyKnown(newEmail)
    : mailNewAddress(deps, newEmail, token))
  await mailOldAddress(deps, change, undoTokenOf(deps, id), 'asked')
}

/**
 * Gives the account the address that the token was mailed to, and tells the old one. It signs nobody in: anyone who opens a
 * mail has proved a mailbox, not an account. Throws `email_change_over` and `email_taken`.
 */
export async function confirmEmailChange(
  deps: ChangeDeps,
  token: string,
  from: ClientOrigin,
): Promise<string> {
  const { db, clock } = deps
  const now = clock.now()
  const change = await refuseTaken(
    db.transaction(async (tx) => {
      const taken = await takeConfirmation(tx, hashOf(token), now, new Date(now.getTime() + UNDO_MS))
      if (!taken || (await isDisabled(tx, taken.userId))) throw new AppError('email_change_over')
      if (await findUserIdByEmail(tx, taken.newEmail)) throw new AppError('email_taken')
      if (!(await setEmail(tx, taken.userId, taken.newEmail, taken.oldEmail)))
        throw new AppError('email_change_over')
      // A link for a new password that lies in the old mailbox is none of the account's any more.
      await revokePendingLinks(tx, taken.userId, now)
      await noteEvent({ db: tx, clock }, taken.userId, 'email_changed', from)
      return taken
    }),
  )
  await mailOldAddress(deps, change, undoTokenOf(deps, change.id), 'changed')
  return change.newEmail
}

/**
 * Stops a change that waits, or gives the account back to the address it had: every session ends, the password and every
 * way in that was made since are gone. The answer says which of both it was, and whose account it is.
 */
export async function takeBackEmail(
  { db, clock, hub }: ChangeDeps,
  token: string,
  from: ClientOrigin,
): Promise<{ email: string; userId: string; wasChanged: boolean }> {
  const now = clock.now()
  const change = await refuseTaken(
    db.transaction(async (tx) => {
      const taken = await takeUndo(tx, hashOf(token), now)
      if (!taken) throw new AppError('email_change_over')
      if (taken.confirmedAt) {
        const holder = await findUserIdByEmail(tx, taken.oldEmail)
        if (holder !== undefined && holder !== taken.userId) throw new AppError('email_taken')
        await setEmail(tx, taken.userId, taken.oldEmail)
        await endLaterChanges(tx, taken.userId, taken.createdAt, now)
        const since = taken.createdAt
        const settledSince = new Date(since.getTime() - SETTLED_MS)
        // First: what a session makes at this moment is there then, and goes with the rest.
        await deleteAllSessions(tx, taken.userId)
        await closeWaysIn(tx, taken.userId, { since, settledSince })
        await revokePendingLinks(tx, taken.userId, now)
      }
      await noteEvent({ db: tx, clock }, taken.userId, 'email_change_undone', from)
      return taken
    }),
  )
  hub.recheck(change.userId)
  return { email: change.oldEmail, userId: change.userId, wasChanged: change.confirmedAt !== null }
}

/**
 * Mails once more how an account comes back to the address that it left lately. Whoever asks for a new password there, or signs up,
 * reads that a mail went out: without this one nothing would come, and its owner may have overlooked the first. False where nobody left it.
 */
export async function remindOldAddress(deps: ChangeDeps, email: string): Promise<boolean> {
  const left = await findLeft(deps.db, email, deps.clock.now())
  if (left) await mailOldAddress(deps, left, undoTokenOf(deps, left.id), 'asked after')
  return left !== undefined
}

/** Two accounts may reach for one address at the same moment: the database lets one have it. */
async function refuseTaken<Done>(work: Promise<Done>): Promise<Done> {
  try {
    return await work
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError('email_taken') : error
  }
}

/** Made from the change and the server's secret, so that both mails to the old address hold the same link. */
function undoTokenOf({ secrets }: Pick<ChangeDeps, 'secrets'>, id: EmailChangeRow['id']): string {
  return createHmac('sha256', secrets.keyFor('email-changes')).update(id).digest('base64url')
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
