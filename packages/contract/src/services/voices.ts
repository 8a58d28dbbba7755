import { z } from 'zod'
import { MOODS } from '@hookreel/film'
import { defineEndpoint } from '../endpoint.ts'

export const voiceSchema = z.object({
  id: z.string(),
  name: z.string(),
  language: z.string(),
  gender: z.string(),
  accent: z.string(),
  description: z.string(),
  /** The outside service that speaks with it; null for an embedded voice. */
  service: z.string().nullable(),
  /** Null where nothing is to be heard: `none` makes a film of words and music. */
  previewUrl: z.string().nullable(),
  /** It speaks during a free trial and for those who bought credits or a plan, and yours is over or never began. */
  needsPurchase: z.boolean().optional(),
})
export type Voice = z.infer<typeof voiceSchema>

export const listVoices = defineEndpoint({
  method: 'get',
  path: '/api/voices',
  scope: 'videos:read',
  summary:
    'List the voices that can be chosen, and none, which makes a film of words and music; refresh=true asks outside services again',
  query: z.object({ language: z.string().max(60).optional(), refresh: z.enum(['true', 'false']).optional() }),
  output: z.object({
    voices: z.array(voiceSchema),
    /** Services whose voices could not be read just now; the last list that could be read stands in for them. */
    problems: z.array(z.object({ service: z.string(), message: z.string() })),
  }),
  status: 200,
  errors: [],
})

/** `GET /api/moods/{mood}/preview` answers with a WAV. */
export const moodParamsSchema = z.object({ mood: z.enum(MOODS) })
