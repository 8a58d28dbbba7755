/** A minute, an hour and a day in milliseconds, as dates count. */
export const MINUTE_MS = 60_000
export const HOUR_MS = 3_600_000
export const DAY_MS = 86_400_000

/** An hour and a day in seconds. */
export const HOUR_SECONDS = 3600
export const DAY_SECONDS = 86_400
