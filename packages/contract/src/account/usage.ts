import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'

export const USAGE_RANGES = ['7', '30', '90', '365'] as const
const usageQuerySchema = z.object({
  /** The last so many days, today included (UTC). */
  days: z.enum(USAGE_RANGES).default('30'),
  /** One of your videos; left out, all of them together. */
  videoId: z.string().min(1).max(64).optional(),
})

export const usageDaySchema = z.object({
  day: z.iso.date(),
  views: z.number().int(),
  downloads: z.number().int(),
  /** Credits spent that day: held or taken, less what came back. */
  credits: z.number().int(),
  /** Videos that were made or sent here that day and are ready. */
  videos: z.number().int(),
})
export type UsageDay = z.infer<typeof usageDaySchema>
export const USAGE_FIGURES = ['views', 'downloads', 'credits', 'videos'] as const
export type UsageFigure = (typeof USAGE_FIGURES)[number]

export const getUsage = defineEndpoint({
  method: 'get',
  path: '/api/usage',
  scope: 'videos:read',
  summary: 'Your views, downloads, credits and videos day by day, the oldest first; every day is there',
  query: usageQuerySchema,
  output: z.object({ days: z.array(usageDaySchema) }),
  status: 200,
  errors: ['video_not_found'],
})

/** The same as a file. */
export const USAGE_CSV_PATH = '/api/usage.csv'
export { usageQuerySchema }
