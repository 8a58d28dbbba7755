import { cleanClip, cleanUpload, findFfmpeg, RenderError, weighClip, weighUpload } from '@hookreel/render'
import type { CleanUpload, ClipRequest, Ffmpeg } from '@hookreel/render'
import { StudioError } from '../studio-error.ts'

/** A video that a person sent. */
type SentVideo = {
  readonly sentFile: string
  readonly maxSeconds: number
  readonly ffmpegPath?: string | undefined
  readonly signal?: AbortSignal
}

/**
 * Written anew as `filmFile` (MP4) with a poster. Throws StudioError `upload_refused` with a sentence for people when it
 * is none, damaged, too long or too slow to read; whatever else goes wrong is no fault of the file.
 */
export function keepUpload(
  task: SentVideo & { readonly filmFile: string; readonly posterFile: string },
): Promise<CleanUpload> {
  const { ffmpegPath, ...request } = task
  return withFfmpeg(ffmpegPath, (ffmpeg) => cleanUpload({ ...request, ffmpeg }))
}

/** How many seconds of a core it takes to write it anew, by what it says of itself. Throws as `keepUpload` does. */
export function weighSentVideo({ ffmpegPath, ...request }: SentVideo): Promise<number> {
  return withFfmpeg(ffmpegPath, (ffmpeg) => weighUpload({ ...request, ffmpeg }))
}

/**
 * Keeps a clip that a person sent for a scene as `clipFile` (MP4), written anew; tells whether it can be heard. Throws StudioError
 * `upload_refused` with a sentence for people.
 */
export function keepClip(
  task: Omit<ClipRequest, 'ffmpeg'> & { readonly ffmpegPath?: string | undefined },
): Promise<{ readonly seconds: number; readonly hasSound: boolean }> {
  const { ffmpegPath, ...request } = task
  return withFfmpeg(ffmpegPath, (ffmpeg) => cleanClip({ ...request, ffmpeg }))
}

/** How many seconds of a core a clip takes at most, by what it says of itself. Throws as `keepClip` does. */
export function weighSentClip({ ffmpegPath, ...request }: SentVideo): Promise<number> {
  return withFfmpeg(ffmpegPath, (ffmpeg) => weighClip({ ...request, ffmpeg }))
}

async function withFfmpeg<Result>(
  ffmpegPath: string | undefined,
  work: (ffmpeg: Ffmpeg) => Promise<Result>,
): Promise<Result> {
  const ffmpeg = await findFfmpeg({ ffmpegPath })
  try {
    return await work(ffmpeg)
  } catch (cause) {
    if (!(cause instanceof RenderError) || cause.code !== 'upload_refused') throw cause
    throw new StudioError('upload_refused', cause.message, { cause })
  }
}

/** Whether the ffmpeg of this machine may read videos that people send; not when there is none, or only an old one. */
export async function readsUploads(ffmpegPath: string | undefined): Promise<boolean> {
  return findFfmpeg({ ffmpegPath }).then(
    (ffmpeg) => ffmpeg.readsUploads,
    () => false,
  )
}
