import { DAY_MS } from '@hookreel/contract'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { lookupTable } from '@hookreel/film'
import { findAccount, signEverybodyOut } from '../account/account-access.ts'
import { removeSecondFactor } from '../account/second-factor/remove-second-factor.ts'
import { resealSecondFactors } from '../account/second-factor/reseal-second-factors.ts'
import {
  beginQuarantine,
  describeQuarantine,
  endQuarantine,
  QUARANTINED,
  readQuarantine,
} from '../operations/backups/quarantine.ts'
import type { Quarantined } from '../operations/backups/quarantine.ts'
import { createBackupKeys } from '../operations/backups/sealed-files.ts'
import { resealChannels } from '../posting/channels/reseal-channels.ts'
import { adjustCredits } from '../billing/credits/adjust-credits.ts'
import { getBalance } from '../billing/credits/get-balance.ts'
import { grantCredits } from '../billing/credits/grant-credits.ts'
import { readCreditSettings, readPricing, sayUnreadablePricing } from '../billing/credits/read-pricing.ts'
import { setCreditCosts, setCreditPackages } from '../billing/credits/set-pricing.ts'
import type { PaymentDeps } from '../billing/payments/payment-deps.ts'
import { readReport } from '../billing/payments/read-report.ts'
import { refundPayment } from '../billing/payments/refund-payment.ts'
import type { Connection, Transaction } from '../platform/db/open-db.ts'
import { listFailedJobs, retryFailedJob } from '../platform/jobs/failed-jobs.ts'
import { openQueue } from '../platform/jobs/open-queue.ts'
import { createMailQueue, SEND_MAIL } from '../platform/mail/send-mail.job.ts'
import { loadSecrets, rotateSecret, secretsFrom } from '../platform/secrets.ts'
import { openStorage } from '../platform/storage/open-storage.ts'
import { sweepFiles } from '../operations/sweep/sweep-files.ts'
import type { SweepTask } from '../operations/sweep/sweep-files.ts'
import { finishMessage, listMessages } from '../support/operator-messages.ts'
import { disableAccount } from '../personal-data/account-end/disable-account.ts'
import { enableAccount } from '../personal-data/account-end/enable-account.ts'
import { STOP_WORK } from '../personal-data/account-end/stop-work.job.ts'
import { inviteAddress } from '../billing/trial/invite-address.ts'
import { MAKE_SERVICE_VIDEO_JOB, MAKE_VIDEO_JOB } from '../videos/renders/make-video.job.ts'
import { reportServices } from '../services/providers/report-services.ts'
import { countVideos, listFailedVideos } from '../videos/listing/report-videos.ts'
import { retryVideo } from '../videos/ordering/retry-video.ts'
import { AdminError, readPackages, readWhole } from './read-arguments.ts'

export type AdminDeps = PaymentDeps & { readonly connection: Connection }
/** What can be priced: the option of `costs`, and its name in the price table. */
const COST_OPTIONS = [
  ['ideas', 'video_ideas'],
  ['video', 'video_generation'],
  ['video-75', 'video_generation_75'],
  ['video-90', 'video_generation_90'],
  ['video-120', 'video_generation_120'],
  ['video-180', 'video_generation_180'],
  ['edit', 'video_edit'],
] as const
type Option = 'days' | 'reason' | 'cents' | (typeof COST_OPTIONS)[number][0]
type Options = Readonly<Partial<Record<Option, string>>>
type Command = (deps: AdminDeps, args: readonly string[], options: Options) => Promise<string>

const LISTED_MESSAGES = 1000
/** What a sweep does by the words behind it. */
const SWEEPS: ReadonlyMap<string, SweepTask> = new Map([
  ['', 'list'],
  ['delete', 'delete'],
  ['delete all', 'delete all'],
])

