import { LONG_NICENESS } from '../ffmpeg/confine-ffmpeg.ts'
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import { writeWhole } from '../ffmpeg/write-whole.ts'

/** A finished film and how its owner wants to download it. */
export type RenditionRequest = {
  readonly ffmpeg: Ffmpeg
  /** A finished film: MP4, MOV or AVI. */
  readonly inputFile: string
  readonly format: 'mp4' | 'mov' | 'avi'
  /** `original` keeps pictures and sound as they are; `compressed` encodes them smaller, at the same size in pixels. */
  readonly quality: 'original' | 'compressed'
  /** What players show about the file; null writes none and strips what there was. */
  readonly tags: { readonly title: string; readonly artist: string; readonly comment: string } | null
  /** It appears only when it is whole. */
  readonly outputFile: string
  readonly signal?: AbortSignal
}

/** Measured on our films at 1080x1920: CRF 28 is about half the size of the master and still clean on a phone. */
const COMPRESSED = {
  mp4: '-c:v libx264 -preset veryfast -crf 28 -pix_fmt yuv420p -c:a aac -b:a 96k',
  mov: '-c:v libx264 -preset veryfast -crf 28 -pix_fmt yuv420p -c:a aac -b:a 96k',
  avi: '-c:v libx264 -preset veryfast -crf 28 -bf 0 -pix_fmt yuv420p -c:a libmp3lame -b:a 96k',
} as const
const CONTAINER = { mp4: '-movflags +faststart -f mp4', mov: '-movflags +faststart -f mov', avi: '-f avi' }

/**
 * Writes a finished film as its owner wants to download it: as it is or compressed, with tags or without any.
 * @throws RenderError `render_failed` when ffmpeg fails.
 */
export async function writeRendition(request: RenditionRequest): Promise<void> {
  const { ffmpeg, inputFile, format, quality, tags, outputFile, signal } = request
  const streams = quality === 'original' ? '-c copy' : COMPRESSED[format]
  const args = [
    ...['-v', 'error', '-i', inputFile],
    ...streams.split(' '),
    // Without the last the muxer would name itself in the file.
    ...'-map_metadata -1 -map_chapters -1 -fflags +bitexact'.split(' '),
    ...Object.entries(tags ?? {}).flatMap(([name, value]) => ['-metadata', `${name}=${value}`]),
    // More would hold frames of their own, and take the machine from others.
    ...['-threads', '2'],
    ...CONTAINER[format].split(' '),
  ]
  await writeWhole(outputFile, (unfinished) =>
    runFfmpeg(ffmpeg, [...args, unfinished], { signal, niceness: LONG_NICENESS }),
  )
}
