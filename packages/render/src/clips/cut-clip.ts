import { rename, rm } from 'node:fs/promises'
import {
  FRAME_RATE,
  fitClip,
  fitMadeClip,
  type ClipFit,
  type ClipGrade,
  type Focus,
  type FrameSize,
} from '@hookreel/film'
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { findCrop } from './find-crop.ts'
import { parseStreams } from '../ffmpeg/read-streams.ts'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import {
  openSentVideo,
  refuseOnFailure,
  refuseVideo,
  requirePictures,
  SENT_LIMITS,
} from '../uploads/sent-video.ts'

/** A clip of stock footage, or one that was made from a picture, and the scene it is cut to. */
export type CutRequest = {
  readonly ffmpeg: Ffmpeg
  /** A video as a service gave it; nothing of it is believed. */
  readonly sentFile: string
  readonly frameSize: FrameSize
  /** How many frames its scene needs. */
  readonly frameCount: number
  /** Undefined leaves its colours as they are: it was made from a picture that has the style's. */
  readonly grade: ClipGrade | undefined
  /** It was made from the scene's picture and begins with it. */
  readonly isMade?: boolean
  /** Nobody filmed it for a film: what is shown of it has to be sharp, of a short clip, and one take. */
  readonly isFound?: boolean
  /** The point of it that is shown; left out: what stands out is found. */
  readonly focus?: Focus | undefined
  /** The MP4 and the JPEG that are written; each appears only when it is whole. */
  readonly clipFile: string
  readonly stillFile: string
  readonly signal: AbortSignal
}

/** Raised when the same clip is cut otherwise. */
export const CLIP_VERSION = 3
/** Shorter ones show nothing but their seams. */
export const MIN_CLIP_SECONDS = 1
/** Far more than any scene needs: seven minutes at 240 a second. */
const MAX_FRAMES = 100_000
/** Some seconds of 4K on a slow machine. */
const LIMIT_MS = 3 * 60_000
/** No frame depends on a later one, and half a second is the furthest way back: a page can be sent to any frame at once. */
const SETTINGS =
  '-an -c:v libx264 -preset superfast -crf 18 -bf 0 -g 15 -pix_fmt yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv'
const WRAPPING = '-map_metadata -1 -map_chapters -1 -fflags +bitexact -movflags +faststart -threads 2 -f mp4'
/** As the film's own check has it, and a little stricter. */
export const BLACK_FOUND = /black_start:/
export const BLACK_FILTER = 'blackdetect=d=0.4:pix_th=0.05:pic_th=0.97'
/** Of what was found: nobody knows what the middle of a longer one shows, and one that is enlarged more is a blur. A film does not wait long for it. */
const FOUND = { seconds: 120, enlarged: 3, limitMs: 30_000 }
/** A film of full size; of a smaller one, or of its preview, the same is shown. */
const FULL_SIDE = 1080

/** How many times a clip is enlarged to fill a frame of this shape. */
function enlargeTo(frame: FrameSize, size: FrameSize): number {
  const scale = FULL_SIDE / Math.min(frame.width, frame.height)
  return scale * Math.max(frame.width / size.width, frame.height / size.height)
}

/** Where a picture has little to do with the one before, of 100: a little more than ffmpeg itself takes for a new scene, for hands that shake. */
const TAKE_FILTER = 'scdet=threshold=14'
const TAKE_FOUND = /lavfi\.scd\.time/

/** Finds where another take begins, before frames are mixed of their neighbours; older versions of ffmpeg cannot. */
const takeFilters = ({ ffmpeg, isFound }: CutRequest): string[] =>
  isFound && ffmpeg.filters.has('scdet') ? [TAKE_FILTER] : []

/**
 * Cuts a clip to a scene: it fills the frame, has as many frames as the scene needs (trimmed, slowed or looped) in the film's
 * rate and colours, and a still of its middle. Answers the point around which it was cut.
 * @throws RenderError `upload_refused` when it cannot be read, is too short, or black for a while.
 */
