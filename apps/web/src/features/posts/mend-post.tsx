import { NETWORK_NAMES, type NetworkId, type Post, type PostAction } from '@hookreel/contract'
import { ExternalLink, FilePen, Plug, RefreshCw, RotateCcw, Send } from 'lucide-react'
import { href, Link } from 'react-router'
import { Button, buttonLook } from '../../components/button.tsx'
import { formatMoment } from '../../lib/format.ts'
import { openConnection } from '../channels/open-connection.ts'
import { usePostActs } from './act-on-post.ts'
import { ConfirmDuplicate } from './composer/confirm-duplicate.tsx'

const APPS: Record<NetworkId, string> = {
  tiktok: 'https://www.tiktok.com/',
  instagram: 'https://www.instagram.com/',
  youtube: 'https://studio.youtube.com/',
}
const LOOK = buttonLook({ variant: 'secondary', size: 'sm' })

function OpenApp({ post }: { post: Post }) {
  return (
    <a href={APPS[post.network]} target="_blank" rel="noreferrer" className={LOOK}>
      <ExternalLink /> Open {NETWORK_NAMES[post.network]}
    </a>
  )
}

/** The address where a post is written anew. */
export function editAddress(post: Post): string {
  return post.video
    ? `${href('/videos/:id/post', { id: post.video.id })}?post=${post.id}`
    : href('/my-videos')
}

type Acts = ReturnType<typeof usePostActs>

function Resend({ post, acts, label }: { post: Post; acts: Acts; label: string }) {
  const at = post.failure?.retryAt
  const isTooEarly = at !== null && at !== undefined && Date.parse(at) > Date.now()
  return (
    <Button
      size="sm"
      isBusy={acts.busy === 'send'}
      disabled={isTooEarly}
      title={isTooEarly ? `Possible from ${formatMoment(at)} on` : undefined}
      onClick={() => acts.act('send')}
    >
      <RotateCcw /> {isTooEarly ? `Try again from ${formatMoment(at)} on` : label}
    </Button>
  )
}

/** The one button that mends a failure. */
function MendingButton({ post, action, acts }: { post: Post; action: PostAction; acts: Acts }) {
  switch (action) {
    case 'reconnect':
      return (
        <Button
          size="sm"
          onClick={() =>
            void openConnection(post.network, post.channel ? { channelId: post.channel.id } : {})
          }
        >
          <Plug /> Reconnect {NETWORK_NAMES[post.network]}
        </Button>
      )
    case 'edit':
    case 'reschedule':
      return (
        <Link to={editAddress(post)} className={buttonLook({ size: 'sm' })}>
          <FilePen /> {action === 'edit' ? 'Edit the post' : 'Choose a time'}
        </Link>
      )
    case 'make_private':
      return <Resend post={post} acts={acts} label="My account is private now: try again" />
    case 'wait':
    case 'retry':
      return <Resend post={post} acts={acts} label="Try again" />
    case 'open_app':
      return <OpenApp post={post} />
    case 'check_again':
      return <CheckAgain acts={acts} />
    case 'change_video':
      return (
        <Link to={href('/my-videos')} className={LOOK}>
          Choose another video
        </Link>
      )
    case 'ask_operator':
      // The help page is plain HTML outside of the app.
      return (
        <a href={`${href('/support')}#contact`} className={LOOK}>
          Contact the operator
        </a>
      )
    default:
      return null
  }
}

function CheckAgain({ acts }: { acts: Acts }) {
  return (
    <Button size="sm" isBusy={acts.busy === 'check'} onClick={() => acts.act('check')}>
      <RefreshCw /> Check again
    </Button>
  )
}

/** What can be done about a post that is not where it should be. */
export function MendPost({ post }: { post: Post }) {
  const acts = usePostActs(post)
  return (
    <div className="flex flex-wrap gap-2">
      {post.isMissed ? (
        <>
          <Button size="sm" isBusy={acts.busy === 'send'} onClick={() => acts.act('send')}>
            <Send /> Send now
          </Button>
          <Link to={editAddress(post)} className={LOOK}>
            Choose another time
          </Link>
        </>
      ) : post.status === 'unknown' ? (
        <>
          <CheckAgain acts={acts} />
          <OpenApp post={post} />
        </>
      ) : (
        post.failure && <MendingButton post={post} action={post.failure.action} acts={acts} />
      )}
      <ConfirmDuplicate {...acts.duplicate} />
    </div>
  )
}
