import { hasFastStart } from '../ffmpeg/has-fast-start.ts'
import { readInput } from '../ffmpeg/read-streams.ts'
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import { mayBeStuck } from './doubt-stretches.ts'
import type { FilmFacts } from './judge-film.ts'
import { digestSound, listen, type HeardSound } from './listen.ts'
import { digestPackets, readPackets, type Packet } from './read-packets.ts'
import type { WatchedSegment } from './watch-segments.ts'

/** A joined film, and what it was joined from. */
type JoinedFilm = {
  readonly ffmpeg: Ffmpeg
  readonly file: string
  /** What its segments were seen to be, which may still be looked at while the film is read; undefined where that does not tell. */
  readonly segments: PromiseLike<readonly WatchedSegment[] | undefined> | readonly WatchedSegment[]
  /** Its sound, where that was listened to before. */
  readonly heard?: HeardSound | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * What a film is whose every packet is one of segments that were watched, in their order and at their times: then its frames are known
 * without decoding them again, and so is its sound where that was heard; otherwise all of it is listened to. Undefined when any packet
 * differs, or when the segments together may be black or stand still for too long: then the whole film is to be watched. Throws
 * RenderError `check_failed`, or `mix_failed` where its sound cannot be read.
 */
export async function analyzeJoined(film: JoinedFilm): Promise<FilmFacts | undefined> {
  const { ffmpeg, file, signal } = film
  const heard = film.heard ?? (await listen({ ffmpeg, file, signal }))
  const outputs = '-map 0:v -c:v copy -bsf:v h264_mp4toannexb -map 0:a -c:a copy -f framemd5 pipe:1'
  const args = ['-i', file, ...outputs.split(' ')]
  const { stdout, stderr } = await runFfmpeg(ffmpeg, args, { signal, failure: 'check_failed' })
  const segments = await film.segments
  if (!segments) return undefined
  const streams = readInput(stderr)
  const [packets = [], , ...others] = readPackets(stdout)
  if (!streams.video || !streams.audio || others.length > 0) return undefined
  if (!areOf(packets, segments) || mayBeStuck(segments)) return undefined
  if (digestSound(stdout, 1) !== heard.digest) return undefined
  const { loudnessLufs, truePeakDbtp, silentStretches } = heard
  return {
    ...streams,
    ...{ loudnessLufs, truePeakDbtp, silentStretches },
    frameCount: packets.length,
    blackStretches: [],
    frozenStretches: [],
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
