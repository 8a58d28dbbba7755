import { randomBytes } from 'node:crypto'
import type { updateProfile as endpoint } from '@hookreel/contract'
import type { z } from 'zod'
import type { Deps } from '../deps.ts'
import type { Queryable } from '../platform/db/open-db.ts'
import { isUniqueViolation } from '../platform/db/is-unique-violation.ts'
import { AppError } from '../platform/http/app-error.ts'
import { refuseStaleChange } from '../platform/refuse-stale-change.ts'
import { lockedTransaction } from './lock-profile.ts'
import { joinName, partsOfName, type NameParts } from './account-name.ts'
import { findProfileWithEmail, renameUser, updateOwnProfile } from './profiles.queries.ts'
import type { ProfileRow } from './profiles.queries.ts'

type Change = z.output<NonNullable<typeof endpoint.body>>

/** 64 bits: nobody comes upon an unlisted page by trying. */
const HANDLE_BYTES = 8

/**
 * Changes what is given of a profile. First and last name are the account's name from then on. A page that is opened to others for the first time gets an address of its own.
 * Throws `content_refused` for a name that may not be shown, `voice_unknown` for a voice that is not there, `handle_taken` for somebody else's address, and `changed_elsewhere` when a field is
 * no longer what it `was`.
 */
export async function updateProfile(
  deps: Pick<Deps, 'db' | 'clock' | 'narrator' | 'moderate'>,
  userId: string,
  { was, ...change }: Change,
): Promise<{ readonly profile: ProfileRow; readonly fullName: string }> {
  const { db, clock, narrator } = deps
  const { preferredVoiceActor: voiceId } = change
  if (typeof voiceId === 'string' && !(await narrator.listVoices()).some(({ id }) => id === voiceId))
    throw new AppError('voice_unknown', { fields: { preferredVoiceActor: 'Choose another voice.' } })
  await moderateNames(deps, userId, change)
  try {
    return await lockedTransaction(db, userId, async (tx) => {
      const { profile: before, fullName: known } = await getRecipient(tx, userId)
      const parts = partsOfName(before, known)
      refuseStaleChange({ ...before, ...parts }, was, change)
      const isRenamed = Object.keys(givenNames(change)).length > 0
      const names = { ...parts, ...givenNames(change) }
      const fullName = isRenamed ? joinName(names) : known
      const isOpened = change.profileVisibility !== undefined && change.profileVisibility !== 'private'
      if (isRenamed) await renameUser(tx, userId, fullName)
      const profile = await updateOwnProfile(tx, userId, {
        ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
        ...(isRenamed ? names : {}),
        handle: change.handle ?? before.handle ?? (isOpened ? makeHandle() : null),
        updatedAt: clock.now(),
      })
      if (!profile) throw new Error(`the profile of user ${userId} is gone`)
      return { profile, fullName }
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new AppError('handle_taken', { fields: { handle: 'This address is taken. Choose another one.' } })
  }
}

/** A page that is opened shows the name as it is by now: who signed up was shown to nobody. */
async function moderateNames(
  { db, moderate }: Pick<Deps, 'db' | 'moderate'>,
  userId: string,
  { displayName, firstName, lastName, handle, profileVisibility }: Change,
): Promise<void> {
  const given = [displayName, firstName, lastName, handle].filter((text) => typeof text === 'string')
  const isOpened = profileVisibility !== undefined && profileVisibility !== 'private'
  const shown = isOpened ? await getRecipient(db, userId) : undefined
  const texts = [...given, shown?.fullName ?? '', shown?.profile.displayName ?? ''].filter(Boolean)
  if (texts.length > 0) await moderate(texts)
}

function givenNames({ firstName, lastName }: Change): Partial<NameParts> {
  return {
    ...(firstName === undefined ? {} : { firstName }),
    ...(lastName === undefined ? {} : { lastName }),
  }
}

async function getRecipient(db: Queryable, userId: string) {
  const found = await findProfileWithEmail(db, userId)
  if (!found) throw new Error(`user ${userId} has no profile`)
  return found
}

function makeHandle(): string {
  return BigInt(`0x${randomBytes(HANDLE_BYTES).toString('hex')}`)
    .toString(36)
    .padStart(13, '0')
}
