import type { SpendingEstimate } from '@hookreel/contract'
import { RefreshCw } from 'lucide-react'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { DURATIONS_SECONDS } from '../ideas/lengths.ts'
import type { Order } from '../videos/order-draft.ts'
import { describeUpdateCost } from './spending-words.ts'
import type { useStoryboard } from './use-storyboard.ts'

/** What stands between this preview and the film: choices made since, a length that does not fit, a failure. */
export function StoryboardNotices(props: {
  storyboard: ReturnType<typeof useStoryboard>
  estimate: SpendingEstimate | undefined
  onDuration: (duration: Order['duration']) => void
}) {
  const { storyboard, estimate, onDuration } = props
  const { board, catchUp } = storyboard
  if (!board) return null
  const drawn = board.scenes.filter((scene) => scene.picture !== null).length
  const problem = board.voice?.problem
  const nearest = DURATIONS_SECONDS.find((seconds) => seconds === problem?.nearest)
  return (
    <>
      {storyboard.isAway && (
        <Alert tone="warn">
          The server does not answer. Your changes are kept on this page and sent as soon as it is back.
        </Alert>
      )}
      {storyboard.isBehind && (
        <Alert
          tone="info"
          action={
            <Button
              variant="secondary"
              size="sm"
              isBusy={catchUp.isPending}
              onClick={() => catchUp.mutate(board)}
            >
              <RefreshCw /> Update preview
            </Button>
          }
        >
          You changed the video since this preview was made.{describeUpdateCost(estimate)}
        </Alert>
      )}
      {problem && (
        <Alert
          tone="warn"
          action={
            nearest && (
              <Button variant="secondary" size="sm" onClick={() => onDuration(nearest)}>
                Use {nearest} s
              </Button>
            )
          }
        >
          {problem.message}
        </Alert>
      )}
      {board.status === 'making' && (
        <Alert
          tone="info"
          action={
            <Button variant="secondary" size="sm" onClick={storyboard.stop}>
              Stop
            </Button>
          }
        >
          {!board.voice
            ? 'Speaking your script.'
            : drawn < board.scenes.length
              ? `Drawing the scenes: ${drawn} of ${board.scenes.length} are here.`
              : 'Bringing the preview up to date.'}
        </Alert>
      )}
      {(board.status === 'stopped' || board.status === 'failed') && (
        <Alert
          tone={board.status === 'failed' ? 'danger' : 'info'}
          action={
            <Button variant="secondary" size="sm" onClick={storyboard.goOn}>
              Go on
            </Button>
          }
        >
          {board.failure ?? 'The preview was stopped. What is drawn stays.'}
        </Alert>
      )}
    </>
  )
}
