import { isSealedUnder } from '../../platform/seal.ts'
import type { ChannelDeps } from './channel-deps.ts'
import { listConnectedChannels, updateChannel } from './channels.queries.ts'
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
    for (const { id, userId, sealedGrant } of page) {
      if (sealedGrant === null || isSealedUnder(keys, sealedGrant)) continue
      const grant = openGrant(secrets, id, sealedGrant)
      if (!grant) lost += 1
      else {
        await updateChannel(db, userId, id, { sealedGrant: sealGrant(secrets, id, grant) })
        resealed += 1
      }
    }
    if (page.length < PAGE) return { resealed, lost }
    last = page.at(-1)?.id ?? last
  }
}
