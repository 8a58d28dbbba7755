import { SIGNED_LINK_SECONDS } from '@hookreel/contract'
import type { Video } from '@hookreel/contract'
import type { Deps } from '../deps.ts'
import { signLink } from '../platform/storage/sign-link.ts'
import { sceneKey } from './video-files.ts'
import type { VideoRow } from './videos.queries.ts'

/** A poster keeps its address for so long, so that pages need not load it anew with every change of its video. */
const SAME_POSTER_SECONDS = 600

/** A video as its owner sees it. */
export function presentVideo(row: VideoRow, deps: Pick<Deps, 'clock' | 'secrets'>): Video {
  // The scenes' requests are long, and only the making needs them.
  const { storyboard: _, ...choices } = row.choices
  return {
    id: row.id,
    ideaId: row.ideaId,
    title: row.title,
    description: row.description,
    script: row.script,
    style: row.style,
    voiceId: row.voiceId,
    voiceName: row.voiceName,
    duration: row.duration,
    resolution: row.resolution,
    aspectRatio: row.aspectRatio,
    format: row.format,
    choices,
    works: [...(row.works ?? [])],
    status: row.status,
    progress: row.status === 'processing' && row.progress ? presentProgress(row, row.progress, deps) : null,
    failure: row.failure,
    upload: row.upload,
    credits: row.credits,
    estimatedSeconds: row.estimatedSeconds,
    durationSeconds: row.durationSeconds,
    fileSize: row.fileSize,
    viewCount: row.viewCount,
    downloadCount: row.downloadCount,
    isOnProfile: row.isOnProfile,
    isKept: row.isKept,
    changeOf: row.changeOf,
    deleteAfter: row.deleteAfter?.toISOString() ?? null,
    posterUrl: row.posterKey === null ? null : signPoster(row.posterKey, deps),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

function presentProgress(
  row: VideoRow,
  { step, percent, remainingSeconds, scenes }: NonNullable<VideoRow['progress']>,
  deps: Pick<Deps, 'clock' | 'secrets'>,
): Video['progress'] {
  const drawn = new Set(scenes?.drawn)
  const addressOf = (index: number) => (drawn.has(index) ? signPoster(sceneKey(row, index), deps) : null)
  const addresses = Array.from({ length: scenes?.count ?? 0 }, (_, index) => addressOf(index))
  return { step, percent, remainingSeconds, scenes: addresses }
}

/** A signed address of a poster, the same for some minutes. */
export function signPoster(key: string, { clock, secrets }: Pick<Deps, 'clock' | 'secrets'>): string {
  const now = Math.floor(clock.now().getTime() / 1000)
  const from = now - (now % SAME_POSTER_SECONDS)
  const expiresAt = new Date((from + SIGNED_LINK_SECONDS) * 1000)
  return signLink(secrets.keyFor('links'), { key, expiresAt })
}
