import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { publicAddress } from '../account/sign-in/auth.ts'
import { findRecipient } from '../account/find-recipient.ts'
import type { Deps } from '../deps.ts'
import { composeMail } from '../platform/mail/compose-mail.ts'
import { listNewsReaders, takeNews } from './news.queries.ts'

type NewsDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'config'>

/**
 * Mails the operator's news to everyone who asked for such mails, each once. News are text files in the data folder's
 * `news`: the first line is the subject, blank lines divide paragraphs.
 */
export async function sendNews(deps: NewsDeps): Promise<void> {
  const folder = join(deps.config.dataDir, 'news')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.txt'))
  for (const name of names.toSorted()) {
    const [subject = '', ...rest] = (await readFile(join(folder, name), 'utf8')).trim().split('\n')
    const paragraphs = rest
      .join('\n')
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .filter((paragraph) => paragraph !== '')
    if (subject.trim() === '' || paragraphs.length === 0) continue
    for (const userId of await listNewsReaders(deps.db, name)) {
      if (await takeNews(deps.db, userId, name, deps.clock.now()))
        await mailNews(deps, userId, subject.trim(), paragraphs)
    }
  }
}

async function mailNews(
  deps: NewsDeps,
  userId: string,
  subject: string,
  paragraphs: readonly string[],
): Promise<void> {
  const recipient = await findRecipient(deps.db, userId, 'marketingEmails')
  if (!recipient) return
  const address = publicAddress(deps.config)
  await deps.mail.send(
    composeMail({
      to: recipient.email,
      name: recipient.name,
      subject,
      heading: subject,
      paragraphs,
      action: { label: 'Open Hookreel', url: `${address}/dashboard` },
      footnote: `You get this mail because you asked for news and tips. Turn them off here: ${address}/settings?tab=notifications`,
    }),
  )
}
