import { setTimeout as pause } from 'node:timers/promises'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/http/app-error.ts'

/**
 * A writer that says nothing for so long is gone: anyone who asks next takes its place. However long it writes (the one of this
 * machine may take a quarter of an hour, after waiting for others), it says that it is at work.
 */
const LEASE_MS = 60_000
const RENEW_MS = 15_000
/** Between two looks at what another request writes: soon at first, and seldom once it takes long. */
const LOOKS_MS = [200, 200, 200, 200, 400, 800, 1600]

/** Until when the writer counts as alive. */
export const endOfLease = (now: Date): Date => new Date(now.getTime() + LEASE_MS)

export type WritingLease = {
  /**
   * Is aborted with `order_stopped` when it is not being written any more: its owner stopped it on another page, another request
   * took its place, or nobody waits for it (`leaving`).
   */
  readonly signal: AbortSignal
  readonly release: () => void
}

/** What keeps a lease: `extend` says until when, and answers false when there is nothing to extend. */
type Kept = {
  readonly extend: (until: Date) => Promise<boolean>
  readonly onError: (error: unknown) => void
}

/** Says again and again that something is being written, until it is released. */
export function keepLease(
  { clock }: Pick<Deps, 'clock'>,
  { extend, onError }: Kept,
  leaving: AbortSignal | undefined,
): WritingLease {
  const lost = new AbortController()
  const renew = async () => {
    if (!(await extend(endOfLease(clock.now())))) lost.abort(new AppError('order_stopped'))
  }
  const timer = setInterval(() => void renew().catch(onError), RENEW_MS)
  return {
    signal: leaving ? AbortSignal.any([leaving, lost.signal]) : lost.signal,
    release: () => clearInterval(timer),
  }
}

/**
 * Looks again and again how another request stands that writes, until `look` finds something. Each look is one question: ninety requests under
 * one key that took a transaction five times a second each held the embedded database for as long as a slow model wrote.
 */
export async function waitWhileWritten<Found>(
  look: () => Promise<Found | undefined>,
  signal: AbortSignal | undefined,
): Promise<Found> {
  for (let looks = 0; ; looks += 1) {
    await pause(LOOKS_MS[Math.min(looks, LOOKS_MS.length - 1)], undefined, signal ? { signal } : {})
    const found = await look()
    if (found !== undefined) return found
  }
}
