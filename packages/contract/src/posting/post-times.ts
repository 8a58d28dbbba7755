import { z } from 'zod'

export const timeZoneSchema = z
  .string()
  .min(1)
  .max(60)
  .refine((name) => nameZone(name) !== undefined, 'Choose a time zone by its name, like Europe/Berlin.')
  // Each spelling that is used is kept for good by those who reckon with it, so there is one of each.
  .overwrite((name) => nameZone(name) ?? name)

/** The one spelling of a zone; undefined for what is none, or only a distance to UTC. */
function nameZone(name: string): string | undefined {
  if (!/^[A-Za-z]/.test(name)) return undefined
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return undefined
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
