import { FRAME_RATE } from '../format.ts'
import type { ActMove, LayerAct } from '../picture.ts'
import { easeIn, easeInOut, easeOut, easeOver, type Easing } from './easing.ts'
import type { Rect } from './rect.ts'

/** Where a layer is while its move is on: shifts in shares of its own sides, factors of its size, about a point of it (shares of its sides). */
type Pose = {
  readonly x?: number
  readonly y?: number
  readonly width?: number
  readonly height?: number
  readonly about?: readonly [x: number, y: number]
}

type Move = {
  readonly seconds: number
  readonly ease: Easing
  /** The pose at a share of the move, from 0 to 1, where the layer is at rest; `seconds` since it began. */
  readonly pose: (share: number, seconds: number) => Pose
}

const BASE = [0.5, 1] as const
const towards = (from: number, share: number, to = 0) => from + (to - from) * share

/** Shakes until it rests. */
const quiver = (share: number, seconds: number) => 0.035 * (1 - share) * Math.sin(seconds * 52)

/** How layers move when something happens: each ends where the layer rests. */
const MOVES: Readonly<Record<ActMove, Move>> = {
  /** Comes in from the left, or from the right. */
  enter: { seconds: 0.7, ease: easeOut, pose: (share) => ({ x: towards(-1.6, share) }) },
  enterRight: { seconds: 0.7, ease: easeOut, pose: (share) => ({ x: towards(1.6, share) }) },
  /** Goes aside to where it rests. */
  leave: { seconds: 0.9, ease: easeInOut, pose: (share) => ({ x: towards(-0.62, share) }) },
  /** Flies up across from below. */
  fly: {
    seconds: 1,
    ease: easeInOut,
    pose: (share) => ({
      x: towards(-0.7, share),
      y: towards(0.5, share),
      width: towards(0.6, share, 1),
      height: towards(0.6, share, 1),
    }),
  },
  /** Drops from above. */
  fall: { seconds: 0.45, ease: easeIn, pose: (share) => ({ y: towards(-0.7, share) }) },
  /** Rises from below. */
  rise: { seconds: 1, ease: easeInOut, pose: (share) => ({ y: towards(0.55, share) }) },
  /** Grows from its base. */
  grow: {
    seconds: 1.1,
    ease: easeOver,
    pose: (share) => ({ width: towards(0.42, share, 1), height: towards(0.42, share, 1), about: BASE }),
  },
  /** Was larger. */
  shrink: {
    seconds: 1,
    ease: easeInOut,
    pose: (share) => ({ width: towards(2.1, share, 1), height: towards(2.1, share, 1), about: BASE }),
  },
  /** Halves fly apart from where they were one. */
  partLeft: { seconds: 0.35, ease: easeOut, pose: (share) => ({ x: towards(0.28, share) }) },
  partRight: { seconds: 0.35, ease: easeOut, pose: (share) => ({ x: towards(-0.28, share) }) },
  /** Halves come together from where they were apart. */
  joinLeft: { seconds: 0.4, ease: easeIn, pose: (share) => ({ x: towards(-0.5, share) }) },
  joinRight: { seconds: 0.4, ease: easeIn, pose: (share) => ({ x: towards(0.5, share) }) },
  /** Turns about its upright axis. */
  turn: { seconds: 0.45, ease: easeInOut, pose: (share) => ({ width: Math.max(0.02, share) }) },
  /** Spins about its upright axis, slower and slower. */
  spin: {
    seconds: 2,
    ease: easeOut,
    pose: (share) => ({ width: Math.max(0.04, Math.abs(Math.cos(share * Math.PI * 4))) }),
  },
  shake: { seconds: 1.3, ease: easeInOut, pose: (share, seconds) => ({ x: quiver(share, seconds) }) },
  /** Comes up from its base as if poured in. */
  fill: { seconds: 1.2, ease: easeInOut, pose: (share) => ({ height: Math.max(0.02, share), about: BASE }) },
  /** Stands higher before, and goes down. */
  sink: { seconds: 1.2, ease: easeInOut, pose: (share) => ({ y: towards(-0.5, share) }) },
  float: {
    seconds: 1.4,
    ease: easeInOut,
    pose: (share, seconds) => ({ y: towards(0.22, share) + 0.02 * Math.sin(seconds * 2.4) }),
  },
  /** Pops up from its middle. */
  pop: {
    seconds: 0.4,
    ease: easeOver,
    pose: (share) => ({ width: Math.max(0.05, share), height: Math.max(0.05, share) }),
  },
  /** Is drawn from left to right. */
  wipe: {
    seconds: 0.35,
    ease: easeInOut,
    pose: (share) => ({ width: Math.max(0.02, share), about: [0, 0.5] }),
  },
  /** Grows out of the ground. */
  sprout: { seconds: 0.8, ease: easeOver, pose: (share) => ({ height: Math.max(0.05, share), about: BASE }) },
  /** Is there from one frame to the next. */
  cut: { seconds: 0, ease: easeOut, pose: () => ({}) },
}

/** Between layers that move alike one after the other. */
const STEP_SECONDS = 0.14

/** When an act of this order begins, in frames behind its word. */
export function delayOf({ order }: LayerAct): number {
  return Math.round(order * STEP_SECONDS * FRAME_RATE)
}

/** Where a layer is that rests at `whole`, `frame` frames after its act began: before that it waits where the move starts. */
export function actLayer(act: LayerAct, whole: Rect, frame: number): Rect {
  const move = MOVES[act.move]
  const seconds = Math.max(0, frame) / FRAME_RATE
  const share = move.seconds === 0 ? 1 : move.ease(seconds / move.seconds)
  const { x = 0, y = 0, width = 1, height = 1, about = [0.5, 0.5] } = move.pose(share, seconds)
  return {
    x: whole.x + whole.width * (x + (1 - width) * about[0]),
    y: whole.y + whole.height * (y + (1 - height) * about[1]),
    width: whole.width * width,
    height: whole.height * height,
  }
}
