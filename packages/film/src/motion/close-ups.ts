import { FRAME_RATE, type FrameSize } from '../format.ts'
import { OVERSCAN, type Picture, type PictureLayer } from '../picture.ts'
import type { Rect } from './rect.ts'

/** Frames of a shot, counted from its start, in which the camera stands closer; from `start` until before `end`. */
export type CloseUp = { readonly start: number; readonly end: number }

/** How a close-up shows a picture: so many times larger, about the frame's middle, and moved by shares of the frame's sides. */
export type Framing = { readonly scale: number; readonly x: number; readonly y: number }

/** A framing stays at least this long, or the film flickers. */
const MIN_SECONDS = 1.2
/** A cut may lie this far from where equal parts would have it, to fall on a word. */
const REACH_SECONDS = 0.8
const MAX_PARTS = 4
/** Most scenes last four or five seconds: a shot that almost has room for one framing more gets it. */
const ALMOST = 0.3

/**
 * Cuts a shot of `frameCount` frames into framings of about `beat` seconds, far and close by turns, and answers the close ones. Cuts
 * fall on the starts of words (`wordStarts`, in frames after the shot's start), rather after a pause; a shot that is too short for two
 * framings, or has no word where a cut would be, has none.
 */
export function planCloseUps(wordStarts: readonly number[], frameCount: number, beat: number): CloseUp[] {
  const parts = Math.min(MAX_PARTS, Math.floor(frameCount / FRAME_RATE / beat + ALMOST))
  const least = MIN_SECONDS * FRAME_RATE
  const cuts: number[] = []
  for (let part = 1; part < parts; part += 1) {
    const earliest = (cuts.at(-1) ?? 0) + least
    const cut = nearestWord(wordStarts, (frameCount * part) / parts, earliest, frameCount - least)
    if (cut !== undefined) cuts.push(cut)
  }
  return cuts.flatMap((start, index) =>
    index % 2 === 0 ? [{ start, end: cuts[index + 1] ?? frameCount }] : [],
  )
}

function nearestWord(wordStarts: readonly number[], wanted: number, earliest: number, latest: number) {
  const reach = REACH_SECONDS * FRAME_RATE
  let best: { frame: number; cost: number } | undefined
  for (const [index, frame] of wordStarts.entries()) {
    const distance = Math.abs(frame - wanted)
    if (frame < earliest || frame > latest || distance > reach) continue
    // From word to word it is a third of a second; what is longer than that has a pause in it.
    const pause = Math.min(FRAME_RATE, frame - (wordStarts[index - 1] ?? frame))
    const cost = distance - pause
    if (best === undefined || cost < best.cost) best = { frame, cost }
  }
  return best?.frame
}

const CLOSE = 1.27
/** Words set large fill their picture already: they come a little nearer. */
const CLOSE_WORDS = 1.07
/** Pictures whose subject has no layer of its own (photographs, clips). */
const CLOSE_WHOLE = 1.16
/** What is less than this much closer looks like a fault of the camera. */
const MIN_SCALE = 1.04
/** Shares of the frame's width and height that the subject may fill. */
const ROOM = { width: 0.95, height: 0.8 }
const MIN_TOP = 0.04

/**
 * The framing of a picture's close-ups: as close as its subject stays whole, and no closer than its kind allows; none when that is
 * nothing. The subject comes half-way to the middle and grows upwards: captions stand below it.
 */
export function frameCloseUp({ layers, kind }: Picture): Framing | null {
  const main = layers.filter(({ name }) => name === (kind === 'type' ? 'words' : 'hero'))
  const wanted = kind === 'type' ? CLOSE_WORDS : main.length === 0 ? CLOSE_WHOLE : CLOSE
  const subject = main.length === 0 || main.some(({ box }) => box.width === 1) ? null : boundOfAll(main)
  if (subject === null) return { scale: wanted, x: 0, y: 0 }
  const scale = Math.min(wanted, ROOM.width / subject.width, ROOM.height / subject.height)
  if (scale < MIN_SCALE) return null
  const aside = kind === 'type' ? 0 : (0.5 - subject.middle) * scale * 0.5
  // Its lower edge stays where it was, unless its upper one would leave the frame.
  const stay = (subject.bottom - 0.5) * (1 - scale)
  const top = (subject.bottom - subject.height - 0.5) * scale + 0.5 + stay
  const down = stay + Math.max(0, MIN_TOP - top)
  // Covered to its edges, a picture reaches so far.
  const most = (scale - 1) / 2
  const limit = (share: number) => Math.max(-most, Math.min(most, share))
  return { scale, x: limit(aside), y: limit(down) }
}

function boundOfAll(layers: readonly PictureLayer[]) {
  const bounds = layers.map(boundOf)
  const left = Math.min(...bounds.map(({ middle, width }) => middle - width / 2))
  const right = Math.max(...bounds.map(({ middle, width }) => middle + width / 2))
  const top = Math.min(...bounds.map(({ bottom, height }) => bottom - height))
  const bottom = Math.max(...bounds.map((bound) => bound.bottom))
  return { width: right - left, height: bottom - top, middle: (left + right) / 2, bottom }
}

/** Where a layer's box lies in the frame at rest, in shares of its sides. */
function boundOf({ box, depth }: PictureLayer) {
  const space = depth === null ? 1 : 1 + 2 * OVERSCAN
  const [width, height] = [box.width * space, box.height * space]
  const edge = (space - 1) / 2
  return { width, height, middle: box.x * space - edge + width / 2, bottom: box.y * space - edge + height }
}

/** Where a layer at `rect` lies in a close-up. What covered the frame still does. */
export function comeCloser(rect: Rect, { scale, x, y }: Framing, { width, height }: FrameSize): Rect {
  return {
    x: (rect.x - width / 2) * scale + width / 2 + x * width,
    y: (rect.y - height / 2) * scale + height / 2 + y * height,
    width: rect.width * scale,
    height: rect.height * scale,
  }
}
