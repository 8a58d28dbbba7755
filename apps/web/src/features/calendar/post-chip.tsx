import { NETWORK_NAMES, type Post } from '@hookreel/contract'
import type { ComponentProps } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { NetworkMark } from '../channels/network-mark.tsx'
import { isUnderWay, lookOf } from '../posts/post-words.ts'
import { formatDay, formatTime, wallClockOf } from '../../lib/days/calendar-days.ts'
import { momentOfPost } from './calendar-entries.ts'

const GROUNDS = {
  neutral: 'bg-surface-2 border-input',
  outline: 'bg-surface border-input',
  primary: 'bg-primary-soft border-primary/30',
  ok: 'bg-ok-soft border-ok/40',
  warn: 'bg-warn-soft border-warn-ink/30',
  danger: 'bg-danger-soft border-danger/40',
} as const
const INKS = {
  neutral: 'text-muted',
  outline: 'text-muted',
  primary: 'text-primary-ink',
  ok: 'text-ok-ink',
  warn: 'text-warn-ink',
  danger: 'text-danger-ink',
} as const

/** What the chip shows by colour and sign, in words; time and title stand in it. */
function describe(post: Post, zone: string): string {
  const at = momentOfPost(post)
  const day =
    at === null
      ? 'without a time'
      : formatDay(wallClockOf(at, zone).day, { weekday: 'long', month: 'long', day: 'numeric' })
  const account = post.channel ? ` as ${post.channel.name}` : ''
  return ` ${day}, ${lookOf(post).label}, ${NETWORK_NAMES[post.network]}${account}, `
}

/** '1:58p' */
const shorten = (time: string) => time.replace(/\s?([AP])M$/, (_, half: string) => half.toLowerCase())

/** A post in the calendar. `isSmall`: in a cell of a month, where a day has room for little. */
export function PostChip(
  props: { post: Post; zone: string; isSmall?: boolean; isLifted?: boolean } & Omit<
    ComponentProps<'button'>,
    'children'
  >,
) {
  const { post, zone, isSmall = false, isLifted = false, className, ...rest } = props
  const look = lookOf(post)
  const at = momentOfPost(post)
  const tone = look.tone ?? 'neutral'
  const time = at === null ? null : formatTime(wallClockOf(at, zone).time)
  const words = time === null ? look.label : isSmall ? shorten(time) : time
  return (
    <button
      type="button"
      title={post.title}
      className={classNames(
        'flex w-full min-w-0 touch-manipulation flex-col gap-1.5 rounded-lg border text-left text-xs text-foreground transition-shadow hover:shadow-card',
        isSmall ? 'gap-0.5 px-1.5 py-1' : 'px-2 py-1.5',
        GROUNDS[tone],
        isLifted && 'shadow-pop',
        className,
      )}
      {...rest}
    >
      <span className="flex w-full min-w-0 items-center gap-1">
        <look.icon
          className={classNames(
            'size-3.5 shrink-0',
            INKS[tone],
            isUnderWay(post) && 'motion-safe:animate-pulse',
          )}
          aria-hidden
        />
        <span className="font-medium whitespace-nowrap tabular-nums">{words}</span>
        <span className="sr-only">{describe(post, zone)}</span>
        <NetworkMark
          network={post.network}
          className={classNames('ml-auto', isSmall ? 'size-4 rounded' : 'size-5 rounded-md')}
        />
      </span>
      <span
        dir="auto"
        className={classNames('line-clamp-2 w-full break-words', isSmall ? 'leading-tight' : 'leading-snug')}
      >
        {post.title}
      </span>
    </button>
  )
}
