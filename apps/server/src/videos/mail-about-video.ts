import { publicAddress } from '../account/sign-in/auth.ts'
import { findRecipient } from '../account/find-recipient.ts'
import type { MailToggle } from '../account/find-recipient.ts'
import type { Deps } from '../deps.ts'
import { composeMail } from '../platform/mail/compose-mail.ts'
import type { Letter } from '../platform/mail/compose-mail.ts'
import type { VideoRow } from './videos.queries.ts'
import { planFilmLength } from './ordering/estimate-making.ts'

type News = 'started' | 'ready' | 'failed'
type MailDeps = Pick<Deps, 'db' | 'mail' | 'config' | 'log'>
type Words = Pick<Letter, 'subject' | 'heading' | 'paragraphs' | 'facts' | 'action'>

const TOGGLES: Readonly<Record<News, MailToggle>> = {
  started: 'processingStatusUpdates',
  ready: 'videoCompletionAlerts',
  failed: 'videoCompletionAlerts',
}

/** Mails the owner how a video goes, if that is wanted. A mail that cannot be ordered never stops a film. */
export async function mailAboutVideo(deps: MailDeps, video: VideoRow, news: News): Promise<void> {
  try {
    const recipient = await findRecipient(deps.db, video.userId, TOGGLES[news])
    if (!recipient) return
    const address = publicAddress(deps.config)
    const letter = writeWords(video, news, address)
    const footnote = `You get this mail because notifications are on. Turn them off here: ${address}/settings?tab=notifications`
    await deps.mail.send(composeMail({ to: recipient.email, name: recipient.name, ...letter, footnote }))
  } catch (error) {
    deps.log.error('a mail about a video could not be ordered', { videoId: video.id, news, error })
  }
}

function writeWords(video: VideoRow, news: News, address: string): Words {
  const { title } = video
  if (news === 'started') {
    const minutes = Math.max(1, Math.round((video.estimatedSeconds ?? 60) / 60))
    return {
      subject: `Your video is being made: ${title}`,
      heading: 'Your video is being made',
      paragraphs: [
        `We have begun to make “${title}”. This may take about ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
      ],
      action: { label: 'Watch it being made', url: `${address}/generate-video?videoId=${video.id}` },
    }
  }
  if (news === 'ready') {
    return {
      subject: `Your video is ready: ${title}`,
      heading: 'Your video is ready',
      paragraphs: [`“${title}” has finished processing and is ready to view.`],
      facts: [
        { name: 'Length', value: `${Math.round(video.durationSeconds ?? planFilmLength(video).seconds)} s` },
        { name: 'Resolution', value: `${video.resolution}, ${video.aspectRatio}` },
        { name: 'Credits used', value: String(video.credits) },
      ],
      action: { label: 'Open My Videos', url: `${address}/my-videos` },
    }
  }
  return {
    subject: `Your video could not be made: ${title}`,
    heading: 'Your video could not be made',
    paragraphs: [
      `“${title}” failed: ${video.failure?.message ?? 'Unknown error occurred'}`,
      `Its ${video.credits} credits are back on your balance.`,
    ],
    action: { label: 'Open My Videos', url: `${address}/my-videos` },
  }
}
