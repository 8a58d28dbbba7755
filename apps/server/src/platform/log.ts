import { createHider, describeStack, hideField } from './hide-secrets.ts'

/** One line of JSON an event; `fields` are facts, never secrets, never bodies. */
export type Log = {
  info(message: string, fields?: LogFields): void
  warn(message: string, fields?: LogFields): void
  error(message: string, fields?: LogFields): void
}
type LogFields = Record<string, unknown>

/**
 * A log that writes lines to a stream-like sink. An Error among the fields is written with its stack and cause. What
 * looks like a secret, or is one of `secrets`, is hidden even where it should not have been given.
 */
export function createLog(
  write: (line: string) => void,
  now: () => Date,
  secrets: readonly string[] = [],
): Log {
  const hide = createHider(secrets)
  const at =
    (level: string) =>
    (message: string, fields: LogFields = {}) => {
      const plain = Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, describe(value)]))
      write(hide(JSON.stringify({ at: now().toISOString(), level, message, ...plain }, hideField)))
    }
  return { info: at('info'), warn: at('warn'), error: at('error') }
}

function describe(value: unknown): unknown {
  if (!(value instanceof Error)) return value
  return value.cause === undefined
    ? { error: describeStack(value) }
    : { error: describeStack(value), cause: describe(value.cause) }
}
