import { hasFastStart } from '../ffmpeg/has-fast-start.ts'
import { readInput } from '../ffmpeg/read-streams.ts'
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import { readLoudness } from '../sound/measure-loudness.ts'
import { LISTENING, readStretches } from './analyze-media.ts'
import { mayBeStuck } from './doubt-stretches.ts'
import type { FilmFacts } from './judge-film.ts'
import { digestPackets, readPackets, type Packet } from './read-packets.ts'
import type { WatchedSegment } from './watch-segments.ts'

/**
 * What a film is whose every packet is one of segments that were watched, in their order and at their times: then its frames are known
 * without decoding them again. All of its sound is listened to. Undefined when any packet differs, or when the segments together may
 * be black or stand still for too long: then the whole film is to be watched. Throws RenderError `check_failed`.
 */
export async function analyzeJoined(input: {
  ffmpeg: Ffmpeg
  file: string
  segments: readonly WatchedSegment[]
  signal?: AbortSignal | undefined
}): Promise<FilmFacts | undefined> {
  const { ffmpeg, file, segments, signal } = input
  const outputs = '-map 0:v -c:v copy -bsf:v h264_mp4toannexb -f framemd5 pipe:1 -map [a] -f null -'
  const args = ['-i', file, '-filter_complex', `[0:a:0]${LISTENING}[a]`, ...outputs.split(' ')]
  const { stdout, stderr } = await runFfmpeg(ffmpeg, args, { signal, failure: 'check_failed' })
  const streams = readInput(stderr)
  const [packets = [], ...others] = readPackets(stdout)
  if (!streams.video || !streams.audio || others.length > 0) return undefined
  if (!areOf(packets, segments) || mayBeStuck(segments)) return undefined
  return {
    ...streams,
    ...readLoudness(stderr),
    frameCount: packets.length,
    blackStretches: [],
    frozenStretches: [],
    silentStretches: readStretches(stderr, 'silence', streams.seconds),
    hasFastStart: await hasFastStart(file),
  }
}

function areOf(packets: readonly Packet[], segments: readonly WatchedSegment[]): boolean {
  let from = 0
  for (const { frameCount, digest } of segments) {
    if (digestPackets(packets.slice(from, from + frameCount), from) !== digest) return false
    from += frameCount
  }
  return from === packets.length
}
