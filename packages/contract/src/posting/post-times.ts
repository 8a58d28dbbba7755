import { z } from 'zod'

export const timeZoneSchema = z
  .string()
  .min(1)
  .max(60)
  .refine(isTimeZone, 'Choose a time zone by its name, like Europe/Berlin.')

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** When a post is sent. `queue` takes the next free slot of its channel. */
export const postTimeSchema = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('draft') }),
  z.object({ mode: z.literal('now') }),
  z.object({ mode: z.literal('schedule'), at: z.iso.datetime({ offset: true }) }),
  z.object({ mode: z.literal('queue') }),
])
export type PostTime = z.infer<typeof postTimeSchema>
