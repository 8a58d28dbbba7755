import { cancelPost, getPost, updatePost, type Calendar, type Post } from '@hookreel/contract'
import type { QueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { ApiError, call } from '../../api/call.ts'
import { putPost } from '../posts/act-on-post.ts'
import { formatSlot } from '../posts/day-time-fields.tsx'

/** So long both times are shown, to choose from. */
const CHOICE_TOAST_MS = 20_000

/** Shows a post where it was put before the server has answered. */
function showAt(cache: QueryClient, post: Post, at: string | null): void {
  const moved: Post = {
    ...post,
    scheduledAt: at,
    status: at === null ? 'draft' : 'scheduled',
    isMissed: false,
  }
  const without = (posts: readonly Post[]) => posts.filter(({ id }) => id !== post.id)
  cache.setQueriesData<Calendar>({ queryKey: ['calendar', 'days'] }, (calendar) =>
    calendar
      ? {
          ...calendar,
          posts: at === null ? without(calendar.posts) : [...without(calendar.posts), moved],
          undated: at === null ? [...without(calendar.undated), moved] : without(calendar.undated),
        }
      : calendar,
  )
}

/** Refused when another page gave it another time meanwhile. */
function plan(post: Post, at: string | null, timeZone: string): Promise<Post> {
  const params = { id: post.id }
  return at === null
    ? call(cancelPost, { params })
    : call(updatePost, {
        params,
        body: { when: { mode: 'schedule', at }, timeZone, was: { scheduledAt: post.scheduledAt } },
      })
}

/**
 * Gives a post another time, or none, at once on the page, with a moment to undo it. What the server refuses goes back
 * to where it was, with the reason. Answers whether it was taken.
 */
export async function movePost(
  cache: QueryClient,
  post: Post,
  at: string | null,
  zone: string,
): Promise<boolean> {
  await cache.cancelQueries({ queryKey: ['calendar', 'days'] })
  showAt(cache, post, at)
  try {
    const moved = await plan(post, at, zone)
    putPost(cache, moved)
    const before = post.status === 'scheduled' ? post.scheduledAt : null
    toast(at === null ? 'Taken out of the plan' : 'Post moved', {
      description: at === null ? post.title : `${post.title}: ${formatSlot(at, zone)}`,
      action: {
        label: 'Undo',
        onClick: () =>
          void plan(moved, before, zone).then(
            (back) => putPost(cache, back),
            (error: unknown) =>
              toast.error('Could not be undone', {
                description: error instanceof Error ? error.message : '',
              }),
          ),
      },
    })
    return true
  } catch (error) {
    void cache.invalidateQueries({ queryKey: ['calendar'] })
    if (at !== null && error instanceof ApiError && error.code === 'changed_elsewhere')
      await offerBoth(cache, post, at, zone)
    else toast.error('Could not be moved', { description: error instanceof Error ? error.message : '' })
    return false
  }
}

/** Another page moved it meanwhile: says where to, and leaves the choice. */
async function offerBoth(cache: QueryClient, post: Post, at: string, zone: string): Promise<void> {
  const now = await call(getPost, { params: { id: post.id } }).catch(() => undefined)
  if (!now) return
  const there =
    now.scheduledAt === null ? 'has no time there' : `is at ${formatSlot(now.scheduledAt, zone)} there`
  toast.error('Moved on another page meanwhile', {
    description: `${post.title} ${there}. You chose ${formatSlot(at, zone)}.`,
    duration: CHOICE_TOAST_MS,
    action: { label: 'Use mine', onClick: () => void movePost(cache, now, at, zone) },
  })
}
