import { SIGNED_LINK_SECONDS } from '@hookreel/contract'
import type { listRushes, Video } from '@hookreel/contract'
import { FRAME_RATE, specOf } from '@hookreel/film'
import type { Deps } from '../../deps.ts'
import type { z } from 'zod'
import { signLink } from '../../platform/storage/sign-link.ts'
import { listFromStart } from '../renders/slices/collect-rushes.ts'
import type { VideoDeps } from '../video-deps.ts'
import { rushKey, sceneKey } from '../video-files.ts'
import type { VideoRow } from '../videos.queries.ts'

/** A poster keeps its address for so long, so that pages need not load it anew with every change of its video. */
const SAME_POSTER_SECONDS = 600

type PresentDeps = Pick<VideoDeps, 'clock' | 'secrets' | 'filmLengths'>

/** A video as its owner sees it. */
export function presentVideo(row: VideoRow, deps: PresentDeps): Video {
  // The scenes' requests are long, and only the making needs them.
  const { storyboard: _, cast: _cast, language, ...choices } = row.choices
  return {
    id: row.id,
    ideaId: row.ideaId,
    title: row.title,
    description: row.description,
    ...specOf(row),
    choices,
    voiceName: row.voiceName,
    works: [...(row.works ?? [])],
    status: row.status,
    progress: row.status === 'processing' && row.progress ? presentProgress(row, row.progress, deps) : null,
    failure: row.failure,
    upload: row.upload,
    credits: row.credits,
    estimatedSeconds: row.estimatedSeconds,
    durationSeconds: row.durationSeconds,
    ...((row.status === 'queued' || row.status === 'processing') && {
      plannedSeconds: deps.filmLengths.planSeconds(row),
    }),
    fileSize: row.fileSize,
    viewCount: row.viewCount,
    downloadCount: row.downloadCount,
    isOnProfile: row.isOnProfile,
    isKept: row.isKept,
    changeOf: row.changeOf,
    language: language ? { name: language.name, isTranslating: language.translate !== undefined } : null,
    deleteAfter: row.deleteAfter?.toISOString() ?? null,
    posterUrl: row.posterKey === null ? null : signPoster(row.posterKey, deps),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

function presentProgress(
  row: VideoRow,
  { step, percent, remainingSeconds, scenes, rushes }: NonNullable<VideoRow['progress']>,
  deps: Pick<Deps, 'clock' | 'secrets'>,
): Video['progress'] {
  const drawn = new Set(scenes?.drawn)
  const addressOf = (index: number) => (drawn.has(index) ? signPoster(sceneKey(row, index), deps) : null)
  const addresses = Array.from({ length: scenes?.count ?? 0 }, (_, index) => addressOf(index))
  const frames = rushes ? (listFromStart(rushes).at(-1)?.to ?? 0) : 0
  const watchable = rushes && frames > 0 ? { seconds: frames / FRAME_RATE, hasSound: rushes.hasSound } : null
  return { step, percent, remainingSeconds, scenes: addresses, rushes: watchable }
}

/** What its owner can watch of a video that is being made. */
export function presentRushes(
  row: VideoRow,
  deps: Pick<Deps, 'clock' | 'secrets'>,
): z.output<typeof listRushes.output> {
  const rushes = row.status === 'processing' ? row.progress?.rushes : undefined
  if (!rushes) return { seconds: null, stretches: [], soundUrl: null }
  return {
    seconds: rushes.frameCount / FRAME_RATE,
    stretches: listFromStart(rushes).map(({ from, to }) => ({
      fromSeconds: from / FRAME_RATE,
      toSeconds: to / FRAME_RATE,
      url: signPoster(rushKey(row, from), deps),
    })),
    soundUrl: rushes.hasSound ? signPoster(rushKey(row, 'sound'), deps) : null,
  }
}

/** A signed address of a poster, the same for some minutes. */
export function signPoster(key: string, { clock, secrets }: Pick<Deps, 'clock' | 'secrets'>): string {
  const now = Math.floor(clock.now().getTime() / 1000)
  const from = now - (now % SAME_POSTER_SECONDS)
  const expiresAt = new Date((from + SIGNED_LINK_SECONDS) * 1000)
  return signLink(secrets.keyFor('links'), { key, expiresAt })
}
