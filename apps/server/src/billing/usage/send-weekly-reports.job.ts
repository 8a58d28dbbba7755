import { DAY_MS } from '@hookreel/contract'
import { publicAddress } from '../../account/sign-in/auth.ts'
import { findRecipient } from '../../account/find-recipient.ts'
import { getBalance } from '../credits/get-balance.ts'
import type { Deps } from '../../deps.ts'
import { defineJob, NO_PAYLOAD } from '../../platform/jobs/define-job.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { readUsage } from './read-usage.ts'
import { countIdeasSince, listReportReaders, takeReport } from './usage.queries.ts'

/** Mondays at 8 (UTC). */
export const SEND_WEEKLY_REPORTS = defineJob({
  name: 'send-weekly-reports',
  schema: NO_PAYLOAD,
  tries: 5,
  retrySeconds: 60,
  schedule: '0 8 * * 1',
  run: sendWeeklyReports,
})
const WEEK_DAYS = 7
/** A report that comes late must not keep the next one from coming on its day. */
const PAUSE_MS = 5 * DAY_MS

type ReportDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'config'>

/** Mails everyone who wants it what the week was like; done again after a crash, nobody gets a second one. */
export async function sendWeeklyReports(deps: ReportDeps): Promise<void> {
  const since = new Date(deps.clock.now().getTime() - PAUSE_MS)
  for (const userId of await listReportReaders(deps.db, since)) {
    if (await takeReport(deps.db, userId, since, deps.clock.now())) await sendReport(deps, userId)
  }
}

async function sendReport(deps: ReportDeps, userId: string): Promise<void> {
  const recipient = await findRecipient(deps.db, userId, 'weeklyUsageReports')
  if (!recipient) return
  const week = await readUsage(deps, userId, { days: WEEK_DAYS })
  const sum = (figure: 'views' | 'downloads' | 'credits' | 'videos') =>
    week.reduce((total, day) => total + day[figure], 0)
  const ideas = await countIdeasSince(
    deps.db,
    userId,
    new Date(deps.clock.now().getTime() - WEEK_DAYS * DAY_MS),
  )
  const address = publicAddress(deps.config)
  const facts = [
    { name: 'Videos made', value: String(sum('videos')) },
    { name: 'Video ideas', value: String(ideas) },
    { name: 'Views', value: String(sum('views')) },
    { name: 'Downloads', value: String(sum('downloads')) },
    { name: 'Credits used', value: String(sum('credits')) },
    { name: 'Credits left', value: String(await getBalance(deps.db, userId)) },
  ]
  await deps.mail.send(
    composeMail({
      to: recipient.email,
      name: recipient.name,
      subject: 'Your week on Hookreel',
      heading: 'Your week on Hookreel',
      paragraphs: [`From ${week[0]?.day ?? ''} to ${week.at(-1)?.day ?? ''}.`],
      facts,
      action: { label: 'Open your dashboard', url: `${address}/dashboard` },
      footnote: `You get this mail on Mondays because weekly reports are on. Turn them off here: ${address}/settings?tab=notifications`,
    }),
  )
}
