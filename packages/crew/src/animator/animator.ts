import type { PhotoShape } from '../illustrator/illustrator.ts'

/** A picture that shall move. */
export type MotionRequest = {
  /** A JPEG of the frame's shape; what moves begins with it. */
  readonly still: Uint8Array
  readonly shape: PhotoShape
  /** What moves and how the camera does; from `writeMotionPrompt`. */
  readonly prompt: string
  readonly negativePrompt: string
  /** How long it is seen; services round it to a length that they make. */
  readonly seconds: number
  /** 31 bits, unsigned: the order is found again by it. */
  readonly seed: number
}

/** A job at a service, as plain data: anyone who has it can ask for it, from any process. */
export type MotionJob = {
  readonly id: string
  /** Where its state, its result and its end are asked for, at services that tell it. */
  readonly urls?: { readonly status: string; readonly result: string; readonly cancel: string }
}

/**
 * What is known of a scene's order at one service. `asked`: it is about to be sent, and nobody knows yet whether it arrived.
 * `accepted`: there is a job. `refused`: nothing was begun, it may be asked again. `over`: it came to nothing and may have been paid.
 */
export type MotionNote = {
  readonly provider: string
  readonly model: string
  readonly state: 'asked' | 'accepted' | 'refused' | 'over'
  /** Made up before the order is sent: services that take a name for a job are given it. */
  readonly token: string
  /** Milliseconds since 1970. */
  readonly askedAt: number
  readonly job?: MotionJob | undefined
  /** Why it is over, for people. */
  readonly message?: string | undefined
}

/** Where notes are kept: they must be safe when `write` resolves, because a process may end at any moment. */
export type MotionNotes = {
  read(provider: string, model: string): Promise<MotionNote | undefined>
  write(note: MotionNote): Promise<void>
}

/** A moving picture as a service gave it: an MP4, WebM or AVI of which nothing is believed. */
export type MovedPicture = {
  readonly bytes: Uint8Array
  readonly provider: string
  readonly model: string
}

/** Who makes pictures move. */
export type Animator = {
  /**
   * The picture, moving, by the first service that makes it; a job that is known by its note is asked for and not ordered again.
   * A service that may have been paid is the last one that is asked. Throws ProviderError with the reason when none made it.
   */
  movePicture(request: MotionRequest, notes: MotionNotes, signal?: AbortSignal): Promise<MovedPicture>
}
