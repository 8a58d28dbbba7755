import { DURATIONS_SECONDS } from '@hookreel/film'
import type { AspectRatio, Resolution } from '@hookreel/film'
import type { UploadRow } from './uploads.queries.ts'
import type { NewVideo } from './videos.queries.ts'

type Film = {
  readonly width: number
  readonly height: number
  readonly seconds: number
  readonly sizeBytes: number
}

/** The row of a film that was not made here; what only an order has is empty or the nearest there is. */
export function describeUploadedFilm(upload: UploadRow, film: Film): NewVideo {
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
