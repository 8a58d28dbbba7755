import type { VideoFailure } from '@hookreel/contract'
import { getBalance } from '../../billing/credits/get-balance.ts'
import { releaseCredits } from '../../billing/credits/release-credits.ts'
import { countAsCancelled } from '../../services/providers/calls-of-video.ts'
import { announceVideo } from '../announce-video.ts'
import { limitUnpaidFilms, limitUnpaidWatching } from '../limit-unpaid-films.ts'
import { cancelMotions } from './cancel-motions.ts'
import { forgetFreeSteps } from './paid-parts/paid-parts.queries.ts'
import { keepPaidParts, putPaidPartsAside } from './paid-parts/paid-parts.ts'
import { mailAboutVideo } from '../mail-about-video.ts'
import { presentVideo } from '../listing/present-video.ts'
import type { VideoDeps } from '../video-deps.ts'
import { removeParts, videoKeyStart } from '../video-files.ts'
import { moveVideo } from './making.queries.ts'
import type { Claimed } from './making.queries.ts'
import { findVideo } from '../videos.queries.ts'
import type { VideoRow } from '../videos.queries.ts'

/**
 * The one place where a video fails, cancelled ones included: in one transaction its reason is written and its
 * credits go back; then its making is stopped and its files are deleted, but for what services were paid for. That of one that
 * failed is put aside before anybody is told: who orders it again at once pays nothing twice. Nothing when it is no longer being
 * made, or no longer under the claim of the one that says that it failed. What was spent on one that failed by its own order counts as
 * that of a cancelled one.
 */
export async function failVideo(
  deps: VideoDeps,
  videoId: string,
  {
    isOfOrder,
    ...reason
  }: Pick<VideoFailure, 'code' | 'message'> & { readonly isOfOrder?: true | undefined },
  claimed?: Claimed,
): Promise<VideoRow | undefined> {
  const { db, clock, config, storage, hub } = deps
  const isCancelled = reason.code === 'cancelled'
  const storageBytes = isCancelled ? 0 : await putAside(deps, videoId, claimed)
  const moved = await db.transaction(async (tx) => {
    const shown = (await findVideo(tx, videoId))?.progress?.rushes
    const now = clock.now()
    const failure = { ...reason, at: now.toISOString() }
    const change = { failure, progress: null, storageBytes, finishedAt: now, updatedAt: now }
    const row = await moveVideo(tx, videoId, 'failed', change, claimed)
    if (!row) return undefined
    await forgetFreeSteps(tx, videoId)
    if (isOfOrder || isCancelled) await countAsCancelled(tx, row.userId, row.id)
    await releaseCredits(tx, { userId: row.userId, videoId: row.id, reason: reason.message })
    await deps.tellWebhooks(row.userId, 'video.failed', presentVideo(row, deps), tx)
    return { row, isWatched: shown !== undefined && shown.ranges.length > 0 }
  })
  if (!moved) return undefined
  const { row: failed, isWatched } = moved
  if (isWatched) await limitUnpaidWatching(deps).count(failed.userId)
  announceVideo(deps, failed)
  hub.publish(failed.userId, 'balance', { balance: await getBalance(db, failed.userId) })
  await limitUnpaidFilms(deps).count(failed.userId)
  if (isCancelled) {
    await deps.runs.stop(videoId)
    await Promise.all([cancelMotions(deps, videoId), keepPaidParts(deps, failed)])
  } else await mailAboutVideo(deps, failed, 'failed')
  await removeParts(config, videoId)
  await storage.removeAllStartingWith(videoKeyStart(failed))
  return failed
}

/** What services made for a video that is about to fail; answers its bytes. */
async function putAside(deps: VideoDeps, videoId: string, claimed: Claimed | undefined): Promise<number> {
  const video = await findVideo(deps.db, videoId)
  const isOthers = claimed !== undefined && video?.claim !== claimed.claim
  return video === undefined || isOthers ? 0 : putPaidPartsAside(deps, video)
}

/**
 * A film that was cancelled leaves no file here but what services were paid for, which may be on this machine alone. One
 * that is made elsewhere keeps what is shared.
 */
export async function removeWhatIsLeft(deps: VideoDeps, video: VideoRow): Promise<void> {
  const now = await findVideo(deps.db, video.id)
  if (now?.status === 'failed') await keepPaidParts(deps, now)
  await removeParts(deps.config, video.id)
  if (now === undefined || now.status === 'failed')
    await deps.storage.removeAllStartingWith(videoKeyStart(video))
}
