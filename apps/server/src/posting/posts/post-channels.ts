import type { NetworkId } from '@hookreel/contract'
import type { Access, Network } from '../channels/networks/network.ts'

/** A channel as posts know it. */
export type PostChannel = {
  readonly id: string
  readonly network: NetworkId
  readonly name: string
  readonly username: string
  readonly avatarUrl: string | null
  /** False: it has to be reconnected before anything can be sent. */
  readonly isConnected: boolean
}

/** What posts ask of the channels. */
export type PostChannels = {
  /** Throws `channel_not_found`, for someone else's as for one that never was. */
  require(userId: string, id: string): Promise<PostChannel>
  /** Of one user: also those that were given up, whose posts are still here. */
  list(userId: string): Promise<readonly PostChannel[]>
  /** Acts at the network with a fresh token. Throws NetworkError when there is none. */
  use<Result>(
    userId: string,
    id: string,
    act: (access: Access, network: Network) => Promise<Result>,
  ): Promise<Result>
}
