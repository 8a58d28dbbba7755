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

/** What ffmpeg prints of an input, as facts. */
export function parseStreams(text: string): StreamFacts {
  const video = /Video: (\w+)(?: \(([^)/]*)\))?.*?, (\w+)(?:\(([^)]*)\))?, (\d+)x(\d+).*?([\d.]+) fps/.exec(
    text,
  )
  const audio = /Audio: (\w+).*?, (\d+) Hz, ([^,]+)/.exec(text)
  const length = /Duration: (\d+):(\d+):([\d.]+)/.exec(text)
  return {
    video: video && {
      codec: video[1] ?? '',
      profile: video[2] ?? '',
      pixelFormat: video[3] ?? '',
      colour: video[4] ?? '',
      width: Number(video[5]),
      height: Number(video[6]),
      frameRate: Number(video[7]),
    },
    audio: audio && { codec: audio[1] ?? '', sampleRate: Number(audio[2]), layout: (audio[3] ?? '').trim() },
    seconds: length ? Number(length[1]) * 3600 + Number(length[2]) * 60 + Number(length[3]) : 0,
  }
}
