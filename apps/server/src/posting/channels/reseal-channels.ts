import { isSealedUnder } from '../../platform/seal.ts'
import type { ChannelDeps } from './channel-deps.ts'
import { listConnectedChannels, updateGranted } from './channels.queries.ts'
import { openGrant, sealGrant } from './seal-grant.ts'

const PAGE = 200

/**
 * Seals every grant anew that is not under the current key. Answers how many were, and how many could not be opened:
 * those channels have to be reconnected.
 */
export async function resealChannels({
  db,
  secrets,
}: Pick<ChannelDeps, 'db' | 'secrets'>): Promise<{ resealed: number; lost: number }> {
  const keys = secrets.keysFor('channels')
  let [resealed, lost, last] = [0, 0, '']
  for (;;) {
    const page = await listConnectedChannels(db, last, PAGE)
    for (const row of page) {
      const { id, sealedGrant } = row
      if (sealedGrant === null || isSealedUnder(keys, sealedGrant)) continue
      const grant = openGrant(secrets, id, sealedGrant)
      if (!grant) lost += 1
      else {
        // One that was given up, or renewed, since it was read stays so.
        const changed = await updateGranted(db, row, { sealedGrant: sealGrant(secrets, id, grant) })
        if (changed) resealed += 1
      }
    }
    if (page.length < PAGE) return { resealed, lost }
    last = page.at(-1)?.id ?? last
  }
}
