import type { NetworkProblem, PostAction } from '@hookreel/contract'

/** What a code of a network means for the person. */
export type Explanation = {
  readonly problem: NetworkProblem
  readonly action: PostAction
  readonly message: string
  readonly retryAfterSeconds?: number
}

/** A refusal of a network in words that a person can act on. `raw` is what the network said, for the log alone. */
export class NetworkError extends Error {
  override name = 'NetworkError'
  readonly problem: NetworkProblem
  readonly action: PostAction
  /** Trying earlier is pointless; null when the network did not say. */
  readonly retryAfterSeconds: number | null
  readonly raw: string

  constructor(
    problem: NetworkProblem,
    message: string,
    facts: { action: PostAction; raw?: string; retryAfterSeconds?: number; cause?: unknown },
  ) {
    super(message, { cause: facts.cause })
    this.problem = problem
    this.action = facts.action
    this.raw = facts.raw ?? ''
    this.retryAfterSeconds = facts.retryAfterSeconds ?? null
  }

  /** Worth trying again by itself: nothing was refused, the network was only busy or away. */
  get isPassing(): boolean {
    return this.problem === 'unavailable' || this.problem === 'rate_limited'
  }
}
