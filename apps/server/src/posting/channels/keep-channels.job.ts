import { DAY_MS } from '@hookreel/contract'
import { defineJob, NO_PAYLOAD } from '../../platform/jobs/define-job.ts'
import { breakChannel, mailAboutChannel } from './break-channel.ts'
import type { ChannelDeps } from './channel-deps.ts'
import { deleteConnectionsBefore, listConnectedChannels, updateChannel } from './channels.queries.ts'
import type { ChannelRow } from './channels.queries.ts'
import { NetworkError } from './networks/network-error.ts'
import { findNetwork } from './networks/open-networks.ts'
import { EXPIRING_MS } from './present-channel.ts'
import { refreshChannel } from './refresh-channel.ts'
import { resealChannels } from './reseal-channels.ts'
import { openGrant } from './seal-grant.ts'

/** Looks after every channel, four times an hour. */
export const KEEP_CHANNELS = defineJob({
  name: 'keep-channels',
  schema: NO_PAYLOAD,
  tries: 1,
  schedule: '*/15 * * * *',
  run: keepChannels,
})
const PAGE = 200

/** Renews grants ahead of their end, and tells the owners of those that nobody renews. Each may be done again. */
export async function keepChannels(deps: ChannelDeps): Promise<void> {
  await deleteConnectionsBefore(deps.db, new Date(deps.clock.now().getTime() - DAY_MS))
  await resealChannels(deps)
  for (let last = ''; ;) {
    const page = await listConnectedChannels(deps.db, last, PAGE)
    for (const row of page) await keepOne(deps, row)
    if (page.length < PAGE) return
    last = page.at(-1)?.id ?? last
  }
}

async function keepOne(deps: ChannelDeps, row: ChannelRow): Promise<void> {
  const network = findNetwork(deps, row.network)
  if (!network || row.brokenAt !== null || row.sealedGrant === null) return
  const grant = openGrant(deps.secrets, row.id, row.sealedGrant)
  if (!grant) return breakChannel(deps, row)
  let endsAt = row.endsAt
  if (network.isRefreshDue(grant, row.refreshedAt)) {
    try {
      endsAt = (await refreshChannel(deps, network, row, grant)).endsAt
    } catch (error) {
      if (!(error instanceof NetworkError)) throw error
      deps.log.warn('a channel was not renewed', {
        channel: row.id,
        problem: error.problem,
        answer: error.raw,
      })
      if (error.problem === 'expired_token') return
    }
  }
  await warn(deps, { ...row, endsAt })
}

/** A permission that ends within days although everything was tried: its owner is told once. */
async function warn(deps: ChannelDeps, row: ChannelRow): Promise<void> {
  const now = deps.clock.now()
  if (row.endsAt === null || row.warnedAt !== null) return
  if (row.endsAt <= now) return breakChannel(deps, row)
  if (row.endsAt.getTime() - now.getTime() > EXPIRING_MS) return
  await updateChannel(deps.db, row.userId, row.id, { warnedAt: now })
  await mailAboutChannel(deps, row, 'dying')
}
