import type { PictureRequest } from '@hookreel/crew/makers'
import type { Focus } from '@hookreel/film'

/** What a scene's picture is made from. */
export type SceneToIllustrate = {
  readonly request: Omit<PictureRequest, 'earlierSubjects'>
  /** What its person never wants again (`ShownThing.key`): it gives way to something else. */
  readonly unwanted?: readonly string[] | undefined
  /** A part file with a picture of the person's own. */
  readonly upload: string | null
  /** The point of it that is shown; left out: what stands out is found. */
  readonly focus?: Focus | undefined
  /** What is spoken where the picture is made from other words, a translation's or a description's: words that stand on it are these. */
  readonly lettering?: string | undefined
  /** How long it is on screen, in frames: clips are cut to it. */
  readonly shotFrames: number
  /** Whether a model makes it move: one that is asked for it, or only when it did before. */
  readonly motion?: 'asked' | 'remembered' | undefined
}

/** What a photo or clip of a scene is laid out for. */
export const frameOf = ({
  request: { frameSize, film },
  focus,
}: Pick<SceneToIllustrate, 'request' | 'focus'>) => ({ frameSize, style: film.style, focus })
