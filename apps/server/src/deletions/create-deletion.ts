import { randomUUID } from 'node:crypto'
import { UNDO_SECONDS } from '@hookreel/contract'
import type { createDeletion as endpoint, Deletion } from '@hookreel/contract'
import type { z } from 'zod'
import { hideMembers } from '../cast/hide-members.ts'
import { hideIdeas } from '../ideas/hide-ideas.ts'
import { AppError } from '../platform/http/app-error.ts'
import { requireQuotaAgain } from '../storage-quota/require-quota.ts'
import { hideVideos } from '../videos/delete-video.ts'
import type { VideoDeps } from '../videos/video-deps.ts'
import { insertDeletion, takeBackDeletion, updateOwnDeletion } from './deletions.queries.ts'
import type { DeletionRow } from './deletions.queries.ts'
import { PURGE_DELETIONS, PURGE_MARGIN_MS } from './purge-deletions.job.ts'

type Asked = z.output<NonNullable<typeof endpoint.body>>

const HIDE = { videos: hideVideos, ideas: hideIdeas, cast: hideMembers } as const

/**
 * Deletes videos, ideas or members of the cast together: from now on they are shown and served to nobody, on any device, and after
 * `UNDO_SECONDS` they are gone. What is being made stays. Throws `nothing_deleted` when nothing is left of the wish.
 */
export async function createDeletion(deps: VideoDeps, userId: string, asked: Asked): Promise<DeletionRow> {
  const now = deps.clock.now()
  const undoUntil = new Date(now.getTime() + UNDO_SECONDS * 1000)
  const id = randomUUID()
  const row = await deps.db.transaction(async (tx) => {
    await insertDeletion(tx, { id, userId, kind: asked.kind, count: 0, title: '', undoUntil, createdAt: now })
    const hidden = await HIDE[asked.kind](tx, userId, asked.ids, id)
    if (hidden.length === 0) throw new AppError('nothing_deleted')
    const title = hidden.find((one) => one.id === asked.ids[0])?.title ?? hidden[0]?.title ?? ''
    await deps.queue.enqueue(
      tx,
      PURGE_DELETIONS,
      {},
      { startAfter: new Date(undoUntil.getTime() + PURGE_MARGIN_MS) },
    )
    return updateOwnDeletion(tx, userId, id, { count: hidden.length, title })
  })
  if (!row) throw new Error('a deletion went away while it was written')
  deps.hub.publish(userId, 'deletion', { id })
  return row
}

/**
 * Brings back what was deleted together, which takes its room again. Throws `deletion_not_found` when its time is over, and
 * `storage_full` when its room was used for something else meanwhile.
 */
export async function undoDeletion(deps: VideoDeps, userId: string, id: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await requireQuotaAgain(tx, deps, userId, id)
    if (!(await takeBackDeletion(tx, userId, id, deps.clock.now()))) throw new AppError('deletion_not_found')
  })
  deps.hub.publish(userId, 'deletion', { id })
}

export function presentDeletion({ id, kind, count, title, undoUntil }: DeletionRow, now: Date): Deletion {
  const secondsLeft = Math.max(0, undoUntil.getTime() - now.getTime()) / 1000
  return { id, kind, count, title, undoUntil: undoUntil.toISOString(), secondsLeft }
}
