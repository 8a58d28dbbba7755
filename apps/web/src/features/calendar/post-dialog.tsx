import { headlineOf, NETWORK_NAMES, type Post } from '@hookreel/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FilePen, Send, Trash2, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button, buttonLook } from '../../components/button.tsx'
import { Confirm } from '../../components/confirm.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { ChannelAvatar } from '../channels/channel-avatar.tsx'
import { usePostActs } from '../posts/act-on-post.ts'
import { ConfirmDuplicate } from '../posts/composer/confirm-duplicate.tsx'
import { editAddress } from '../posts/mend-post.tsx'
import { postQuery } from '../posts/post-queries.ts'
import { PostStatus } from '../posts/post-status.tsx'
import { isMovable, isUnderWay } from '../posts/post-words.ts'
import type { FreeSlot } from './calendar-entries.ts'
import { MoveForm } from './move-form.tsx'
import { movePost } from './move-post.ts'

function Head({ post }: { post: Post }) {
  return (
    <div className="flex items-start gap-4">
      {post.video?.posterUrl && (
        <img src={post.video.posterUrl} alt="" className="h-28 w-16 shrink-0 rounded-lg object-cover" />
      )}
      <div className="min-w-0 flex-1">
        {post.channel && (
          <p className="flex items-center gap-2.5 text-small text-muted">
            <ChannelAvatar channel={post.channel} className="size-7" />
            <span className="min-w-0 truncate">
              {post.channel.name} on {NETWORK_NAMES[post.network]}
            </span>
          </p>
        )}
        <p dir="auto" className="mt-2 line-clamp-4 text-sm break-words whitespace-pre-line">
          {headlineOf(post.options) || post.title}
        </p>
      </div>
    </div>
  )
}

/** A post of the calendar: how it stands, and all that can be done with it. */
export default function PostDialog(props: {
  post: Post
  open: boolean
  onClose: () => void
  zone: string
  free: readonly FreeSlot[]
}) {
  const cache = useQueryClient()
  // As it is now: it may go live while it is looked at.
  const { data: post } = useQuery({ ...postQuery(props.post.id), initialData: props.post })
  const acts = usePostActs(post, props.onClose)
  const [isDeleting, setIsDeleting] = useState(false)
  const canMove = isMovable(post)
  return (
    <Dialog
      open={props.open}
      onOpenChange={(open) => !open && props.onClose()}
      title={post.video?.title ?? post.title}
      className="md:w-[34rem]"
    >
      <Head post={post} />
      <PostStatus post={post} />
      {canMove && (
        <MoveForm
          key={post.id}
          post={post}
          zone={props.zone}
          free={props.free.filter(({ channelId }) => channelId === post.channel?.id)}
          onMove={(at) => {
            props.onClose()
            void movePost(cache, post, at, props.zone)
          }}
        />
      )}
      <div className="flex flex-wrap gap-2 border-t pt-4">
        {canMove && post.video && (
          <Link to={editAddress(post)} className={buttonLook({ variant: 'secondary', size: 'sm' })}>
            <FilePen /> Edit
          </Link>
        )}
        {canMove && !post.isMissed && (
          <Button
            variant="secondary"
            size="sm"
            isBusy={acts.busy === 'send'}
            onClick={() => acts.act('send')}
          >
            <Send /> Send now
          </Button>
        )}
        {post.status === 'scheduled' && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              props.onClose()
              void movePost(cache, post, null, props.zone)
            }}
          >
            <RotateCcw /> Make it a draft
          </Button>
        )}
        {!isUnderWay(post) && (
          <Button
            variant="quiet"
            size="sm"
            className="ml-auto text-danger-ink"
            isBusy={acts.busy === 'delete'}
            onClick={() => setIsDeleting(true)}
          >
            <Trash2 /> Delete
          </Button>
        )}
      </div>
      <Confirm
        open={isDeleting}
        onOpenChange={setIsDeleting}
        title="Delete this post?"
        description={
          post.status === 'live'
            ? `It is only forgotten here: on ${NETWORK_NAMES[post.network]} it stays.`
            : `"${post.title}" is deleted here. Your video stays.`
        }
        action="Delete"
        onConfirm={() => acts.act('delete')}
      />
      <ConfirmDuplicate {...acts.duplicate} />
    </Dialog>
  )
}
