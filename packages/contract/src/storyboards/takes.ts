import { z } from 'zod'
import { workSchema } from '../credit.ts'
import { defineEndpoint } from '../endpoint.ts'
import { errorSchema } from '../errors.ts'
import { unwantedPictureSchema } from './unwanted-pictures.ts'

/** Another picture for a scene: it has just this one once its `seed` and what it `avoids` are these. */
const takeSchema = z.object({
  seed: z.number().int(),
  avoids: z.array(z.string()),
  /** Signed address of it as a small JPEG. */
  url: z.string(),
  shows: z.enum(['photo', 'drawing', 'words']),
  /** What it is called, or what is drawn; null for words. */
  name: z.string().nullable(),
  /** Whose a photo is, and on which terms. */
  credit: workSchema.nullable(),
})
export type Take = z.infer<typeof takeSchema>

/**
 * What open collections said of a scene: they were not asked (its film is drawn), gave what is shown, have no other picture, did not
 * answer, or may not be asked here.
 */
const webAnswerSchema = z.enum(['unasked', 'found', 'nothing', 'unanswered', 'off'])
export type TakesWebAnswer = z.infer<typeof webAnswerSchema>

/** One line of takes that come one by one. */
const takeLineSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('take'), take: takeSchema }),
  z.object({ type: z.literal('done'), web: webAnswerSchema }),
  z.object({ type: z.literal('failed'), error: errorSchema.shape.error }),
])
export type TakeLine = z.infer<typeof takeLineSchema>

/** So often three more are shown of a scene. */
export const TAKES_PAGES = 8

const sceneParams = z.object({ id: z.string().min(1).max(64), sceneId: z.string().min(1).max(64) })

export const makeTakes = defineEndpoint({
  method: 'post',
  path: '/api/storyboards/{id}/scenes/{sceneId}/takes',
  scope: 'videos:write',
  summary:
    'Three other pictures for a scene of drawn or real pictures; costs nothing. A change of the scene to the seed of one, and to what it avoids, takes it',
  params: sceneParams,
  body: z.object({
    /** Three more, that were not seen before. */
    page: z
      .number()
      .int()
      .min(0)
      .max(TAKES_PAGES - 1)
      .default(0),
  }),
  output: z.object({ takes: z.array(takeSchema), web: webAnswerSchema }),
  lines: takeLineSchema,
  status: 200,
  errors: ['storyboard_not_found', 'scene_not_found', 'pictures_unavailable', 'takes_failed', 'storage_full'],
})

export const refusePicture = defineEndpoint({
  method: 'post',
  path: '/api/storyboards/{id}/scenes/{sceneId}/unwanted',
  scope: 'videos:write',
  summary:
    'Have what a scene shows never chosen again in your films; the scene itself is changed as any other',
  params: sceneParams,
  body: z.object({
    /** What is seen there: the page of a real picture, or what is drawn. */
    key: z.string().min(1).max(2000),
  }),
  output: unwantedPictureSchema,
  status: 201,
  errors: ['storyboard_not_found', 'scene_not_found', 'changed_elsewhere', 'unwanted_too_many'],
})
