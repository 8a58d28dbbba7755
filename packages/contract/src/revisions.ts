import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { idParamsSchema } from './pages.ts'
import { ideaSchema } from './ideas.ts'

export const ideaRevisionSchema = ideaSchema
  .pick({
    id: true,
    title: true,
    summary: true,
    caption: true,
    script: true,
    description: true,
    createdAt: true,
  })
  .extend({ number: z.number().int() })
export type IdeaRevision = z.infer<typeof ideaRevisionSchema>

export const getIdeaHistory = defineEndpoint({
  method: 'get',
  path: '/api/ideas/{id}/history',
  scope: 'ideas:read',
  summary: 'Earlier texts of an idea, its versions, and the videos made from it with the script of each',
  params: idParamsSchema,
  output: z.object({
    /** Newest first, without the present text. */
    revisions: z.array(ideaRevisionSchema),
    original: z.object({ id: z.string(), title: z.string() }).nullable(),
    versions: z.array(z.object({ id: z.string(), title: z.string(), createdAt: z.iso.datetime() })),
    videos: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        status: z.string(),
        script: z.string(),
        /** The text of this idea with that very script, if there is one. */
        revision: z.number().int().nullable(),
        createdAt: z.iso.datetime(),
      }),
    ),
  }),
  status: 200,
  errors: ['idea_not_found'],
})
export type IdeaHistory = z.infer<typeof getIdeaHistory.output>

export const restoreIdeaRevision = defineEndpoint({
  method: 'post',
  path: '/api/ideas/{id}/revisions/{revisionId}/restore',
  scope: 'ideas:write',
  summary: 'Bring an earlier text back; the present one is kept as a revision',
  params: idParamsSchema.extend({ revisionId: z.string().min(1).max(64) }),
  output: ideaSchema,
  status: 200,
  errors: ['idea_not_found', 'revision_not_found'],
})
