/** One line of JSON an event; `fields` are facts, never secrets, never bodies. */
export type Log = {
  info(message: string, fields?: LogFields): void
  warn(message: string, fields?: LogFields): void
  error(message: string, fields?: LogFields): void
}
type LogFields = Record<string, unknown>

/** A log that writes lines to a stream-like sink. An Error among the fields is written with its stack and cause. */
export function createLog(write: (line: string) => void, now: () => Date): Log {
  const at =
    (level: string) =>
    (message: string, fields: LogFields = {}) => {
      const plain = Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, describe(value)]))
      write(JSON.stringify({ at: now().toISOString(), level, message, ...plain }))
    }
  return { info: at('info'), warn: at('warn'), error: at('error') }
}

function describe(value: unknown): unknown {
  if (!(value instanceof Error)) return value
  return value.cause === undefined
    ? { error: value.stack }
    : { error: value.stack, cause: describe(value.cause) }
}
