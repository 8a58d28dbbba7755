import { NETWORKS, type Channel, type Video } from '@hookreel/contract'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Plug, Send, Share2 } from 'lucide-react'
import { href, Link, useSearchParams } from 'react-router'
import { ApiError } from '../../api/call.ts'
import { channelsQuery, videoQuery } from '../../api/queries.ts'
import { queryClient } from '../../api/query-client.ts'
import { Alert } from '../../components/alert.tsx'
import { Button, buttonLook } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { readTimeZone } from '../../features/calendar/time-zone.ts'
import { NETWORK_NAMES } from '../../features/channels/network-mark.tsx'
import { openConnection } from '../../features/channels/open-connection.ts'
import { ChannelPicker } from '../../features/posts/channel-picker.tsx'
import { Composer } from '../../features/posts/composer.tsx'
import { EarlierPosts } from '../../features/posts/earlier-posts.tsx'
import { composerQuery, postQuery } from '../../features/posts/post-queries.ts'
import { PostStatus } from '../../features/posts/post-status.tsx'
import { isMovable } from '../../features/posts/post-words.ts'
import { LoadError } from '../../features/shell/load-error.tsx'
import { PageTitle } from '../../features/shell/page-title.tsx'
import { isReady } from '../../features/videos/video-words.ts'
import type { Route } from './+types/post-video'

export const handle = { title: 'Post Video' }
export const meta = () => [{ title: 'Post Video | Hookreel' }]

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  void queryClient.prefetchQuery(videoQuery(params.id))
  void queryClient.prefetchQuery(channelsQuery)
  return null
}

function Waiting({ words }: { words: string }) {
  return (
    <Card className="grid gap-5 p-6" aria-busy>
      <p role="status" className="text-sm text-muted">
        {words}
      </p>
      <Skeleton className="h-12 max-w-64" />
      <Skeleton className="h-28" />
      <Skeleton className="h-10 max-w-sm" />
    </Card>
  )
}

/** Nothing to post to yet, or not where one wanted to. */
function NoChannel({ network, video }: { network: Channel['network'] | undefined; video: Video }) {
  return (
    <Card>
      <EmptyState
        icon={Share2}
        title={network ? `Connect your ${NETWORK_NAMES[network]} account` : 'Connect an account first'}
        action={
          <>
            {network && (
              <Button onClick={() => void openConnection(network)}>
                <Plug /> Connect {NETWORK_NAMES[network]}
              </Button>
            )}
            {network === 'tiktok' && isReady(video) && (
              <Button variant="secondary" onClick={() => void openConnection(network, { videoId: video.id })}>
                <Send /> Connect and send as a draft
              </Button>
            )}
            <Link to={`${href('/settings')}?tab=export`} className={buttonLook({ variant: 'ghost' })}>
              Social accounts
            </Link>
          </>
        }
      >
        Videos are posted to TikTok, Instagram and YouTube from accounts that you connect once. Or download
        the video and post it by hand.
      </EmptyState>
    </Card>
  )
}

/** The form of one account. The creator is asked for first: nothing is shown before it is known who posts. */
function AccountForm(props: { video: Video; channel: Channel }) {
  const { video, channel } = props
  const [search, setSearch] = useSearchParams()
  const postId = search.get('post')
  const data = useQuery(composerQuery(video.id, channel.id))
  const post = useQuery({ ...postQuery(postId ?? ''), enabled: postId !== null })
  if (data.error)
    return (
      <div className="grid gap-3">
        <LoadError
          title={`${NETWORK_NAMES[channel.network]} could not be asked about ${channel.name}`}
          error={data.error}
          onRetry={() => void data.refetch()}
        />
        {data.error instanceof ApiError && data.error.code === 'channel_disconnected' && (
          <Button
            className="justify-self-start"
            onClick={() => void openConnection(channel.network, { channelId: channel.id })}
          >
            <Plug /> Reconnect {NETWORK_NAMES[channel.network]}
          </Button>
        )}
      </div>
    )
  if (!data.data || (postId !== null && post.isPending))
    return <Waiting words={`Asking ${NETWORK_NAMES[channel.network]} what ${channel.name} may post`} />
  const edited = post.data?.channel?.id === channel.id ? post.data : undefined
  const show = (id: string | null) =>
    setSearch(id === null ? { channel: channel.id } : { channel: channel.id, post: id }, { replace: true })
  const canEdit = !edited || isMovable(edited) || edited.status === 'failed'
  return (
    <div className="grid gap-4">
      {edited && (
        <Card className="p-5 md:p-6">
          <h2 className="mb-3 text-base font-semibold">This post</h2>
          <PostStatus post={edited} />
          {!canEdit && (
            <Button className="mt-4" variant="quiet" size="sm" onClick={() => show(null)}>
              Write another post
            </Button>
          )}
        </Card>
      )}
      {canEdit && (
        <Composer
          key={edited?.id ?? channel.id}
          video={video}
          data={data.data}
          post={edited}
          wanted={search.get('at')}
          zone={readTimeZone()}
          onDone={(made) => {
            show(made.id)
            window.scrollTo({ top: 0 })
          }}
        />
      )}
      <EarlierPosts posts={data.data.posts.filter(({ id }) => id !== postId)} onOpen={show} />
    </div>
  )
}

export default function PostVideo({ params }: Route.ComponentProps) {
  const [search, setSearch] = useSearchParams()
  const video = useQuery(videoQuery(params.id))
  const channels = useQuery(channelsQuery)
  const wanted = NETWORKS.find((id) => id === search.get('network'))
  const list = channels.data?.channels ?? []
  const channel =
    list.find(({ id }) => id === search.get('channel')) ??
    list.find(({ network }) => wanted === undefined || network === wanted)
  const error = video.error ?? channels.error
  return (
    <>
      <Link
        to={href('/my-videos')}
        className="-mt-2 mb-3 inline-flex min-h-10 items-center gap-1.5 rounded-md text-small font-medium text-muted hover:text-foreground md:min-h-8"
      >
        <ArrowLeft className="size-4" aria-hidden /> My Videos
      </Link>
      <PageTitle title="Post Video">{video.data?.title}</PageTitle>
      {error && (
        <LoadError
          title="Failed to load this video"
          error={error}
          onRetry={() => void Promise.all([video.refetch(), channels.refetch()])}
        />
      )}
      {!error && (!video.data || !channels.data) && <Waiting words="Loading your video and your accounts" />}
      {video.data && channels.data && (
        <div className="grid grid-cols-1 gap-4">
          {!isReady(video.data) && (
            <Alert tone="warn" title="Video Not Ready">
              This video is still being processed. Please wait a few more minutes.
            </Alert>
          )}
          {list.length > 1 && (
            <ChannelPicker
              channels={list}
              value={channel?.id ?? null}
              onChange={(id) => setSearch({ channel: id }, { replace: true, preventScrollReset: true })}
            />
          )}
          {!channel && <NoChannel network={wanted} video={video.data} />}
          {channel && isReady(video.data) && (
            <AccountForm key={channel.id} video={video.data} channel={channel} />
          )}
        </div>
      )}
    </>
  )
}
