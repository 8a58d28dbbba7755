import { z } from 'zod'
import { DURATIONS_SECONDS } from '@hookreel/film'
import { defineEndpoint } from './endpoint.ts'
import { errorSchema } from './errors.ts'
import {
  IDEAS_DEFAULT_COUNT,
  IDEAS_MAX_COUNT,
  INSTRUCTION_MAX_CHARACTERS,
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

export const improveIdea = defineEndpoint({
  method: 'post',
  path: '/api/ideas/{id}/improve',
  scope: 'ideas:write',
  summary: 'Improve an idea by an instruction; its earlier text is kept',
  params: idParamsSchema,
  body: z.object({
    instruction: z.string().trim().min(1, 'Please say what to improve.').max(INSTRUCTION_MAX_CHARACTERS),
  }),
  output: ideaSchema,
  status: 200,
  errors: ['idea_not_found', 'content_refused', 'enhancement_failed'],
})

export const TONES = [
  'professional',
  'casual',
  'enthusiastic',
  'mysterious',
  'humorous',
  'dramatic',
  'informative',
  'inspirational',
] as const
export type Tone = (typeof TONES)[number]

export const enhanceIdea = defineEndpoint({
  method: 'post',
  path: '/api/ideas/{id}/enhance',
  scope: 'ideas:write',
  summary: 'Re-dress a script or caption in a tone, or give three variations of it; saves nothing',
  params: idParamsSchema,
  body: z
    .object({
      field: z.enum(['script', 'caption']),
      currentValue: z.string().trim().min(1, 'There is no text to enhance.').max(TEXT_MAX_CHARACTERS),
      enhancementType: z.enum(['refine_tone', 'generate_variations']),
      toneType: z.enum(TONES).optional(),
    })
    .refine((body) => body.enhancementType !== 'refine_tone' || body.toneType !== undefined, {
      path: ['toneType'],
      message: 'Select a tone.',
    })
    .refine((body) => body.field !== 'script' || body.currentValue.length <= SCRIPT_MAX_CHARACTERS, {
      path: ['currentValue'],
      message: `A script has at most ${SCRIPT_MAX_CHARACTERS} characters.`,
    }),
  output: z.object({
    /** One text for a tone, up to three variations; none when nothing could be changed. */
    results: z.array(z.string()),
    /** Who wrote it: the embedded one re-dresses what is there and adds no fact. */
    writtenBy: z.string(),
    isEmbedded: z.boolean(),
    /** What it cost: 0 when nothing changed. */
    credits: z.number().int(),
    balance: z.number().int(),
  }),
  status: 200,
  errors: [
    'idea_not_found',
    'insufficient_credits',
    'content_refused',
    'idempotency_conflict',
    'enhancement_failed',
  ],
})

export const translateIdea = defineEndpoint({
  method: 'post',
  path: '/api/ideas/{id}/translate',
  scope: 'ideas:write',
  summary: 'Put the texts of an idea into another language; saves nothing, needs a service that writes',
  params: idParamsSchema,
  body: z.object({
    /** Its English name: `Spanish`. */
    language: z.string().trim().min(2, 'Select a language.').max(60),
    texts: ideaTextsSchema,
  }),
  output: z.object({
    /** Null when nothing changed: they were in that language. */
    texts: z
      .object({
        title: z.string(),
        summary: z.string(),
        caption: z.string(),
        script: z.string(),
        description: z.string(),
      })
      .nullable(),
    writtenBy: z.string(),
    credits: z.number().int(),
    balance: z.number().int(),
  }),
  status: 200,
  errors: [
    'idea_not_found',
    'insufficient_credits',
    'content_refused',
    'idempotency_conflict',
    'translation_failed',
    'translation_unavailable',
  ],
})

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
