import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { INSTRUCTION_MAX_CHARACTERS, SCRIPT_MAX_CHARACTERS, TEXT_MAX_CHARACTERS } from './limits.ts'
import { idParamsSchema } from './pages.ts'
import { ideaSchema, ideaTextsSchema } from './ideas.ts'

export const improveIdea = defineEndpoint({
  method: 'post',
  path: '/api/ideas/{id}/improve',
  scope: 'ideas:write',
  summary: 'Improve an idea by an instruction; its earlier text is kept',
  params: idParamsSchema,
  body: z.object({
    instruction: z.string().trim().min(1, 'Please say what to improve.').max(INSTRUCTION_MAX_CHARACTERS),
  }),
  output: ideaSchema.extend({
    improvement: z.object({
      /** What was done, a sentence each, where the writer can tell. */
      changes: z.array(z.string()),
      /** What was asked for and not done, and why; without any change the idea is as it was. */
      undone: z.array(z.string()),
      writtenBy: z.string(),
      /** True for the built-in writer, which is no language model. */
      isEmbedded: z.boolean(),
    }),
  }),
  status: 200,
  errors: [
    'idea_not_found',
    'content_refused',
    'order_stopped',
    'improved_behind',
    'enhancement_failed',
    'words_too_slow',
  ],
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
      message: `A script has at most ${SCRIPT_MAX_CHARACTERS.toLocaleString('en-US')} characters.`,
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
    'order_stopped',
    'enhancement_failed',
    'words_too_slow',
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
    'order_stopped',
    'translation_failed',
    'translation_unavailable',
  ],
})
