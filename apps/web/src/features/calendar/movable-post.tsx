import type { Post } from '@hookreel/contract'
import { useDraggable } from '@dnd-kit/core'
import { isMovable } from '../posts/post-words.ts'
import { PostChip } from './post-chip.tsx'

/** A post that can be taken to another day: by mouse, by finger, or with Space and the arrows. Enter opens it. */
export function MovablePost(props: {
  post: Post
  zone: string
  isSmall?: boolean
  onOpen: (post: Post) => void
}) {
  const { post, zone, isSmall = false } = props
  const canMove = isMovable(post)
  const { setNodeRef, attributes, listeners, isDragging } = useDraggable({
    id: post.id,
    data: { post },
    disabled: !canMove,
  })
  return (
    <PostChip
      ref={setNodeRef}
      post={post}
      zone={zone}
      isSmall={isSmall}
      onClick={() => props.onOpen(post)}
      {...(canMove && {
        'aria-roledescription': 'movable post',
        'aria-describedby': attributes['aria-describedby'],
        ...listeners,
      })}
      className={isDragging ? 'opacity-40' : canMove ? 'cursor-grab' : ''}
    />
  )
}
