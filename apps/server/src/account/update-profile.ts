import { randomBytes } from 'node:crypto'
import type { updateProfile as endpoint } from '@hookreel/contract'
import type { z } from 'zod'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import { getProfile } from './get-profile.ts'
import { updateOwnProfile } from './profiles.queries.ts'
import type { ProfileRow } from './profiles.queries.ts'

type Change = z.output<NonNullable<typeof endpoint.body>>

/** 64 bits: nobody comes upon an unlisted page by trying. */
const HANDLE_BYTES = 8
const UNIQUE_VIOLATION = '23505'

/**
 * Changes what is given of a profile. A page that is opened to others for the first time gets an address of its own.
 * Throws `voice_unknown` for a voice that is not there, and `handle_taken` for somebody else's address.
 */
export async function updateProfile(
  { db, clock, narrator }: Pick<Deps, 'db' | 'clock' | 'narrator'>,
  userId: string,
  change: Change,
): Promise<ProfileRow> {
  const { preferredVoiceActor: voiceId } = change
  if (typeof voiceId === 'string' && !(await narrator.listVoices()).some(({ id }) => id === voiceId))
    throw new AppError('voice_unknown', { fields: { preferredVoiceActor: 'Choose another voice.' } })
  const before = await getProfile(db, userId)
  const isOpened = change.profileVisibility !== undefined && change.profileVisibility !== 'private'
  const handle = change.handle ?? before.handle ?? (isOpened ? makeHandle() : null)
  try {
    const given = Object.entries(change).filter(([, value]) => value !== undefined)
    const row = await updateOwnProfile(db, userId, {
      ...Object.fromEntries(given),
      handle,
      updatedAt: clock.now(),
    })
    if (!row) throw new Error(`the profile of user ${userId} is gone`)
    return row
  } catch (error) {
    if (!isTaken(error)) throw error
    throw new AppError('handle_taken', { fields: { handle: 'This address is taken. Choose another one.' } })
  }
}

function makeHandle(): string {
  return BigInt(`0x${randomBytes(HANDLE_BYTES).toString('hex')}`)
    .toString(36)
    .padStart(13, '0')
}

function isTaken(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === UNIQUE_VIOLATION
}
