import { useQuery } from '@tanstack/react-query'
import { addDays, wallClockOf } from '../../../lib/days/calendar-days.ts'
import { calendarQuery, slotsQuery } from '../calendar-queries.ts'

const SLOT_DAYS = 13

/** Free slots of the account in the next days, and what the slots rest on. */
export function useFreeSlots(channelId: string, zone: string) {
  const { day } = wallClockOf(Date.now(), zone)
  const calendar = useQuery(calendarQuery(day, addDays(day, SLOT_DAYS), zone))
  const slots = useQuery(slotsQuery(zone))
  const free = calendar.data?.free.filter((slot) => slot.channelId === channelId) ?? []
  return { free: free.map(({ at }) => at), note: slots.data?.note }
}
