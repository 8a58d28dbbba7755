import { parseArgs } from 'node:util'
import { readConfig } from '../config/config.ts'
import { systemClock } from '../platform/clock.ts'
import { openDb } from '../platform/db/open-db.ts'
import { AppError } from '../platform/http/app-error.ts'
import { createEventHub } from '../platform/realtime/event-hub.ts'
import { InstallError } from '../services/installing/install-error.ts'
import { describeStartFailure } from '../platform/start-error.ts'
import { openStripe } from '../billing/payments/stripe-gateway.ts'
import { COMMANDS } from './admin-commands.ts'
import { checkNaturalVoice } from './check-natural-voice.ts'
import { installNaturalVoice } from './install-natural-voice.ts'
import { openLog } from './open-log.ts'
import { orderWriter } from './order-writer.ts'
import { AdminError } from './read-arguments.ts'

const USAGE = `Operator commands; "hookreel" stands for "npm run -s hookreel --". With the embedded database the server must be stopped first; with PostgreSQL it may run.

  hookreel admin report [--days 30]                   revenue, credits, failures
  hookreel admin services [--days 30]                 what AI services cost everybody, by service
  hookreel admin grant EMAIL CREDITS [--reason TEXT]  gives credits, or takes them with a minus: -- EMAIL -50
  hookreel admin invite EMAIL                         offers an address the free trial, whatever TRIAL_DOMAINS says
  hookreel admin costs [--ideas N] [--video N]        shows or sets what things cost; longer videos with
                                                       --video-75, --video-90, --video-120, --video-180 N;
                                                       a new scene in a change of a video with --edit N
  hookreel admin packages [FILE.json]                 shows or sets the packages that are offered
  hookreel admin failed                               lists videos that failed
  hookreel admin retry VIDEO_ID                       makes a failed video again, at its owner's cost as before
  hookreel admin jobs                                 lists background jobs that were given up
  hookreel admin retry-job JOB_ID                     tries one again
  hookreel admin messages                             lists messages to support that are not done
  hookreel admin message-done MESSAGE_ID              marks one as done
  hookreel admin disable EMAIL | enable EMAIL         keeps an account from signing in, or lets it in again
  hookreel admin second-factor-off EMAIL              for an account that lost its app and its recovery codes
  hookreel admin refund PAYMENT_ID [--cents N]        pays back, and takes unused credits back
  hookreel admin natural-voice [install | stop | remove]  shows, installs or removes the voice that speaks on this machine; the server may run
  hookreel admin natural-voice check [VOICE]          has it speak, and says what was measured: pace, pitch, pauses, numbers
  hookreel admin writer [install [MODEL] | stop | remove]   shows, installs or removes the writer on this machine; the server may run
  hookreel admin backup-keys                          makes the pair of keys for sealed backups on another disk
  hookreel admin quarantine                           shows what is held since a restore
  hookreel admin quarantine free accounts|keys|posts|all   frees it
  hookreel admin quarantine begin [BACKUP_TIME]       begins it, after PostgreSQL was restored by its own means
  hookreel admin sweep                                lists files without rows and rows without files
  hookreel admin sweep delete                         deletes files without rows that are older than a day
  hookreel admin sweep delete all                     also those of accounts that are not in this database, where most are not
  hookreel admin rotate-keys                          new keys: everybody is signed out, signed links end
`

/** `node apps/server/src/main/admin.ts COMMAND …`: does one thing for the operator, and ends. */
async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      days: { type: 'string' },
      reason: { type: 'string' },
      ideas: { type: 'string' },
      video: { type: 'string' },
      'video-75': { type: 'string' },
      'video-90': { type: 'string' },
      'video-120': { type: 'string' },
      'video-180': { type: 'string' },
      edit: { type: 'string' },
      cents: { type: 'string' },
    },
  })
  const [name, ...args] = positionals
  if (name === 'natural-voice' && args[0] === 'check') {
    await checkNaturalVoice(readConfig(process.env), args[1])
    return
  }
  if (name === 'natural-voice') {
    await installNaturalVoice(readConfig(process.env), args[0])
    return
  }
  if (name === 'writer') {
    await orderWriter(readConfig(process.env), args)
    return
  }
  const command = name === undefined ? undefined : COMMANDS[name]
  if (!command) {
    process.stdout.write(USAGE)
    if (name !== undefined && name !== 'help') process.exitCode = 2
    return
  }
  const config = readConfig(process.env)
  const { db, connection, close } = await openDb(config)
  try {
    const log = openLog(process.env)
    const deps = { db, config, log, clock: systemClock, hub: createEventHub(), stripe: openStripe(config) }
    process.stdout.write(`${await command({ ...deps, connection }, args, values)}\n`)
  } finally {
    await close()
  }
}

function explain(error: unknown): string {
  if (error instanceof AdminError || error instanceof InstallError) return error.message
  if (error instanceof AppError)
    return [
      error.message,
      ...Object.entries(error.fields ?? {}).map(([field, why]) => `  ${field}: ${why}`),
    ].join('\n')
  if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
    return error.message
  return describeStartFailure(error)
}

process.umask(0o077)
try {
  await run()
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}
