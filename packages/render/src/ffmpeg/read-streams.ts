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

/** What ffmpeg prints of an input, as facts. Nothing of the texts that the file brings is taken for them. */
export function parseStreams(text: string): StreamFacts {
  const length = LENGTH.exec(text)
  const streams = text
    .slice(length?.index ?? 0)
    .split(/\r?\n/)
    .filter((line) => STREAM.test(line))
    .map((line) => line.slice(0, LINE_CHARACTERS))
  const find = (pattern: RegExp) => streams.map((line) => pattern.exec(line)).find((found) => found !== null)
  const video = find(/: Video: (\w+)(?: \(([^)/]*)\))?.*?, (\w+)(?:\(([^)]*)\))?, (\d+)x(\d+).*?([\d.]+) fps/)
  const audio = find(/: Audio: (\w+).*?, (\d+) Hz, ([^,]+)/)
  const [, hours, minutes, seconds] = length ?? []
  return {
    video: video
      ? {
          codec: video[1] ?? '',
          profile: video[2] ?? '',
          pixelFormat: video[3] ?? '',
          colour: video[4] ?? '',
          width: Number(video[5]),
          height: Number(video[6]),
          frameRate: Number(video[7]),
        }
      : null,
    audio: audio
      ? { codec: audio[1] ?? '', sampleRate: Number(audio[2]), layout: (audio[3] ?? '').trim() }
      : null,
    seconds: hours === undefined ? 0 : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds),
  }
}
