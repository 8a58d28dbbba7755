import { SLOTS_MAX_COUNT } from '@hookreel/contract'
import type { ChannelSlots, SlotTime } from '@hookreel/contract'
import { lockedTransaction } from '../../../account/lock-profile.ts'
import type { PostDeps } from '../post-deps.ts'
import { readSlots } from './read-slots.ts'
import { deleteChosenSlots, listChosenSlots, saveChosenSlots } from './slots.queries.ts'

type Change = {
  readonly timeZone: string
  readonly times: readonly SlotTime[]
  readonly was?: readonly SlotTime[] | undefined
}

/**
 * Chooses when a channel posts; what is planned stays where it is. An empty list goes back to the best hours. With `was` only what
 * differs from it is added and removed: two pages that change other times both stand.
 */
export async function updateSlots(
  deps: PostDeps,
  userId: string,
  channelId: string,
  { timeZone, times, was }: Change,
): Promise<ChannelSlots> {
  const channel = await deps.channels.require(userId, channelId)
  await lockedTransaction(deps.db, userId, async (tx) => {
    const chosen = was && (await listChosenSlots(tx, userId)).find((row) => row.channelId === channel.id)
    // In another time zone by now the same hours are other moments: then the list counts as it was sent.
    const now = chosen && chosen.timeZone === timeZone ? chosen.times : undefined
    const kept = times.length > 0 && was && now ? mergeTimes(now, was, times) : inOrder(times)
    if (kept.length === 0) await deleteChosenSlots(tx, userId, channel.id)
    else await saveChosenSlots(tx, { channelId: channel.id, userId, timeZone, times: kept })
  })
  const { channels } = await readSlots(deps, userId, [channel], timeZone)
  const [slots] = channels
  if (!slots) throw new Error('a channel has no slots')
  return slots
}

const nameOf = ({ weekday, time }: SlotTime) => `${weekday} ${time}`

/** Each once. */
function inOrder(times: readonly SlotTime[]): SlotTime[] {
  return [...new Map(times.map((time) => [nameOf(time), time])).values()].sort(
    (a, b) => a.weekday - b.weekday || a.time.localeCompare(b.time),
  )
}

/** What stands now, with what a change adds and without what it removes. */
function mergeTimes(
  now: readonly SlotTime[],
  was: readonly SlotTime[],
  times: readonly SlotTime[],
): SlotTime[] {
  const [before, after] = [new Set(was.map(nameOf)), new Set(times.map(nameOf))]
  const stays = now.filter((time) => after.has(nameOf(time)) || !before.has(nameOf(time)))
  return inOrder([...stays, ...times.filter((time) => !before.has(nameOf(time)))]).slice(0, SLOTS_MAX_COUNT)
}
