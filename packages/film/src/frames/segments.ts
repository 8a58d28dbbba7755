import type { CaptionCue } from '../captions/captions.ts'
import { frameAt, type KnownVisibility } from './frame.ts'
import type { Shot, Timeline } from './timeline.ts'

/** Frames `from` to before `to` of a film. */
export type FrameRange = { readonly from: number; readonly to: number }

/** A shorter stretch goes with the one before it: each begins with a whole picture, which costs as much as ten others. */
const MIN_FRAMES = 8
/** A second, so that anyone who waits for a film sees its first picture while the rest of the shot is encoded. */
const FIRST_FRAMES = 30

/**
 * The stretches of a film that are encoded by themselves: each shot alone, and each transition alone, so that another picture in one
 * shot leaves the next shots what they are. The first shot's first second is one of its own, where the shot is at least twice as long.
 */
export function cutIntoSegments({
  shots,
  frameCount,
}: Pick<Timeline, 'frameCount'> & {
  readonly shots: readonly Pick<Shot, 'startFrame' | 'transition'>[]
}): FrameRange[] {
  const first = shots[1]?.startFrame ?? frameCount
  const borders = first < 2 * FIRST_FRAMES ? [0] : [0, FIRST_FRAMES]
  const begin = (frame: number) => {
    if (frame - (borders.at(-1) ?? 0) >= MIN_FRAMES && frameCount - frame >= MIN_FRAMES) borders.push(frame)
  }
  for (const { startFrame, transition } of shots.slice(1)) {
    begin(startFrame)
    begin(startFrame + (transition?.frames ?? 0))
  }
  return borders.map((from, index) => ({ from, to: borders[index + 1] ?? frameCount }))
}

/**
 * Everything that decides what is seen in these frames, as plain data that says nothing of where in the film they are. Equal content is
 * equal frames, to the bit.
 */
export function describeSegment(timeline: Timeline, { from, to }: FrameRange): object {
  const { frameRate, frameSize, style, seed, captionLook } = timeline
  const moved = new Map<CaptionCue, CaptionCue>()
  const visibility: KnownVisibility = new WeakMap()
  const frames = Array.from({ length: to - from }, (_, index) => {
    const { background, groups, caption } = frameAt(timeline, from + index, visibility)
    if (caption === null) return { background, groups, caption }
    const cue = moved.get(caption.cue) ?? placeFromStart(caption.cue, from)
    moved.set(caption.cue, cue)
    return { background, groups, caption: { ...caption, cue } }
  })
  return { frameRate, frameSize, style, seed, captionLook, frames }
}

/** The shots that are seen in these frames: what must be drawn before they are. */
export function listShotsOf({ shots }: Pick<Timeline, 'shots'>, { from, to }: FrameRange): Shot[] {
  return shots.filter(({ startFrame, endFrame }) => startFrame < to && endFrame > from)
}

function placeFromStart(cue: CaptionCue, from: number): CaptionCue {
  const move = <Timed extends Pick<CaptionCue, 'startFrame' | 'endFrame'>>(timed: Timed): Timed => ({
    ...timed,
    startFrame: timed.startFrame - from,
    endFrame: timed.endFrame - from,
  })
  return { ...move(cue), lines: cue.lines.map((line) => line.map(move)) }
}
