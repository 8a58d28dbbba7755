import { inspect } from 'node:util'

/** The server cannot start for a reason that a person can mend; the message is that reason, shown without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}

/** What a person can mend is one sentence; anything else is a bug and shows where it is. */
export function describeStartFailure(error: unknown): string {
  return error instanceof StartError ? error.message : inspect(error)
}
