import { DAY_MS, RETENTION_FIRST_NOTICE_DAYS, RETENTION_NOTICE_DAYS } from '@hookreel/contract'
import { publicAddress } from '../../account/sign-in/auth.ts'
import { findRecipient } from '../../account/find-recipient.ts'
import { forEachSettled } from '../../platform/for-each-settled.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { deleteVideo } from '../../videos/delete-video.ts'
import type { VideoDeps } from '../../videos/video-deps.ts'
import {
  deleteDueVideo,
  isVideoDue,
  listDueVideos,
  listVideosToAnnounce,
  noteNotice,
  takeBackNotices,
} from './retention.queries.ts'
import type { AgingVideo } from './retention.queries.ts'

const TITLES_SHOWN = 20

type AnnouncedVideo = AgingVideo & { readonly deleteAfter: Date; readonly deletionNoticeDays: number }

/**
 * Deletes videos that are older than their owners keep them, after telling them 30 and 7 days before. A period that is
 * made shorter still gives the last seven days; one that is made longer, and a video that is kept, take the notice back.
 */
export async function deleteOldVideos(deps: VideoDeps): Promise<void> {
  const now = deps.clock.now()
  await takeBackNotices(deps.db)
  const notices = Object.groupBy(await listNotices(deps, now), ({ userId }) => userId)
  for (const [userId, announced = []] of Object.entries(notices)) {
    // The mail first: after a crash between the two it comes twice rather than never.
    await mailNotice(deps, userId, announced)
    for (const { id, deleteAfter, deletionNoticeDays } of announced)
      await noteNotice(deps.db, userId, id, { deleteAfter, deletionNoticeDays })
  }
  await forEachSettled(await listDueVideos(deps.db, now), ({ id, userId }) => deleteOne(deps, userId, id))
}

/** Every video whose owner has to be told tonight; one that is due at once, by the last notice alone. */
async function listNotices({ db }: VideoDeps, now: Date): Promise<AnnouncedVideo[]> {
  const lastDay = new Date(now.getTime() + RETENTION_NOTICE_DAYS * DAY_MS)
  const announced = new Map<string, AnnouncedVideo>()
  for (const days of [RETENTION_FIRST_NOTICE_DAYS, RETENTION_NOTICE_DAYS]) {
    const by = new Date(now.getTime() + days * DAY_MS)
    for (const video of await listVideosToAnnounce(db, by, days)) {
      const deleteAfter = new Date(Math.max(video.dueAt.getTime(), lastDay.getTime()))
      announced.set(video.id, { ...video, deleteAfter, deletionNoticeDays: days })
    }
  }
  return [...announced.values()]
}

async function deleteOne(deps: VideoDeps, userId: string, id: string): Promise<void> {
  // The night's list may be old by now: many videos come before this one.
  if (!(await isVideoDue(deps.db, userId, id, deps.clock.now()))) return
  try {
    await deleteVideo(deps, userId, id, (db) => deleteDueVideo(db, userId, id, deps.clock.now()))
    deps.log.info('a video was deleted for its age', { videoId: id })
  } catch (error) {
    // Its owner was quicker, and deleted it or keeps it.
    if (!(error instanceof AppError)) throw error
  }
}

/** Goes out even when notifications are off: what is deleted cannot be brought back. */
async function mailNotice(deps: VideoDeps, userId: string, videos: readonly AnnouncedVideo[]): Promise<void> {
  const recipient = await findRecipient(deps.db, userId, 'always')
  if (!recipient) return
  const period = recipient.profile.dataRetentionPeriod
  // Of a period of 30 days the first notice would come with every new video; the page shows the day all the same.
  const shown = videos.filter(({ deletionNoticeDays }) => deletionNoticeDays < Number(period))
  const [first] = shown.toSorted((one, other) => one.deleteAfter.getTime() - other.deleteAfter.getTime())
  if (!first) return
  const what = shown.length === 1 ? 'A video' : `${shown.length} videos`
  const them = shown.length === 1 ? 'it' : 'them'
  await deps.mail.send(
    composeMail({
      to: recipient.email,
      name: recipient.name,
      subject: `${what} will be deleted soon${shown.length === 1 ? ` (after ${formatDay(first.deleteAfter)})` : ` (the first after ${formatDay(first.deleteAfter)})`}`,
      heading: `${what} will be deleted soon`,
      paragraphs: [
        `Your settings keep videos for ${period} days. Press “Keep” on the page to keep ${them} for good, download ${them}, or choose a longer time in Settings, Privacy.`,
        ...(shown.length > TITLES_SHOWN ? [`The first ${TITLES_SHOWN} of them:`] : []),
      ],
      facts: shown
        .slice(0, TITLES_SHOWN)
        .map(({ title, deleteAfter }) => ({ name: title, value: `deleted after ${formatDay(deleteAfter)}` })),
      action: {
        label: `Show ${them}`,
        url: `${publicAddress(deps.config)}/my-videos?direction=ascending`,
      },
      footnote:
        'You get this mail even when notifications are off, because deleted videos cannot be brought back.',
    }),
  )
}

/** '22 December 2026', in UTC as the night's work is. */
function formatDay(day: Date): string {
  return day.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
}
