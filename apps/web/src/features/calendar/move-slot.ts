import { updateSlots, type Calendar, type ChannelSlots, type SlotTime } from '@hookreel/contract'
import type { QueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { call } from '../../api/call.ts'
import { addDays, momentOf, wallClockOf, type Day } from '../../lib/days/calendar-days.ts'
import type { FreeSlot } from './calendar-entries.ts'
import { formatWeekly, isSameTime, weeklyTimeOf } from './slot-times.ts'

/** Shows the free slots of a weekly time at its new one before the server has answered. */
function showAt(
  cache: QueryClient,
  { channelId, timeZone }: ChannelSlots,
  from: SlotTime,
  to: SlotTime,
): void {
  cache.setQueriesData<Calendar>({ queryKey: ['calendar', 'days'] }, (calendar) =>
    calendar
      ? {
          ...calendar,
          free: calendar.free.map((slot) => {
            if (slot.channelId !== channelId || !isSameTime(weeklyTimeOf(slot.at, timeZone), from))
              return slot
            const day = addDays(wallClockOf(slot.at, timeZone).day, to.weekday - from.weekday)
            return { ...slot, at: momentOf(day, to.time, timeZone) }
          }),
        }
      : calendar,
  )
}

/**
 * Gives a weekly posting time of an account another day or hour, at once on the page, with a moment to undo it. Hours that
 * were suggested become the person's own choice with it; undoing suggests them again. Answers whether it was taken.
 */
export async function moveSlot(
  cache: QueryClient,
  slots: ChannelSlots,
  from: SlotTime,
  to: SlotTime,
): Promise<boolean> {
  if (isSameTime(from, to)) return true
  if (slots.times.some((time) => isSameTime(time, to))) {
    toast.error('Could not be moved', { description: `${formatWeekly(to)} is a posting time already.` })
    return false
  }
  const save = async (times: readonly SlotTime[], was: readonly SlotTime[]) => {
    try {
      await call(updateSlots, {
        params: { id: slots.channelId },
        body: { timeZone: slots.timeZone, times: [...times], was: [...was] },
      })
    } finally {
      void cache.invalidateQueries({ queryKey: ['calendar'] })
    }
  }
  await cache.cancelQueries({ queryKey: ['calendar', 'days'] })
  showAt(cache, slots, from, to)
  const moved = slots.times.map((time) => (isSameTime(time, from) ? to : time))
  try {
    await save(moved, slots.times)
  } catch (error) {
    toast.error('Could not be moved', { description: error instanceof Error ? error.message : '' })
    return false
  }
  toast('Posting time moved', {
    description: `${formatWeekly(from)} is now ${formatWeekly(to)}, every week.`,
    action: {
      label: 'Undo',
      onClick: () =>
        void save(slots.basis === 'chosen' ? slots.times : [], moved).catch((error: unknown) =>
          toast.error('Could not be undone', { description: error instanceof Error ? error.message : '' }),
        ),
    },
  })
  return true
}

/** Moves the weekly time of a free slot to the weekday on which it was dropped; its hour stays. */
export async function dropSlot(
  cache: QueryClient,
  slots: ChannelSlots,
  { slot, day, zone }: { slot: FreeSlot; day: Day; zone: string },
): Promise<void> {
  const at = momentOf(day, wallClockOf(slot.at, zone).time, zone)
  const [from, to] = [weeklyTimeOf(slot.at, slots.timeZone), weeklyTimeOf(at, slots.timeZone)]
  await moveSlot(cache, slots, from, to)
}
