import { randomUUID } from 'node:crypto'
import { specOf } from '@hookreel/film'
import { estimateFilmBytes } from '../../storage-quota/estimate-film-bytes.ts'
import { requireQuota } from '../../storage-quota/require-quota.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Deps } from '../../deps.ts'
import { costOfFilm, planFilmLength } from './estimate-making.ts'
import { holdForFilm } from './hold-for-film.ts'
import { findOriginOf } from '../changes/find-origin.ts'
import { filmJobOf } from '../renders/film-job.ts'
import { isTakenOver } from '../renders/paid-parts/paid-parts.ts'
import { adoptSteps, listSteps } from '../renders/steps.queries.ts'
import { findVideo, insertVideo } from '../videos.queries.ts'
import type { VideoRow } from '../videos.queries.ts'

/**
 * Orders a failed video anew for the operator: the same film with the same seed. Its credits came back when it failed,
 * so they are held again; what services made for it is not paid again. Throws `video_not_found`,
 * `storage_full` or `insufficient_credits`.
 */
export async function retryVideo(
  deps: Pick<Deps, 'db' | 'clock' | 'queue' | 'config'>,
  id: string,
): Promise<VideoRow> {
  const failed = await findVideo(deps.db, id)
  if (failed?.status !== 'failed') throw new AppError('video_not_found')
  const { ideaId, title, description, voiceName, seed, userId } = failed
  const film = { ...specOf(failed), ideaId, title, description, voiceName, seed, userId }
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const newId = randomUUID()
    const seconds = planFilmLength(failed).orderedSeconds
    const storageBytes = estimateFilmBytes({ ...failed, seconds })
    await requireQuota(tx, deps, { userId, bytes: storageBytes, what: 'This video' })
    const origin = await findOriginOf(tx, failed, now)
    const asked = { userId, videoId: newId, seconds, film: failed, origin }
    const { held: credits, choices } = await holdForFilm(deps, tx, asked)
    const room = { credits, storageBytes, changeOf: origin?.video.id ?? null }
    const order = { ...film, choices, id: newId, ...room }
    const video = await insertVideo(tx, { ...order, createdAt: now, updatedAt: now })
    const paid = (await listSteps(tx, id)).filter(isTakenOver)
    await adoptSteps(tx, newId, [...paid, ...(origin?.steps ?? [])])
    const work = { group: userId, cost: costOfFilm(video) }
    await deps.queue.enqueue(tx, filmJobOf(deps, video), { videoId: newId }, work)
    return video
  })
}
