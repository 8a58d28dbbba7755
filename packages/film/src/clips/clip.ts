import { FRAME_RATE } from '../format.ts'

/** What moves on a layer: a film without sound, as many frames a second as every film has, cut to its scene. */
export type LayerClip = {
  /** Key of the MP4 among the picture's files; all of it fills the layer's box. */
  readonly file: string
  /** How many frames it has; at least one. */
  readonly frameCount: number
}

/**
 * How a clip is made as long as its scene. `trimmed`: a part of it, from `startSeconds`. `slowed`: all of it, at `speed` (0.5 to
 * below 1). `looped`: over and over at its own speed; the last `seamSeconds` fade into the first.
 */
export type ClipFit =
  | { readonly kind: 'trimmed'; readonly startSeconds: number }
  | { readonly kind: 'slowed'; readonly speed: number }
  | { readonly kind: 'looped'; readonly seamSeconds: number }
  /** All of it, at `speed`; then a good frame near its end stands still. */
  | { readonly kind: 'held'; readonly speed: number }

/** Slower than this, people walk under water. */
const MIN_SPEED = 0.5
/** Of a longer clip the middle is shown: it may begin and end with a fade or a shaken camera, but rarely in its middle. */
const MIDDLE = 0.5
const SEAM_SECONDS = 0.5
/** A seam takes at most this share of the clip. */
const MAX_SEAM = 0.25

/** Chooses how a clip fills a scene; both lengths in seconds. Throws a RangeError unless both are above 0. */
export function fitClip(clipSeconds: number, sceneSeconds: number): ClipFit {
  if (!(clipSeconds > 0 && sceneSeconds > 0)) throw new RangeError('a clip and its scene need a length')
  if (clipSeconds >= sceneSeconds)
    return { kind: 'trimmed', startSeconds: (clipSeconds - sceneSeconds) * MIDDLE }
  const speed = clipSeconds / sceneSeconds
  if (speed >= MIN_SPEED) return { kind: 'slowed', speed }
  return { kind: 'looped', seamSeconds: Math.min(SEAM_SECONDS, clipSeconds * MAX_SEAM) }
}

/** A picture that was made to move is slowed to this at most: slower, it drags. */
const MIN_MADE_SPEED = 0.7

/**
 * Chooses how a picture that was made to move fills its scene; both lengths in seconds. It begins as the picture that it was made from,
 * and is never looped: it would jump back to it. Throws a RangeError unless both are above 0.
 */
export function fitMadeClip(clipSeconds: number, sceneSeconds: number): ClipFit {
  if (!(clipSeconds > 0 && sceneSeconds > 0)) throw new RangeError('a clip and its scene need a length')
  if (clipSeconds >= sceneSeconds) return { kind: 'trimmed', startSeconds: 0 }
  const speed = clipSeconds / sceneSeconds
  return speed >= MIN_MADE_SPEED ? { kind: 'slowed', speed } : { kind: 'held', speed: MIN_MADE_SPEED }
}

/** Clips are cut in steps of so many frames: a scene that lasts a little longer than before needs no new one. */
const STEP_FRAMES = 15

/** How many frames a clip is cut to for a shot of so many. */
export function clipFramesFor(shotFrames: number): number {
  return Math.max(1, Math.ceil(shotFrames / STEP_FRAMES)) * STEP_FRAMES
}

/** Which frame of a clip stands in the `frame`-th of its shot (from 0): the last one stays when the shot is longer. */
export function clipFrameAt({ frameCount }: LayerClip, frame: number): number {
  return Math.min(Math.max(0, frame), frameCount - 1)
}

/** Seconds of a clip in the middle of a frame: where a player that is sent there shows that frame and no neighbour. */
export function secondsOfClipFrame(frame: number): number {
  return (frame + 0.5) / FRAME_RATE
}

/**
 * How the own sound of clips is heard, in a film and in its preview. They are recorded as loud as it happens: each is brought to `lufs`
 * first. What is more than `maxGainDb` quieter is the hiss of its microphone, and stays nearly so. It comes and goes within `fadeSeconds`.
 */
export const CLIP_SOUND = { lufs: -23, maxGainDb: 20, fadeSeconds: 0.12 } as const

/** At full volume, the own sound of clips and music lie so far under the voice, even before they give way to it. */
export const BELOW_VOICE_LU = 12

/** The name under which a clip of one's own is kept beside a storyboard: it tells whether the clip has a sound. */
export function nameOwnClip(hash: string, hasSound: boolean): string {
  return `uploads/${hash}.${hasSound ? 'sounding' : 'silent'}.mp4`
}

/** What a part that a person sent for a scene is, if it is a clip: a picture, or none, is undefined. */
export function readOwnClip(upload: string | null): { readonly hasSound: boolean } | undefined {
  const kind = upload === null ? undefined : /\.(sounding|silent)\.mp4$/.exec(upload)?.[1]
  return kind === undefined ? undefined : { hasSound: kind === 'sounding' }
}
