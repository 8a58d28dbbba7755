import type { Queue } from '../platform/jobs/open-queue.ts'
import { forgetSendings } from './sending/daily-limit.ts'
import { FOLLOW_POST } from './sending/follow-post.ts'
import { addSeconds } from './moments.ts'
import { POST_VIDEO, workOnReadyVideos } from './post-video.job.ts'
import type { PostDeps } from './post-deps.ts'
import { clearPostsFolder } from './sending/prepare-film.ts'
import { listDuePosts, releaseAllPosts } from './sending/sending.queries.ts'
import { workOnPosts } from './sending/send-post.job.ts'
import { SEND_POST } from './sending/send-queue.ts'

/** Looks every five minutes for posts that nobody drives although their time has come. */
const SWEEP_POSTS: Queue = { name: 'sweep-posts', tries: 1, cron: '*/5 * * * *' }
/** Younger than this, a job may simply be waiting for its turn. */
const SWEEP_AFTER_SECONDS = 120

export const POST_QUEUES = [SEND_POST, FOLLOW_POST, SWEEP_POSTS, POST_VIDEO]

/** Takes up the posts that were under way when the server stopped, and from then on every new one. */
export async function resumePosts(deps: PostDeps): Promise<void> {
  // On the embedded database this process is the only one: whoever held a post is gone.
  if (deps.config.databaseUrl === undefined) await releaseAllPosts(deps.db)
  await clearPostsFolder(deps)
  await enqueueDue(deps, deps.clock.now())
  await workOnPosts(deps)
  await workOnReadyVideos(deps)
  await deps.queue.work(SWEEP_POSTS.name, 1, async () => {
    await enqueueDue(deps, addSeconds(deps.clock.now(), -SWEEP_AFTER_SECONDS))
    await forgetSendings(deps)
  })
}

async function enqueueDue(deps: PostDeps, due: Date): Promise<void> {
  for (const { id, userId } of await listDuePosts(deps.db, due))
    await deps.queue.enqueue(deps.db, FOLLOW_POST.name, { postId: id }, { group: userId })
}
