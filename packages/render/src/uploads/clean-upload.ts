import { readFile, rename, rm, stat } from 'node:fs/promises'
import { readImageHeader } from '@hookreel/film'
import { LONG_NICENESS } from '../ffmpeg/confine-ffmpeg.ts'
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts'
import type { StreamFacts } from '../ffmpeg/read-streams.ts'
import type { RenderError } from '../render-error.ts'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import {
  tooManyPixels,
  MAX_SIDE,
  openSentVideo,
  readAs,
  readParameterSets,
  readSentVideo,
  pixelsOf,
  readingMsFor,
  refuseOnFailure,
  refuseVideo,
  refuseWhenSlow,
  requirePictures,
  requireSide,
  requireWorkable,
  SENT_LIMITS,
} from './sent-video.ts'

/** A video that a person sent, and where its clean copy goes. */
export type UploadRequest = {
  readonly ffmpeg: Ffmpeg
  /** What a person sent; nothing of it is believed. */
  readonly sentFile: string
  /** The MP4 and the JPEG that are written; each appears only when it is whole. */
  readonly filmFile: string
  readonly posterFile: string
  readonly maxSeconds: number
  readonly signal?: AbortSignal
  /** So long all of it may take; by what the file says of itself when left out. */
  readonly limitMs?: number
  /** It is cut to scenes later, again and again: nothing of it is larger than a film shows, and every second can be begun with. */
  readonly isCut?: boolean
}

/** As it is shown: upright, in pixels. */
export type CleanUpload = {
  readonly width: number
  readonly height: number
  readonly seconds: number
  readonly sizeBytes: number
}

/** What is no more work than this may take five minutes, as a clip may. */
const SHORTEST_LIMIT_MS = 5 * 60_000
/** The most that is taken, encoded anew on a slow machine. */
const LONGEST_LIMIT_MS = 40 * 60_000
/** Decoded and encoded anew by one core: 117 million of 4096 × 4096 in 4:4:4, more of smaller ones. */
const PIXELS_A_SECOND = 100_000_000
/** A machine may be so many times slower, or as busy. */
const PATIENCE = 4
/** What is written is never larger, whatever the file makes of the encoder. */
const WRITTEN_BYTES = 2 * 1024 ** 3
const POSTER_SIDE = 1080

/**
 * A person's video (MP4, MOV, AVI or WebM, told by its content) as an MP4 that every browser plays, without metadata,
 * chapters or further streams, and a poster of it. The pictures of H.264 are kept as they are, everything else is
 * encoded anew.
 * ffmpeg reads it as what it was told to be and opens no other file or address that it names.
 * @throws RenderError `upload_refused` with a sentence for people, also when it takes longer than what it says of itself lets expect.
 */
export async function cleanUpload(request: UploadRequest): Promise<CleanUpload> {
  const { input, facts } = await openTaken(request)
  const limitMs = request.limitMs ?? limitOf(facts, request.maxSeconds)
  return refuseWhenSlow({ limitMs, signal: request.signal, what: 'video' }, (signal) =>
    writeClean({ ...request, signal }, input, facts),
  )
}

/**
 * How many seconds of a core it takes to encode a person's video anew, by what it says of itself: none when its pictures
 * are kept. Throws as `cleanUpload` does for what is not taken.
 */
export async function weighUpload(request: SentFile): Promise<number> {
  const { facts } = await openTaken(request)
  return isPlayable(facts) ? 0 : encodingSeconds(facts, request.maxSeconds)
}

/** A file that a person sent, not yet read. */
export type SentFile = Pick<UploadRequest, 'ffmpeg' | 'sentFile' | 'maxSeconds' | 'signal'>

/**
 * How many seconds of a core it takes at most to read a person's video whole, by what it says of itself, also where its pictures are kept. Throws as
 * `cleanUpload` does for what is not taken, and for one that takes longer than `most`.
 */
export async function weighReading(request: SentFile, most: number): Promise<number> {
  const { facts } = await openTaken(request)
  const seconds = encodingSeconds(facts, request.maxSeconds)
  if (seconds > most) throw tooManyPixels('a minute of 4K has')
  return seconds
}

async function openTaken({
  ffmpeg,
  sentFile,
  maxSeconds,
  signal,
}: SentFile): Promise<{ input: readonly string[]; facts: StreamFacts }> {
  const input = await openSentVideo(ffmpeg, sentFile)
  const limitMs = await readingMsFor(sentFile)
  const facts = await refuseWhenSlow({ limitMs, signal, what: 'video' }, (reading) =>
    readSentVideo(ffmpeg, input, reading),
  )
  requirePictures(facts)
  if (facts.seconds > maxSeconds) throw tooLong(maxSeconds)
  requireWorkable(facts)
  return { input, facts }
}

const isPlayable = ({ video }: StreamFacts): boolean =>
  video?.codec === 'h264' && /^yuvj?420p$/.test(video.pixelFormat)

/** What does not say how long it is weighs as the longest that is taken: as nothing it came to the short ones, and kept them waiting for five minutes. */
const encodingSeconds = (facts: StreamFacts, maxSeconds: number): number =>
  pixelsOf({ ...facts, seconds: facts.seconds || maxSeconds }) / PIXELS_A_SECOND

/** A file that holds more than it says of itself is not waited for: one of 60 kB a second kept two of everybody's places for forty minutes. */
function limitOf(facts: StreamFacts, maxSeconds: number): number {
  if (isPlayable(facts)) return SHORTEST_LIMIT_MS
  const expectedMs = encodingSeconds(facts, maxSeconds) * PATIENCE * 1000
  return Math.min(LONGEST_LIMIT_MS, Math.max(SHORTEST_LIMIT_MS, expectedMs))
}

