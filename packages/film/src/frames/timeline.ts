import { captionLookOf } from '../captions/presets.ts'
import { buildCues, splitWord, type CaptionCue } from '../captions/captions.ts'
import { DEFAULT_CHOICES, type CaptionChoice } from '../film-choices.ts'
import { FRAME_RATE, type FrameSize } from '../format.ts'
import { frameWith, nearestFrame } from './seconds-to-frames.ts'
import { planHooks } from '../script/hooks.ts'
import { planCamera, type CameraPath } from '../motion/camera.ts'
import { planCloseUps, type CloseUp } from '../motion/close-ups.ts'
import type { SpokenWord } from '../motion/plan-visibility.ts'
import type { Picture } from '../picture.ts'
import { createRandom } from '../random.ts'
import type { WordTime } from '../script/speech.ts'
import type { StyleId } from '../style.ts'
import type { CaptionLook } from '../styles/caption-look.ts'
import type { TransitionKind } from '../styles/style-type.ts'
import { getStyle } from '../styles/styles.ts'

/** How a shot comes in; it takes the first `frames` frames of the shot, in which the shot before is still there. */
export type Transition = {
  readonly kind: TransitionKind
  readonly frames: number
  readonly side: 'left' | 'right' | 'up' | 'down'
}

/** One picture on screen from `startFrame` until before `endFrame`; neighbours overlap by the transition. */
export type Shot = {
  readonly index: number
  readonly picture: Picture
  readonly startFrame: number
  readonly endFrame: number
  readonly transition: Transition | null
  readonly camera: CameraPath
  /** What is spoken in it. */
  readonly words: readonly SpokenWord[]
  /** In a long film: it begins with a break of the pattern, in picture and music. */
  readonly isHook?: true
}

/** A whole film as plain data: what `frameAt` draws from. */
export type Timeline = {
  readonly frameRate: number
  readonly frameCount: number
  readonly frameSize: FrameSize
  readonly style: StyleId
  readonly seed: number
  readonly shots: readonly Shot[]
  readonly captionLook: CaptionLook
  readonly cues: readonly CaptionCue[]
}

/** A scene with its picture; from the first to the last of its words, in film time. */
export type TimedScene = {
  readonly startSeconds: number
  readonly endSeconds: number
  readonly picture: Picture
}

export type TimelineInput = {
  readonly frameSize: FrameSize
  readonly style: StyleId
  readonly seed: number
  /** Every spoken word in film time. */
  readonly words: readonly WordTime[]
  /** In order, without overlap; at least one. */
  readonly scenes: readonly TimedScene[]
  /** Length of the film. */
  readonly seconds: number
  /** The style's own captions when left out. */
  readonly captions?: CaptionChoice
  /** When its music beats, in order: cuts move to a beat that is near, inside of their pause. None when left out. */
  readonly beats?: readonly number[] | undefined
}

/** A new hook comes in fast, from near, and stays near for a moment. */
const HOOK_FRAMES = 8
const HOOK_CLOSE_FRAMES = 27

/** The close-ups of a shot; one that hooks its viewers anew begins with one of its own. */
function closeUpsOf(wordStarts: readonly number[], frames: number, beat: number, isHook: boolean): CloseUp[] {
  if (!isHook || frames <= 2 * HOOK_CLOSE_FRAMES) return planCloseUps(wordStarts, frames, beat)
  const rest = planCloseUps(
    wordStarts.map((frame) => frame - HOOK_CLOSE_FRAMES),
    frames - HOOK_CLOSE_FRAMES,
    beat,
  )
  return [
    { start: 0, end: HOOK_CLOSE_FRAMES },
    ...rest.map(({ start, end }) => ({ start: start + HOOK_CLOSE_FRAMES, end: end + HOOK_CLOSE_FRAMES })),
  ]
}

/** A scene while it is on screen: neighbours overlap by the transition with which the later one comes in. */
type TimedShot<Scene> = {
  readonly scene: Scene
  /** Between the scene before and this one: the middle of the transition. */
  readonly cut: number
  readonly startFrame: number
  readonly endFrame: number
  readonly transitionFrames: number
  readonly isHook: boolean
}

type SpokenScene = Omit<TimedScene, 'picture'>
type SpokenFilm<Scene> = Pick<TimelineInput, 'style' | 'words' | 'seconds' | 'beats'> & {
  readonly scenes: readonly Scene[]
}

/**
 * When each scene is on screen, without what is drawn there: 2 to 3 ms for 60 scenes, whose whole timeline takes 23 to 55. Cuts fall in the pauses
 * between scenes. Throws a RangeError without a scene or a length.
 */
export function timeShots<Scene extends SpokenScene>(film: SpokenFilm<Scene>): TimedShot<Scene>[] {
  const { scenes, words, seconds } = film
  const frameCount = nearestFrame(seconds)
  if (scenes.length === 0 || frameCount < 1) throw new RangeError('a film needs a scene and a length')
  const { transition } = getStyle(film.style)
  const cuts = planCuts(film, frameCount)
  const hooks = new Set(planHooks(scenes, words, seconds))
  const framesBefore = (index: number) =>
    transitionFrames(cuts, index, frameCount, hooks.has(index) ? HOOK_FRAMES : transition.frames)
  return scenes.map((scene, index) => {
    const cut = cuts[index] ?? 0
    const before = index === 0 ? 0 : framesBefore(index)
    const after = index + 1 < scenes.length ? framesBefore(index + 1) : 0
    return {
      ...{ scene, cut, transitionFrames: before, isHook: hooks.has(index) },
      startFrame: cut - Math.floor(before / 2),
      endFrame: (cuts[index + 1] ?? frameCount) + Math.ceil(after / 2),
    }
  })
}

