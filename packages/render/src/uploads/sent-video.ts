import { open, stat } from 'node:fs/promises'
import { limitBySize } from '@hookreel/sandbox'
import { LONG_NICENESS } from '../ffmpeg/confine-ffmpeg.ts'
import { UPLOADS_NEED, type Ffmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { parseStreams, type StreamFacts } from '../ffmpeg/read-streams.ts'
import { RenderError } from '../render-error.ts'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import { readSoundContainer, readVideoContainer, type SoundContainer } from './container.ts'

const VIDEO_CODECS = ['h264', 'hevc', 'vp8', 'vp9', 'av1', 'mpeg4', 'mpeg2video', 'mjpeg', 'prores']
/** Twice 4K in either direction; more is no short video, and fills the memory. */
export const MAX_SIDE = 4096
/** Frames that take more than this are refused by ffmpeg itself. */
const ALLOC_BYTES = 512 * 1_048_576
/** Nothing else in ffmpeg ever reads a file of strangers: its decoders are four hundred, most of them for formats that nobody sends. */
const DECODERS = [
  ...['h264', 'hevc', 'vp8', 'vp9', 'libvpx', 'libvpx-vp9', 'av1', 'libdav1d', 'libaom-av1'],
  ...['mpeg4', 'mpeg2video', 'mjpeg', 'prores'],
  ...['aac', 'aac_latm', 'mp3', 'mp3float', 'mp2', 'mp2float', 'ac3', 'eac3', 'opus', 'libopus', 'vorbis'],
  ...['libvorbis', 'flac', 'alac', 'amrnb', 'amrwb', 'adpcm_ms', 'adpcm_ima_wav', 'adpcm_ima_qt'],
  ...['pcm_u8', 'pcm_s8', 'pcm_s16le', 'pcm_s16be', 'pcm_s24le', 'pcm_s24be', 'pcm_s32le', 'pcm_s32be'],
  ...['pcm_f32le', 'pcm_f32be', 'pcm_alaw', 'pcm_mulaw'],
]
/** What ffmpeg may take while it reads a file of strangers: 4K in HEVC, decoded and encoded anew, takes 1.1 GB. */
export const SENT_LIMITS = { memoryBytes: 2 * 1024 ** 3, cpuSeconds: 2 * 3600 }

/** The options that open a file of strangers as what its first bytes say, and as nothing else. Throws `upload_refused`. */
export async function openSentVideo(ffmpeg: Ffmpeg, file: string): Promise<string[]> {
  if (!ffmpeg.readsUploads)
    throw refuseVideo(
      `This server takes no videos: they need ffmpeg ${UPLOADS_NEED} or newer, and its own is older.`,
    )
  const container = readVideoContainer(await requireHead(file))
  if (container === undefined) throw refuseVideo('This is no MP4, MOV, AVI or WebM video.')
  return openAs(container, file)
}

/** The same of a sound, or of a video whose sound is taken. Throws `upload_refused`. */
export async function openSentSound(ffmpeg: Ffmpeg, file: string): Promise<string[]> {
  if (!ffmpeg.readsUploads)
    throw refuseVideo(
      `This server takes no sounds: they need ffmpeg ${UPLOADS_NEED} or newer, and its own is older.`,
    )
  const container = readSoundContainer(await requireHead(file))
  if (container === undefined)
    throw refuseVideo(
      'This is no sound that can be read here: send WAV, MP3, M4A, OGG, FLAC, WebM or a video.',
    )
  return openAs(container, file)
}

/** Whether what was sent is a video, as its first bytes tell. */
export async function isSentVideo(file: string): Promise<boolean> {
  return readVideoContainer(await readHead(file)) !== undefined
}

function openAs(container: SoundContainer, file: string): string[] {
  return ['-max_alloc', String(ALLOC_BYTES), ...readAs(container), '-i', file]
}

/** Throws `upload_refused` for a file without a byte. */
async function requireHead(file: string): Promise<Uint8Array> {
  const head = await readHead(file)
  if (head.length === 0) throw refuseVideo('This file is empty.')
  return head
}

async function readHead(file: string): Promise<Uint8Array> {
  const handle = await open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/**
 * The options of an input that is read as this container alone, by those decoders, and never with more pixels: also when the
 * size changes in the middle. Two threads, because each holds frames of its own.
 */
export function readAs(container: SoundContainer): string[] {
  return [
    ...['-protocol_whitelist', 'file', '-format_whitelist', FORMATS[container]],
    ...['-codec_whitelist', DECODERS.join(','), '-max_pixels', String(MAX_SIDE * MAX_SIDE)],
    ...['-threads', '2', '-f', container],
  ]
}

/** All names of ffmpeg's reader of each. */
const FORMATS: Readonly<Record<SoundContainer, string>> = {
  mov: 'mov,mp4,m4a,3gp,3g2,mj2',
  avi: 'avi',
  matroska: 'matroska,webm',
  wav: 'wav',
  mp3: 'mp3',
  ogg: 'ogg',
  flac: 'flac',
}

/** One parameter set is told in some 5,000 letters: this is ten minutes of seven a second. It is read in the server's one thread. */
const MAX_SAID = 20_000_000
/** Half a gigabyte is read in seconds. */
const READING_LIMIT = { leastMs: 12_000, bytesOfMs: 5000, mostMs: 60_000 }
/** How many milliseconds a file may be read, by its size: 240 kB whose tables name millions of samples would keep a lane for a minute. */
export async function readingMsFor(file: string): Promise<number> {
  const { size } = await stat(file)
  return limitBySize(size, READING_LIMIT)
}
const TOO_OFTEN =
  'This video is damaged, or describes its pictures far too often: export it anew, and send that.'

/** The sides of the pictures that all parameter sets of an H.264 film name, wherever in it they stand. Throws `upload_refused` for more of them than films need. */
export async function readParameterSets(
  ffmpeg: Ffmpeg,
  file: string,
  signal: AbortSignal,
): Promise<{ readonly sizes: ReadonlySet<string>; readonly largestSide: number }> {
  const sizes = new Set<string>()
  let [largestSide, width, rest, said] = [0, 0, '', 0]
  const enough = new AbortController()
  const refuse = () => enough.abort(refuseVideo(TOO_OFTEN))
  const read = (line: string) => {
    const [, name, value] =
      /\b(pic_width_in_mbs_minus1|pic_height_in_map_units_minus1)\b.*= (\d+)/.exec(line) ?? []
    if (name === undefined) return
    const blocks = (Number(value) + 1) * 16
    if (name.startsWith('pic_width')) width = blocks
    else sizes.add(`${width}x${blocks}`)
    largestSide = Math.max(largestSide, blocks)
  }
  // Nothing but parameter sets is printed, and no line is kept: there may be as many as there are frames.
  const filters = 'filter_units=pass_types=7,trace_headers'
  const timer = setTimeout(refuse, await readingMsFor(file))
  await refuseOnFailure(() =>
    runFfmpeg(
      ffmpeg,
      [...readAs('mov'), '-i', file, '-map', '0:v:0', '-c', 'copy', '-bsf:v', filters, '-f', 'null', '-'],
      {
        signal: AbortSignal.any([signal, enough.signal]),
        limits: SENT_LIMITS,
        niceness: LONG_NICENESS,
        onSaid: (text) => {
          said += text.length
          if (said > MAX_SAID) return refuse()
          const lines = (rest + text).split('\n')
          rest = lines.pop() ?? ''
          lines.forEach(read)
        },
      },
    ),
  ).finally(() => clearTimeout(timer))
  return { sizes, largestSide }
}

/** What an opened video says of itself. */
export async function readSentVideo(
  ffmpeg: Ffmpeg,
  input: readonly string[],
  signal: AbortSignal,
): Promise<StreamFacts> {
  const { stderr } = await refuseOnFailure(() =>
    runFfmpeg(
      ffmpeg,
      [...input, '-map', '0:v:0', '-map', '0:a:0?', '-c', 'copy', '-t', '0', '-f', 'null', '-'],
      { signal, limits: SENT_LIMITS },
    ),
  )
  return parseStreams(stderr.split(/^Output #0|^Stream mapping/m)[0] ?? '')
}

/** The pictures of a video that may be decoded. Throws `upload_refused`. */
export function requirePictures({ video }: StreamFacts): NonNullable<StreamFacts['video']> {
  if (!video) throw refuseVideo('There are no pictures in this file.')
  if (!VIDEO_CODECS.includes(video.codec))
    throw refuseVideo(`Videos of the kind ${video.codec} cannot be read here.`)
  if (Math.min(video.width, video.height) < 16) throw tooLarge()
  requireSide(Math.max(video.width, video.height))
  return video
}

/** Throws `upload_refused` for pictures with a longer side than is taken. */
export function requireSide(longest: number): void {
  if (longest > MAX_SIDE) throw tooLarge()
}

/** Ten minutes of 4K at 30 frames a second: to fit them to a network, or to compress them for a download, takes some 500 s of a core, reckoned from four seconds of larger ones. */
const MAX_PIXELS = 4096 * 2160 * 30 * 600

/**
 * Throws `upload_refused` for a video that takes too long to work on: of 4096 pixels a side, 60 frames a second and ten minutes, four kept
 * everybody's posts and downloads for an hour.
 */
export function requireWorkable(facts: StreamFacts): void {
  if (pixelsOf(facts) <= MAX_PIXELS) return
  throw tooManyPixels('ten minutes of 4K have')
}

/** `most` is what is taken at 30 frames a second. */
export const tooManyPixels = (most: string): Error =>
  refuseVideo(
    `This video has too many pixels and frames to be worked on here. Send it shorter, smaller, or with fewer frames a second: ${most} at most 30.`,
  )

/** How many pixels all frames of a video have together, by what it says of itself. */
export function pixelsOf({ video, seconds }: StreamFacts): number {
  return video ? video.width * video.height * video.frameRate * seconds : 0
}

/** Does work that is stopped after its time, and then throws `upload_refused`: to try it again would take as long. */
export async function refuseWhenSlow<Result>(
  limits: {
    readonly limitMs: number
    readonly signal?: AbortSignal | undefined
    readonly what: 'video' | 'clip' | 'sound'
  },
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  // It takes whole numbers only, and what a film takes is reckoned: each of more than 75 s of a core was refused as a fault of ours.
  const limit = AbortSignal.timeout(Math.ceil(limits.limitMs))
  try {
    return await work(limits.signal ? AbortSignal.any([limit, limits.signal]) : limit)
  } catch (error) {
    limits.signal?.throwIfAborted()
    throw limit.aborted
      ? refuseVideo(`This ${limits.what} takes too long to read: send a smaller or shorter one.`)
      : error
  }
}

function tooLarge(): RenderError {
  return refuseVideo(`Choose a video of 16 to ${MAX_SIDE} pixels a side.`)
}

/** A video that is not taken, with a sentence for people. */
export function refuseVideo(message: string, detail = ''): RenderError {
  return new RenderError('upload_refused', message, { detail })
}

/** ffmpeg could not read it: it is the file's fault, unless we were stopped. */
export async function refuseOnFailure<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof RenderError && error.code === 'render_failed')
      throw refuseVideo('This video is damaged and cannot be read.', error.detail)
    throw error
  }
}
