import type { FrameRange } from '@hookreel/film'
import type { Rush } from '@hookreel/studio'
import { z } from 'zod'
import { putPart } from '../../../platform/storage/share-parts.ts'
import type { VideoDeps } from '../../video-deps.ts'
import { partPlacesOf, rushKey, rushKeyStart, sceneKeyStart } from '../../video-files.ts'
import { limitUnpaidWatching } from '../../limit-unpaid-films.ts'
import type { StoredProgress } from '../../video-schema.ts'
import type { VideoRow } from '../../videos.queries.ts'

type Rushes = NonNullable<StoredProgress['rushes']>

/** What can be watched of a film in the making. */
export type RushCollection = {
  /** Puts it where pages can fetch it. What cannot be put there is left out. */
  take(rush: Rush): void
  /** What can be fetched now; nothing before the first stretch or the sound. */
  now(): Rushes | undefined
  /** Waits for what is being put. */
  settle(): Promise<void>
}

/** A film of an hour has fewer frames; a process that was taken over may tell anything. */
const frame = z.int().min(0).max(200_000)
const rushSchema = z
  .object({ file: z.string(), frameCount: frame })
  .and(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('pictures'), range: z.object({ from: frame, to: frame }) }),
      z.object({ kind: z.literal('sound') }),
    ]),
  )

/** Goes on with what could be watched before a crash. */
export function collectRushes(deps: VideoDeps, video: VideoRow, onTaken: () => void): RushCollection {
  let rushes = video.progress?.rushes
  let putting: Promise<void> = Promise.resolve()
  const put = async (told: Rush) => {
    const rush = rushSchema.parse(told)
    if (!(await putRush(deps, video, rush))) return
    rushes = addRush(rushes, rush)
    onTaken()
  }
  return {
    take: (told) => {
      putting = putting
        .then(() => put(told))
        .catch((error: unknown) =>
          deps.log.warn('a stretch could not be shown', { videoId: video.id, error }),
        )
    },
    now: () => rushes,
    settle: () => putting,
  }
}

/**
 * Puts a stretch or the sound of a film where its owner's pages can fetch it; answers false where this owner watched too many films today
 * that came to nothing.
 */
export async function putRush(deps: VideoDeps, video: VideoRow, rush: Rush): Promise<boolean> {
  if (await limitUnpaidWatching(deps).isReached(video.userId)) return false
  const key = rushKey(video, rush.kind === 'sound' ? 'sound' : rush.range.from)
  await putPart({ ...partPlacesOf(deps, video), keyOf: () => key }, rush.file)
  return true
}

/** With one more; what was known of a film of another length is none of this one's. */
export function addRush(before: Rushes | undefined, rush: Rush): Rushes {
  const { frameCount } = rush
  const known = before?.frameCount === frameCount ? before : { frameCount, ranges: [], hasSound: false }
  if (rush.kind === 'sound') return { ...known, hasSound: true }
  const { from, to } = rush.range
  const others = known.ranges.filter((range) => range.to <= from || range.from >= to)
  return { ...known, ranges: [...others, { from, to }].toSorted((one, other) => one.from - other.from) }
}

/** So much of a film can be watched before it is paid: who cancels it then, and gets the credits back, has no film. */
const MAX_SHARE_UNPAID = 0.6

/**
 * The stretches that follow each other from the first frame on, up to the share that is shown before a film is paid, and the first one in
 * any case: what is behind a gap is not watched yet.
 */
export function listFromStart({ ranges, frameCount }: Rushes): FrameRange[] {
  const list: FrameRange[] = []
  for (const range of ranges) {
    if (range.from !== (list.at(-1)?.to ?? 0)) break
    if (list.length > 0 && range.to > frameCount * MAX_SHARE_UNPAID) break
    list.push(range)
  }
  return list
}

/** What was shown of a film while it was made: the finished one shows it all. */
export async function removeShown(deps: VideoDeps, video: VideoRow): Promise<void> {
  for (const start of [sceneKeyStart(video), rushKeyStart(video)])
    await deps.storage.removeAllStartingWith(start)
}
