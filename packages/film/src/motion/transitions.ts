import type { FrameSize } from '../format.ts'
import type { TransitionKind } from '../styles/style-type.ts'
import type { Rect } from './rect.ts'
import { easeInOut, easeWhip } from './easing.ts'

/** How one of the two shots of a transition is shown. Offsets in pixels, subpixel; the clip on whole even pixels. */
export type Staging = {
  readonly opacity: number
  readonly offsetX: number
  readonly offsetY: number
  readonly clip: Rect
}

/** Both shots of a transition, and what lies behind them; a shot that is not seen is undefined. */
export type StagedTransition = {
  readonly background: 'black' | 'white'
  readonly leaving: Staging | undefined
  readonly entering: Staging | undefined
}

/** Brightest a flash gets: never a full white frame. */
const FLASH_PEAK = 0.82

/** The staging of a shot outside a transition. */
export function stageAlone(frameSize: FrameSize): Staging {
  return { opacity: 1, offsetX: 0, offsetY: 0, clip: { x: 0, y: 0, ...frameSize } }
}

type Side = 'left' | 'right' | 'up' | 'down'

const STAGINGS: Readonly<
  Record<TransitionKind, (share: number, side: Side, frameSize: FrameSize) => StagedTransition>
> = {
  crossfade: (share, _side, frameSize) => {
    const whole = stageAlone(frameSize)
    return { background: 'black', leaving: whole, entering: { ...whole, opacity: easeInOut(share) } }
  },
  dip: (share, _side, frameSize) => stageDip('black', 1, share, frameSize),
  flash: (share, _side, frameSize) => stageDip('white', FLASH_PEAK, share, frameSize),
  slide: (share, side, frameSize) => stageSlide(easeInOut(share), side, frameSize),
  whip: (share, side, frameSize) => stageSlide(easeWhip(share), side, frameSize),
}

/** Stages a transition at `share` (0 to 1, both excluded); `side` chooses the direction of slides. */
export function stageTransition(
  kind: TransitionKind,
  share: number,
  side: Side,
  frameSize: FrameSize,
): StagedTransition {
  return STAGINGS[kind](share, side, frameSize)
}

/** Through a colour: the leaving shot sinks into it, then the entering one rises. */
function stageDip(
  background: StagedTransition['background'],
  deepest: number,
  share: number,
  frameSize: FrameSize,
): StagedTransition {
  const staging = { ...stageAlone(frameSize), opacity: 1 - deepest * (1 - Math.abs(2 * share - 1)) }
  return share < 0.5
    ? { background, leaving: staging, entering: undefined }
    : { background, leaving: undefined, entering: staging }
}

function stageSlide(travelled: number, side: Side, { width, height }: FrameSize): StagedTransition {
  const isHorizontal = side === 'left' || side === 'right'
  const sign = side === 'left' || side === 'up' ? -1 : 1
  const length = isHorizontal ? width : height
  const stage = (offset: number): Staging | undefined => {
    const start = Math.round(Math.max(0, offset) / 2) * 2
    const end = Math.round(Math.min(length, offset + length) / 2) * 2
    if (end <= start) return undefined
    const clip = isHorizontal
      ? { x: start, y: 0, width: end - start, height }
      : { x: 0, y: start, width, height: end - start }
    return { opacity: 1, offsetX: isHorizontal ? offset : 0, offsetY: isHorizontal ? 0 : offset, clip }
  }
  const leaving = stage(sign * length * travelled)
  const entering = stage(-sign * length * (1 - travelled))
  return { background: 'black', leaving, entering }
}
