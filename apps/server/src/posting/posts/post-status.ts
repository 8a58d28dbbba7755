import type { PostStatus } from '@hookreel/contract'

/** The one table of allowed moves: a post in the status on the left may get one of those on the right. */
const ALLOWED_MOVES: Readonly<Record<PostStatus, readonly PostStatus[]>> = {
  draft: ['scheduled'],
  scheduled: ['draft', 'uploading', 'failed'],
  uploading: ['processing', 'live', 'in_inbox', 'failed', 'unknown'],
  processing: ['live', 'in_inbox', 'failed', 'unknown'],
  // Its owner finished it in the app.
  in_inbox: ['live'],
  live: [],
  failed: ['draft', 'scheduled'],
  // Planned again only by its owner, who says that a second one is meant.
  unknown: ['processing', 'live', 'in_inbox', 'failed', 'scheduled'],
}
const ALL = Object.entries(ALLOWED_MOVES) as [PostStatus, readonly PostStatus[]][]

/** The statuses from which a post may get `status`. */
export function statusesBefore(status: PostStatus): PostStatus[] {
  return ALL.filter(([, next]) => next.includes(status)).map(([before]) => before)
}

/** Whether something of it may be on the network already, or is about to be. */
export const MAYBE_THERE = ['uploading', 'processing', 'live', 'in_inbox', 'unknown'] as const

/** What may be changed and planned: nothing of it is on its way. */
export const EDITABLE = ['draft', 'scheduled', 'failed'] as const
