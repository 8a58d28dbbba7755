/** Where the product's time comes from, so that tests can set it. */
export type Clock = { readonly now: () => Date }

/** Clocks of machines that keep time lie closer together than this. */
export const CLOCKS_APART_MS = 10_000

export const systemClock: Clock = { now: () => new Date() }

/** The day of a moment in UTC, like 2026-11-22. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

/** A moment so many seconds later, or earlier when they are negative. */
export function addSeconds(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000)
}
