import type { PostAction, PostFailure } from '@hookreel/contract'
import type { NetworkError } from '../../channels/networks/network-error.ts'
import type { PostStanding } from '../../channels/networks/network.ts'
import { publishVideo } from '../../../videos/publish-video.ts'
import { announcePost } from '../announce-post.ts'
import { mailAboutPost } from './mail-about-post.ts'
import type { PostDeps } from '../post-deps.ts'
import { movePost, requireHold } from './sending.queries.ts'
import type { PostRow } from '../posts.queries.ts'
import { presentOnePost } from '../present-post.ts'

type Reason = {
  readonly code: string
  readonly message: string
  readonly action: PostAction
  readonly retryAt?: Date | null
}

/** The one place where a post fails: its reason and what mends it are written, shown, mailed and told. */
export async function failPost(
  deps: PostDeps,
  post: PostRow,
  reason: Reason,
  facts: { readonly isMissed?: boolean; readonly link?: string | undefined } = {},
): Promise<void> {
  await endAs(deps, post, 'failed', {
    failure: failureOf(deps, reason),
    isMissed: facts.isMissed ?? false,
    link: facts.link ?? null,
    nextLookAt: null,
  })
}

/** It may be there or not: it is never sent again by itself. */
export async function leavePostUnknown(
  deps: PostDeps,
  post: PostRow,
  reason: Reason,
  nextLookAt: Date,
): Promise<void> {
  await endAs(deps, post, 'unknown', { failure: failureOf(deps, reason), looks: 0, nextLookAt })
}

/** The network says that it is there: public, or as a draft in the app. */
export async function completePost(
  deps: PostDeps,
  post: PostRow,
  standing: Extract<PostStanding, { state: 'live' | 'in_inbox' }>,
): Promise<void> {
  const found =
    standing.state === 'live'
      ? {
          networkPostId: standing.id,
          link: standing.link,
          note: standing.note,
          liveAt: deps.clock.now(),
        }
      : {}
  const row = await endAs(deps, post, standing.state, {
    ...found,
    failure: null,
    isMissed: false,
    nextLookAt: null,
  })
  if (row?.status === 'live' && row.videoId !== null) await publishVideo(deps, row.videoId)
}

const EVENTS = { live: 'post.live', failed: 'post.failed', in_inbox: undefined, unknown: undefined } as const

/** Moves a post to where nothing more happens by itself, and tells of it; what webhooks are told commits with it. */
async function endAs(
  deps: PostDeps,
  post: PostRow,
  status: keyof typeof EVENTS,
  change: Omit<Parameters<typeof movePost>[3], 'updatedAt'>,
): Promise<PostRow | undefined> {
  // Read before the transaction: inside one nothing else may be asked.
  const known = await deps.channels.list(post.userId)
  const event = EVENTS[status]
  const row = await deps.db.transaction(async (tx) => {
    await requireHold(tx, post)
    const moved = await movePost(tx, post.id, status, { ...change, updatedAt: deps.clock.now() })
    if (!moved || event === undefined) return moved
    const shown = await presentOnePost({ ...deps, db: tx, channels: { list: async () => known } }, moved)
    await deps.tellWebhooks(moved.userId, event, shown, tx)
    return moved
  })
  if (row) await mailAboutPost(deps, row.userId, await announcePost(deps, row))
  return row
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
