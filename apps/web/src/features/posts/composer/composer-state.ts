import {
  checkPostOptions,
  NETWORK_RULES,
  type ComposerData,
  type OptionProblems,
  type Post,
  type PostOptions,
  type PostTime,
  type Video,
} from '@hookreel/contract'
import { formatClock } from '../../../lib/format.ts'
import { momentOf, wallClockOf } from '../../../lib/days/calendar-days.ts'
import { tomorrowEvening } from '../day-time-fields.tsx'
import type { TimeDraft } from './post-time.tsx'
import { isUndecided, UNDECIDED } from './tiktok-disclosure.tsx'

/** What the form begins with: the post that is edited, else what the server suggests. */
export function beginOptions(data: ComposerData, post: Post | undefined): PostOptions {
  return post && post.network === data.channel.network ? post.options : data.suggestion
}

/** When it goes out: `wanted` is a moment that was chosen in the calendar. */
export function beginTime(post: Post | undefined, wanted: string | null, zone: string): TimeDraft {
  const at = wanted ?? post?.scheduledAt ?? null
  if (at !== null) return { mode: 'schedule', ...wallClockOf(at, zone) }
  return { mode: 'now', ...tomorrowEvening(zone) }
}

/** An edited post that stays in its place of the plan. */
export function isTimeKept(post: Post | undefined, time: TimeDraft, zone: string): boolean {
  if (post?.status !== 'scheduled' || time.mode !== 'schedule') return false
  const begun = beginTime(post, null, zone)
  return begun.mode === 'schedule' && begun.day === time.day && begun.time === time.time
}

/** The choice of a time as the server takes it. */
export function timeOf(draft: TimeDraft, zone: string): PostTime {
  return draft.mode === 'schedule'
    ? { mode: 'schedule', at: momentOf(draft.day, draft.time, zone) }
    : { mode: draft.mode }
}

/** Pressing the button beside the line of consent is the consent; a draft in the inbox is agreed to in the app. */
export function withConsent(options: PostOptions): PostOptions {
  return options.network === 'tiktok' ? { ...options, hasConsented: options.mode === 'direct' } : options
}

/** What is wrong with the choices, by field. */
export function findProblems(options: PostOptions, time: TimeDraft): OptionProblems {
  // A draft may be half written.
  const problems = time.mode === 'draft' ? {} : checkPostOptions(withConsent(options))
  if (time.mode === 'schedule' && !(time.day && time.time)) problems.at = 'Choose a day and a time.'
  return problems
}

/** Why nothing can be posted whatever is chosen; the first thing that stands in the way. */
export function findObstacle(data: ComposerData, video: Video): string | null {
  const { creator, channel, rules } = data
  const { name } = NETWORK_RULES[channel.network]
  if (creator.blocked !== null) return `${creator.blocked} Please try again later.`
  const longest = creator.maxSeconds ?? rules.maxSeconds
  if (video.durationSeconds !== null && video.durationSeconds > longest)
    return `This video is ${formatClock(video.durationSeconds)} long; ${name} takes at most ${formatClock(longest)} from this account.`
  return data.checks.find((check) => check.level === 'stop')?.message ?? null
}

/** Why the button does nothing yet, said on hover and focus. */
export function findRefusal(
  data: ComposerData,
  options: PostOptions,
  time: TimeDraft,
  obstacle: string | null,
): string | null {
  if (time.mode === 'draft') return null
  if (obstacle !== null) return obstacle
  if (options.network === 'tiktok' && options.mode === 'direct' && isUndecided(options)) return UNDECIDED
  if (time.mode === 'now' && data.rules.leftToday === 0)
    return 'This account takes no more posts today. Choose another time.'
  return null
}