/** Lays scenes, words and style out in frames. Throws a RangeError without a scene or a length. */
export function buildTimeline(input: TimelineInput): Timeline {
  const { frameSize, seed, seconds } = input
  const timed = timeShots(input)
  const frameCount = nearestFrame(seconds)
  const style = getStyle(input.style)
  const random = createRandom(seed ^ 0x51f15e)
  const said = input.words.flatMap(splitWord)
  const shots = timed.map(
    ({ scene, startFrame, endFrame, transitionFrames: before, isHook }, index): Shot => {
      const kind = random.pick(style.transition.kinds)
      const side = random.pick(['left', 'left', 'right', 'up'] as const)
      const frames = endFrame - startFrame
      const spoken = said.map(({ text, startSeconds }) => ({
        text,
        frame: frameWith(startSeconds) - startFrame,
      }))
      const wordStarts = spoken.map((word) => word.frame)
      const closeUps = closeUpsOf(wordStarts, frames, style.camera.beat, isHook)
      const words = spoken.filter((word) => word.frame >= 0 && word.frame < frames)
      const camera = planCamera(style.camera, frames / FRAME_RATE, closeUps, random)
      const hookKind = style.transition.kinds.includes('flash') ? 'whip' : 'flash'
      const transition = before > 0 ? { kind: isHook ? hookKind : kind, side, frames: before } : null
      const shot = { index, picture: scene.picture, startFrame, endFrame, transition, camera, words }
      return isHook ? { ...shot, isHook } : shot
    },
  )
  const text = input.words.map((word) => word.text).join(' ')
  const captionLook = captionLookOf(input.style, input.captions ?? DEFAULT_CHOICES.captions, text)
  const cuts = timed.map(({ cut }) => cut)
  const cues = buildCues(input.words, captionLook, frameSize, cuts)
    .filter((cue) => cue.startFrame < frameCount)
    .map((cue) => ({ ...cue, endFrame: Math.min(cue.endFrame, frameCount) }))
  return { frameRate: FRAME_RATE, frameCount, frameSize, style: input.style, seed, shots, captionLook, cues }
}

/**
 * Further before a scene's first word than this no cut falls. So it stays where it is to the frame when another sentence is said before
 * it, whose last word ends a hair earlier or later.
 */
const CUT_LEAD_FRAMES = 5
/** So far a cut moves to be on a beat. */
const SNAP_SECONDS = 0.12

/** Frame of each scene's cut: the middle of the pause before it, near its first word. The first is 0. */
function planCuts({ scenes, words, beats = [] }: SpokenFilm<SpokenScene>, frameCount: number): number[] {
  const cuts = [0]
  for (let index = 1; index < scenes.length; index += 1) {
    const leaving = scenes[index - 1]?.endSeconds ?? 0
    const entering = scenes[index]?.startSeconds ?? leaving
    const border = (leaving + entering) / 2
    const before = words.findLast((word) => (word.startSeconds + word.endSeconds) / 2 < border)
    const after = words.find((word) => (word.startSeconds + word.endSeconds) / 2 >= border)
    const pauseStart = before?.endSeconds ?? leaving
    const pauseEnd = Math.max(pauseStart, after?.startSeconds ?? entering)
    const isNear = Math.abs((pauseStart + pauseEnd) / 2 - border) < 0.8
    const isLong = (pauseEnd - pauseStart) * FRAME_RATE >= 2 * CUT_LEAD_FRAMES
    const middle = isLong
      ? nearestFrame(pauseEnd) - CUT_LEAD_FRAMES
      : nearestFrame((pauseStart + pauseEnd) / 2)
    const cut = isNear ? snapToBeat(middle, beats, pauseStart, pauseEnd) : nearestFrame(border)
    const earliest = (cuts.at(-1) ?? 0) + 1
    cuts.push(Math.max(earliest, Math.min(cut, frameCount - (scenes.length - index))))
  }
  return cuts
}

/** The frame of the nearest beat inside of this pause, if it is near; a cut never moves into a word. */
function snapToBeat(cut: number, beats: readonly number[], pauseStart: number, pauseEnd: number): number {
  const away = (beat: number) => Math.abs(beat - cut / FRAME_RATE)
  const isSilent = (beat: number) =>
    nearestFrame(beat) >= Math.ceil(pauseStart * FRAME_RATE) &&
    nearestFrame(beat) <= Math.floor(pauseEnd * FRAME_RATE)
  const near = beats.filter((beat) => away(beat) <= SNAP_SECONDS && isSilent(beat))
  const [nearest] = near.toSorted((a, b) => away(a) - away(b))
  return nearest === undefined ? cut : nearestFrame(nearest)
}

/** The style's length, shorter when a neighbouring scene is too short to carry it; 0 is a hard cut. */
function transitionFrames(cuts: readonly number[], index: number, frameCount: number, wanted: number) {
  const cut = cuts[index] ?? 0
  const shorter = Math.min(cut - (cuts[index - 1] ?? 0), (cuts[index + 1] ?? frameCount) - cut)
  const possible = Math.floor(shorter / 2)
  return possible < 4 ? 0 : Math.min(wanted, possible)
}
