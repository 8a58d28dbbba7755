import type { VideoDeps } from '../../videos/video-deps.ts'
import type { PostChannels } from './post-channels.ts'

/** What the posts feature uses beyond what every feature has. */
export type PostDeps = VideoDeps & { readonly channels: PostChannels }
