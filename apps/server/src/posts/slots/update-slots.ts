import type { ChannelSlots, SlotTime } from '@hookreel/contract'
import type { PostDeps } from '../post-deps.ts'
import { readSlots } from './read-slots.ts'
import { deleteChosenSlots, saveChosenSlots } from './slots.queries.ts'

/** Chooses when a channel posts; what is planned stays where it is. An empty list goes back to the best hours. */
export async function updateSlots(
  deps: PostDeps,
  userId: string,
  channelId: string,
  { timeZone, times }: { readonly timeZone: string; readonly times: readonly SlotTime[] },
): Promise<ChannelSlots> {
  const channel = await deps.channels.require(userId, channelId)
  const kept = [...new Map(times.map((time) => [`${time.weekday} ${time.time}`, time])).values()].sort(
    (a, b) => a.weekday - b.weekday || a.time.localeCompare(b.time),
  )
  if (kept.length === 0) await deleteChosenSlots(deps.db, userId, channel.id)
  else await saveChosenSlots(deps.db, { channelId: channel.id, userId, timeZone, times: kept })
  const { channels } = await readSlots(deps, userId, [channel], timeZone)
  const [slots] = channels
  if (!slots) throw new Error('a channel has no slots')
  return slots
}
