import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { idParamsSchema } from '../pages.ts'
import { postSchema } from './posts.ts'
import { timeZoneSchema } from './post-times.ts'
import { networkSchema } from './post-options.ts'

/** Days that a calendar is asked for at once: six weeks, as a month is shown. */
export const CALENDAR_MAX_DAYS = 42

export const slotTimeSchema = z.object({
  /** 1 Monday to 7 Sunday. */
  weekday: z.number().int().min(1).max(7),
  /** Hours and minutes in the channel's time zone. */
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Give a time like 18:30.'),
})
export type SlotTime = z.infer<typeof slotTimeSchema>
export const SLOTS_MAX_COUNT = 70

export const channelSlotsSchema = z.object({
  channelId: z.string(),
  timeZone: z.string(),
  times: z.array(slotTimeSchema),
  /** `chosen` by the owner; `own` from the owner's figures; `general` as long as those say nothing. */
  basis: z.enum(['chosen', 'own', 'general']),
})
export type ChannelSlots = z.infer<typeof channelSlotsSchema>

export const getCalendar = defineEndpoint({
  method: 'get',
  path: '/api/calendar',
  scope: 'posts:read',
  summary: 'Your posts of some days, the free slots and the daily limits in them',
  query: z
    .object({ from: z.iso.date(), to: z.iso.date(), timeZone: timeZoneSchema.default('UTC') })
    .refine(({ from, to }) => isRange(from, to), {
      path: ['to'],
      message: `Ask for 1 to ${CALENDAR_MAX_DAYS} days.`,
    }),
  output: z.object({
    /** By their time: planned, sent or gone live from the first to the last day, both included. */
    posts: z.array(postSchema),
    /** Without a time: drafts, and those that wait for their video. */
    undated: z.array(postSchema),
    /** Still to come and not taken, earliest first. */
    free: z.array(z.object({ channelId: z.string(), at: z.iso.datetime() })),
    limits: z.array(
      z.object({
        channelId: z.string(),
        network: networkSchema,
        day: z.iso.date(),
        /** Planned or sent on that day. */
        used: z.number().int(),
        /** Null: none is known. */
        max: z.number().int().nullable(),
      }),
    ),
  }),
  status: 200,
  errors: [],
})
export type Calendar = z.infer<typeof getCalendar.output>

/** Beyond these no database and no calendar reckons. */
const YEARS = { first: '1970', last: '9000' }

function isRange(from: string, to: string): boolean {
  if (from.slice(0, 4) < YEARS.first || to.slice(0, 4) > YEARS.last) return false
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
  return days >= 1 && days <= CALENDAR_MAX_DAYS
}

export const getSlots = defineEndpoint({
  method: 'get',
  path: '/api/calendar/slots',
  scope: 'posts:read',
  summary: 'When your channels post: their slots, and the hours that work best',
  query: z.object({ timeZone: timeZoneSchema.default('UTC') }),
  output: z.object({
    channels: z.array(channelSlotsSchema),
    best: z.array(
      z.object({
        weekday: z.number().int().min(1).max(7),
        hour: z.number().int().min(0).max(23),
        reason: z.string(),
      }),
    ),
    /** True when `best` comes from your own posts' figures, false when it is what holds in general. */
    isOwnFigures: z.boolean(),
    /** Says so in words. */
    note: z.string(),
  }),
  status: 200,
  errors: [],
})
export type Slots = z.infer<typeof getSlots.output>

export const updateSlots = defineEndpoint({
  method: 'patch',
  path: '/api/calendar/slots/{id}',
  scope: 'posts:write',
  summary: 'Choose when a channel of yours posts; an empty list goes back to the best hours',
  params: idParamsSchema,
  body: z.object({
    timeZone: timeZoneSchema,
    times: z.array(slotTimeSchema).max(SLOTS_MAX_COUNT),
    /** The times that the change began from: what was added or removed meanwhile by another page then stays so. */
    was: z.array(slotTimeSchema).max(SLOTS_MAX_COUNT).optional(),
  }),
  output: channelSlotsSchema,
  status: 200,
  errors: ['channel_not_found'],
})
