import { NETWORK_NAMES, type Post } from '@hookreel/contract'
import { ExternalLink } from 'lucide-react'
import { Badge } from '../../components/badge.tsx'
import { buttonLook } from '../../components/button.tsx'
import { classNames } from '../../lib/class-names.ts'
import { formatCount, formatMoment } from '../../lib/format.ts'
import { MendPost } from './mend-post.tsx'
import { isUnderWay, lookOf } from './post-words.ts'

/** What became of a post, in a sentence that promises nothing. */
function describe(post: Post): string {
  const network = NETWORK_NAMES[post.network]
  if (post.isMissed) return 'Its time passed while it could not be sent. It goes out only when you say so.'
  switch (post.status) {
    case 'draft':
      return 'A draft. Nothing is sent before you say so.'
    case 'scheduled':
      if (post.isWaitingForVideo) return 'Its time has come: it goes out as soon as its video is finished.'
      return post.scheduledAt
        ? `Goes out ${formatMoment(post.scheduledAt)}.`
        : 'Goes out as soon as its video is finished.'
    case 'uploading':
      return `Being sent to ${network}. You can leave this page.`
    case 'processing':
      return `${network} is processing it. It may take a few minutes until it can be seen on your profile.`
    case 'live':
      return post.liveAt ? `On ${network} since ${formatMoment(post.liveAt)}.` : `On ${network}.`
    case 'in_inbox':
      return `It waits in your ${network} inbox, and nobody else can see it. Open the app to finish and post it.`
    case 'failed':
      return post.failure?.message ?? `${network} did not take it.`
    default:
      return `${network} did not say whether it has this post. It may be there: look at your profile first. We never send it again by ourselves.`
  }
}

/** How a post stands: state, sentence, address, figures, and what mends it. */
export function PostStatus({ post, className }: { post: Post; className?: string }) {
  const look = lookOf(post)
  const isWrong = post.status === 'failed' || post.status === 'unknown' || post.isMissed
  return (
    <div className={classNames('grid gap-3', className)}>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={look.tone}>
          <look.icon className={classNames(isUnderWay(post) && 'motion-safe:animate-pulse')} aria-hidden />
          {look.label}
        </Badge>
        {post.figures && (
          <span className="text-small text-muted tabular-nums">
            {formatCount(post.figures.views)} views, {formatCount(post.figures.likes)} likes,{' '}
            {formatCount(post.figures.comments)} comments
          </span>
        )}
      </div>
      <p role="status" className="text-sm break-words">
        {describe(post)}
      </p>
      {post.note && <p className="text-small text-warn-ink">{post.note}</p>}
      {post.link && (
        <a
          href={post.link}
          target="_blank"
          rel="noreferrer"
          className={buttonLook({ variant: 'secondary', size: 'sm', className: 'justify-self-start' })}
        >
          <ExternalLink /> Open on {NETWORK_NAMES[post.network]}
        </a>
      )}
      {post.status === 'live' && !post.link && (
        <p className="text-small text-muted">
          {NETWORK_NAMES[post.network]} has not given its address yet. It can take hours, and for some posts
          it never comes: their views, likes and comments then stand only in the app.
        </p>
      )}
      {isWrong && <MendPost post={post} />}
    </div>
  )
}
