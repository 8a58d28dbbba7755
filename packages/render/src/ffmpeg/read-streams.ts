import type { Ffmpeg } from './find-ffmpeg.ts'
import { runFfmpeg } from './run-ffmpeg.ts'

/** What a file says of itself. Colour is as ffmpeg names it: "tv, bt709". */
export type StreamFacts = {
  readonly video: {
    readonly codec: string
    readonly profile: string
    readonly pixelFormat: string
    readonly colour: string
    readonly width: number
    readonly height: number
    readonly frameRate: number
  } | null
  readonly audio: { readonly codec: string; readonly sampleRate: number; readonly layout: string } | null
  readonly seconds: number
}

/**
 * Reads a file's streams from what ffmpeg prints on opening it: older installations have no ffprobe.
 * @throws RenderError `check_failed` when it cannot be opened.
 */
export async function readStreams(input: {
  ffmpeg: Ffmpeg
  file: string
  signal?: AbortSignal | undefined
}): Promise<StreamFacts> {
  const { stderr } = await runFfmpeg(
    input.ffmpeg,
    ['-i', input.file, '-map', '0', '-c', 'copy', '-t', '0', '-f', 'null', '-'],
    {
      signal: input.signal,
      failure: 'check_failed',
    },
  )
  return readInput(stderr)
}

/** What ffmpeg said of its input before it said what becomes of it. */
export function readInput(stderr: string): StreamFacts {
  return parseStreams(stderr.split(/^Output #0|^Stream mapping/m)[0] ?? '')
}

/** Stands behind the texts that a file has of itself (title, comment), which are printed deeper, and before its streams. */
const LENGTH = /^ {2}Duration: (?:(\d+):(\d+):([\d.]+))?/m
/** Texts of single streams and chapters, which may say the same, stand deeper. */
const STREAM = /^ {2,4}Stream #/
/** A line of ffmpeg's own has 200. A text of a file has as many as its sender likes: one of 30 kB that looked like streams was read for hours. */
const LINE_CHARACTERS = 600
/**
 * The language of a stream stands in its line, and in Matroska it is any text. So nothing here tries one place with every other: a file
 * of 500 kB with 600 streams of such languages kept the server's thread for minutes.
 */
const KIND = /: Video: (\w+)(?: \(([^)/]*)\))?/
const SIZE = /, (\w{1,20})(?:\(([^)]{0,100})\))?, (\d{1,6})x(\d{1,6})(?!\d)/
const RATE = /(?<![\d.])([\d.]{1,12}) fps/
const SOUND_KIND = /: Audio: (\w+)/
const SOUND = /, (\d{1,7}) Hz, ([^,]+)/

/** What ffmpeg prints of an input, as facts. Nothing of the texts that the file brings is taken for them. */
export function parseStreams(text: string): StreamFacts {
  const length = LENGTH.exec(text)
  const streams = text
    .slice(length?.index ?? 0)
    .split(/\r?\n/)
    .filter((line) => STREAM.test(line))
    .map((line) => line.slice(0, LINE_CHARACTERS))
  const [, hours, minutes, seconds] = length ?? []
  return {
    video: findFacts(streams, readVideo),
    audio: findFacts(streams, readAudio),
    seconds: hours === undefined ? 0 : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds),
  }
}

/** Those of the first stream of its kind. */
function findFacts<Facts>(
  streams: readonly string[],
  read: (line: string) => Facts | undefined,
): Facts | null {
  for (const line of streams) {
    const facts = read(line)
    if (facts !== undefined) return facts
  }
  return null
}

function readVideo(line: string): NonNullable<StreamFacts['video']> | undefined {
  const kind = KIND.exec(line)
  const told = line.slice((kind?.index ?? 0) + (kind?.[0].length ?? 0))
  const size = SIZE.exec(told)
  const rate = RATE.exec(told.slice(size?.index ?? 0))
  if (!kind || !size || !rate) return undefined
  return {
    codec: kind[1] ?? '',
    profile: kind[2] ?? '',
    pixelFormat: size[1] ?? '',
    colour: size[2] ?? '',
    width: Number(size[3]),
    height: Number(size[4]),
    frameRate: Number(rate[1]),
  }
}

function readAudio(line: string): NonNullable<StreamFacts['audio']> | undefined {
  const kind = SOUND_KIND.exec(line)
  const sound = SOUND.exec(line.slice((kind?.index ?? 0) + (kind?.[0].length ?? 0)))
  if (!kind || !sound) return undefined
  return { codec: kind[1] ?? '', sampleRate: Number(sound[1]), layout: (sound[2] ?? '').trim() }
}
