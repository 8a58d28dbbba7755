import type { Queue } from '../platform/jobs/open-queue.ts'
import { FOLLOW_POST } from './follow-post.ts'
import { MAKE_BATCH } from './create-batch.ts'
import { workOnBatches } from './make-batch.job.ts'
import { addSeconds } from './moments.ts'
import { POST_VIDEO, workOnReadyVideos } from './post-video.job.ts'
import { PULL_FIGURES, pullFigures } from './pull-figures.job.ts'
import type { PostDeps } from './post-deps.ts'
import { clearPostsFolder } from './prepare-film.ts'
import { listDuePosts, releaseAllPosts } from './sending.queries.ts'
import { workOnPosts } from './send-post.job.ts'
import { SEND_POST } from './send-queue.ts'

/** Looks every five minutes for posts that nobody drives although their time has come. */
const SWEEP_POSTS: Queue = { name: 'sweep-posts', tries: 1, cron: '*/5 * * * *' }
/** Younger than this, a job may simply be waiting for its turn. */
const SWEEP_AFTER_SECONDS = 120

export const POST_QUEUES = [SEND_POST, FOLLOW_POST, SWEEP_POSTS, POST_VIDEO, MAKE_BATCH, PULL_FIGURES]

/** Takes up the posts that were under way when the server stopped, and from then on every new one. */
export async function resumePosts(deps: PostDeps): Promise<void> {
  // On the embedded database this process is the only one: whoever held a post is gone.
  if (deps.config.databaseUrl === undefined) await releaseAllPosts(deps.db)
  await clearPostsFolder(deps)
  await enqueueDue(deps, deps.clock.now())
  await workOnPosts(deps)
  await workOnReadyVideos(deps)
  await workOnBatches(deps)
  await deps.queue.work(PULL_FIGURES.name, 1, () => pullFigures(deps))
  await deps.queue.work(SWEEP_POSTS.name, 1, () =>
    enqueueDue(deps, addSeconds(deps.clock.now(), -SWEEP_AFTER_SECONDS)),
  )
}

async function enqueueDue(deps: PostDeps, due: Date): Promise<void> {
  for (const { id, userId } of await listDuePosts(deps.db, due))
    await deps.queue.enqueue(deps.db, FOLLOW_POST.name, { postId: id }, { group: userId })
}
