import { cancelPost, updatePost, type Calendar, type Post } from '@hookreel/contract'
import type { QueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { call } from '../../api/call.ts'
import { putPost } from '../posts/act-on-post.ts'
import { formatSlot } from './day-time-fields.tsx'

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

function plan(post: Post, at: string | null, timeZone: string): Promise<Post> {
  const params = { id: post.id }
  return at === null
    ? call(cancelPost, { params })
    : call(updatePost, { params, body: { when: { mode: 'schedule', at }, timeZone } })
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
    toast.error('Could not be moved', { description: error instanceof Error ? error.message : '' })
    return false
  }
}
