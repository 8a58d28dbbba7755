import type { ChannelFollowers } from '../channels/channels.routes.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requireVideo } from '../../videos/require-video.ts'
import { isReady } from '../../videos/video-status.ts'
import { createPost } from './create-post.ts'
import { FOLLOW_POST } from './sending/follow-post.ts'
import type { PostDeps } from './post-deps.ts'
import { findPostByReference } from './posts.queries.ts'
import { suggestOptions } from './suggest-options.ts'

/** What channels have done here: a draft to the inbox of an account just connected, and a look at a post with news. */
export function createPostFollowers(deps: PostDeps): ChannelFollowers {
  return {
    checkVideo: async (userId, videoId) => {
      const { status } = await requireVideo(deps, userId, videoId)
      if (!isReady(status)) throw new AppError('video_not_ready')
    },
    sendDraft: (userId, draft) => sendDraft(deps, userId, draft),
    onPostNews: async (publishId) => {
      const post = await findPostByReference(deps.db, 'tiktok', publishId)
      if (post) await deps.queue.enqueue(deps.db, FOLLOW_POST, { postId: post.id }, { group: post.userId })
    },
  }
}

/** A draft for the inbox carries no choices: its owner makes them in the app. */
async function sendDraft(
  deps: PostDeps,
  userId: string,
  { channelId, videoId }: { channelId: string; videoId: string },
): Promise<string> {
  const video = await requireVideo(deps, userId, videoId)
  const options = await suggestOptions(deps, video, 'tiktok')
  const post = await createPost(deps, userId, {
    videoId,
    channelId,
    options: options.network === 'tiktok' ? { ...options, mode: 'inbox' } : options,
    when: { mode: 'now' },
    timeZone: 'UTC',
    isRepeatMeant: false,
  })
  return post.id
}
