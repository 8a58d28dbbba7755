import { systemClock } from '../platform/clock.ts'
import { listSecretValues } from '../platform/hide-secrets.ts'
import { createLog } from '../platform/log.ts'
import type { Log } from '../platform/log.ts'

/** The log of a program that was started with these settings, on its error output; whatever of them is secret is hidden. */
export function openLog(environment: NodeJS.ProcessEnv): Log {
  return createLog(
    (line) => process.stderr.write(`${line}\n`),
    systemClock.now,
    listSecretValues(environment),
  )
}
