import { createHash } from 'node:crypto'
import { readInput } from '../ffmpeg/read-streams.ts'
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import { readLoudness, type Loudness } from '../sound/measure-loudness.ts'
import { LISTENING, readStretches, type Stretch } from './analyze-media.ts'
import { digestPackets, readPackets, readSetup } from './read-packets.ts'

/** An encoded sound all of which was decoded, as plain JSON. */
export type HeardSound = Loudness & {
  /** Of its packets with their times: the same in a film is the same sound, bit by bit. */
  readonly digest: string
  readonly silentStretches: readonly Stretch[]
}

/** A second of sound in each fragment. */
const IN_FRAGMENTS =
  '-map 0:a:0 -c:a copy -movflags +frag_keyframe+delay_moov+default_base_moof -frag_duration 1000000 -f mp4'

/**
 * Listens to all of an encoded sound: how loud it is, how high it peaks, where it is silent, and which packets it has. The same run writes
 * its packets, as they are, so that browsers play them beside stretches of pictures. Throws RenderError `mix_failed` when it cannot be read.
 */
export async function listen(input: {
  ffmpeg: Ffmpeg
  file: string
  /** An MP4 by any name, in fragments; nothing is written when it is left out. */
  fragmentsFile?: string | undefined
  signal?: AbortSignal | undefined
}): Promise<HeardSound> {
  const { ffmpeg, file, fragmentsFile, signal } = input
  const outputs = '-map 0:a:0 -c:a copy -f framemd5 pipe:1 -map [a] -f null -'
  const fragments = fragmentsFile === undefined ? [] : [...IN_FRAGMENTS.split(' '), fragmentsFile]
  const listening = ['-i', file, '-filter_complex', `[0:a:0]${LISTENING}[a]`, ...outputs.split(' ')]
  const args = [...listening, ...fragments]
  const { stdout, stderr } = await runFfmpeg(ffmpeg, args, { signal, failure: 'mix_failed' })
  return {
    ...readLoudness(stderr),
    digest: digestSound(stdout, 0),
    silentStretches: readStretches(stderr, 'silence', readInput(stderr).seconds),
  }
}

/** One checksum for a stream of sound in a listing of `framemd5`: its packets, their times and what a decoder is told before them. */
export function digestSound(listing: Buffer, stream: number): string {
  const packets = digestPackets(readPackets(listing)[stream] ?? [], 0)
  return createHash('sha256')
    .update(`${readSetup(listing, stream)} ${packets}`)
    .digest('hex')
}
