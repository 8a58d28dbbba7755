import type { Deps } from '../../deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { deletePendingProofs } from '../email-changes.queries.ts'
import { findPasswordHash, findUserIdByEmail } from '../profiles.queries.ts'
import { deleteNewSession } from './sessions.queries.ts'

/** A password that is about to be looked at. */
type Proof = {
  /** Throws `invalid_credentials`, and ends what came of it, where it is not the account's any more. `token`: of the session, unless a code is asked for first. */
  requireUnchanged(token: string | null | undefined): Promise<void>
}

/**
 * To compare a password takes a tenth of a second, and longer in its line. A new password, or an address that is taken back, ends all sessions
 * meanwhile, and the one that the old password is about to begin is none of them yet: a thief who signed in over and over kept the account.
 * So the proof counts where the password is the same before and after. Of one that changes after that, the session is there and goes with the rest.
 */
export async function holdProof({ db }: Pick<Deps, 'db'>, email: string): Promise<Proof> {
  const userId = await findUserIdByEmail(db, email)
  const before = await findPasswordHash(db, email)
  return {
    requireUnchanged: async (token) => {
      const now = await findPasswordHash(db, email)
      if (now !== undefined && now === before) return
      if (userId !== undefined && token) await deleteNewSession(db, userId, token)
      // A password that waits for its code is another half of a proof.
      if (userId !== undefined) await deletePendingProofs(db, userId)
      throw new AppError('invalid_credentials')
    },
  }
}
