import { networkSchema } from '@hookreel/contract'
import { z } from 'zod'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { isAccountConnected } from './channels.queries.ts'
import type { ChannelDeps } from './channel-deps.ts'
import { NetworkError } from './networks/network-error.ts'
import { findNetwork } from './networks/open-networks.ts'
import { openGrant } from './seal-grant.ts'

const revocationSchema = z.object({
  channelId: z.string(),
  network: networkSchema,
  /** Jobs of earlier versions do not name it. */
  accountId: z.string().optional(),
  sealedGrant: z.string(),
})

/** Tried for about half a day: a network that is away for longer ends the permission by itself one day. */
export const REVOKE_GRANT = defineJob({
  name: 'revoke-grant',
  schema: revocationSchema,
  tries: 10,
  retrySeconds: 60,
  isFair: true,
  perGroup: 1,
  concurrency: 2,
  run: revokeGrant,
})

/**
 * Takes a permission back at its network. One that the network knows no more is gone already; one of an account that was
 * connected again meanwhile, or that somebody else here has connected, stays: the network would end theirs, too.
 */
export async function revokeGrant(
  deps: Pick<ChannelDeps, 'db' | 'config' | 'clock' | 'secrets' | 'log'>,
  { channelId, network: id, accountId, sealedGrant }: z.infer<typeof revocationSchema>,
): Promise<void> {
  const network = findNetwork(deps, id)
  const grant = openGrant(deps.secrets, channelId, sealedGrant)
  if (!network || !grant) return
  if (accountId !== undefined && (await isAccountConnected(deps.db, id, accountId))) return
  try {
    const isOver = grant.accessExpiresAt <= deps.clock.now()
    await network.revoke(isOver ? await network.refresh(grant) : grant)
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    if (error.isPassing || error.problem === 'lost_answer') throw error
    deps.log.warn('a permission could not be taken back', { network: id, problem: error.problem })
  }
}
