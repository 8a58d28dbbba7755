import { WebProblem } from '../../researcher/open-web.ts'
import type { WebFailure } from '../../researcher/open-web.ts'

/** Several questions about one scene: what one collection does not answer another may. */
export type Asking = {
  readonly orNothing: <One>(asked: Promise<One[]>) => Promise<One[]>
  /** None, where all was answered; throws what was not. */
  readonly throwUnanswered: () => never[]
}
/** What was answered, but not understood, is an answer: it would be the same again. */
const NO_ANSWER: readonly WebFailure[] = ['unreachable', 'busy', 'refused']

export function openAsking(signal: AbortSignal | undefined): Asking {
  let unanswered: WebProblem | undefined
  return {
    orNothing: async (asked) => {
      try {
        return await asked
      } catch (error) {
        signal?.throwIfAborted()
        if (!(error instanceof WebProblem)) throw error
        if (NO_ANSWER.includes(error.failure)) unanswered ??= error
        return []
      }
    },
    throwUnanswered: () => {
      if (unanswered) throw unanswered
      return []
    },
  }
}
