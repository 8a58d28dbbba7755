import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { PAGE_MAX_SIZE } from '../limits.ts'
import { emptySchema, idParamsSchema } from '../pages.ts'

/** For so long what was deleted from a list can be brought back; nothing of it is served meanwhile. */
export const UNDO_SECONDS = 15

const DELETABLE = ['videos', 'ideas', 'cast'] as const

export const deletionSchema = z.object({
  id: z.string(),
  kind: z.enum(DELETABLE),
  /** How many were deleted together, and the title of the first. */
  count: z.number().int(),
  title: z.string(),
  /** Until then it can be undone, on every device of its owner. */
  undoUntil: z.iso.datetime(),
  /** From the answer on, for clocks that differ. */
  secondsLeft: z.number(),
})
export type Deletion = z.infer<typeof deletionSchema>

export const createDeletion = defineEndpoint({
  method: 'post',
  path: '/api/deletions',
  summary: 'Delete videos, ideas or members of the cast together; it can be undone for some seconds',
  body: z.object({
    kind: z.enum(DELETABLE),
    ids: z.array(z.string().min(1).max(64)).min(1).max(PAGE_MAX_SIZE),
  }),
  output: deletionSchema,
  status: 201,
  errors: ['nothing_deleted'],
})

export const listDeletions = defineEndpoint({
  method: 'get',
  path: '/api/deletions',
  summary: 'What you deleted and can still bring back',
  output: z.object({ deletions: z.array(deletionSchema) }),
  status: 200,
  errors: [],
})

export const undoDeletion = defineEndpoint({
  method: 'post',
  path: '/api/deletions/{id}/undo',
  summary: 'Bring back what was deleted together',
  params: idParamsSchema,
  output: emptySchema,
  status: 200,
  errors: ['deletion_not_found', 'storage_full'],
})
