import type { PostDeps } from './post-deps.ts'
import { clearPostsFolder } from './sending/prepare-film.ts'
import { releaseAllPosts } from './sending/sending.queries.ts'
import { followDuePosts } from './sweep-posts.job.ts'

/** Takes up the posts that were under way when the server stopped. */
export async function recoverPosts(deps: PostDeps): Promise<void> {
  // On the embedded database this process is the only one: anyone who held a post is gone.
  if (deps.config.databaseUrl === undefined) await releaseAllPosts(deps.db)
  await clearPostsFolder(deps)
  await followDuePosts(deps, deps.clock.now())
}
