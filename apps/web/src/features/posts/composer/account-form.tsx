import { NETWORK_NAMES, type Channel, type Video } from '@hookreel/contract'
import { useQuery } from '@tanstack/react-query'
import { Plug } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { ApiError } from '../../../api/call.ts'
import { Button } from '../../../components/button.tsx'
import { Card } from '../../../components/card.tsx'
import { readTimeZone } from '../../../lib/days/time-zone.ts'
import { openConnection } from '../../channels/open-connection.ts'
import { LoadError } from '../../shell/load-error.tsx'
import { Composer } from './composer.tsx'
import { EarlierPosts } from './earlier-posts.tsx'
import { composerQuery, postQuery } from '../post-queries.ts'
import { PostStatus } from '../post-status.tsx'
import { isMovable } from '../post-words.ts'
import { WaitingCard } from '../waiting-card.tsx'

/** The form of one account. The creator is asked for first: nothing is shown before it is known who posts. */
export function AccountForm(props: { video: Video; channel: Channel }) {
  const { video, channel } = props
  const [search, setSearch] = useSearchParams()
  const postId = search.get('post')
  const data = useQuery(composerQuery(video.id, channel.id))
  const post = useQuery({ ...postQuery(postId ?? ''), enabled: postId !== null })
  // Once the form is there it stays with what was written in it, whatever a later question is answered.
  if (data.error && !data.data)
    return <NotAsked channel={channel} error={data.error} onRetry={() => void data.refetch()} />
  if (!data.data || (postId !== null && post.isPending))
    return <WaitingCard words={`Asking ${NETWORK_NAMES[channel.network]} what ${channel.name} may post`} />
  const edited = post.data?.channel?.id === channel.id ? post.data : undefined
  const show = (id: string | null) =>
    setSearch(id === null ? { channel: channel.id } : { channel: channel.id, post: id }, { replace: true })
  const canEdit = !edited || isMovable(edited) || edited.status === 'failed'
  return (
    <div className="grid grid-cols-1 gap-4">
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

/** The network did not say who posts: without it there is no form. */
function NotAsked({ channel, error, onRetry }: { channel: Channel; error: Error; onRetry: () => void }) {
  const name = NETWORK_NAMES[channel.network]
  return (
    <div className="grid gap-3">
      <LoadError title={`${name} could not be asked about ${channel.name}`} error={error} onRetry={onRetry} />
      {error instanceof ApiError && error.code === 'channel_disconnected' && (
        <Button
          className="justify-self-start"
          onClick={() => void openConnection(channel.network, { channelId: channel.id })}
        >
          <Plug /> Reconnect {name}
        </Button>
      )}
    </div>
  )
}
