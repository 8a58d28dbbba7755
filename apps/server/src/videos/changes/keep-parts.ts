import { DAY_MS, STORYBOARD_DAYS } from '@hookreel/contract'
import { AppError } from '../../platform/http/app-error.ts'
import { readPart } from '../../platform/storage/read-part.ts'
import { putPart } from '../../platform/storage/share-parts.ts'
import { requireQuota } from '../../storage-quota/require-quota.ts'
import type { VideoDeps } from '../video-deps.ts'
import { keptFolderOf, keptKey, partPlacesOf } from '../video-files.ts'
import { listSteps } from '../renders/steps.queries.ts'
import type { VideoRow } from '../videos.queries.ts'
import { forgetKeptParts, noteKeptParts, openKeptParts } from './changes.queries.ts'

/** What other words, pictures and sounds may leave as it is. Music, mix and the joined film are made anew for every film. */
export const KEPT_STEPS: readonly string[] = [
  ...['fit', 'voice', 'photos', 'motion', 'subjects', 'pictures', 'segment', 'watched', 'cover'],
]
/** A film of 30 s at full size keeps some 17 MB, one of three minutes 100 MB; what takes more than this is rather made again. */
const MAX_BYTES = 200_000_000

/**
 * Keeps what a finished film was made of, as long as a storyboard, where its owner has room for it: a change of the film then makes
 * only what is new. The nightly sweep deletes it. To be called before the film's parts are deleted; what cannot be kept is only logged.
 * `madeOf`: the keys of the steps it was made of; all that are remembered when left out.
 */
export async function keepParts(deps: VideoDeps, video: VideoRow, madeOf?: readonly string[]): Promise<void> {
  const { db, storage, log } = deps
  try {
    const used = madeOf && new Set(madeOf)
    const steps = (await listSteps(db, video.id)).filter(
      ({ step, inputHash }) => KEPT_STEPS.includes(step) && (used?.has(inputHash) ?? true),
    )
    const uploads = video.choices.storyboard?.scenes.flatMap(({ upload }) => upload ?? []) ?? []
    const parts = new Set([...uploads, ...steps.flatMap(({ result }) => result.files)])
    const places = { ...partPlacesOf(deps, video), keyOf: (part: string) => keptKey(video, part) }
    let bytes = 0
    for (const part of parts) bytes += await readPart(places.folder, part, async (_, size) => size)
    if (parts.size === 0 || bytes > MAX_BYTES || !(await takeRoom(deps, video, bytes))) return
    for (const part of parts) await putPart(places, part)
    // Not before: who opens the film for a change meanwhile would find a part of it, and pay for the rest again.
    await openKeptParts(db, video, new Date(deps.clock.now().getTime() + STORYBOARD_DAYS * DAY_MS))
  } catch (error) {
    log.warn('what a film was made of could not be kept', { videoId: video.id, error })
    await forgetKeptParts(db, video)
    await storage.removeFolder(keptFolderOf(video))
  }
}

/** False when the account has no room for it. */
async function takeRoom(deps: VideoDeps, video: VideoRow, bytes: number): Promise<boolean> {
  // Taken already by a server that was killed behind it.
  if (video.partsKeptUntil !== null) return true
  try {
    await deps.db.transaction(async (tx) => {
      await requireQuota(tx, deps, { userId: video.userId, bytes, what: 'What a change needs' })
      await noteKeptParts(tx, video, { now: deps.clock.now(), bytes })
    })
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'storage_full') return false
    throw error
  }
}
