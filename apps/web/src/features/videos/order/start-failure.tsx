import { href, Link } from 'react-router'
import { Alert } from '../../../components/alert.tsx'
import { Button } from '../../../components/button.tsx'
import { formatPlural } from '../../../lib/format.ts'
import { changedPrice, isIdeaGone, TwinError } from './use-start-video.ts'

/** Why a film was not ordered. */
export function StartFailure(props: {
  error: Error
  onRepeat: () => void
  /** Orders it for the price that it has now. */
  onAgree: (credits: number) => void
  /** Orders the words as they stand here, of no idea. */
  onWithoutIdea: () => void
}) {
  const credits = changedPrice(props.error)
  if (credits !== undefined)
    return (
      <Alert
        tone="warn"
        action={
          <Button variant="secondary" size="sm" onClick={() => props.onAgree(credits)}>
            Order it for {formatPlural(credits, 'credit')}
          </Button>
        }
      >
        {props.error.message}
      </Alert>
    )
  if (isIdeaGone(props.error))
    return (
      <Alert
        tone="warn"
        action={
          <Button variant="secondary" size="sm" onClick={props.onWithoutIdea}>
            Make it without the idea
          </Button>
        }
      >
        This idea was deleted, perhaps on another page of yours. Its words are still here: undo that there, or
        make the video without the idea.
      </Alert>
    )
  if (!(props.error instanceof TwinError)) return <Alert tone="danger">{props.error.message}</Alert>
  return (
    <Alert
      tone="warn"
      action={
        <Button variant="secondary" size="sm" onClick={props.onRepeat}>
          Make another one
        </Button>
      }
    >
      {props.error.message} It is in <Link to={href('/my-videos')}>My Videos</Link>.
    </Alert>
  )
}
