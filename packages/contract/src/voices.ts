import { z } from 'zod'
import { MOODS } from '@hookreel/film'
import { defineEndpoint } from './endpoint.ts'

export const voiceSchema = z.object({
  id: z.string(),
  name: z.string(),
  language: z.string(),
  gender: z.string(),
  accent: z.string(),
  description: z.string(),
  previewUrl: z.string().nullable(),
})
export type Voice = z.infer<typeof voiceSchema>

export const listVoices = defineEndpoint({
  method: 'get',
  path: '/api/voices',
  scope: 'videos:read',
  summary: 'List the voices that can be chosen',
  query: z.object({ language: z.string().max(60).optional(), refresh: z.enum(['true', 'false']).optional() }),
  output: z.object({ voices: z.array(voiceSchema) }),
  status: 200,
  errors: [],
})

/** `GET /api/moods/{mood}/preview` answers with a WAV. */
export const moodParamsSchema = z.object({ mood: z.enum(MOODS) })
