import type { z } from 'zod'
import { NetworkError } from './network-error.ts'
import type { PostMemory, PostStanding } from './network.ts'

/** Wait before going on after an answer that was lost, in seconds. */
const LOST_WAIT_SECONDS = 10
const PASSING_WAIT_SECONDS = 60

/** What a post remembers under a name; nothing when it was never written. */
export async function recall<Value>(
  memory: PostMemory,
  name: string,
  schema: z.ZodType<Value>,
): Promise<Value | undefined> {
  const known = await memory.read(name)
  return known === undefined || known === null ? undefined : schema.parse(known)
}

/**
 * Turns what a network refused while a post was sent into its standing. For steps that may be done again, or whose
 * outcome the next call asks the network for, a lost answer is no more than a pause.
 */
export async function standAfter(act: () => Promise<PostStanding>): Promise<PostStanding> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof NetworkError) || error.problem === 'expired_token') throw error
    return standingOf(error)
  }
}

export function standingOf(error: NetworkError): PostStanding {
  if (error.problem === 'lost_answer') return wait(LOST_WAIT_SECONDS)
  if (error.isPassing) return wait(error.retryAfterSeconds ?? PASSING_WAIT_SECONDS)
  return { state: 'failed', error }
}

export function wait(checkAfterSeconds: number): PostStanding {
  return { state: 'processing', checkAfterSeconds }
}

/** How long to wait for a network that works on a post, by how long it has: 5 s at first, then 10, then 30. */
export function pollingSeconds(sinceMs: number): number {
  if (sinceMs < 30_000) return 5
  return sinceMs < 120_000 ? 10 : 30
}
