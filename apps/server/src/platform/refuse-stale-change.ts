import { AppError } from './http/app-error.ts'

type Fields = Readonly<Record<string, unknown>>

/** No text and an empty one are the same to anyone who reads them. */
const textOf = (value: unknown) => JSON.stringify(value ?? '')

/**
 * Throws `changed_elsewhere`, with the current values, if somebody else changed a field since the caller read it.
 * Fields that the change leaves alone may have changed: both changes then stand.
 */
export function refuseStaleChange(now: Fields, was: Fields | undefined, change: Fields): void {
  if (was === undefined) return
  const behind = Object.keys(change).filter(
    (field) =>
      change[field] !== undefined &&
      was[field] !== undefined &&
      textOf(now[field]) !== textOf(was[field]) &&
      textOf(now[field]) !== textOf(change[field]),
  )
  if (behind.length === 0) return
  const details = { now: Object.fromEntries(behind.map((field) => [field, now[field] ?? null])) }
  throw new AppError('changed_elsewhere', { details })
}
