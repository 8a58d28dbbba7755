import { z } from 'zod'
import { ASPECT_RATIOS, OUTPUT_FORMATS, RESOLUTIONS } from '@hookreel/film'
import { defineEndpoint } from '../endpoint.ts'
import { durationSchema, ideaSchema } from '../ideas.ts'
import { videoSchema } from '../videos.ts'

export const AUTO_UPLOAD_QUALITIES = ['original', 'high', 'medium'] as const
export const DOWNLOAD_QUALITIES = ['original', 'compressed'] as const
export const RETENTION_PERIODS = ['30', '90', '365', 'forever'] as const
export const PROFILE_VISIBILITIES = ['public', 'private', 'unlisted'] as const

/** What a person sets for the account, as it is kept and as it is changed. */
export const settingFields = {
  defaultResolution: z.enum(RESOLUTIONS),
  preferredAspectRatio: z.enum(ASPECT_RATIOS),
  defaultDuration: durationSchema,
  outputFormat: z.enum(OUTPUT_FORMATS),
  emailNotifications: z.boolean(),
  videoCompletionAlerts: z.boolean(),
  processingStatusUpdates: z.boolean(),
  weeklyUsageReports: z.boolean(),
  autoUploadQuality: z.enum(AUTO_UPLOAD_QUALITIES),
  autoUploadEnabled: z.boolean(),
  downloadQuality: z.enum(DOWNLOAD_QUALITIES),
  includeMetadata: z.boolean(),
  dataRetentionPeriod: z.enum(RETENTION_PERIODS),
  profileVisibility: z.enum(PROFILE_VISIBILITIES),
  analyticsSharing: z.boolean(),
  marketingEmails: z.boolean(),
}

export const profileSchema = z.object({
  id: z.string(),
  email: z.string(),
  fullName: z.string(),
  aiCredits: z.number().int(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  displayName: z.string().nullable(),
  ...settingFields,
  /** Last part of the public page's address, `/p/{handle}`; null until the page was first opened to others. */
  handle: z.string().nullable(),
  preferredVoiceLanguage: z.string(),
  preferredVoiceActor: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export type Profile = z.infer<typeof profileSchema>

export const getProfile = defineEndpoint({
  method: 'get',
  path: '/api/profile',
  summary: 'Your profile',
  output: profileSchema,
  status: 200,
  errors: [],
})

export const getDashboard = defineEndpoint({
  method: 'get',
  path: '/api/dashboard',
  summary: 'Totals and the latest five ideas and videos',
  output: z.object({
    totals: z.object({
      ideas: z.number().int(),
      videos: z.number().int(),
      processing: z.number().int(),
      /** Could not be made, or were cancelled. */
      failed: z.number().int(),
      views: z.number().int(),
      aiCredits: z.number().int(),
    }),
    recentIdeas: z.array(ideaSchema).max(5),
    recentVideos: z.array(videoSchema).max(5),
  }),
  status: 200,
  errors: [],
})
