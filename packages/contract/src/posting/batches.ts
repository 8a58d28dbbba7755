import { z } from 'zod'
import { orderChoicesSchema } from '@hookreel/film'
import { defineEndpoint } from '../endpoint.ts'
import { askedFilmSchema } from '../films/film-spec.ts'
import { PROMPT_MAX_CHARACTERS } from '../limits.ts'
import { emptySchema, idParamsSchema } from '../pages.ts'
import { postOptionsSchema } from './post-options.ts'
import { timeZoneSchema } from './post-times.ts'

/** Pieces that batches make within seven days. */
export const BATCH_MAX_PIECES = 50

export const BATCH_PIECE_STATES = ['waiting', 'ordered', 'refused'] as const

export const batchPieceSchema = z.object({
  number: z.number().int(),
  ideaId: z.string().nullable(),
  prompt: z.string().nullable(),
  title: z.string(),
  state: z.enum(BATCH_PIECE_STATES),
  videoId: z.string().nullable(),
  posts: z.array(
    z.object({ channelId: z.string(), postId: z.string().nullable(), message: z.string().nullable() }),
  ),
  /** Why it, or some of its posts, could not be ordered; nothing was charged for what was not ordered. */
  message: z.string().nullable(),
})
export type BatchPiece = z.infer<typeof batchPieceSchema>

export const batchSchema = z.object({
  id: z.string(),
  state: z.enum(['working', 'done']),
  pieces: z.array(batchPieceSchema),
  ordered: z.number().int(),
  refused: z.number().int(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
})
export type Batch = z.infer<typeof batchSchema>

const pieceOrderSchema = z.union([
  z.strictObject({ ideaId: z.string().min(1).max(64) }),
  z.strictObject({ prompt: z.string().trim().min(1).max(PROMPT_MAX_CHARACTERS) }),
])

export const createBatch = defineEndpoint({
  method: 'post',
  path: '/api/batches',
  summary:
    'Make up to 50 videos a week from ideas or prompts and post each in the next free slot of the chosen channels; held one by one, and what cannot be made is told',
  body: z.object({
    pieces: z.array(pieceOrderSchema).min(1, 'Choose at least one idea.').max(BATCH_MAX_PIECES),
    ...askedFilmSchema.omit({ script: true }).shape,
    /** Of every video; left out, each has the length that its idea was written for. */
    duration: askedFilmSchema.shape.duration.optional(),
    /** Where each goes, with what its posts say; an empty caption or title is taken from the idea. None: videos only. */
    channels: z
      .array(z.object({ channelId: z.string().min(1).max(64), options: postOptionsSchema }))
      .max(10)
      .default([]),
    timeZone: timeZoneSchema.default('UTC'),
  }),
  output: batchSchema,
  status: 201,
  errors: [
    'order_stopped',
    'batch_too_large',
    'channel_not_found',
    'channel_disconnected',
    'options_of_other_network',
    'post_not_sendable',
    'idempotency_conflict',
  ],
})

export const estimateBatch = defineEndpoint({
  method: 'post',
  path: '/api/batches/estimate',
  summary:
    'What videos of these ideas cost in credits, and what AI services would take in millionths of a US dollar',
  body: z.object({
    ideaIds: z.array(z.string().min(1).max(64)).max(BATCH_MAX_PIECES),
    voiceId: askedFilmSchema.shape.voiceId,
    pictures: orderChoicesSchema.shape.pictures,
    /** Of every video; left out, each has the length that its idea was written for. */
    duration: askedFilmSchema.shape.duration.optional(),
  }),
  output: z.object({
    /** About so much; 0 when all of it is made here. */
    microdollars: z.number(),
    /** What ordering all of them holds. */
    credits: z.number().int(),
    /** How many of them are as long as their scripts because they cannot fill the length. */
    asScript: z.number().int(),
  }),
  status: 200,
  errors: ['idea_not_found'],
})

export const listBatches = defineEndpoint({
  method: 'get',
  path: '/api/batches',
  scope: 'posts:read',
  summary: 'Your batches of the last weeks, newest first, and how many pieces are left this week',
  query: emptySchema,
  output: z.object({ batches: z.array(batchSchema), leftThisWeek: z.number().int() }),
  status: 200,
  errors: [],
})

export const getBatch = defineEndpoint({
  method: 'get',
  path: '/api/batches/{id}',
  scope: 'posts:read',
  summary: 'How far a batch of yours is',
  params: idParamsSchema,
  output: batchSchema,
  status: 200,
  errors: ['batch_not_found'],
})
