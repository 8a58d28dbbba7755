import { setInterval as every } from 'node:timers'
import { addSeconds } from './moments.ts'
import { beginPost } from './begin-post.ts'
import { continuePost } from './continue-post.ts'
import { FOLLOW_POST } from './follow-post.ts'
import type { PostDeps } from './post-deps.ts'
import { findPost } from './posts.queries.ts'
import { holdPost, keepHolding } from './sending.queries.ts'

/** Whoever dies while driving a post keeps others from it for so long. */
const HOLD_SECONDS = 40
const KEEP_MS = 10_000

/**
 * Takes a post as far as it can go now: begins it when its time has come, goes on with one that is under way, looks for
 * one that may be there. One at a time drives a post; whoever comes second comes again later.
 */
export async function drivePost(deps: PostDeps, id: string): Promise<void> {
  const { db, clock } = deps
  const until = () => addSeconds(clock.now(), HOLD_SECONDS)
  let held = until()
  const post = await holdPost(db, id, { until: held, now: clock.now() })
  if (!post) {
    const isThere = (await findPost(db, id)) !== undefined
    if (isThere) await deps.queue.enqueue(db, FOLLOW_POST.name, { postId: id }, { startAfter: until() })
    return
  }
  const keep = async () => {
    const next = until()
    if (await keepHolding(db, id, held, next)) held = next
  }
  let kept = Promise.resolve()
  const keeping = every(() => {
    // What the database did not take now it takes at the next beat, long before the hold ends.
    kept = kept.then(keep).catch(() => undefined)
  }, KEEP_MS)
  try {
    const begun = post.status === 'scheduled' ? await beginPost(deps, post) : post
    if (begun) await continuePost(deps, begun)
  } finally {
    clearInterval(keeping)
    await kept
    await keepHolding(db, id, held, null)
  }
}
