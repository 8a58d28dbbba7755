import { hashText } from '@hookreel/film'
import type { Picture } from '@hookreel/film'
import type { SceneToIllustrate } from '../pictures/scene-to-illustrate.ts'

/** How many other pictures of a scene are shown at once. */
export const TAKES_AT_ONCE = 3

/** Another picture for a scene. Its scene shows just this one as soon as it has this seed and avoids this. */
export type Take = {
  readonly seed: number
  readonly avoids: readonly string[]
  readonly picture: Picture
  /** A part file: the picture as a small JPEG. */
  readonly file: string
}

/** Of which scene, and how many of its takes were seen before. */
export type TakesOf = {
  readonly sceneId: string
  readonly page: number
  /** The seed of the film: that of pictures that nobody asked others of. */
  readonly filmSeed: number
  /** What the scene shows now. */
  readonly shown: Picture | null
}

/** A scene whose takes are made. */
export type SceneOfTakes = Pick<TakesOf, 'sceneId' | 'page' | 'filmSeed'> & {
  readonly scene: SceneToIllustrate
  readonly earlierSubjects: readonly string[]
  /** What is avoided because its person never wants it again; the rest made the picture that is there now. */
  readonly kept: readonly string[]
  /** It shows a picture of its person's own. */
  readonly isSent: boolean
}

/** What the open collections said: nobody asked them, they gave what they have, have no other picture, or did not answer. */
export type WebAnswer = 'unasked' | 'found' | 'nothing' | 'unanswered'

/** The seed of a scene's n-th other picture: the same whenever they are looked at. */
export const seedOfTake = (sceneId: string, n: number): number => hashText(`${sceneId} ${n}`)