/** What the operator may do, by name; each answers what is printed. */
export const COMMANDS: Readonly<Record<string, Command>> = lookupTable({
  report: async ({ db, clock }, _, { days = '30' }) => {
    const since = new Date(clock.now().getTime() - readWhole(days, 'DAYS') * DAY_MS)
    const { paidCents, refundedCents, ...rest } = await readReport(db, since)
    const money = { paid: paidCents / 100, refunded: refundedCents / 100 }
    return print({ since: since.toISOString(), ...money, ...rest, videos: await countVideos(db, since) })
  },
  services: async ({ db, clock }, _, { days = '30' }) => {
    const since = new Date(clock.now().getTime() - readWhole(days, 'DAYS') * DAY_MS)
    return print({ since: since.toISOString(), ...(await reportServices(db, since)) })
  },
  grant: async ({ db }, [email, credits], { reason = 'From the operator' }) => {
    const userId = email === undefined ? undefined : await findAccount(db, email)
    if (userId === undefined) throw noAccount(email, 'grant EMAIL CREDITS')
    const amount = readWhole(credits, 'CREDITS')
    const entry = { userId, amount, reason, idempotencyKey: `operator:${randomUUID()}` }
    await db.transaction((tx) => (amount > 0 ? grantCredits(tx, entry) : adjustCredits(tx, entry)))
    return `${email} now has ${await getBalance(db, userId)} credits.`
  },
  costs: async ({ db, clock, log }, _, options) => {
    await sayUnreadablePricing({ db, log })
    const named = COST_OPTIONS.flatMap(([option, cost]) => {
      const value = options[option]
      return value === undefined ? [] : [[cost, readWhole(value, `--${option}`)] as const]
    })
    if (named.length > 0) {
      await setCreditCosts(
        db,
        { ...(await readCreditSettings(db)), ...Object.fromEntries(named) },
        clock.now(),
      )
    }
    return print((await readPricing(db)).creditCosts)
  },
  packages: async ({ db, clock, log }, [file]) => {
    if (file === undefined) await sayUnreadablePricing({ db, log })
    else await setCreditPackages(db, readPackages(file), clock.now())
    return print((await readPricing(db)).creditPackages)
  },
  failed: async ({ db }) => {
    const rows = await listFailedVideos(db)
    const lines = rows.map(({ id, email, title, failure }) =>
      forTerminal([id, failure?.at ?? '', failure?.code ?? '', email, title].join('  ')),
    )
    return lines.join('\n') || 'No video has failed.'
  },
  retry: async ({ db, clock, connection, log, config }, [id = '']) => {
    const queue = await openQueue(connection, [MAKE_VIDEO_JOB, MAKE_SERVICE_VIDEO_JOB], log)
    try {
      return `Ordered again as ${(await retryVideo({ db, clock, queue, config }, id)).id}.`
    } finally {
      await queue.stop()
    }
  },
  jobs: async ({ connection }) => {
    const lines = (await listFailedJobs(connection)).map(({ id, queue, tries, failedAt, reason }) =>
      forTerminal([id, failedAt, queue, `${tries} tries`, reason].join('  ')),
    )
    return lines.join('\n') || 'No job was given up.'
  },
  'retry-job': async ({ connection }, [id = '']) => {
    if (!(await retryFailedJob(connection, id))) throw new AdminError(`No job ${id} was given up.`)
    return 'It is tried once more.'
  },
  messages: async (deps) => {
    const messages = await listMessages(deps, 'waiting', LISTED_MESSAGES)
    const texts = messages.flatMap(({ id, name, email, message, isMailed, createdAt }) => [
      `${id}  ${createdAt.toISOString()}  ${name} <${email}>${isMailed ? '  (mailed to you)' : ''}`,
      ...message.split('\n').map((line) => `    ${line}`),
    ])
    return texts.map(forTerminal).join('\n') || 'No message waits.'
  },
  'message-done': async (deps, [id = '']) => {
    if (!(await finishMessage(deps, id))) throw new AdminError(`No message ${id} waits.`)
    return 'It is done, and forgotten after 90 days.'
  },
  disable: async ({ db, clock, connection, log }, [email = '']) => {
    const queue = await openQueue(connection, [STOP_WORK], log)
    try {
      if (!(await disableAccount({ db, clock, queue }, email))) throw noAccount(email, 'disable EMAIL')
      return `${email} is signed out everywhere and cannot sign in. Its links open nothing; its films end with their credits back, where no server runs at its next start.`
    } finally {
      await queue.stop()
    }
  },
  enable: async ({ db }, [email = '']) => {
    if (!(await enableAccount({ db }, email))) throw noAccount(email, 'enable EMAIL')
    return `${email} can sign in again.`
  },
  invite: async ({ db, clock, config }, [email = '']) => {
    if (!/^[^@\s]+@[^@\s]+$/.test(email)) throw new AdminError('Say whom: hookreel admin invite EMAIL')
    const { secret, previousSecret } = config.machines
    const secrets = secret === undefined ? loadSecrets(config.dataDir) : secretsFrom(secret, previousSecret)
    if (!(await inviteAddress({ db, clock, secrets }, email)))
      throw new AdminError(`${email} has had a free trial already.`)
    return `${email} gets the free trial with the next sign-in. Nothing is mailed: tell them.`
  },
  'second-factor-off': async ({ db, clock, config, connection, log }, [email = '']) => {
    const queue = await openQueue(connection, [SEND_MAIL], log)
    try {
      const mailOn = (tx: Transaction) => createMailQueue(tx, queue)
      const outcome = await removeSecondFactor({ db, clock, config, mailOn }, email)
      if (outcome === 'no_account') throw noAccount(email, 'second-factor-off EMAIL')
      if (outcome === 'was_off') return `Two-step sign-in was not on for ${email}.`
      return `${email} signs in with the password alone, is signed out everywhere and is mailed.`
    } finally {
      await queue.stop()
    }
  },
  refund: async (deps, [id = ''], { cents }) => {
    const payment = await refundPayment(
      deps,
      id,
      cents === undefined ? undefined : readWhole(cents, '--cents'),
    )
    return `Paid back ${payment.refundedCents / 100} of ${payment.amountCents / 100}; ${payment.takenBackCredits} credits were taken back; those of them that work holds go when it ends.`
  },
  'backup-keys': async () => {
    const { recipient, identity } = await createBackupKeys()
    return [
      `BACKUP_RECIPIENT=${recipient}`,
      '',
      'Set that and BACKUP_DIR. The other half opens the backups. Keep it away from this machine; nobody can make it again:',
      '',
      `BACKUP_IDENTITY=${identity}`,
    ].join('\n')
  },
  quarantine: async ({ db, clock }, [verb, what = 'all']) => {
    if (verb === 'begin') await beginQuarantine(db, what === 'all' ? 'an earlier day' : what, clock.now())
    if (verb === 'free') await endQuarantine(db, readQuarantined(what))
    return describeQuarantine(await readQuarantine(db)) ?? 'Nothing is held.'
  },
  sweep: async ({ db, clock, config }, words) => {
    const task = SWEEPS.get(words.join(' '))
    if (!task) throw new AdminError('Sweep how? Nothing, delete, or delete all.')
    const storage = openStorage(join(config.dataDir, 'storage'), config.machines.s3)
    return print(await sweepFiles({ db, clock, config, storage }, task))
  },
  'rotate-keys': async ({ db, config }) => {
    if (config.machines.secret !== undefined)
      throw new AdminError(
        'The secret comes from SECRET: change it there, for every process, set PREVIOUS_SECRET to what it was, and restart them.',
      )
    // A rotation that died half-way left grants under the key before: they are saved before that key goes.
    const before = { db, secrets: loadSecrets(config.dataDir) }
    await resealChannels(before)
    await resealSecondFactors(before)
    rotateSecret(config.dataDir)
    const after = { db, secrets: loadSecrets(config.dataDir) }
    const { resealed, lost } = await resealChannels(after)
    await resealSecondFactors(after)
    await signEverybodyOut(db)
    const unread = lost === 0 ? '' : ` ${lost} could not be read and have to be reconnected.`
    return `New keys are made. Everybody is signed out. ${resealed} channels were encrypted anew.${unread} Restart the server if it runs.`
  },
})

/** Why nobody was found: there is none of this address, or none was named. */
function noAccount(email: string | undefined, usage: string): AdminError {
  return new AdminError(email ? `There is no account ${email}.` : `Say whom: hookreel admin ${usage}`)
}

function readQuarantined(what: string): readonly Quarantined[] {
  const named = QUARANTINED.filter((one) => what === 'all' || one === what)
  if (named.length === 0) throw new AdminError(`Free what? ${QUARANTINED.join(', ')} or all.`)
  return named
}

/**
 * A line of strangers' texts without what a terminal would obey (colours, moves of its cursor, its title, its keyboard), and without
 * ends of lines and turns of letters, which would make it look like another one.
 */
function forTerminal(line: string): string {
  return line.replace(/\p{Cc}|\p{Bidi_Control}|[\u2028\u2029]/gu, ' ')
}

function print(value: unknown): string {
  return JSON.stringify(value, null, 2)
}
