import { z } from 'zod'
import { DURATIONS_SECONDS } from '@hookreel/film'
import { defineEndpoint } from './endpoint.ts'
import { errorSchema } from './errors.ts'
import {
  IDEAS_DEFAULT_COUNT,
  IDEAS_MAX_COUNT,
  NOTES_MAX_CHARACTERS,
  PROMPT_MAX_CHARACTERS,
  SCRIPT_MAX_CHARACTERS,
  TEXT_MAX_CHARACTERS,
  TITLE_MAX_CHARACTERS,
  SEARCH_MAX_CHARACTERS,
} from './limits.ts'
import { emptySchema, idParamsSchema, pageOf, pageQuerySchema } from './pages.ts'

export const durationSchema = z.union(DURATIONS_SECONDS.map((seconds) => z.literal(seconds)))

export const ideaStatusSchema = z.enum(['draft', 'improved', 'video_generated'])
export const IDEA_SORTS = ['created', 'title', 'summary', 'status'] as const

export const ideaSchema = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string().nullable(),
  caption: z.string().nullable(),
  script: z.string().nullable(),
  description: z.string().nullable(),
  prompt: z.string().nullable(),
  status: ideaStatusSchema,
  /** True for an outline with blanks: it cost nothing and cannot be voiced until filled. */
  isOutline: z.boolean(),
  /** Length in seconds it was written for. */
  duration: durationSchema,
  /** The service that wrote it; null for the embedded writer. */
  writtenBy: z.string().nullable(),
  /** The idea this one was saved as a new version of, while that one is there. */
  originalId: z.string().nullable(),
  /** The batch it was suggested in, whose receipt says what that cost; null for a new version of another idea. */
  batchId: z.string().nullable(),
  /** Counts the texts it has had, from 1. */
  revision: z.number().int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Idea = z.infer<typeof ideaSchema>

/** An idea as it is written, before all of them are saved and paid together. */
export const ideaDraftSchema = ideaSchema.pick({
  title: true,
  summary: true,
  caption: true,
  script: true,
  isOutline: true,
  duration: true,
  writtenBy: true,
})
export type IdeaDraft = z.infer<typeof ideaDraftSchema>

/** Ideas as they are written, then all of them as they were saved; or why they were not, and then nothing is charged. */
export const ideaLineSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('idea'), idea: ideaDraftSchema }),
  z.object({ type: z.literal('done'), ideas: z.array(ideaSchema) }),
  z.object({ type: z.literal('failed'), error: errorSchema.shape.error }),
])
export type IdeaLine = z.infer<typeof ideaLineSchema>

export const generateIdeas = defineEndpoint({
  method: 'post',
  path: '/api/ideas/generate',
  scope: 'ideas:write',
  summary:
    'Suggest ideas for a prompt and save them; asked for as application/x-ndjson, each comes as soon as it is written',
  body: z.object({
    prompt: z.string().trim().min(1, 'Please enter a prompt to generate ideas.').max(PROMPT_MAX_CHARACTERS),
    duration: durationSchema.optional(),
    language: z.string().trim().min(1).max(60).optional(),
    count: z.number().int().min(1).max(IDEAS_MAX_COUNT).default(IDEAS_DEFAULT_COUNT),
    notes: z.string().trim().max(NOTES_MAX_CHARACTERS).optional(),
  }),
  output: z.object({ ideas: z.array(ideaSchema) }),
  lines: ideaLineSchema,
  status: 200,
  errors: ['insufficient_credits', 'content_refused', 'idempotency_conflict', 'ideas_failed'],
})

export const listIdeas = defineEndpoint({
  method: 'get',
  path: '/api/ideas',
  scope: 'ideas:read',
  summary: 'List your ideas, newest first unless asked otherwise',
  query: pageQuerySchema.extend({
    /** Words to look for in titles, summaries, captions and scripts. */
    search: z.string().trim().max(SEARCH_MAX_CHARACTERS).default(''),
    status: ideaStatusSchema.or(z.literal('all')).default('all'),
    sort: z.enum(IDEA_SORTS).default('created'),
    direction: z.enum(['ascending', 'descending']).default('descending'),
  }),
  output: pageOf(ideaSchema).extend({
    /** Of all ideas, whatever was searched for. */
    counts: z.object({
      total: z.number().int(),
      draft: z.number().int(),
      improved: z.number().int(),
      video_generated: z.number().int(),
    }),
  }),
  status: 200,
  errors: [],
})

export const getIdea = defineEndpoint({
  method: 'get',
  path: '/api/ideas/{id}',
  scope: 'ideas:read',
  summary: 'Read one of your ideas',
  params: idParamsSchema,
  output: ideaSchema,
  status: 200,
  errors: ['idea_not_found'],
})

const optionalText = z.string().max(TEXT_MAX_CHARACTERS).nullable().optional()

/** The texts of an idea as they are changed: what is left out stays, empty ones are kept as null. */
export const ideaTextsSchema = z.object({
  title: z.string().trim().min(1).max(TITLE_MAX_CHARACTERS).optional(),
  summary: optionalText,
  caption: optionalText,
  script: z.string().max(SCRIPT_MAX_CHARACTERS).nullable().optional(),
  description: optionalText,
})

export const updateIdea = defineEndpoint({
  method: 'patch',
  path: '/api/ideas/{id}',
  scope: 'ideas:write',
  summary: 'Change one of your ideas',
  params: idParamsSchema,
  body: ideaTextsSchema,
  output: ideaSchema,
  status: 200,
  errors: ['idea_not_found'],
})

export const createIdeaVersion = defineEndpoint({
  method: 'post',
  path: '/api/ideas/{id}/versions',
  scope: 'ideas:write',
  summary: 'Save changed texts as a new idea that points to this one',
  params: idParamsSchema,
  body: ideaTextsSchema,
  output: ideaSchema,
  status: 201,
  errors: ['idea_not_found'],
})

export const deleteIdea = defineEndpoint({
  method: 'delete',
  path: '/api/ideas/{id}',
  scope: 'ideas:write',
  summary: 'Delete one of your ideas',
  params: idParamsSchema,
  output: emptySchema,
  status: 200,
  errors: ['idea_not_found'],
})
