import { checkPostOptions } from '@hookreel/contract'
import type { PostOptions } from '@hookreel/contract'
import { getProfile } from '../../account/get-profile.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { VideoRow } from '../../videos/require-video.ts'
import { createPost } from './create-post.ts'
import type { PostChannel } from './post-channels.ts'
import type { PostDeps } from './post-deps.ts'
import { findRestoredAt, listPostsOfVideo } from './posts.queries.ts'
import type { PostRow } from './posts.queries.ts'
import { SEND_POST } from './sending/send-post.job.ts'
import { suggestOptions } from './suggest-options.ts'
import { updatePost } from './update-post.ts'

/**
 * A film is ready: posts that waited for it go out, and with Auto-upload on it goes to every connected channel that has
 * no post of it yet. Done twice after a crash, nothing is posted twice; one that was ordered before a restore may have been posted after
 * the backup, and waits as a draft.
 */
export async function autoPost(deps: PostDeps, video: VideoRow): Promise<void> {
  const posts = await listPostsOfVideo(deps.db, video.userId, video.id)
  const now = deps.clock.now()
  for (const post of posts) {
    const isDue = post.scheduledAt === null || post.scheduledAt <= now
    if (post.status === 'scheduled' && isDue)
      await deps.queue.enqueue(deps.db, SEND_POST, { postId: post.id }, { group: post.userId })
  }
  const { autoUploadEnabled, disabledAt } = await getProfile(deps.db, video.userId)
  // After a restore everybody is kept out, and the film may have been posted before it.
  if (!autoUploadEnabled || disabledAt !== null) return
  const restoredAt = await findRestoredAt(deps.db)
  // The backup does not know what became of it since.
  const isFromBefore = restoredAt !== undefined && video.createdAt <= restoredAt
  const channels = (await deps.channels.list(video.userId)).filter(({ isConnected }) => isConnected)
  for (const channel of channels) {
    const own = posts.filter(({ channelId }) => channelId === channel.id)
    if (own.length === 0) await postTo(deps, video, channel, isFromBefore)
    else if (!isFromBefore) await sendChosen(deps, own)
  }
}

/** What was chosen for this video beforehand goes out as it was chosen; what is not complete stays a draft. */
async function sendChosen(deps: PostDeps, posts: readonly PostRow[]): Promise<void> {
  const [draft, ...others] = posts
  if (draft?.status !== 'draft' || others.length > 0) return
  if (Object.keys(checkPostOptions(draft.options)).length > 0) return
  try {
    await updatePost(deps, draft.userId, draft.id, { when: { mode: 'now' }, isRepeatMeant: false })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    deps.log.warn('a chosen post stays a draft', { postId: draft.id, code: error.code })
  }
}

async function postTo(
  deps: PostDeps,
  video: VideoRow,
  channel: PostChannel,
  isDraft: boolean,
): Promise<void> {
  const options = settle(await suggestOptions(deps, video, channel.network))
  const draft = {
    videoId: video.id,
    channelId: channel.id,
    options,
    when: { mode: 'now' as const },
    timeZone: 'UTC',
    isRepeatMeant: false,
  }
  const waitAsDraft = () =>
    createPost(
      deps,
      video.userId,
      { ...draft, when: { mode: 'draft' } },
      { origin: 'auto', idempotencyKey: `auto-draft:${video.id}:${channel.id}` },
    )
  if (isDraft) {
    await waitAsDraft()
    return
  }
  try {
    await createPost(deps, video.userId, draft, {
      origin: 'auto',
      idempotencyKey: `auto:${video.id}:${channel.id}`,
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // It was posted before a crash, and its texts were changed since.
    if (error.code === 'idempotency_conflict') return
    // Not lost: it waits in the calendar as a draft, with what is missing to be seen there.
    deps.log.warn('an automatic post became a draft', { videoId: video.id, code: error.code })
    await waitAsDraft()
  }
}

/** TikTok lets nobody preset what its creator must choose: it gets a draft in the inbox, which needs no choice. */
function settle(options: PostOptions): PostOptions {
  if (options.network === 'tiktok') return { ...options, mode: 'inbox' }
  // Films for children are none of what this product makes; anyone who makes them says so in the post's own options.
  if (options.network === 'youtube') return { ...options, isMadeForKids: false }
  return options
}
