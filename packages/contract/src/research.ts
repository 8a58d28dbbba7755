import { z } from 'zod'
import { DRAFT_FRAMEWORKS } from '@hookreel/film'
import { defineEndpoint } from './endpoint.ts'
import { PROMPT_MAX_CHARACTERS } from './limits.ts'
import { sourceChoicesSchema } from './sources.ts'

/** Fewer usable cards make no draft: then there are other ways to an idea. */
export const RESEARCH_MIN_CARDS = 4
/** Cards that one idea may be made of. */
export const DRAFT_CARDS_MAX_COUNT = 8
/** How long the cards that somebody was shown can be made an idea of. */
export const RESEARCH_DAYS = 2

export const readSourceSchema = z.object({
  title: z.string(),
  /** Empty where there is none. */
  address: z.string(),
  by: z.string(),
  licence: z.string(),
  /** The day, like 2026-11-22. */
  readOn: z.string(),
})

/** One statement with its source. */
export const factCardSchema = z.object({
  id: z.string(),
  kind: z.enum(['number', 'date', 'superlative', 'contrast', 'plain']),
  text: z.string(),
  again: z.string().nullable(),
  guess: z.object({ question: z.string(), answer: z.string() }).nullable(),
  year: z.number().int().nullable(),
  subject: z.string(),
  measure: z.string().nullable(),
  weight: z.number(),
  /** Longest run of words shared with the source, names and numbers apart. */
  copiedWords: z.number().int(),
  source: readSourceSchema,
})

export const researchSchema = z.object({
  /** Null when there is nothing to make an idea of. */
  id: z.string().nullable(),
  /** What the prompt was taken to mean. */
  subject: z
    .object({ page: z.string(), title: z.string(), name: z.string(), description: z.string() })
    .nullable(),
  /** Other things of the same name, any of which can be asked for as `page`. */
  others: z.array(z.object({ page: z.string(), description: z.string() })),
  cards: z.array(factCardSchema),
  /** The framework that the prompt asks for, if any. */
  wanted: z.enum(DRAFT_FRAMEWORKS).nullable(),
  /** Why there is less than there could be, for people. */
  notice: z.string().nullable(),
})
export type TopicResearch = z.infer<typeof researchSchema>

export const researchTopic = defineEndpoint({
  method: 'post',
  path: '/api/research',
  scope: 'ideas:write',
  summary:
    'Look a topic up in Wikipedia and Wikidata: facts as cards with their sources, where the writer has no whole scripts of it. Costs no credits; `isOn` of the instance says whether this server does it',
  body: z.object({
    prompt: z.string().trim().min(1).max(PROMPT_MAX_CHARACTERS),
    /** The page that is meant, of several of one name. */
    page: z.string().trim().min(1).max(250).optional(),
    /** Cards from what was read of these instead, without asking Wikipedia. */
    sources: sourceChoicesSchema.optional(),
  }),
  output: researchSchema,
  status: 200,
  errors: ['content_refused', 'source_not_found', 'words_too_slow'],
})
