import { setInterval as every } from 'node:timers'
import { getProfile } from '../../../account/get-profile.ts'
import { addSeconds } from '../../../platform/clock.ts'
import { beginPost } from './begin-post.ts'
import { continuePost } from './continue-post.ts'
import { FOLLOW_POST } from './follow-post.ts'
import type { Fitting } from './follow-post.ts'
import { LostHoldError } from './lost-hold.ts'
import type { PostDeps } from '../post-deps.ts'
import { findPost } from '../posts.queries.ts'
import type { PostRow } from '../posts.queries.ts'
import { holdPost, keepHolding } from './sending.queries.ts'

/** A process that dies while driving a post keeps others from it for so long. */
const HOLD_SECONDS = 40
const KEEP_MS = 10_000

/**
 * Takes a post as far as it can go now: begins it when its time has come, goes on with one that is under way, looks for
 * one that may be there. One at a time drives a post; one that comes second comes again later. A process that lost its
 * hold stops at its next write. `fitting` is what became of its film where that was made to fit.
 */
export async function drivePost(deps: PostDeps, id: string, fitting?: Fitting): Promise<void> {
  const { db, clock } = deps
  const until = () => addSeconds(clock.now(), HOLD_SECONDS)
  const post = await holdPost(db, id, { until: until(), now: clock.now() })
  if (!post) return comeAgain(deps, { postId: id, fitting }, until())
  const lost = new AbortController()
  const keep = async () => {
    if (!(await keepHolding(db, post, until()))) lost.abort(new LostHoldError(id))
  }
  let kept = Promise.resolve()
  const keeping = every(() => {
    // What the database did not take now it takes at the next beat, long before the hold ends.
    kept = kept.then(keep).catch(() => undefined)
  }, KEEP_MS)
  try {
    await goOn({ ...deps, lost: lost.signal }, post, fitting)
  } catch (error) {
    if (!(error instanceof LostHoldError) && !(lost.signal.reason instanceof LostHoldError)) throw error
    deps.log.info('a post is left to the process that took it', { postId: id })
  } finally {
    clearInterval(keeping)
    await kept
    await keepHolding(db, post, null)
  }
}

/** Another one has it. One that is kept back waits for the sweep, which takes it up when it is free. */
async function comeAgain(
  { db, queue }: PostDeps,
  order: { readonly postId: string; readonly fitting: Fitting | undefined },
  startAfter: Date,
): Promise<void> {
  const there = await findPost(db, order.postId)
  if (!there || there.isQuarantined) return
  const { disabledAt } = await getProfile(db, there.userId)
  if (there.status === 'scheduled' && disabledAt !== null) return
  await queue.enqueue(db, FOLLOW_POST, order, { startAfter, group: there.userId })
}

async function goOn(
  deps: Parameters<typeof continuePost>[0],
  post: PostRow,
  fitting: Fitting | undefined,
): Promise<void> {
  const begun = post.status === 'scheduled' ? await beginPost(deps, post, fitting) : post
  if (begun) await continuePost(deps, begun)
}
