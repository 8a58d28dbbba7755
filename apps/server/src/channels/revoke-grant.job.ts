import { networkSchema } from '@hookreel/contract'
import { z } from 'zod'
import type { Queue } from '../platform/jobs/open-queue.ts'
import type { ChannelDeps } from './channel-deps.ts'
import { NetworkError } from './networks/network-error.ts'
import { findNetwork } from './networks/open-networks.ts'
import { openGrant } from './seal-grant.ts'

/** Tried for about half a day: a network that is away for longer ends the permission by itself one day. */
export const REVOKE_GRANT: Queue = { name: 'revoke-grant', tries: 10, retrySeconds: 60 }
const jobSchema = z.object({ channelId: z.string(), network: networkSchema, sealedGrant: z.string() })

/** Takes a permission back at its network. One that the network knows no more is gone already. */
export async function revokeGrant(
  deps: Pick<ChannelDeps, 'config' | 'clock' | 'secrets' | 'log'>,
  data: unknown,
): Promise<void> {
  const { channelId, network: id, sealedGrant } = jobSchema.parse(data)
  const network = findNetwork(deps, id)
  const grant = openGrant(deps.secrets, channelId, sealedGrant)
  if (!network || !grant) return
  try {
    const isOver = grant.accessExpiresAt <= deps.clock.now()
    await network.revoke(isOver ? await network.refresh(grant) : grant)
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    if (error.isPassing || error.problem === 'lost_answer') throw error
    deps.log.warn('a permission could not be taken back', { network: id, problem: error.problem })
  }
}