export async function cutClip(request: CutRequest): Promise<Focus> {
  const { ffmpeg, clipFile, stillFile, frameCount, frameSize } = request
  const limit = AbortSignal.timeout(request.isFound ? FOUND.limitMs : LIMIT_MS)
  const signal = AbortSignal.any([limit, request.signal])
  const input = await openSentVideo(ffmpeg, request.sentFile)
  const { seconds, frameRate } = requireLength(request, await measureClip(ffmpeg, input, signal))
  const fit = (request.isMade ? fitMadeClip : fitClip)(seconds, frameCount / FRAME_RATE)
  const held = fit.kind === 'held' ? await findGoodFrame(ffmpeg, input, signal) : undefined
  const startSeconds = fit.kind === 'trimmed' ? fit.startSeconds : 0
  const shown = { startSeconds, seconds: Math.min(seconds, frameCount / FRAME_RATE), frameSize }
  const focus = request.focus ?? (await findCrop(ffmpeg, input, shown, signal))
  const timed = [...takeFilters(request), ...timeFilters(ffmpeg, fit, frameRate, held)]
  const filters = [...timed, ...lookFilters(request, focus)].join(',')
  const run = (args: string[]) =>
    refuseOnFailure(() => runFfmpeg(ffmpeg, args, { signal, limits: SENT_LIMITS }))
  const [part, seam, still] = [`${clipFile}.part`, `${clipFile}.seam`, `${stillFile}.part`]
  try {
    const graph =
      fit.kind === 'looped' ? closeLoop(filters, seconds, fit.seamSeconds) : `[0:v:0]${filters}[v]`
    const start = fit.kind === 'trimmed' ? ['-ss', fit.startSeconds.toFixed(3)] : []
    const count = fit.kind === 'looped' ? [] : ['-frames:v', String(frameCount)]
    const cut = `${graph};[v]${BLACK_FILTER}[out]`
    const target = fit.kind === 'looped' ? seam : part
    const { stderr } = await run([
      // What cannot be decoded ends the work: half a picture is no picture.
      ...['-xerror', '-err_detect', 'explode', ...start, ...input],
      ...['-filter_complex', cut, '-map', '[out]', ...count, ...SETTINGS.split(' '), ...WRAPPING.split(' ')],
      target,
    ])
    requireGood(stderr)
    if (fit.kind === 'looped')
      await run([
        ...['-stream_loop', '-1', '-f', 'mov', '-i', seam, '-map', '0:v:0', '-c', 'copy'],
        ...['-frames:v', String(frameCount), ...WRAPPING.split(' '), part],
      ])
    const written = await measureClip(ffmpeg, ['-f', 'mov', '-i', part], signal)
    if (written.frameCount !== frameCount) throw refuseVideo('This clip is shorter than it says.')
    await run([...stillSettings(part, frameCount), still])
    await rename(still, stillFile)
    await rename(part, clipFile)
    return focus
  } catch (error) {
    request.signal.throwIfAborted()
    throw limit.aborted ? refuseVideo('This clip takes too long to be read.') : error
  } finally {
    for (const file of [part, seam, still]) await rm(file, { force: true })
  }
}

type Measured = Awaited<ReturnType<typeof measureClip>>

function requireLength({ frameSize, isFound }: CutRequest, measured: Measured): Measured {
  const { seconds, size } = measured
  if (seconds < MIN_CLIP_SECONDS) throw refuseVideo('This clip is too short.')
  if (isFound && (seconds > FOUND.seconds || enlargeTo(frameSize, size) > FOUND.enlarged))
    throw refuseVideo('This clip is too long, or too small.')
  return measured
}

/** By what ffmpeg said of the part that is shown. */
function requireGood(said: string): void {
  if (BLACK_FOUND.test(said)) throw refuseVideo('This clip is black for a while.')
  if (TAKE_FOUND.test(said)) throw refuseVideo('This clip is cut of several.')
}

