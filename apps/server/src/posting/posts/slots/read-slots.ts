import { DAY_SECONDS } from '@hookreel/contract'
import type { ChannelSlots, Slots } from '@hookreel/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Queryable } from '../../../platform/db/open-db.ts'
import { findBestHours, slotsOf } from './best-hours.ts'
import type { BestHours } from './best-hours.ts'
import { addSeconds } from '../../../platform/clock.ts'
import type { PostChannel } from '../post-channels.ts'
import { listChosenSlots, listPostViews } from './slots.queries.ts'

export type SlotReader = { readonly db: Queryable; readonly clock: Clock }
const FIGURES_DAYS = 90

/** When the given channels of a user post: as was chosen, else at the hours that do well. */
export async function readSlots(
  { db, clock }: SlotReader,
  userId: string,
  channels: readonly Pick<PostChannel, 'id'>[],
  timeZone: string,
): Promise<Slots> {
  const since = addSeconds(clock.now(), -FIGURES_DAYS * DAY_SECONDS)
  const best = findBestHours(await listPostViews(db, userId, since), timeZone)
  const chosen = new Map((await listChosenSlots(db, userId)).map((row) => [row.channelId, row]))
  return {
    channels: channels.map(({ id }) => slotsOfChannel(id, chosen.get(id), best, timeZone)),
    best: [...best.hours],
    isOwnFigures: best.isOwnFigures,
    note: best.note,
  }
}

function slotsOfChannel(
  channelId: string,
  chosen: Awaited<ReturnType<typeof listChosenSlots>>[number] | undefined,
  best: BestHours,
  timeZone: string,
): ChannelSlots {
  if (chosen && chosen.times.length > 0)
    return { channelId, timeZone: chosen.timeZone, times: chosen.times, basis: 'chosen' }
  return { channelId, timeZone, times: slotsOf(best), basis: best.isOwnFigures ? 'own' : 'general' }
}
