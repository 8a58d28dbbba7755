import type { PostAction, PostFailure } from '@hookreel/contract'
import type { NetworkError, PostStanding } from '../channels/networks/network.ts'
import { publishVideo } from '../videos/publish-video.ts'
import { announcePost } from './announce-post.ts'
import { mailAboutPost } from './mail-about-post.ts'
import type { PostDeps } from './post-deps.ts'
import { movePost } from './posts.queries.ts'
import type { PostRow } from './posts.queries.ts'

type Reason = {
  readonly code: string
  readonly message: string
  readonly action: PostAction
  readonly retryAt?: Date | null
}

/** The one place where a post fails: its reason and what mends it are written, shown and mailed. */
export async function failPost(
  deps: PostDeps,
  post: PostRow,
  reason: Reason,
  facts: { readonly isMissed?: boolean } = {},
): Promise<void> {
  const row = await movePost(deps.db, post.id, 'failed', {
    failure: failureOf(deps, reason),
    isMissed: facts.isMissed ?? false,
    nextLookAt: null,
    updatedAt: deps.clock.now(),
  })
  if (row) await tellEverybody(deps, row, 'post.failed')
}

/** It may be there or not: it is never sent again by itself. */
export async function leavePostUnknown(
  deps: PostDeps,
  post: PostRow,
  reason: Reason,
  nextLookAt: Date | null,
) {
  const row = await movePost(deps.db, post.id, 'unknown', {
    failure: failureOf(deps, reason),
    looks: 0,
    nextLookAt,
    updatedAt: deps.clock.now(),
  })
  if (row) await tellEverybody(deps, row)
}

/** The network says that it is there: public, or as a draft in the app. */
export async function completePost(
  deps: PostDeps,
  post: PostRow,
  standing: Extract<PostStanding, { state: 'live' | 'in_inbox' }>,
): Promise<void> {
  const now = deps.clock.now()
  const found =
    standing.state === 'live'
      ? { networkPostId: standing.id, link: standing.link, note: standing.note, liveAt: now }
      : {}
  const row = await movePost(deps.db, post.id, standing.state, {
    ...found,
    failure: null,
    isMissed: false,
    nextLookAt: null,
    updatedAt: now,
  })
  if (!row) return
  if (row.status === 'live' && row.videoId !== null) await publishVideo(deps, row.videoId)
  await tellEverybody(deps, row, row.status === 'live' ? 'post.live' : undefined)
}

/** What a network's refusal is to a person. */
export function reasonOf(error: NetworkError, now: Date): Reason {
  const { problem, message, action, retryAfterSeconds } = error
  return {
    code: problem,
    message,
    action,
    retryAt: retryAfterSeconds === null ? null : new Date(now.getTime() + retryAfterSeconds * 1000),
  }
}

function failureOf({ clock }: PostDeps, { code, message, action, retryAt }: Reason): PostFailure {
  return { code, message, action, retryAt: retryAt?.toISOString() ?? null, at: clock.now().toISOString() }
}

async function tellEverybody(
  deps: PostDeps,
  row: PostRow,
  event?: 'post.live' | 'post.failed',
): Promise<void> {
  const post = await announcePost(deps, row)
  await mailAboutPost(deps, row.userId, post)
  if (event === undefined || !deps.tellWebhooks) return
  try {
    await deps.tellWebhooks(row.userId, event, post)
  } catch (error) {
    deps.log.error('webhooks could not be told of a post', { postId: row.id, event, error })
  }
}
