import type { ServiceId } from '../provider/services.ts'
import type { MotionJob, MotionRequest } from './animator.ts'

/** An order with what identifies it before the service gave it a number. */
export type MotionOrder = MotionRequest & {
  readonly token: string
  readonly askedAt: number
}

/** How a job stands. `failed`: the service made nothing and takes nothing for it. */
export type MotionLook =
  | { readonly state: 'waiting' }
  | { readonly state: 'failed'; readonly message: string; readonly isModerated?: boolean }
  | {
      readonly state: 'done'
      /** The file, which services keep for an hour or a day. */
      readonly take: (signal: AbortSignal) => Promise<Uint8Array>
      /** What it cost, where the service says it. */
      readonly microdollars?: number
    }

/**
 * What a service knows of an order that was sent and never answered: its job; `none`: it surely never arrived; `unsure`: it cannot
 * tell.
 */
export type FoundJob = MotionJob | 'none' | 'unsure'

type NamedMotion = {
  readonly provider: ServiceId
  readonly model: string
  /** The length that is made for a scene of so many seconds. */
  readonly lengthFor: (seconds: number) => number
}

/** One service that makes pictures move. All throw what went wrong; the caller explains it. */
export type MotionService = QueuedMotion | DirectMotion

/** One on one's own machine that has no jobs and answers with the clip; to ask it once more costs nothing. */
export type DirectMotion = NamedMotion & {
  make(order: MotionOrder, signal: AbortSignal): Promise<Uint8Array>
}

/** One that takes an order and is asked for its job. */
export type QueuedMotion = NamedMotion & {
  /** Seconds between two looks at a job, at least. */
  readonly leastWaitSeconds: number
  start(order: MotionOrder, signal: AbortSignal): Promise<MotionJob>
  find(order: MotionOrder, signal: AbortSignal): Promise<FoundJob>
  look(job: MotionJob, signal: AbortSignal): Promise<MotionLook>
  /** Ends a job; false when it goes on all the same. */
  cancel(job: MotionJob, signal: AbortSignal): Promise<boolean>
  /** What the service need not keep any more. */
  forget?(job: MotionJob, signal: AbortSignal): Promise<void>
}
