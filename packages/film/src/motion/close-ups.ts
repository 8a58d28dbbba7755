import { FRAME_RATE, type FrameSize } from '../format.ts'
import { OVERSCAN, type Picture, type PictureLayer } from '../picture.ts'
import type { Rect } from './rect.ts'

/** Frames of a shot, counted from its start, in which the camera stands closer; from `start` until before `end`. */
export type CloseUp = { readonly start: number; readonly end: number }

/**
 * How a close-up shows a picture: so many times larger, about the frame's middle, and moved by shares of the frame's sides. Words keep to
 * `words` times their size: they must be read whole while all around them comes closer.
 */
export type Framing = {
  readonly scale: number
  readonly x: number
  readonly y: number
  readonly words: number
}

/** A framing stays at least this long, or the film flickers. */
const MIN_SECONDS = 1.2
/** Nothing stays on screen as it is for longer: who watches swipes on. */
export const MAX_STILL_SECONDS = 2.5
/** A cut may lie this far from where equal parts would have it, to fall on a word. */
const REACH_SECONDS = 0.8
/** Room that each framing leaves, or no cut could wait for its word. */
const SLACK_SECONDS = 0.2
/** Most scenes last four or five seconds: a shot that almost has room for one framing more gets it. */
const ALMOST = 0.3

/**
 * Cuts a shot of `frameCount` frames into framings of about `beat` seconds and at most MAX_STILL_SECONDS, far and close by turns, and
 * answers the close ones. Cuts fall on the starts of words (`wordStarts`, in frames after the shot's start), rather after a pause; where
 * nothing is said, they fall where equal parts end.
 */
export function planCloseUps(wordStarts: readonly number[], frameCount: number, beat: number): CloseUp[] {
  const [least, most] = [MIN_SECONDS * FRAME_RATE, MAX_STILL_SECONDS * FRAME_RATE]
  const wanted = Math.floor(frameCount / FRAME_RATE / beat + ALMOST)
  const needed = Math.ceil(frameCount / (most - SLACK_SECONDS * FRAME_RATE))
  const parts = frameCount <= most ? 1 : Math.max(needed, Math.min(wanted, Math.floor(frameCount / least)))
  const cuts: number[] = []
  for (let part = 1; part < parts; part += 1) {
    const last = cuts.at(-1) ?? 0
    const left = parts - part
    const earliest = Math.ceil(Math.max(last + least, frameCount - left * most))
    const latest = Math.floor(Math.min(last + most, frameCount - left * least))
    const even = Math.round((frameCount * part) / parts)
    cuts.push(nearestWord(wordStarts, even, earliest, latest) ?? Math.max(earliest, Math.min(latest, even)))
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
/** A drawing beside words. */
const CLOSE_BESIDE = 1.14
/** Pictures whose subject has no layer of its own (photographs, clips), and what stands around words. */
const CLOSE_WHOLE = 1.16
/** Shares of the frame's width and height that the subject may fill. */
const ROOM = { width: 0.95, height: 0.8 }
/** Words keep farther from the edges: the camera comes nearer by itself, and some have a rule beside them. */
const WORDS_ROOM = 0.86
const MIN_TOP = 0.04
/** A subject that would hardly come closer whole is shown in part: it was seen whole just before. */
const MIN_SCALE = 1.1

/**
 * The framing of a picture's close-ups: as close as its subject stays whole, and no closer than its kind allows. The subject comes
 * half-way to the middle and grows upwards: captions stand below it. One that fills its picture is shown in part.
 */
export function frameCloseUp({ layers, kind }: Picture): Framing {
  const drawn = layers.filter(({ name }) => name === 'hero')
  if (drawn.length > 0 && layers.some(({ name }) => READ.test(name)))
    return frameBoth(boundOfAll(drawn), scaleOfWords(layers))
  const words = kind === 'type' ? scaleOfWords(layers) : 1
  const main = kind === 'type' ? [] : drawn
  const subject = main.length === 0 || main.some(({ box }) => box.width === 1) ? null : boundOfAll(main)
  if (subject === null) return { scale: main.length > 0 ? CLOSE : CLOSE_WHOLE, x: 0, y: 0, words }
  const fitting = Math.min(CLOSE, ROOM.width / subject.width, ROOM.height / subject.height)
  const scale = fitting < MIN_SCALE ? CLOSE : fitting
  const aside = (0.5 - subject.middle) * scale * 0.5
  // Its lower edge stays where it was, unless its upper one would leave the frame.
  const stay = (subject.bottom - 0.5) * (1 - scale)
  const top = (subject.bottom - subject.height - 0.5) * scale + 0.5 + stay
  const down = stay + Math.max(0, MIN_TOP - top)
  // Covered to its edges, a picture reaches so far.
  const most = (scale - 1) / 2
  const limit = (share: number) => Math.max(-most, Math.min(most, share))
  return { scale, x: limit(aside), y: limit(down), words }
}

/** What stands beside words comes closer where it is: captions are under both. */
function frameBoth({ middle, bottom, height }: ReturnType<typeof boundOfAll>, words: number): Framing {
  const stay = (at: number) => (at - 0.5) * (1 - CLOSE_BESIDE)
  const most = (CLOSE_BESIDE - 1) / 2
  const limit = (shift: number) => Math.max(-most, Math.min(most, shift))
  return { scale: CLOSE_BESIDE, x: limit(stay(middle)), y: limit(stay(bottom - height / 2)), words }
}

/** How much larger words can be without leaving the frame. */
function scaleOfWords(layers: readonly PictureLayer[]): number {
  const lines = layers.filter(({ name, box }) => READ.test(name) && box.width < 1)
  if (lines.length === 0) return 1
  const { width, height, middle } = boundOfAll(lines)
  // The edge that is nearer to the frame's leaves it first.
  const reach = width + 2 * Math.abs(middle - 0.5)
  return Math.max(1, Math.min(CLOSE_WORDS, WORDS_ROOM / reach, ROOM.height / height))
}

/** Layers that are read: words, and figures with what is written on them. */
const READ = /^(?:words|chart)/

/** How a close-up shows one layer of its picture. */
export function framingOf({ name }: PictureLayer, framing: Framing): Framing {
  return READ.test(name) ? { ...framing, scale: framing.words, x: 0, y: 0 } : framing
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
