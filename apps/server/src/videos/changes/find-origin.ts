import type { Queryable } from '../../platform/db/open-db.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { listSteps } from '../renders/steps.queries.ts'
import type { RememberedStep } from '../renders/steps.queries.ts'
import { findOwnVideo } from '../videos.queries.ts'
import type { VideoRow } from '../videos.queries.ts'
import { KEPT_STEPS } from './keep-parts.ts'

/** A finished film that is to be changed, and what is kept of it: nothing when its time is over. */
export type Origin = { readonly video: VideoRow; readonly steps: readonly RememberedStep[] }

/** Throws `video_not_found`, and `video_not_ready` for one that is not finished or was not made here. */
export async function findOrigin(db: Queryable, userId: string, id: string, now: Date): Promise<Origin> {
  const video = await findOwnVideo(db, userId, id)
  if (!video) throw new AppError('video_not_found')
  const isFinished = video.status === 'completed' || video.status === 'published'
  if (!isFinished || video.upload !== null) throw new AppError('video_not_ready')
  if (video.partsKeptUntil === null || video.partsKeptUntil <= now) return { video, steps: [] }
  const steps = (await listSteps(db, id)).filter(({ step }) => KEPT_STEPS.includes(step))
  return { video, steps }
}

/** What a film that is made once more changes; nothing when that was deleted meanwhile. */
export async function findOriginOf(
  db: Queryable,
  { userId, changeOf }: Pick<VideoRow, 'userId' | 'changeOf'>,
  now: Date,
): Promise<Origin | undefined> {
  const video = changeOf === null ? undefined : await findOwnVideo(db, userId, changeOf)
  return video && findOrigin(db, userId, video.id, now)
}
