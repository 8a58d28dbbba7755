import { z } from 'zod'

export const timeZoneSchema = z
  .string()
  .min(1)
  .max(60)
  .pipe(
    z
      .string()
      // Each spelling that is used is kept for good by those who reckon with it, so there is one of each.
      .overwrite(nameZone)
      .refine((name) => name !== '', 'Choose a time zone by its name, like Europe/Berlin.'),
  )

/** The one spelling of a zone; nothing for what is none, or only a distance to UTC. */
function nameZone(name: string): string {
  if (!/^[A-Za-z]/.test(name)) return ''
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return ''
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
