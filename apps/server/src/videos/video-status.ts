import type { VideoStatus } from '@hookreel/contract'

/** The one table of allowed moves: a video in the state on the left may become one of those on the right. */
const ALLOWED_MOVES: Readonly<Record<VideoStatus, readonly VideoStatus[]>> = {
  queued: ['processing', 'failed'],
  // Processing again: the film is taken up after its process died.
  processing: ['processing', 'completed', 'failed'],
  generated: ['published'],
  completed: ['published'],
  published: [],
  failed: [],
}

/** The states from which a video may move to `status`. */
export function statusesBefore(status: VideoStatus): VideoStatus[] {
  const all = Object.entries(ALLOWED_MOVES) as [VideoStatus, readonly VideoStatus[]][]
  return all.filter(([, next]) => next.includes(status)).map(([before]) => before)
}

/** True while someone is or will be working on it. */
export function isInProgress(status: VideoStatus): boolean {
  return status === 'queued' || status === 'processing'
}

/** True when there is a finished film to be played. */
export function isReady(status: VideoStatus): boolean {
  return status === 'generated' || status === 'completed' || status === 'published'
}