/** Counts the pictures themselves: what a file says of its length may be that of its sound. */
export async function measureClip(ffmpeg: Ffmpeg, input: readonly string[], signal: AbortSignal) {
  const list = ['-map', '0:v:0', '-c', 'copy', '-frames:v', String(MAX_FRAMES), '-f', 'framecrc', '-']
  const { stdout, stderr } = await refuseOnFailure(() =>
    runFfmpeg(ffmpeg, [...input, ...list], {
      signal,
      limits: SENT_LIMITS,
    }),
  )
  const { frameRate, width, height } = requirePictures(
    parseStreams(stderr.split(/^Output #0|^Stream mapping/m)[0] ?? ''),
  )
  // A line each: newer versions of ffmpeg do not say how many frames they copied.
  const frameCount = stdout.toString('latin1').match(/^\d/gm)?.length ?? 0
  const size = { width, height }
  return { frameCount, frameRate, size, seconds: frameRate > 0 ? frameCount / frameRate : 0 }
}

/** The film's frame rate. Frames that are missing are mixed of their neighbours; a rate that is nearly right is taken as right. */
function timeFilters(ffmpeg: Ffmpeg, fit: ClipFit, frameRate: number, heldFrame?: number): string[] {
  const speed = fit.kind === 'slowed' || fit.kind === 'held' ? fit.speed : 1
  const isDense = frameRate * speed >= FRAME_RATE - 0.5
  return [
    ...(heldFrame === undefined ? [] : [`trim=end_frame=${heldFrame + 1}`]),
    `setpts=(PTS-STARTPTS)/${speed.toFixed(6)}`,
    isDense || !ffmpeg.filters.has('framerate') ? `fps=${FRAME_RATE}` : `framerate=fps=${FRAME_RATE}`,
    // A frame may be missing at the end, where there is no next one to mix with.
    ...(fit.kind === 'looped'
      ? []
      : [`tpad=stop_mode=clone:stop_duration=${fit.kind === 'held' ? 60 : 0.4}`]),
  ]
}

/** Of the last frames of a clip: models run out of picture there. */
const LAST_FRAMES = 15
/** So much of the sharpest one's is as good, and later is better: less of the clip is lost. */
const NEARLY = 0.97
/** A clip that is held is shorter than its scene. */
const MAX_HELD_FRAMES = 1500
const SEEN = { width: 96, height: 170 }

/** The last frame of a clip that is nearly as sharp as any before it: on that one it stands still. */
async function findGoodFrame(ffmpeg: Ffmpeg, input: readonly string[], signal: AbortSignal): Promise<number> {
  const { stdout } = await refuseOnFailure(() =>
    runFfmpeg(
      ffmpeg,
      [
        ...['-xerror', '-err_detect', 'explode', ...input, '-map', '0:v:0', '-vf'],
        ...[
          `scale=${SEEN.width}:${SEEN.height},format=gray`,
          '-fps_mode',
          'passthrough',
          '-frames:v',
          String(MAX_HELD_FRAMES),
          '-f',
          'rawvideo',
          '-',
        ],
      ],
      { signal, limits: SENT_LIMITS },
    ),
  )
  const frameBytes = SEEN.width * SEEN.height
  const count = Math.floor(stdout.length / frameBytes)
  const first = Math.max(0, count - LAST_FRAMES)
  const sharpness = Array.from({ length: count - first }, (_, at) =>
    measureSharpness(stdout.subarray((first + at) * frameBytes, (first + at + 1) * frameBytes)),
  )
  const enough = NEARLY * Math.max(...sharpness)
  return first + sharpness.findLastIndex((one) => one >= enough)
}

/** How much neighbouring pixels differ. */
function measureSharpness(gray: Uint8Array): number {
  let sum = 0
  for (let at = SEEN.width; at < gray.length; at += 1) {
    const here = gray[at] ?? 0
    sum += (here - (gray[at - 1] ?? 0)) ** 2 + (here - (gray[at - SEEN.width] ?? 0)) ** 2
  }
  return sum
}

/** Fills the frame with the part of the picture around the point, in the film's own colours, and grades it. */
function lookFilters({ frameSize, grade }: CutRequest, { x, y }: Focus): string[] {
  const { width, height } = frameSize
  const filled = [
    `scale=${width}:${height}:force_original_aspect_ratio=increase:flags=lanczos:out_color_matrix=bt709:out_range=tv`,
    `crop=${width}:${height}:'clip(iw*${x.toFixed(4)}-ow/2,0,iw-ow)':'clip(ih*${y.toFixed(4)}-oh/2,0,ih-oh)'`,
    'setsar=1,format=yuv420p',
  ]
  if (grade === undefined) return filled
  const warm = grade.warmth * 16
  const luma = `clip((val-126)*${grade.contrast}+${126 + grade.brightness * 219},16,235)`
  const chroma = (shift: number) => `clip((val-128)*${grade.saturation}+${(128 + shift).toFixed(2)},16,240)`
  return [
    ...filled,
    `lutyuv=y='${luma}':u='${chroma(-warm)}':v='${chroma(warm * 0.7)}'`,
    ...(grade.vignette > 0 ? [`vignette=angle=${(grade.vignette * 1.1).toFixed(3)}`] : []),
  ]
}

/**
 * The clip from the end of its seam to its own end, the last part fading into the part before: it goes on where it began,
 * so that it can be played over and over.
 */
function closeLoop(filters: string, seconds: number, seam: number): string {
  const at = seam.toFixed(3)
  const offset = (seconds - 2 * seam).toFixed(3)
  // New times have no rate; to newer versions of ffmpeg, xfade among them, it must be told again.
  const ready = `settb=1/${FRAME_RATE},setpts=PTS-STARTPTS,fps=${FRAME_RATE}`
  return [
    `[0:v:0]${filters},split[whole][again]`,
    `[whole]trim=start=${at},${ready}[body]`,
    `[again]trim=end=${at},${ready}[head]`,
    `[body][head]xfade=transition=fade:duration=${at}:offset=${offset}[v]`,
  ].join(';')
}

function stillSettings(clipFile: string, frameCount: number): string[] {
  const at = (frameCount / FRAME_RATE / 2).toFixed(3)
  // JPEGs are in another matrix and range.
  const colours = 'scale=in_color_matrix=bt709:out_color_matrix=bt601:out_range=pc,format=yuvj420p'
  return [
    '-ss',
    at,
    '-f',
    'mov',
    '-i',
    clipFile,
    '-frames:v',
    '1',
    '-vf',
    colours,
    '-q:v',
    '2',
    '-f',
    'mjpeg',
  ]
}
