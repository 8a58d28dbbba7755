import { setTimeout } from 'node:timers/promises'

/** Longer than what a known address costs beyond an unknown one (a row and a mail order, 5 to 40 ms). */
const STEP_MS = 200

/** How `constantTimeResponse` is asked. */
export type EvenAnswer = typeof constantTimeResponse

/**
 * Does `work` and waits until the next multiple of 200 ms since it began: how long an answer took then does not tell
 * whether an address is known. An answer that says so itself, as to somebody who signed in, need not wait: `isOpen`.
 */
export async function constantTimeResponse<Result>(
  work: () => Promise<Result>,
  isOpen: (result: Result) => boolean = () => false,
): Promise<Result> {
  const startedAt = performance.now()
  const wait = async () => {
    const took = performance.now() - startedAt
    await setTimeout(Math.ceil(took / STEP_MS) * STEP_MS - took)
  }
  try {
    const result = await work()
    if (!isOpen(result)) await wait()
    return result
  } catch (error) {
    await wait()
    throw error
  }
}
