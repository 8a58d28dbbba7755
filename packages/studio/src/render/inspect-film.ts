import { stat } from 'node:fs/promises'
import { findFfmpeg, hasFastStart, readStreams } from '@hookreel/render'

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
  const ffmpeg = await findFfmpeg(ffmpegPath === undefined ? {} : { ffmpegPath })
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
