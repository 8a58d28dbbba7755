import { DAY_MS, tellTrialEnd } from '@hookreel/contract'
import { publicAddress } from '../../account/sign-in/auth.ts'
import { findRecipient } from '../../account/find-recipient.ts'
import { getBalance } from '../credits/get-balance.ts'
import type { Deps } from '../../deps.ts'
import { defineJob, NO_PAYLOAD } from '../../platform/jobs/define-job.ts'
import { forEachSettled } from '../../platform/for-each-settled.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import type { Letter } from '../../platform/mail/compose-mail.ts'
import { endsServices, payeeOf } from './trial-words.ts'
import { hasPaid, listTrialsToMail, noteMail } from './trials.queries.ts'
import type { TrialRow } from './trials.queries.ts'

/** Every hour: a trial may end at any. */
export const TELL_TRIALS = defineJob({
  name: 'tell-trials',
  schema: NO_PAYLOAD,
  tries: 3,
  retrySeconds: 60,
  schedule: '20 * * * *',
  run: (deps: TellDeps) => tellTrials(deps),
})
/** So long before its end a trial is said to end. */
const NOTICE_MS = 2 * DAY_MS
const NEXT = { nothing: 'begun', begun: 'ending', ending: 'ended' } as const

type TellDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'mail'>

/** Mails that a trial has begun, ends in two days and has ended: each once, to everybody or to one user. */
export async function tellTrials(deps: TellDeps, userId?: string): Promise<void> {
  const now = deps.clock.now()
  const due = await listTrialsToMail(deps.db, now, new Date(now.getTime() + NOTICE_MS), userId)
  await forEachSettled(due, async (trial) => {
    const { lastMail } = trial
    if (lastMail === 'ended') return
    const isOver = trial.endsAt <= now
    const next = isOver ? 'ended' : NEXT[lastMail]
    if (!(await noteMail(deps.db, trial, next))) return
    const recipient = await findRecipient(deps.db, trial.userId, 'always')
    if (!recipient) return
    // What was bought goes on: nothing ends that anybody would notice.
    if (next !== 'begun' && (await hasPaid(deps.db, trial.userId, payeeOf(deps.config)))) return
    if (next !== 'begun' && !recipient.profile.emailNotifications) return
    const balance = await getBalance(deps.db, trial.userId)
    const facts = { trial, next, name: recipient.fullName, balance }
    await deps.mail.send(composeMail({ to: recipient.email, ...writeLetter(deps, facts) }))
  })
}

type Facts = {
  readonly trial: TrialRow & { readonly endsAt: Date }
  readonly next: 'begun' | 'ending' | 'ended'
  readonly name: string
  readonly balance: number
}

function writeLetter(
  { config, clock }: TellDeps,
  { trial, next, name, balance }: Facts,
): Omit<Letter, 'to' | 'replyTo'> {
  const address = publicAddress(config)
  const end = `${trial.endsAt.toISOString().slice(0, 16).replace('T', ' at ')} UTC`
  const then = tellTrialEnd(endsServices(config))
  const footnote = 'You get this mail once, because of the free trial of your account.'
  const plans = { label: 'See plans and credits', url: `${address}/settings?tab=billing` }
  if (next === 'begun')
    return {
      subject: 'Welcome to Hookreel',
      heading: `Welcome${name === '' ? '' : `, ${name}`}!`,
      paragraphs: [
        `Your free trial has begun: ${trial.credits} AI credits, no credit card. It ends on ${end}. ${then}`,
        'Type a topic, pick an idea, a style and a voice, and your first video is being made.',
      ],
      action: { label: 'Make your first video', url: `${address}/generate-ideas` },
      footnote,
    }
  // Where the server was off, less is left by the time it is told.
  const when = trial.endsAt.getTime() - clock.now().getTime() > DAY_MS ? 'in two days' : 'within a day'
  const left = `${balance} ${balance === 1 ? 'credit is' : 'credits are'} left.`
  return next === 'ending'
    ? {
        subject: `Your Hookreel trial ends ${when}`,
        heading: `Your trial ends ${when}`,
        paragraphs: [`It ends on ${end}. ${left} ${then}`],
        action: plans,
        footnote,
      }
    : {
        subject: 'Your Hookreel trial has ended',
        heading: 'Your trial has ended',
        paragraphs: [`It ended on ${end}. ${left} ${then}`],
        action: plans,
        footnote,
      }
}
