const UNIQUE_VIOLATION = '23505'

/** Whether the database refused a row because there is one with the same value that only one may have. */
export function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === UNIQUE_VIOLATION
}
