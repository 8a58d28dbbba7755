import type { Transaction } from '../../platform/db/open-db.ts'
import { forgetCallMessages, markCancelledCalls, moveCalls } from './calls.queries.ts'

/** What was spent on a storyboard belongs to the first video that is made of it. */
export function adoptCalls(
  tx: Transaction,
  userId: string,
  storyboardId: string,
  videoId: string,
): Promise<void> {
  return moveCalls(tx, userId, storyboardId, videoId)
}

/** A video was cancelled, or failed by its own order: what was spent on it counts against the budget of cancelled ones. */
export function countAsCancelled(tx: Transaction, userId: string, videoId: string): Promise<void> {
  return markCancelledCalls(tx, userId, videoId)
}

/** Forgets what services said to the calls of an account that is deleted; what they cost stays. */
export function forgetWhatCallsSaid(tx: Transaction, userId: string): Promise<void> {
  return forgetCallMessages(tx, userId)
}
