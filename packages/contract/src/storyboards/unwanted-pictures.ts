import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { emptySchema, idParamsSchema } from '../pages.ts'

/** Each is looked for in every picture that is chosen. */
export const UNWANTED_MAX_COUNT = 500

/** Something that is never chosen again for a film: a picture of a collection, or a drawing wherever it is drawn. */
export const unwantedPictureSchema = z.object({
  id: z.string(),
  /** What a picture is called, or what is drawn. */
  name: z.string(),
  /** The collection; null: it is drawn here. */
  source: z.string().nullable(),
  /** Its page there. */
  address: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export type UnwantedPicture = z.infer<typeof unwantedPictureSchema>

export const listUnwantedPictures = defineEndpoint({
  method: 'get',
  path: '/api/unwanted-pictures',
  scope: 'videos:read',
  summary: 'What is never chosen again for your films, the newest first',
  output: z.object({ pictures: z.array(unwantedPictureSchema).max(UNWANTED_MAX_COUNT) }),
  status: 200,
  errors: [],
})

export const deleteUnwantedPicture = defineEndpoint({
  method: 'delete',
  path: '/api/unwanted-pictures/{id}',
  scope: 'videos:write',
  summary: 'Let it be chosen again',
  params: idParamsSchema,
  output: emptySchema,
  status: 200,
  errors: ['unwanted_not_found'],
})
