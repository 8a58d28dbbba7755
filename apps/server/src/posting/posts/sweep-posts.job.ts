import { defineJob, NO_PAYLOAD } from '../../platform/jobs/define-job.ts'
import { addSeconds } from '../../platform/clock.ts'
import type { PostDeps } from './post-deps.ts'
import { forgetSendings } from './sending/daily-limit.ts'
import { FOLLOW_POST } from './sending/follow-post.ts'
import { clearPostsFolder } from './sending/prepare-film.ts'
import { listDuePosts, releaseAllPosts } from './sending/sending.queries.ts'

/** Younger than this, a job may simply be waiting for its turn. */
const SWEEP_AFTER_SECONDS = 120

/** Looks every five minutes for posts that nobody drives although their time has come. */
export const SWEEP_POSTS = defineJob({
  name: 'sweep-posts',
  schema: NO_PAYLOAD,
  tries: 1,
  schedule: '*/5 * * * *',
  run: async (deps: PostDeps) => {
    await followDuePosts(deps, addSeconds(deps.clock.now(), -SWEEP_AFTER_SECONDS))
    await forgetSendings(deps)
  },
})

/** Takes up the posts that were under way when the server stopped. */
export async function recoverPosts(deps: PostDeps): Promise<void> {
  // On the embedded database this process is the only one: anyone who held a post is gone.
  if (deps.config.databaseUrl === undefined) await releaseAllPosts(deps.db)
  await clearPostsFolder(deps)
  await followDuePosts(deps, deps.clock.now())
}

/** Orders that posts go on whose time came before `due`. */
async function followDuePosts({ db, queue }: PostDeps, due: Date): Promise<void> {
  for (const { id, userId } of await listDuePosts(db, due))
    await queue.enqueue(db, FOLLOW_POST, { postId: id }, { group: userId })
}
