import { z } from 'zod'
import { DURATIONS_SECONDS } from '@hookreel/film'
import { defineEndpoint } from './endpoint.ts'
import {
  IDEAS_DEFAULT_COUNT,
  IDEAS_MAX_COUNT,
  NOTES_MAX_CHARACTERS,
  PROMPT_MAX_CHARACTERS,
  SCRIPT_MAX_CHARACTERS,
  TEXT_MAX_CHARACTERS,
  TITLE_MAX_CHARACTERS,
} from './limits.ts'
import { emptySchema, idParamsSchema, pageOf, pageQuerySchema } from './pages.ts'

export const durationSchema = z.union(DURATIONS_SECONDS.map((seconds) => z.literal(seconds)))

export const ideaSchema = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string().nullable(),
  caption: z.string().nullable(),
  script: z.string().nullable(),
  description: z.string().nullable(),
  prompt: z.string().nullable(),
  status: z.enum(['draft', 'improved', 'video_generated']),
  /** True for an outline with blanks: it cost nothing and cannot be voiced until filled. */
  isOutline: z.boolean(),
  /** Length in seconds it was written for. */
  duration: durationSchema,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Idea = z.infer<typeof ideaSchema>

export const generateIdeas = defineEndpoint({
  method: 'post',
  path: '/api/ideas/generate',
  summary: 'Suggest ideas for a prompt and save them',
  body: z.object({
    prompt: z.string().trim().min(1, 'Please enter a prompt to generate ideas.').max(PROMPT_MAX_CHARACTERS),
    duration: durationSchema.optional(),
    language: z.string().trim().min(1).max(60).optional(),
    count: z.number().int().min(1).max(IDEAS_MAX_COUNT).default(IDEAS_DEFAULT_COUNT),
    notes: z.string().trim().max(NOTES_MAX_CHARACTERS).optional(),
  }),
  output: z.object({ ideas: z.array(ideaSchema) }),
  status: 200,
  errors: ['insufficient_credits'],
})

export const listIdeas = defineEndpoint({
  method: 'get',
  path: '/api/ideas',
  summary: 'List your ideas, newest first',
  query: pageQuerySchema,
  output: pageOf(ideaSchema),
  status: 200,
  errors: [],
})

export const getIdea = defineEndpoint({
  method: 'get',
  path: '/api/ideas/{id}',
  summary: 'Read one of your ideas',
  params: idParamsSchema,
  output: ideaSchema,
  status: 200,
  errors: ['idea_not_found'],
})

const optionalText = z.string().max(TEXT_MAX_CHARACTERS).nullable().optional()

export const updateIdea = defineEndpoint({
  method: 'patch',
  path: '/api/ideas/{id}',
  summary: 'Change one of your ideas',
  params: idParamsSchema,
  body: z.object({
    title: z.string().trim().min(1).max(TITLE_MAX_CHARACTERS).optional(),
    summary: optionalText,
    caption: optionalText,
    script: z.string().max(SCRIPT_MAX_CHARACTERS).nullable().optional(),
    description: optionalText,
  }),
  output: ideaSchema,
  status: 200,
  errors: ['idea_not_found'],
})

export const deleteIdea = defineEndpoint({
  method: 'delete',
  path: '/api/ideas/{id}',
  summary: 'Delete one of your ideas',
  params: idParamsSchema,
  output: emptySchema,
  status: 200,
  errors: ['idea_not_found'],
})
