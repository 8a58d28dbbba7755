import { z } from 'zod'
import { DRAFT_FRAMEWORKS, filmSpecSchema } from '@hookreel/film'
import { defineEndpoint } from './endpoint.ts'
import { errorSchema } from './errors.ts'
import {
  ANSWER_MAX_CHARACTERS,
  ANSWERS_MAX_COUNT,
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
import { DRAFT_CARDS_MAX_COUNT } from './research.ts'
import { sourceChoicesSchema } from './sources.ts'

/** A length that films are ordered in. */
export const durationSchema = filmSpecSchema.shape.duration

export const ideaStatusSchema = z.enum(['draft', 'improved', 'video_generated'])
/** Offered to people who have no idea yet. The embedded writer makes whole scripts of each, in every length. */
export const PROMPT_EXAMPLES = [
  '5 space facts that will blow your mind',
  'A creepy story about a lighthouse',
  'How your memory works',
  'Weird ocean animals',
]
export const IDEA_SORTS = ['created', 'title', 'summary', 'status'] as const

/** Where what a script states is written. */
export const ideaSourceSchema = z.object({
  work: z.string(),
  year: z.number().int(),
  /** These where it was read on the open web. */
  address: z.string().optional(),
  by: z.string().optional(),
  licence: z.string().optional(),
  readOn: z.string().optional(),
  /** Sentences of the script, as it was written, that rest on it. */
  sentences: z.array(z.string()).optional(),
})
export type IdeaSource = z.infer<typeof ideaSourceSchema>

export const ideaSchema = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string().nullable(),
  caption: z.string().nullable(),
  script: z.string().nullable(),
  description: z.string().nullable(),
  prompt: z.string().nullable(),
  status: ideaStatusSchema,
  /** Length that it was written for. */
  duration: durationSchema,
  /** The service that wrote it; null for the embedded writer. */
  writtenBy: z.string().nullable(),
  sources: z.array(ideaSourceSchema),
  /** Other first sentences that its script may begin with; none where no model wrote it. */
  openings: z.array(z.string()),
  /** What its prompt ordered and it does not do, each as a sentence; none once its texts were changed. */
  unmet: z.array(z.string()),
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

/** An idea as it is written: it is saved and its batch paid before it is told. */
export const ideaDraftSchema = ideaSchema.pick({
  title: true,
  summary: true,
  caption: true,
  script: true,
  duration: true,
  writtenBy: true,
})
export type IdeaDraft = z.infer<typeof ideaDraftSchema>

export const questionSchema = z.object({
  /** The answer comes back under it. */
  id: z.string(),
  text: z.string(),
  /** An answer as somebody could give it. */
  example: z.string(),
  isSkippable: z.boolean(),
})
export type Question = z.infer<typeof questionSchema>

/** What is needed before ideas can be written truly: questions that only the person can answer. It is free. */
export const helpSchema = z.object({
  reason: z.enum(['own_words', 'unknown_topic', 'too_little']),
  /** The reason as a person reads it. */
  message: z.string(),
  questions: z.array(questionSchema),
  /** The tag of the language that the message and the questions are in ("es"), where that is not English. */
  language: z.string().optional(),
  /** What the prompt speaks of, where ideas can be written of that alone: a prompt to ask with instead. */
  near: z.string().optional(),
})
export type Help = z.infer<typeof helpSchema>

/** Answers by the ids of their questions; one that was skipped is left out or empty. */
export const answersSchema = z
  .record(z.string().max(40), z.string().trim().max(ANSWER_MAX_CHARACTERS))
  .refine((answers) => Object.keys(answers).length <= ANSWERS_MAX_COUNT, 'These are too many answers.')

/** What was ordered and no idea does, one sentence each, including that there are fewer ideas than asked for; left out if there is nothing to say. */
const unmetSchema = z.array(z.string()).optional()

/**
 * Ideas as they are written, then all of them as they were saved; or what is needed before there can be any; or why there
 * is none. Nothing is charged for the last two.
 */
export const ideaLineSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('idea'), idea: ideaDraftSchema }),
  z.object({ type: z.literal('done'), ideas: z.array(ideaSchema), unmet: unmetSchema }),
  z.object({ type: z.literal('help'), help: helpSchema }),
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
    /** One idea from these cards of a research, as the page's draft has it. */
    cards: z
      .object({
        research: z.string().max(60),
        ids: z.array(z.string().max(60)).min(1).max(DRAFT_CARDS_MAX_COUNT),
        framework: z.enum(DRAFT_FRAMEWORKS).optional(),
      })
      .optional(),
    /** Ideas from what was read of these, and from nothing else. */
    sources: sourceChoicesSchema.optional(),
    /** `false` sends nothing of the topic to Wikipedia. */
    openWeb: z.boolean().optional(),
    /** Answers to the questions of `help`, with the prompt that brought them. */
    answers: answersSchema.optional(),
  }),
  /** Ideas, or no ideas and the help that brings them. */
  output: z.object({ ideas: z.array(ideaSchema), help: helpSchema.optional(), unmet: unmetSchema }),
  lines: ideaLineSchema,
  status: 200,
  errors: [
    'insufficient_credits',
    'ideas_too_many',
    'content_refused',
    'idempotency_conflict',
    'order_stopped',
    'ideas_failed',
    'research_not_found',
    'source_not_found',
    'sources_thin',
    'words_too_slow',
  ],
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
  summary: 'Change one of your ideas: the texts that are given, and no others',
  params: idParamsSchema,
  body: ideaTextsSchema.extend({
    /** The given texts as they were before the change: when one is another by now, nothing is saved. */
    was: ideaTextsSchema.optional(),
  }),
  output: ideaSchema,
  status: 200,
  errors: ['idea_not_found', 'changed_elsewhere'],
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
  errors: ['idea_not_found', 'ideas_too_many'],
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
