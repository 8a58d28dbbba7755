import type { NetworkId } from '@hookreel/contract'
import type { NetworksConfig } from '../../../config/network-config.ts'
import type { Clock } from '../../../platform/clock.ts'
import { createInstagram } from './instagram.ts'
import type { Network } from './network.ts'
import { createTiktok } from './tiktok.ts'
import { createYoutube } from './youtube.ts'

/** A network that is set up here; nothing for one whose keys are missing. Making one begins no call. */
export function findNetwork(
  { config, clock }: { readonly config: { readonly networks: NetworksConfig }; readonly clock: Clock },
  id: NetworkId,
): Network | undefined {
  const { tiktok, instagram, youtube } = config.networks
  const networks: Record<NetworkId, () => Network | undefined> = {
    tiktok: () => tiktok && createTiktok(tiktok, clock),
    instagram: () => instagram && createInstagram(instagram, clock),
    youtube: () => youtube && createYoutube(youtube, clock),
  }
  return networks[id]()
}