async function writeClean(
  request: UploadRequest & { readonly signal: AbortSignal },
  input: readonly string[],
  facts: StreamFacts,
): Promise<CleanUpload> {
  const { ffmpeg, filmFile, posterFile, maxSeconds, signal } = request
  const unfinished = [`${filmFile}.part`, `${posterFile}.part`] as const
  try {
    await writeFilm(request, input, facts, unfinished[0])
    const written = [...readAs('mov'), '-i', unfinished[0]]
    // The cleaned file knows its length even when the one that was sent did not.
    const cleaned = await readSentVideo(ffmpeg, written, signal)
    const { seconds } = cleaned
    if (seconds === 0) throw refuseVideo('This video is empty.')
    if (seconds > maxSeconds) throw tooLong(maxSeconds)
    requireWorkable(cleaned)
    await refuseOnFailure(() =>
      runFfmpeg(ffmpeg, [...posterSettings(written, seconds), unfinished[1]], {
        signal,
        limits: SENT_LIMITS,
      }),
    )
    const shown = readImageHeader(await readFile(unfinished[1]))
    if (shown === undefined) throw refuseVideo('This video is damaged and cannot be read.')
    const scale = fullSize(facts) / Math.max(shown.width, shown.height)
    await rename(unfinished[1], posterFile)
    await rename(unfinished[0], filmFile)
    return {
      width: Math.round(shown.width * scale),
      height: Math.round(shown.height * scale),
      seconds,
      sizeBytes: (await stat(filmFile)).size,
    }
  } finally {
    for (const file of unfinished) await rm(file, { force: true })
  }
}

/** H.264 stays as it is when all of it is in one size; what changes its size on the way is encoded anew in the first one. */
async function writeFilm(
  { ffmpeg, maxSeconds, signal, isCut = false }: UploadRequest & { readonly signal: AbortSignal },
  input: readonly string[],
  facts: StreamFacts,
  file: string,
): Promise<void> {
  const write = (isKept: boolean) =>
    refuseOnFailure(() =>
      runFfmpeg(ffmpeg, [...input, ...filmSettings({ isKept, isCut }, maxSeconds), file], {
        signal,
        limits: SENT_LIMITS,
        niceness: LONG_NICENESS,
      }),
    )
  const isKept = isPlayable(facts) && !isCut
  await write(isKept)
  if (!isKept) return
  const { sizes, largestSide } = await readParameterSets(ffmpeg, file, signal)
  requireSide(largestSide)
  if (sizes.size === 1) return
  // It waited among those whose pictures are kept.
  if (encodingSeconds(facts, maxSeconds) * PATIENCE * 1000 > SHORTEST_LIMIT_MS)
    throw refuseVideo(
      'The pictures of this video change their size on the way: export it anew, and send that.',
    )
  await write(false)
}

/** What may stand in kept H.264: pictures and their parameter sets. Places, cameras and texts stand in the other units (SEI). */
const KEPT_UNITS = 'filter_units=pass_types=1-5|7|8'

/**
 * Square pixels, in even sizes, which 4:2:0 needs. A pixel may be said to be 255 times as wide as it is high: what would become wider than is
 * taken becomes lower instead.
 */
const SQUARE = `scale='trunc(min(iw*sar,${MAX_SIDE})/2)*2':'trunc(ih*min(1,${MAX_SIDE}/(iw*sar))/2)*2',setsar=1`

/**
 * No side that fills a film is longer. Of 4096 × 4096 with one key frame a cut to a scene took 40 s of a core: a storyboard of them kept everybody's
 * previews waiting for minutes, for nothing.
 */
const FOR_SCENES = `scale='trunc(iw*min(1,1920/min(iw,ih))/2)*2':'trunc(ih*min(1,1920/min(iw,ih))/2)*2'`

function filmSettings(
  { isKept, isCut }: { readonly isKept: boolean; readonly isCut: boolean },
  maxSeconds: number,
): string[] {
  const look = isCut ? `${SQUARE},${FOR_SCENES} -g 30 -fpsmax 30` : `${SQUARE} -fpsmax 60`
  const pictures = isKept
    ? ['-c:v', 'copy', '-bsf:v', KEPT_UNITS]
    : `-c:v libx264 -preset veryfast -crf 20 -pix_fmt yuv420p -vf ${look}`.split(' ')
  // Always anew: AAC has room for other data beside the sound.
  const sound = ['-c:a', 'aac', '-b:a', '192k', '-ac', '2']
  return [
    // One second more than allowed, to see that it is too long.
    ...['-t', String(maxSeconds + 1), '-map', '0:v:0', '-map', '0:a:0?', ...pictures, ...sound],
    ...'-map_metadata -1 -map_chapters -1 -fflags +bitexact -movflags +faststart -threads 2 -f mp4'.split(
      ' ',
    ),
    ...['-fs', String(WRITTEN_BYTES)],
  ]
}

function posterSettings(input: readonly string[], seconds: number): string[] {
  const at = Math.min(1, seconds / 2).toFixed(3)
  const scale = `scale='min(${POSTER_SIDE},iw)':'min(${POSTER_SIDE * 2},ih)':force_original_aspect_ratio=decrease`
  return ['-ss', at, ...input, '-frames:v', '1', '-vf', scale, '-q:v', '3', '-f', 'mjpeg']
}

function fullSize({ video }: StreamFacts): number {
  return Math.max(video?.width ?? 0, video?.height ?? 0)
}

function tooLong(maxSeconds: number): RenderError {
  return refuseVideo(`Choose a video of at most ${Math.round(maxSeconds / 60)} minutes.`)
}
