import { LONG_NICENESS } from '../ffmpeg/confine-ffmpeg.ts'
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import { writeWhole } from '../ffmpeg/write-whole.ts'

/** What a film has to become so that somebody takes it. */
export type FilmFit = {
  /** Of the shorter and the longer side, in pixels; even numbers. */
  readonly maxShortSide: number
  readonly maxLongSide: number
  /** A smaller film is enlarged so far. */
  readonly minShortSide: number
  /** Frames a second; null keeps what there is. */
  readonly frameRate: number | null
  /** Adds silence to a film without sound. */
  readonly needsSound: boolean
  /** x264's constant rate factor: lower is better and larger. */
  readonly rateFactor: number
  /** The file stays below it. */
  readonly maxBytes: number
}

/** A film of `seconds` and the rules it is to be brought under. */
export type FitRequest = {
  readonly ffmpeg: Ffmpeg
  readonly inputFile: string
  readonly seconds: number
  readonly hasSound: boolean
  readonly fit: FilmFit
  /** It appears only when it is whole. */
  readonly outputFile: string
  readonly signal?: AbortSignal
}

const SOUND_BITS = 128_000
/** Instagram's ceiling, the lowest of the three networks. */
const MAX_BITS = 20_000_000
/** Room for the container and for an encoder that overshoots. */
const SHARE_OF_BYTES = 0.9

/**
 * Writes a film as H.264 and AAC in an MP4 that starts at once, within the given sizes. Without edit lists (and so without
 * B-frames) and in closed groups of pictures, as Instagram's API documentation asks of Reels; the others take that too. A group
 * has two seconds.
 * @throws RenderError `render_failed` when ffmpeg fails.
 */
export async function fitFilm(request: FitRequest): Promise<void> {
  const { ffmpeg, inputFile, outputFile, signal } = request
  const args = ['-v', 'error', '-i', inputFile, ...settings(request)]
  await writeWhole(outputFile, (unfinished) =>
    runFfmpeg(ffmpeg, [...args, unfinished], { signal, niceness: LONG_NICENESS }),
  )
}

function settings({ fit, seconds, hasSound }: FitRequest): string[] {
  const bits = Math.min(
    MAX_BITS,
    Math.floor((fit.maxBytes * 8 * SHARE_OF_BYTES) / Math.max(1, seconds)) - SOUND_BITS,
  )
  const isSilenceAdded = fit.needsSound && !hasSound
  return [
    ...(isSilenceAdded ? ['-f', 'lavfi', '-i', 'anullsrc=r=48000:cl=stereo'] : []),
    ...[
      '-map',
      '0:v:0',
      '-map',
      isSilenceAdded ? '1:a:0' : '0:a:0?',
      ...(isSilenceAdded ? ['-shortest'] : []),
    ],
    // Frames that are left out need not be scaled.
    ...['-vf', `${fit.frameRate === null ? '' : `fps=${fit.frameRate},`}${scaleOf(fit)},setsar=1`],
    ...`-c:v libx264 -preset veryfast -profile:v high -crf ${fit.rateFactor} -pix_fmt yuv420p -bf 0`.split(
      ' ',
    ),
    ...`-maxrate ${bits} -bufsize ${bits} -force_key_frames expr:gte(t,n_forced*2) -flags +cgop`.split(' '),
    ...`-c:a aac -b:a ${SOUND_BITS} -ar 48000 -ac 2`.split(' '),
    ...'-map_metadata -1 -map_chapters -1 -fflags +bitexact -use_editlist 0 -movflags +faststart -threads 2 -f mp4'.split(
      ' ',
    ),
  ]
}

/** One factor for both sides, from what is too large or too small; sides are rounded down to even numbers. */
function scaleOf({ maxShortSide, maxLongSide, minShortSide }: FilmFit): string {
  const [short, long] = ['min(iw,ih)', 'max(iw,ih)']
  const factor = `max(min(1,min(${maxShortSide}/${short},${maxLongSide}/${long})),${minShortSide}/${short})`
  const side = (name: string) => `'trunc(${name}*${factor}/2+0.001)*2'`
  return `scale=${side('iw')}:${side('ih')}`
}
