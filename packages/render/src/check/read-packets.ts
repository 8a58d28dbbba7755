import { createHash } from 'node:crypto'
import { FRAME_RATE } from '@hookreel/film'

/** A packet or a frame as ffmpeg's `framemd5` lists it: when it is shown and when it is decoded, in frames, and its checksum. */
export type Packet = { readonly at: number; readonly decodedAt: number; readonly sum: string }

/** What `framemd5` listed, by the number of the stream. */
export function readPackets(listing: Buffer): Packet[][] {
  const text = listing.toString('latin1')
  const ticks = new Map(
    [...text.matchAll(/^#tb (\d+): (\d+)\/(\d+)/gm)].map(([, stream, above, below]) => [
      Number(stream),
      (Number(above) / Number(below)) * FRAME_RATE,
    ]),
  )
  const streams: Packet[][] = []
  for (const [, stream, dts, pts, sum] of text.matchAll(LINE)) {
    const framesATick = ticks.get(Number(stream)) ?? Number.NaN
    const at = roundFrames(Number(pts) * framesATick)
    ;(streams[Number(stream)] ??= []).push({
      at,
      decodedAt: roundFrames(Number(dts) * framesATick),
      sum: sum ?? '',
    })
  }
  return streams
}

/** Stream, times, length, size, checksum. */
const LINE = /^(\d+), +(-?\d+), +(-?\d+), +\d+, +\d+, +([\da-f]{32})/gm

/** Times that lie beside the frames stay what they are, but for what numbers cannot say. */
function roundFrames(frames: number): number {
  return Math.round(frames * 1e6) / 1e6
}

/** One checksum for packets in a row, with their times as they are from `from` on. */
export function digestPackets(packets: readonly Packet[], from: number): string {
  const lines = packets.map(({ at, decodedAt, sum }) => `${at - from} ${decodedAt - from} ${sum}`)
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}

/** What a decoder is told of a stream before its packets, as `framemd5` lists it; empty where ffmpeg does not say. */
export function readSetup(listing: Buffer, stream: number): string {
  return (
    new RegExp(`^#extradata ${stream}, +(\\d+, +[\\da-f]{32})`, 'm').exec(listing.toString('latin1'))?.[1] ??
    ''
  )
}
