import type { Post } from '@hookreel/contract'
import { Card } from '../../../components/card.tsx'
import { Button } from '../../../components/button.tsx'
import { formatMoment } from '../../../lib/format.ts'
import { PostStatus } from '../post-status.tsx'

/** Posts of the same video on the same account. */
export function EarlierPosts(props: { posts: readonly Post[]; onOpen: (id: string) => void }) {
  if (props.posts.length === 0) return null
  return (
    <Card className="p-5 md:p-6">
      <h2 className="text-base font-semibold">Posts of this video here</h2>
      <ul className="mt-2 divide-y">
        {props.posts.map((post) => (
          <li key={post.id} className="grid grid-cols-1 gap-2 py-4">
            <div className="flex flex-wrap items-baseline justify-between gap-2">
              <p dir="auto" className="min-w-0 flex-1 truncate text-sm font-medium">
                {post.title}
              </p>
              <span className="text-small text-muted">{formatMoment(post.createdAt)}</span>
            </div>
            <PostStatus post={post} />
            <Button
              variant="quiet"
              size="sm"
              className="justify-self-start"
              aria-label={`Open the post of ${formatMoment(post.createdAt)}`}
              onClick={() => props.onOpen(post.id)}
            >
              Open
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
