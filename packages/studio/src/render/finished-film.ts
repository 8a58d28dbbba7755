import { stat } from 'node:fs/promises'
import { findFfmpeg, fitFilm as fit, hasFastStart, readStreams, writeRendition } from '@hookreel/render'
import type { FitRequest, RenditionRequest } from '@hookreel/render'

export type { FilmFit } from '@hookreel/render'

type WithFfmpeg<Request> = Omit<Request, 'ffmpeg'> & { readonly ffmpegPath?: string | undefined }

/**
 * A finished film as its owner wants to download it: compressed or as it is, with tags or without any.
 * Throws RenderError `ffmpeg_missing` or `render_failed`.
 */
export async function makeRendition({ ffmpegPath, ...request }: WithFfmpeg<RenditionRequest>): Promise<void> {
  await writeRendition({ ...request, ffmpeg: await findFfmpeg({ ffmpegPath }) })
}

/**
 * A finished film as somebody else's rules want it: sizes, frame rate, sound, bytes.
 * Throws RenderError `ffmpeg_missing` or `render_failed`.
 */
export async function fitFilm({ ffmpegPath, ...request }: WithFfmpeg<FitRequest>): Promise<void> {
  await fit({ ...request, ffmpeg: await findFfmpeg({ ffmpegPath }) })
}

/** What a finished MP4 is, as those who are to show it ask. */
export type FilmFacts = {
  readonly width: number
  readonly height: number
  readonly seconds: number
  readonly frameRate: number
  /** As ffmpeg names them: `h264`, `aac`; null without sound. */
  readonly videoCodec: string
  readonly audioCodec: string | null
  readonly sizeBytes: number
  readonly hasFastStart: boolean
}

/** Reads what a finished MP4 is. Throws RenderError `check_failed` for a file that cannot be read. */
export async function inspectFilm(task: {
  readonly file: string
  readonly ffmpegPath?: string | undefined
}): Promise<FilmFacts> {
  const { file, ffmpegPath } = task
  const ffmpeg = await findFfmpeg({ ffmpegPath })
  const { video, audio, seconds } = await readStreams({ ffmpeg, file })
  return {
    width: video?.width ?? 0,
    height: video?.height ?? 0,
    seconds,
    frameRate: video?.frameRate ?? 0,
    videoCodec: video?.codec ?? '',
    audioCodec: audio?.codec ?? null,
    sizeBytes: (await stat(file)).size,
    hasFastStart: await hasFastStart(file),
  }
}
