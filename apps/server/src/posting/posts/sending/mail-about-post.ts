import { DAY_SECONDS, NETWORK_RULES } from '@hookreel/contract'
import type { Post } from '@hookreel/contract'
import { publicAddress } from '../../../account/sign-in/auth.ts'
import { findRecipient } from '../../../account/find-recipient.ts'
import type { MailToggle } from '../../../account/find-recipient.ts'
import { composeMail } from '../../../platform/mail/compose-mail.ts'
import type { Letter } from '../../../platform/mail/compose-mail.ts'
import { createRateLimit } from '../../../platform/http/limits/rate-limit.ts'
import type { PostDeps } from '../post-deps.ts'

type MailedStatus = 'live' | 'in_inbox' | 'failed' | 'unknown'
type Words = Pick<Letter, 'subject' | 'heading' | 'paragraphs' | 'action'>

/** What went well is a status update; what needs its owner is an alert. */
const TOGGLES: Readonly<Record<MailedStatus, MailToggle>> = {
  live: 'processingStatusUpdates',
  in_inbox: 'videoCompletionAlerts',
  failed: 'videoCompletionAlerts',
  unknown: 'videoCompletionAlerts',
}

/** Who has posts fail again and again would use up the mails of everybody; thirty channels have sixty posts a day. */
const MAILS_PER_DAY = 200

/** Mails the owner what became of a post, if that is wanted. A mail that cannot be ordered never stops a post. */
export async function mailAboutPost(
  deps: Pick<PostDeps, 'db' | 'mail' | 'config' | 'log' | 'clock'>,
  userId: string,
  post: Post,
): Promise<void> {
  const { status } = post
  if (status !== 'live' && status !== 'in_inbox' && status !== 'failed' && status !== 'unknown') return
  try {
    const recipient = await findRecipient(deps.db, userId, TOGGLES[status])
    if (!recipient) return
    const limit = createRateLimit(deps, 'mails about posts of a day', MAILS_PER_DAY, DAY_SECONDS * 1000)
    if (!(await limit.hasTaken(userId))) return
    const address = publicAddress(deps.config)
    const footnote = `You get this mail because notifications are on. Turn them off here: ${address}/settings?tab=notifications`
    await deps.mail.send(
      composeMail({
        to: recipient.email,
        name: recipient.name,
        ...writeWords(post, status, address),
        footnote,
      }),
    )
  } catch (error) {
    deps.log.error('a mail about a post could not be ordered', { postId: post.id, status, error })
  }
}

function writeWords(post: Post, status: MailedStatus, address: string): Words {
  const title = post.video?.title ?? post.title
  const network = NETWORK_RULES[post.network].name
  const calendar = { label: 'Open the calendar', url: `${address}/calendar` }
  if (status === 'live')
    return {
      subject: `Live on ${network}: ${title}`,
      heading: `Your video is live on ${network}`,
      paragraphs: [`“${title}” was posted.`, ...(post.note === null ? [] : [post.note])],
      action: post.link === null ? calendar : { label: `See it on ${network}`, url: post.link },
    }
  if (status === 'in_inbox')
    return {
      subject: `Waiting in your ${network} inbox: ${title}`,
      heading: `Finish your post in ${network}`,
      paragraphs: [
        `“${title}” is in your ${network} inbox. Open the app to write its caption and publish it.`,
      ],
      action: calendar,
    }
  if (status === 'unknown')
    return {
      subject: `Please check on ${network}: ${title}`,
      heading: `We do not know whether it was posted`,
      paragraphs: [
        `“${title}” was sent, but ${network} did not confirm it. We will not send it a second time by ourselves. Look at your account, or have us ask again.`,
      ],
      action: calendar,
    }
  return {
    subject: `Not posted on ${network}: ${title}`,
    heading: `Your video was not posted on ${network}`,
    paragraphs: [`“${title}”: ${post.failure?.message ?? 'The network refused it.'}`],
    action: calendar,
  }
}
