import { RETENTION_NOTICE_DAYS } from '@hookreel/contract'
import { publicAddress } from '../account/auth.ts'
import { findRecipient } from '../account/find-recipient.ts'
import { doAll } from '../platform/do-all.ts'
import { AppError } from '../platform/http/app-error.ts'
import { composeMail } from '../platform/mail/compose-mail.ts'
import { deleteVideo } from '../videos/delete-video.ts'
import type { VideoDeps } from '../videos/video-deps.ts'
import { listDueVideos, listUntoldVideos, markTold, unmarkKept } from './retention.queries.ts'
import type { AgingVideo } from './retention.queries.ts'

const NOTICE_MS = RETENTION_NOTICE_DAYS * 86_400_000
const TITLES_SHOWN = 20

/**
 * Deletes videos that are older than their owners keep them, a week after a mail said so. A period that is made
 * shorter gives the same week, and one that is made longer takes the notice back.
 */
export async function deleteOldVideos(deps: VideoDeps): Promise<void> {
  const now = deps.clock.now()
  const soon = new Date(now.getTime() + NOTICE_MS)
  await unmarkKept(deps.db, soon)
  const untold = Object.groupBy(await listUntoldVideos(deps.db, soon), ({ userId }) => userId)
  for (const [userId, aging = []] of Object.entries(untold)) {
    const told = aging.map((video) => ({
      ...video,
      deleteAfter: new Date(Math.max(video.dueAt.getTime(), soon.getTime())),
    }))
    // The mail first: after a crash between the two it comes twice rather than never.
    await mailNotice(deps, userId, told)
    for (const { id, deleteAfter } of told) await markTold(deps.db, userId, id, deleteAfter)
  }
  await doAll(await listDueVideos(deps.db, now), ({ id, userId }) => deleteOne(deps, userId, id))
}

async function deleteOne(deps: VideoDeps, userId: string, id: string): Promise<void> {
  try {
    await deleteVideo(deps, userId, id)
    deps.log.info('a video was deleted for its age', { videoId: id })
  } catch (error) {
    // Its owner was quicker.
    if (!(error instanceof AppError)) throw error
  }
}

/** Goes out even when notifications are off: what is deleted cannot be brought back. */
async function mailNotice(
  deps: VideoDeps,
  userId: string,
  told: readonly (AgingVideo & { deleteAfter: Date })[],
): Promise<void> {
  const recipient = await findRecipient(deps.db, userId, 'always')
  if (!recipient) return
  const count = told.length
  const what = count === 1 ? 'A video' : `${count} videos`
  const address = publicAddress(deps.config)
  const rows = told
    .slice(0, TITLES_SHOWN)
    .map(({ title, deleteAfter }) => ({ name: title, value: deleteAfter.toISOString().slice(0, 10) }))
  await deps.mail.send(
    composeMail({
      to: recipient.email,
      subject: `${what} will be deleted soon`,
      heading: `${what} will be deleted soon`,
      paragraphs: [
        `Your settings keep videos for ${recipient.profile.dataRetentionPeriod} days. Download what you want to keep, or choose a longer time.`,
        ...(count > TITLES_SHOWN ? [`The first ${TITLES_SHOWN} of them:`] : []),
      ],
      facts: rows,
      action: { label: 'Change how long videos are kept', url: `${address}/settings?tab=privacy` },
      footnote:
        'You get this mail even when notifications are off, because deleted videos cannot be brought back.',
    }),
  )
}
