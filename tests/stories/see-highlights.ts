import type { FrameSize } from '@hookreel/film'
import { runFfmpeg, type Ffmpeg } from '@hookreel/render'

/** The part of the frame's height in which captions are. */
const CAPTION_BAND = { top: 0.62, bottom: 0.83 }
/** How far a channel may lie from the highlight’s colour after encoding. At 44 the pink ground of an anime film was taken for a pill. */
const TOLERANCE = 32
/** A word's highlight covers at least this share of the band. */
const MIN_SHARE = 0.004
/** Edges of the highlighted area move less than this share of the width while one word stands out. */
const SAME_WORD_SHARE = 0.035

type Sight = { readonly count: number; readonly left: number; readonly right: number }

/** The frames in which a word first stands out in the highlight's colour ("#rrggbb"), read from a film's pictures. */
export async function seeHighlights(
  ffmpeg: Ffmpeg,
  film: { readonly file: string; readonly frameSize: FrameSize; readonly colour: string },
): Promise<number[]> {
  const { width } = film.frameSize
  const top = Math.round(film.frameSize.height * CAPTION_BAND.top)
  const height = Math.round(film.frameSize.height * CAPTION_BAND.bottom) - top
  const { stdout } = await runFfmpeg(ffmpeg, [
    ...['-i', film.file, '-an', '-vf', `crop=${width}:${height}:0:${top}:exact=1`],
    ...['-fps_mode', 'passthrough', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-'],
  ])
  const wanted = [1, 3, 5].map((at) => Number.parseInt(film.colour.slice(at, at + 2), 16))
  const frameBytes = width * height * 3
  const sights = Array.from({ length: Math.floor(stdout.length / frameBytes) }, (_, frame) =>
    lookAt(stdout.subarray(frame * frameBytes, (frame + 1) * frameBytes), width, wanted),
  )
  const isSeen = ({ count }: Sight) => count > width * height * MIN_SHARE
  return sights.flatMap((sight, frame) => {
    const before = sights[frame - 1]
    if (!isSeen(sight)) return []
    return before && isSeen(before) && isSameWord(before, sight, width * SAME_WORD_SHARE) ? [] : [frame]
  })
}

/** How many pixels have the colour, and between which columns nearly all of them lie. */
function lookAt(pixels: Uint8Array, width: number, wanted: readonly number[]): Sight {
  const columns: number[] = Array.from({ length: width }, () => 0)
  let count = 0
  for (let at = 0; at < pixels.length; at += 3) {
    const isNear = wanted.every((value, channel) => Math.abs((pixels[at + channel] ?? 0) - value) < TOLERANCE)
    if (!isNear) continue
    const column = (at / 3) % width
    columns[column] = (columns[column] ?? 0) + 1
    count += 1
  }
  const reach = (share: number) => {
    let passed = 0
    return columns.findIndex((own) => (passed += own) > count * share)
  }
  return { count, left: reach(0.03), right: reach(0.97) }
}

function isSameWord(a: Sight, b: Sight, reach: number): boolean {
  return Math.abs(a.left - b.left) < reach && Math.abs(a.right - b.right) < reach
}
