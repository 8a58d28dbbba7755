import type { Post } from '@hookreel/contract'
import type { BoardProps } from './board-context.ts'
import { DayPlace } from './day-place.tsx'
import { MovablePost } from './movable-post.tsx'

/** Drafts, missed and failed posts: to be taken onto a day, and a planned post can be put back here. */
export function UndatedPosts({ posts, board }: { posts: readonly Post[]; board: BoardProps }) {
  return (
    <DayPlace
      day={null}
      label="Posts without a time"
      className="mt-4 rounded-card border border-dashed bg-surface p-4"
    >
      <h2 className="text-sm font-semibold">Without a time</h2>
      <p className="mt-0.5 text-small text-muted">
        {posts.length > 0
          ? 'Drafts, and posts that wait for you. Take them onto a day, or open them.'
          : 'Drafts wait here. A planned post that is dropped here becomes a draft again.'}
      </p>
      {posts.length > 0 && (
        <ul className="mt-3 grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
          {posts.map((post) => (
            <li key={post.id} className="min-w-0">
              <MovablePost post={post} zone={board.zone} onOpen={board.onOpen} />
            </li>
          ))}
        </ul>
      )}
    </DayPlace>
  )
}
