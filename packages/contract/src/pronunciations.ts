import { z } from 'zod'
import { SAYING_MAX, sayingSchema } from '@hookreel/film'
import { defineEndpoint } from './endpoint.ts'
import { emptySchema, idParamsSchema } from './pages.ts'

/** How one word is said in every film of yours. */
export const pronunciationSchema = z.object({ id: z.string(), word: z.string(), saidAs: z.string() })
export type Pronunciation = z.infer<typeof pronunciationSchema>

export const listPronunciations = defineEndpoint({
  method: 'get',
  path: '/api/pronunciations',
  scope: 'videos:read',
  summary: 'Your words that are said otherwise than they are written, by the alphabet',
  output: z.object({ pronunciations: z.array(pronunciationSchema).max(SAYING_MAX.count) }),
  status: 200,
  errors: [],
})

export const savePronunciation = defineEndpoint({
  method: 'post',
  path: '/api/pronunciations',
  scope: 'videos:write',
  summary:
    'Say how a word is said, in place of what was said of it before; films made from then on follow it',
  body: sayingSchema,
  output: pronunciationSchema,
  status: 201,
  errors: ['pronunciations_too_many', 'content_refused'],
})

export const deletePronunciation = defineEndpoint({
  method: 'delete',
  path: '/api/pronunciations/{id}',
  scope: 'videos:write',
  summary: 'Have a word said as it is written again',
  params: idParamsSchema,
  output: emptySchema,
  status: 200,
  errors: ['pronunciation_not_found'],
})

/** `GET /api/pronunciations/hear` answers with a WAV. */
export const HEAR_PATH = '/api/pronunciations/hear'
export const hearQuerySchema = sayingSchema.extend({ voiceId: z.string().max(100).default('') })
