import type { Deps } from '../../deps.ts'
import { hashAddress } from './hash-address.ts'
import { insertTrial, lockTrial, updateTrial } from './trials.queries.ts'

/**
 * Offers an address a trial, whatever the settings say. An account that it has already gets it at the next sign-in. False
 * when the address has had its trial.
 */
export async function inviteAddress(
  { db, secrets, clock }: Pick<Deps, 'db' | 'secrets' | 'clock'>,
  email: string,
): Promise<boolean> {
  const hashes = hashAddress(secrets, email)
  return db.transaction(async (tx) => {
    const known = await lockTrial(tx, hashes)
    if (known && known.begunAt !== null) return false
    const invitedAt = clock.now()
    if (known) await updateTrial(tx, known.addressHash, { invitedAt })
    else await insertTrial(tx, { addressHash: hashes[0] ?? '', invitedAt })
    return true
  })
}
