import { randomUUID } from 'node:crypto'
import { disableAccount, enableAccount, findAccount, signEverybodyOut } from '../account/disable-account.ts'
import { removeSecondFactor } from '../account/remove-second-factor.ts'
import { resealSecondFactors } from '../account/reseal-second-factors.ts'
import { resealChannels } from '../channels/reseal-channels.ts'
import { adjustCredits } from '../credits/adjust-credits.ts'
import { getBalance } from '../credits/get-balance.ts'
import { grantCredits } from '../credits/grant-credits.ts'
import { readPricing } from '../credits/read-pricing.ts'
import { setCreditCosts, setCreditPackages } from '../credits/set-pricing.ts'
import type { PaymentDeps } from '../payments/payment-deps.ts'
import { readReport } from '../payments/read-report.ts'
import { refundPayment } from '../payments/refund-payment.ts'
import type { Connection, Transaction } from '../platform/db/open-db.ts'
import { listFailedJobs, retryFailedJob } from '../platform/jobs/failed-jobs.ts'
import { openQueue } from '../platform/jobs/open-queue.ts'
import { createMailQueue, SEND_MAIL } from '../platform/mail/send-mail.job.ts'
import { loadSecrets, rotateSecret } from '../platform/secrets.ts'
import { MAKE_VIDEO } from '../videos/make-video.job.ts'
import { reportServices } from '../providers/report-services.ts'
import { countVideos, listFailedVideos } from '../videos/report-videos.ts'
import { retryVideo } from '../videos/retry-video.ts'
import { AdminError, readPackages, readWhole } from './read-arguments.ts'

export type AdminDeps = PaymentDeps & { readonly connection: Connection }
type Options = Readonly<Partial<Record<'days' | 'reason' | 'ideas' | 'video' | 'cents', string>>>
type Command = (deps: AdminDeps, args: readonly string[], options: Options) => Promise<string>

const DAY_MS = 86_400_000

/** What the operator may do, by name; each answers what is printed. */
export const COMMANDS: Readonly<Record<string, Command>> = {
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
    if (userId === undefined) throw new AdminError(`There is no account ${email ?? ''}.`)
    const amount = readWhole(credits, 'CREDITS')
    const entry = { userId, amount, reason, idempotencyKey: `operator:${randomUUID()}` }
    await db.transaction((tx) => (amount > 0 ? grantCredits(tx, entry) : adjustCredits(tx, entry)))
    return `${email} now has ${await getBalance(db, userId)} credits.`
  },
  costs: async ({ db, clock }, _, { ideas, video }) => {
    const { creditCosts } = await readPricing(db)
    if (ideas === undefined && video === undefined) return print(creditCosts)
    const costs = {
      video_ideas: ideas === undefined ? creditCosts.video_ideas : readWhole(ideas, '--ideas'),
      video_generation: video === undefined ? creditCosts.video_generation : readWhole(video, '--video'),
    }
    await setCreditCosts(db, costs, clock.now())
    return print(costs)
  },
  packages: async ({ db, clock }, [file]) => {
    if (file !== undefined) await setCreditPackages(db, readPackages(file), clock.now())
    return print((await readPricing(db)).creditPackages)
  },
  failed: async ({ db }) => {
    const rows = await listFailedVideos(db)
    const lines = rows.map(({ id, email, title, failure }) =>
      [id, failure?.at ?? '', failure?.code ?? '', email, title].join('  '),
    )
    return lines.join('\n') || 'No video has failed.'
  },
  retry: async ({ db, clock, connection, log }, [id = '']) => {
    const queue = await openQueue(connection, [{ name: MAKE_VIDEO }], log)
    try {
      return `Ordered again as ${(await retryVideo({ db, clock, queue }, id)).id}.`
    } finally {
      await queue.stop()
    }
  },
  jobs: async ({ connection }) => {
    const lines = (await listFailedJobs(connection)).map(({ id, queue, tries, failedAt, reason }) =>
      [id, failedAt, queue, `${tries} tries`, reason].join('  '),
    )
    return lines.join('\n') || 'No job was given up.'
  },
  'retry-job': async ({ connection }, [id = '']) => {
    if (!(await retryFailedJob(connection, id))) throw new AdminError(`No job ${id} was given up.`)
    return 'It is tried once more.'
  },
  disable: async ({ db, clock }, [email = '']) => {
    if (!(await disableAccount(db, email, clock.now()))) throw new AdminError(`There is no account ${email}.`)
    return `${email} is signed out everywhere and cannot sign in.`
  },
  enable: async ({ db }, [email = '']) => {
    if (!(await enableAccount(db, email))) throw new AdminError(`There is no account ${email}.`)
    return `${email} can sign in again.`
  },
  'second-factor-off': async ({ db, clock, config, connection, log }, [email = '']) => {
    const queue = await openQueue(connection, [SEND_MAIL], log)
    try {
      const mailOn = (tx: Transaction) => createMailQueue(tx, queue)
      const outcome = await removeSecondFactor({ db, clock, config, mailOn }, email)
      if (outcome === 'no_account') throw new AdminError(`There is no account ${email}.`)
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
    return `Paid back ${payment.refundedCents / 100} of ${payment.amountCents / 100}; ${payment.takenBackCredits} credits were taken back.`
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
}

function print(value: unknown): string {
  return JSON.stringify(value, null, 2)
}
