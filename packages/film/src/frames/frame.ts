import type { CaptionCue } from '../captions/captions.ts'
import { clipFrameAt } from '../clips/clip.ts'
import type { FrameSize } from '../format.ts'
import { placeLayer } from '../motion/camera.ts'
import { frameCloseUp, framingOf } from '../motion/close-ups.ts'
import type { Rect } from '../motion/rect.ts'
import { planVisibility, type LayerVisibility } from '../motion/plan-visibility.ts'
import { stageAlone, stageTransition, type Staging } from '../motion/transitions.ts'
import { isSetInWords, type PictureLayer } from '../picture.ts'
import type { Shot, Timeline } from './timeline.ts'

/** One layer of a picture: its whole image drawn into `target` (pixels of the frame, subpixel). */
export type LayerItem = {
  readonly layer: PictureLayer
  readonly target: Rect
  /** Which frame of its clip the layer shows, from 0; left out for layers that are still. */
  readonly clipFrame?: number
}

/** The layers of one shot, drawn from the first to the last, then shown together inside `clip` with `opacity`. */
export type PictureGroup = {
  readonly shot: number
  readonly opacity: number
  readonly clip: Rect
  readonly layers: readonly LayerItem[]
}

/** The cue on screen, and which of its words (counted over its lines) is being spoken. */
export type CaptionItem = {
  readonly cue: CaptionCue
  readonly activeWord: number
  /** Frames since that word started: 0 in its first frame. */
  readonly age: number
}

/** What one frame shows, as data. */
export type DisplayList = {
  readonly frame: number
  readonly frameSize: FrameSize
  readonly background: 'black' | 'white'
  readonly groups: readonly PictureGroup[]
  readonly caption: CaptionItem | null
}

/** When each layer of a shot is seen: the same in all of its frames, so a caller that asks for many frames keeps it between them. */
export type KnownVisibility = WeakMap<Shot, readonly LayerVisibility[]>

/** The display list of frame `n`, from 0 to `frameCount - 1`; throws a RangeError outside. It depends on its arguments alone. */
export function frameAt(
  timeline: Timeline,
  n: number,
  visibility: KnownVisibility = new WeakMap(),
): DisplayList {
  if (!Number.isInteger(n) || n < 0 || n >= timeline.frameCount) throw new RangeError(`no frame ${n}`)
  return {
    frame: n,
    frameSize: timeline.frameSize,
    ...stageShots(timeline, n, visibility),
    caption: captionOver(timeline, n),
  }
}

function stageShots(
  timeline: Timeline,
  n: number,
  visibility: KnownVisibility,
): Pick<DisplayList, 'background' | 'groups'> {
  const onScreen = timeline.shots.filter((shot) => shot.startFrame <= n && n < shot.endFrame)
  const [leaving, entering] = onScreen
  const { frameSize } = timeline
  if (leaving === undefined) return { background: 'black', groups: [] }
  if (entering?.transition === undefined || entering.transition === null) {
    const shot = entering ?? leaving
    return {
      background: 'black',
      groups: [groupOf(shot, n, stageAlone(frameSize), { frameSize, visibility })],
    }
  }
  const { kind, side, frames } = entering.transition
  const share = (n - entering.startFrame + 1) / (frames + 1)
  const staged = stageTransition(kind, share, side, frameSize)
  // Two pages of words over each other cannot be read: from half-way through a crossfade those of the leaving shot are hidden.
  const areWordsGone = kind === 'crossfade' && share >= 0.5
  const groups = [
    staged.leaving && groupOf(leaving, n, staged.leaving, { frameSize, visibility, areWordsGone }),
    staged.entering && groupOf(entering, n, staged.entering, { frameSize, visibility }),
  ].filter((group) => group !== undefined)
  return { background: staged.background, groups }
}

function visibilityOf(shot: Shot, known: KnownVisibility): readonly LayerVisibility[] {
  const visibility =
    known.get(shot) ?? planVisibility(shot.picture.layers, shot, shot.endFrame - shot.startFrame)
  known.set(shot, visibility)
  return visibility
}

type GroupFrame = {
  readonly frameSize: FrameSize
  readonly visibility: KnownVisibility
  readonly areWordsGone?: boolean
}

function groupOf(
  shot: Shot,
  n: number,
  staging: Staging,
  { frameSize, visibility: known, areWordsGone = false }: GroupFrame,
): PictureGroup {
  const { opacity, clip, offsetX, offsetY } = staging
  const frame = n - shot.startFrame
  const isClose = shot.camera.closeUps.some(({ start, end }) => start <= frame && frame < end)
  const closer = isClose ? frameCloseUp(shot.picture) : null
  const frames = shot.endFrame - shot.startFrame
  const visibility = visibilityOf(shot, known)
  const layers = shot.picture.layers.flatMap((layer, index): LayerItem[] => {
    const { from = 0, until = frames, entered = from, acts } = visibility[index] ?? {}
    if (frame < from || frame >= until || (areWordsGone && layer.cue !== undefined)) return []
    const framing = closer && framingOf(layer, closer)
    const place = placeLayer(layer, shot.camera, frame, frames, frameSize, framing, { entered, acts })
    const target = { ...place, x: place.x + offsetX, y: place.y + offsetY }
    if (layer.clip === undefined) return [{ layer, target }]
    return [{ layer, target, clipFrame: clipFrameAt(layer.clip, frame) }]
  })
  return { shot: shot.index, opacity, clip, layers }
}

/** The caption over a frame's picture: none where that shows all words itself, and none behind the shot in which they are said. */
function captionOver(timeline: Timeline, n: number): CaptionItem | null {
  const caption = captionAt(timeline, n)
  if (caption === null) return null
  const { startFrame } = caption.cue
  const shot = timeline.shots.findLast((one) => cutOf(one) <= startFrame)
  if (shot === undefined) return caption
  return shot.endFrame <= n || isSetInWords(shot.picture) ? null : caption
}

/** The middle of a shot's transition: where its words may begin. */
function cutOf({ startFrame, transition }: Shot): number {
  return startFrame + Math.floor((transition?.frames ?? 0) / 2)
}

/** What stands on the screen in frame `n` of the cues, if anything. */
export function captionAt(timeline: Pick<Timeline, 'cues'>, n: number): CaptionItem | null {
  const cue = timeline.cues.find((candidate) => candidate.startFrame <= n && n < candidate.endFrame)
  if (cue === undefined) return null
  const words = cue.lines.flat()
  const activeWord = words.findLastIndex((word) => word.startFrame <= n)
  return { cue, activeWord, age: n - (words[activeWord]?.startFrame ?? n) }
}
