import { DURATIONS_SECONDS } from '@hookreel/film'
import type { AspectRatio, Resolution } from '@hookreel/film'
import type { Transaction } from '../platform/db/open-db.ts'
import { presentVideo } from './listing/present-video.ts'
import type { VideoDeps } from './video-deps.ts'
import { insertVideo } from './videos.queries.ts'
import type { NewVideo, VideoRow } from './videos.queries.ts'

type Sent = { readonly id: string; readonly userId: string; readonly fileName: string }

/** A film that a person sent, as it lies in the storage. */
type Film = {
  readonly width: number
  readonly height: number
  readonly seconds: number
  readonly sizeBytes: number
  readonly filmKey: string
  readonly posterKey: string
  /** Film and poster together. */
  readonly storageBytes: number
}

/** Makes a finished video of a film that was sent, and tells of it. The video has the id of its upload. */
export async function addUploadedFilm(
  deps: VideoDeps,
  tx: Transaction,
  upload: Sent,
  film: Film,
): Promise<VideoRow> {
  const { filmKey, posterKey, storageBytes } = film
  const now = deps.clock.now()
  const video = await insertVideo(tx, {
    ...describeUploadedFilm(upload, film),
    ...{ filmKey, posterKey, storageBytes, downloadKey: filmKey },
    ...{ finishedAt: now, createdAt: now, updatedAt: now },
  })
  await deps.tellWebhooks(video.userId, 'video.ready', presentVideo(video, deps), tx)
  return video
}

/** The row of a film that was not made here; what only an order has is empty or the nearest there is. */
function describeUploadedFilm(upload: Sent, film: Film): NewVideo {
  const { width, height, seconds, sizeBytes } = film
  return {
    id: upload.id,
    userId: upload.userId,
    title: upload.fileName.replace(/\.\w{2,4}$/, '').trim() || 'Uploaded video',
    script: '',
    style: 'default',
    voiceId: '',
    voiceName: '',
    duration: nearestDuration(seconds),
    resolution: nearestResolution(Math.min(width, height)),
    aspectRatio: nearestShape(width / height),
    format: 'mp4',
    seed: 0,
    status: 'generated',
    credits: 0,
    durationSeconds: seconds,
    fileSize: sizeBytes,
    upload: { fileName: upload.fileName, width, height },
  }
}

function nearestDuration(seconds: number): NewVideo['duration'] {
  const distance = (candidate: number) => Math.abs(candidate - seconds)
  return DURATIONS_SECONDS.reduce((best, next) => (distance(next) < distance(best) ? next : best))
}

function nearestResolution(shortSide: number): Resolution {
  if (shortSide >= 900) return '1080p'
  return shortSide >= 570 ? '720p' : '420p'
}

function nearestShape(ratio: number): AspectRatio {
  if (ratio > 4 / 3) return '16:9'
  return ratio < 3 / 4 ? '9:16' : '1:1'
}
