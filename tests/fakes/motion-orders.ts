import type { IncomingMessage } from 'node:http'

/** The services that make pictures move. */
export const MOTION_SERVICES = [
  'fal',
  'replicate',
  'google',
  'runway',
  'kling',
  'comfyui',
  'sdcpp',
  'localai',
] as const
export type MotionServiceName = (typeof MOTION_SERVICES)[number]

/**
 * How the next order goes. `accepted, unsaid`: it is taken, and the line is cut before that is told. `gateway`: the same, and what stands
 * between says 504. `never`: it is taken and never done. `slow`: it is done at the third look. `looks fail`: looks are answered by 503, 429
 * and a cut line before it is done. The next are about what was made.
 */
export type MotionMood =
  | 'well'
  | 'busy'
  | 'down'
  | 'refused'
  | 'no credit'
  | 'not accepted'
  | 'accepted, unsaid'
  | 'gateway'
  | 'no JSON'
  | 'slow'
  | 'never'
  | 'fails'
  | 'moderated'
  | 'looks fail'
  | 'file cut once'
  | 'file cut'
  | 'wrong type'
  | 'too large'
  | 'gone'
  | 'elsewhere'
  | 'redirected'
  | 'empty'

/** An order as it was taken: what is on the bill. */
export type TakenOrder = {
  readonly id: string
  readonly service: MotionServiceName
  mood: MotionMood
  readonly body: Readonly<Record<string, unknown>>
  readonly headers: IncomingMessage['headers']
  readonly at: string
  looks: number
  isCancelled: boolean
  isForgotten: boolean
}

export type FakeMotions = {
  readonly url: string
  /** The address of a service here. */
  readonly addressOf: (service: MotionServiceName) => string
  readonly taken: TakenOrder[]
  /** Method and path of every request. */
  readonly asked: string[]
  /** From now on; one after the other when several are given, the last one for good. */
  behave(...moods: MotionMood[]): void
  /** What was never to be done is done at the next look. */
  release(): void
  /** Orders that are listed, or not; to see what happens where a service lists late. */
  listsOrders: boolean
  close(): Promise<void>
}

export type Reply = {
  status?: number
  type?: string
  headers?: Record<string, string>
  body: unknown
  isCut?: boolean
  afterMs?: number
  /** It is never answered; this is done when the asking side has left. */
  whenLeft?: () => void
}

export const error = (status: number, message: string, headers: Record<string, string> = {}): Reply => ({
  ...{ status, headers, body: { error: { message } } },
})

export type Spoken = {
  readonly fake: FakeMotions
  readonly service: MotionServiceName
  readonly method: string
  readonly rest: string
  readonly request: IncomingMessage
  readonly sent: Buffer
  readonly clip: Uint8Array
  readonly look: (order: TakenOrder | undefined) => ReturnType<typeof String> | Reply
  /** Where what was made for an order is. */
  readonly fileOf: (order: TakenOrder) => string
  readonly answerOrder: (service: MotionServiceName, request: IncomingMessage, sent: Buffer) => Reply
}
