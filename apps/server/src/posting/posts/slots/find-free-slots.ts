import { DAY_SECONDS, NETWORK_RULES } from '@hookreel/contract'
import type { ChannelSlots, NetworkId } from '@hookreel/contract'
import { DateTime } from 'luxon'
import { addSeconds } from '../../../platform/clock.ts'
import type { PostChannel } from '../post-channels.ts'
import { listPostTimes } from '../calendar.queries.ts'
import { readSlots } from './read-slots.ts'
import type { SlotReader } from './read-slots.ts'

/** A slot is taken when the channel posts within so long of it. */
const APART_SECONDS = 30 * 60
/** One that begins sooner is no use: nobody can look at it once more. */
const LEAD_SECONDS = 5 * 60
const QUEUE_DAYS = 60

/** The next free slot of a channel, or nothing when the coming weeks are full. */
export async function findFreeSlot(
  reader: SlotReader,
  userId: string,
  channel: Pick<PostChannel, 'id' | 'network'>,
  facts: { readonly timeZone: string; readonly exceptId?: string },
): Promise<Date | undefined> {
  const now = reader.clock.now()
  const { channels } = await readSlots(reader, userId, [channel], facts.timeZone)
  const [slots] = channels
  if (!slots) return undefined
  const span = { from: addSeconds(now, LEAD_SECONDS), to: addSeconds(now, QUEUE_DAYS * DAY_SECONDS) }
  const taken = await listPostTimes(reader.db, {
    channelIds: [channel.id],
    from: addSeconds(now, -DAY_SECONDS),
    to: addSeconds(span.to, DAY_SECONDS),
    exceptId: facts.exceptId,
  })
  return listFreeSlots(
    slots,
    channel.network,
    span,
    taken.map(({ at }) => at),
  )[0]
}

/** The slots of a channel in a span that are not taken and pass no daily limit, earliest first. */
export function listFreeSlots(
  { times, timeZone }: ChannelSlots,
  network: NetworkId,
  span: { readonly from: Date; readonly to: Date },
  taken: readonly Date[],
): Date[] {
  const { maxPostsPerDay } = NETWORK_RULES[network]
  const free: Date[] = []
  for (const at of listMoments(times, timeZone, span)) {
    const near = (seconds: number) =>
      taken.filter((moment) => Math.abs(moment.getTime() - at.getTime()) < seconds * 1000).length
    if (near(APART_SECONDS) === 0 && near(DAY_SECONDS) < maxPostsPerDay) free.push(at)
  }
  return free
}

function listMoments(
  times: ChannelSlots['times'],
  zone: string,
  { from, to }: { readonly from: Date; readonly to: Date },
): Date[] {
  const moments: Date[] = []
  const last = DateTime.fromJSDate(to, { zone })
  for (
    let day = DateTime.fromJSDate(from, { zone }).startOf('day');
    day <= last;
    day = day.plus({ days: 1 })
  ) {
    for (const { weekday, time } of times) {
      if (weekday !== day.weekday) continue
      const [hour = 0, minute = 0] = time.split(':').map(Number)
      // On the day when clocks go forward a time may not exist: luxon then takes the hour after it.
      const at = day.set({ hour, minute }).toJSDate()
      if (at >= from && at < to) moments.push(at)
    }
  }
  return moments.sort((a, b) => a.getTime() - b.getTime())
}
