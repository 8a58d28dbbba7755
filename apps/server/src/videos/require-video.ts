import type { Deps } from '../deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import { findOwnVideo } from './videos.queries.ts'
import type { VideoRow } from './videos.queries.ts'

export type { VideoRow } from './videos.queries.ts'

/** One's own video; throws `video_not_found` for anyone else's as for one that is not there. */
export async function requireVideo({ db }: Pick<Deps, 'db'>, userId: string, id: string): Promise<VideoRow> {
  const video = await findOwnVideo(db, userId, id)
  if (!video) throw new AppError('video_not_found')
  return video
}

/** Whether it is there, and theirs. */
export async function hasVideo({ db }: Pick<Deps, 'db'>, userId: string, id: string): Promise<boolean> {
  return (await findOwnVideo(db, userId, id)) !== undefined
}
