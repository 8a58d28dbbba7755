import { isInProgress } from '../../videos/video-status.ts'
import type { Post } from '@hookreel/contract'
import type { Deps } from '../../deps.ts'
import { signPoster } from '../../videos/listing/present-video.ts'
import type { Queryable } from '../../platform/db/open-db.ts'
import type { PostChannel } from './post-channels.ts'
import type { PostDeps } from './post-deps.ts'
import { listPostedVideos } from './posts.queries.ts'
import type { PostedVideo, PostRow } from './posts.queries.ts'

type PresentDeps = Pick<Deps, 'clock' | 'secrets'> & {
  readonly db: Queryable
  readonly channels: Pick<PostDeps['channels'], 'list'>
}

/** Posts of one user as their owner sees them. */
export async function presentPosts(
  deps: PresentDeps,
  userId: string,
  rows: readonly PostRow[],
): Promise<Post[]> {
  const videoIds = [...new Set(rows.flatMap(({ videoId }) => videoId ?? []))]
  const videos = new Map(
    (await listPostedVideos(deps.db, userId, videoIds)).map((video) => [video.id, video]),
  )
  const channels = new Map((await deps.channels.list(userId)).map((channel) => [channel.id, channel]))
  return rows.map((row) => presentPost(row, videos.get(row.videoId ?? ''), channels.get(row.channelId), deps))
}

/** One post as its owner sees it. */
export async function presentOnePost(deps: PresentDeps, row: PostRow): Promise<Post> {
  const [post] = await presentPosts(deps, row.userId, [row])
  if (!post) throw new Error('a post was presented as none')
  return post
}

export function presentChannel(channel: PostChannel): NonNullable<Post['channel']> {
  const { id, network, name, username, avatarUrl, isConnected } = channel
  return { id, network, name, username, avatarUrl, isConnected }
}

function presentPost(
  row: PostRow,
  video: PostedVideo | undefined,
  channel: PostChannel | undefined,
  deps: Pick<Deps, 'clock' | 'secrets'>,
): Post {
  const isDue = row.scheduledAt === null || row.scheduledAt <= deps.clock.now()
  return {
    id: row.id,
    status: row.status,
    network: row.network,
    channel: channel ? presentChannel(channel) : null,
    video: video ? presentVideoOfPost(video, deps) : null,
    title: titleOf(row, video),
    options: row.options,
    scheduledAt: row.scheduledAt?.toISOString() ?? null,
    timeZone: row.timeZone,
    isWaitingForVideo:
      row.status === 'scheduled' && isDue && video !== undefined && isInProgress(video.status),
    sentAt: row.sentAt?.toISOString() ?? null,
    liveAt: row.liveAt?.toISOString() ?? null,
    link: row.link,
    note: row.note,
    failure: row.failure,
    isMissed: row.isMissed,
    figures: row.figuresAt && {
      views: row.views,
      likes: row.likes,
      comments: row.comments,
      takenAt: row.figuresAt.toISOString(),
    },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

function presentVideoOfPost(video: PostedVideo, deps: Pick<Deps, 'clock' | 'secrets'>): Post['video'] {
  const { id, title, status, style, aspectRatio, durationSeconds, posterKey } = video
  const posterUrl = posterKey === null ? null : signPoster(posterKey, deps)
  return { id, title, status, style, aspectRatio, durationSeconds, posterUrl }
}

function titleOf({ options }: PostRow, video: PostedVideo | undefined): string {
  const own = options.network === 'youtube' ? options.title : (options.caption.trim().split('\n')[0] ?? '')
  return own || video?.title || 'Untitled post'
}
