import type { Post } from '@hookreel/contract'
import type { VideoDeps } from '../videos/video-deps.ts'
import type { PostChannels } from './post-channels.ts'

/** What the posts feature uses beyond what every feature has. */
export type PostDeps = VideoDeps & {
  readonly channels: PostChannels
  /** Tells the addresses that the owner named for it. */
  readonly tellWebhooks?: (userId: string, event: 'post.live' | 'post.failed', post: Post) => Promise<void>
}
