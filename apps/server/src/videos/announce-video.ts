import { presentVideo } from './listing/present-video.ts'
import type { VideoDeps } from './video-deps.ts'
import type { VideoRow } from './videos.queries.ts'

/** Tells the owner's open pages how the video is now. */
export function announceVideo(deps: VideoDeps, row: VideoRow): void {
  deps.hub.publish(row.userId, 'video', presentVideo(row, deps))
}
