import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { emptySchema } from '../pages.ts'
import { networkSchema } from './post-options.ts'
import { timeZoneSchema } from './post-times.ts'
import { USAGE_RANGES } from '../account/usage.ts'

/** How a video begins. */
export const HOOKS = ['question', 'number', 'story', 'challenge', 'secret', 'command', 'statement'] as const
export type Hook = (typeof HOOKS)[number]

const figuresSchema = z.object({
  posts: z.number().int(),
  views: z.number().int(),
  likes: z.number().int(),
  comments: z.number().int(),
})
const groupSchema = figuresSchema.extend({
  /** A style, a voice, a hook, an hour (0 to 23) or a network. */
  key: z.string(),
  name: z.string(),
  viewsPerPost: z.number(),
  /** How many times the usual views of their network its posts had, each at the same age; null when too few can be compared. */
  timesUsual: z.number().nullable(),
})
export type AnalyticsGroup = z.infer<typeof groupSchema>

export const getAnalytics = defineEndpoint({
  method: 'get',
  path: '/api/analytics',
  scope: 'posts:read',
  summary: 'What your live posts reached, by video, style, voice, hook, hour and network, and day by day',
  query: z.object({
    /** Posts of the last so many days. */
    days: z.enum(USAGE_RANGES).default('30'),
    /** The hours are counted in it. */
    timeZone: timeZoneSchema.default('UTC'),
  }),
  output: z.object({
    totals: figuresSchema,
    /** Of these posts the network told no figures: it is too early, or it never gave the post's address. They are in no comparison. */
    silent: z.array(z.object({ network: networkSchema, posts: z.number().int() })),
    /** What was added each day, the oldest first; a day nobody looked is missing. */
    days: z.array(
      z.object({
        day: z.iso.date(),
        views: z.number().int(),
        likes: z.number().int(),
        comments: z.number().int(),
      }),
    ),
    videos: z.array(groupSchema),
    styles: z.array(groupSchema),
    voices: z.array(groupSchema),
    hooks: z.array(groupSchema),
    hours: z.array(groupSchema),
    networks: z.array(groupSchema.extend({ key: networkSchema })),
    /** Of the YouTube posts whose views beyond the start are known: all their views, and those. Null when none is. */
    engaged: z
      .object({ posts: z.number().int(), views: z.number().int(), engagedViews: z.number().int() })
      .nullable(),
    /** When the networks were asked last. */
    updatedAt: z.iso.datetime().nullable(),
  }),
  status: 200,
  errors: [],
})
export type Analytics = z.infer<typeof getAnalytics.output>

export const getWhatWorked = defineEndpoint({
  method: 'get',
  path: '/api/analytics/what-worked',
  scope: 'posts:read',
  summary:
    'A hint for the next ideas from what did well, and how sure it is; null as long as too little is known',
  query: emptySchema,
  output: z.object({
    /** To be put behind a prompt. */
    hint: z.string().nullable(),
    /** `clear`: chance alone would make it at most 5 times in 100; `likely`: 20 times. */
    sureness: z.enum(['clear', 'likely', 'too_little']),
    /** What it rests on, in words. */
    reason: z.string(),
    /** Posts that were compared: with others of the same network, counted in the same way, at the same age. */
    compared: z.number().int(),
    examples: z.array(z.object({ videoId: z.string(), title: z.string(), views: z.number().int() })),
  }),
  status: 200,
  errors: [],
})
