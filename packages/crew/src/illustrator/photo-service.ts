import type { Credit } from '@hookreel/film'
import type { ServiceId } from '../provider/services.ts'
import type { PhotoKind, PhotoReference, PhotoShape } from './illustrator.ts'

/** What is asked of a service. */
export type PhotoOrder = {
  readonly prompt: string
  /** What is seen in it, when a model or a person said it; the prompt tells it, too. */
  readonly description?: string
  /** What must not be seen. */
  readonly negativePrompt: string
  /** Pictures of whom it shows, in the order in which the prompt counts them; none for a model that takes none. */
  readonly references?: readonly PhotoReference[]
  /** A few words to search stock by. */
  readonly searchWords: string
  readonly shape: PhotoShape
  /** 31 bits, unsigned. */
  readonly seed: number
  /** Grows by one from scene to scene: scenes that are searched by the same words get different finds. */
  readonly turn: number
}

/** The encoded picture or clip, and its cost in millionths of a US dollar. */
export type PhotoAnswer = {
  readonly bytes: Uint8Array
  readonly microdollars: number
  /** Whose picture it is, when it is not the service's own. */
  readonly credit?: Credit
}

/** One service that gives single pictures of one kind. `take` throws whatever went wrong; the caller explains it. */
export type PhotoService = {
  readonly provider: ServiceId
  readonly kind: Exclude<PhotoKind, 'real' | 'mixed'>
  readonly model: string
  /** Expected cost of one picture in millionths of a US dollar. */
  readonly estimatedMicrodollars: number
  /** The same with so many reference pictures; left out: it takes none. */
  readonly estimateWith?: (references: number) => number
  /** How many reference pictures its model takes with an order; left out: none. */
  readonly mostReferences?: number
  take(order: PhotoOrder, signal: AbortSignal): Promise<PhotoAnswer>
}
