import type { Video } from '@hookreel/contract'
import type { UserEvent } from '../platform/realtime/event-hub.ts'

/** Further than any film that is being made. */
const ENDED = 101

/**
 * Tells for one line of events which of them come too late. Of a film in slices several servers tell how far it is, each in its own time: what
 * one says may come after what another one said later. No film goes back, so whatever says less than was told is of before.
 */
export function findOutdatedProgress(): (event: UserEvent) => boolean {
  const told = new Map<string, number>()
  return ({ name, data }) => {
    if (name !== 'video') return false
    const video = data as Video // `announceVideo` alone tells of videos.
    const reached = reachOf(video)
    if (reached < (told.get(video.id) ?? 0)) return true
    told.set(video.id, reached)
    return false
  }
}

function reachOf({ status, progress }: Video): number {
  if (status === 'queued') return 0
  return status === 'processing' ? (progress?.percent ?? 0) : ENDED
}
