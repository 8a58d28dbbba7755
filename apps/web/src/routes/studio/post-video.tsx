import { NETWORKS } from '@hookreel/contract'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { href, Link, useSearchParams } from 'react-router'
import { channelsQuery, videoQuery } from '../../api/queries.ts'
import { queryClient } from '../../api/query-client.ts'
import { Alert } from '../../components/alert.tsx'
import { AccountForm } from '../../features/posts/composer/account-form.tsx'
import { ChannelPicker } from '../../features/posts/composer/channel-picker.tsx'
import { NoChannel } from '../../features/posts/no-channel.tsx'
import { WaitingCard } from '../../features/posts/waiting-card.tsx'
import { LoadError } from '../../features/shell/load-error.tsx'
import { PageTitle } from '../../features/shell/page-title.tsx'
import { describeNotReady, isReady } from '../../features/videos/video-words.ts'
import type { Route } from './+types/post-video'

export const handle = { title: 'Post Video' }
export const meta = () => [{ title: 'Post Video | Hookreel' }]

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  void queryClient.prefetchQuery(videoQuery(params.id))
  void queryClient.prefetchQuery(channelsQuery)
  return null
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
      <PageTitle title="Post Video">
        {video.data && <bdi className="wrap-anywhere">{video.data.title}</bdi>}
      </PageTitle>
      {error && (
        <LoadError
          title="Failed to load this video"
          error={error}
          onRetry={() => void Promise.all([video.refetch(), channels.refetch()])}
        />
      )}
      {!error && (!video.data || !channels.data) && (
        <WaitingCard words="Loading your video and your accounts" />
      )}
      {video.data && channels.data && (
        <div className="grid grid-cols-1 gap-4">
          {!isReady(video.data) && (
            <Alert tone="warn" title="Video Not Ready">
              {describeNotReady(video.data)}
            </Alert>
          )}
          {list.length > 1 && (
            <ChannelPicker
              channels={list}
              value={channel?.id ?? null}
              onChange={(id) => setSearch({ channel: id }, { replace: true, preventScrollReset: true })}
            />
          )}
          {!channel && (
            <NoChannel
              network={channels.data.networks.find(({ id }) => id === wanted)}
              networks={channels.data.networks}
              video={video.data}
            />
          )}
          {channel && isReady(video.data) && (
            <AccountForm key={channel.id} video={video.data} channel={channel} />
          )}
        </div>
      )}
    </>
  )
}
