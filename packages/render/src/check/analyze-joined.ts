import { hasFastStart } from '../ffmpeg/has-fast-start.ts'
import { readInput } from '../ffmpeg/read-streams.ts'
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import { readLoudness } from '../sound/measure-loudness.ts'
import { LISTENING, readStretches } from './analyze-media.ts'
import { mayBeStuck } from './doubt-stretches.ts'
import type { FilmFacts } from './judge-film.ts'
import { digestSound, type HeardSound } from './listen.ts'
import { digestPackets, readPackets, type Packet } from './read-packets.ts'
import type { WatchedSegment } from './watch-segments.ts'

/** A joined film, and what it was joined from. */
type JoinedFilm = {
  readonly ffmpeg: Ffmpeg
  readonly file: string
  readonly segments: readonly WatchedSegment[]
  /** Its sound, where that was listened to before. */
  readonly heard?: HeardSound | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * What a film is whose every packet is one of segments that were watched, in their order and at their times: then its frames are known
 * without decoding them again, and so is its sound where that was heard; otherwise all of it is listened to. Undefined when any packet
 * differs, or when the segments together may be black or stand still for too long: then the whole film is to be watched. Throws
 * RenderError `check_failed`.
 */
export async function analyzeJoined(film: JoinedFilm): Promise<FilmFacts | undefined> {
  const { ffmpeg, file, segments, heard, signal } = film
  const { stdout, stderr } = await runFfmpeg(ffmpeg, readingOf(film), { signal, failure: 'check_failed' })
  const streams = readInput(stderr)
  const [packets = [], sound, ...others] = readPackets(stdout)
  if (!streams.video || !streams.audio || others.length > 0) return undefined
  if (!areOf(packets, segments) || mayBeStuck(segments)) return undefined
  // Packets of sound are listed where it was heard before, and must be those that were heard.
  const isExpected = heard === undefined ? sound === undefined : digestSound(stdout, 1) === heard.digest
  if (!isExpected) return undefined
  const { loudnessLufs, truePeakDbtp } = heard ?? readLoudness(stderr)
  return {
    ...streams,
    ...{ loudnessLufs, truePeakDbtp },
    frameCount: packets.length,
    blackStretches: [],
    frozenStretches: [],
    silentStretches: heard?.silentStretches ?? readStretches(stderr, 'silence', streams.seconds),
    hasFastStart: await hasFastStart(file),
  }
}

/** ffmpeg's arguments to list the packets of a film, and to listen to it where nobody did. */
function readingOf({ file, heard }: JoinedFilm): string[] {
  const frames = '-map 0:v -c:v copy -bsf:v h264_mp4toannexb'
  if (heard) return ['-i', file, ...`${frames} -map 0:a -c:a copy -f framemd5 pipe:1`.split(' ')]
  const outputs = `${frames} -f framemd5 pipe:1 -map [a] -f null -`
  return ['-i', file, '-filter_complex', `[0:a:0]${LISTENING}[a]`, ...outputs.split(' ')]
}

function areOf(packets: readonly Packet[], segments: readonly WatchedSegment[]): boolean {
  let from = 0
  for (const { frameCount, digest } of segments) {
    if (digestPackets(packets.slice(from, from + frameCount), from) !== digest) return false
    from += frameCount
  }
  return from === packets.length
}
