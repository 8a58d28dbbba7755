import type { SpendingEstimate, Storyboard } from '@hookreel/contract'
import { RefreshCw } from 'lucide-react'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { FILM_LENGTHS } from '@hookreel/film'
import { describeUpdateCost } from './spending-words.ts'
import { choicesOf } from './scene-choices.ts'
import type { useStoryboard } from './use-storyboard.ts'

/** What was changed here and on another page, too: that one is shown, and this one can be put in its place. */
function SceneConflict(props: { storyboard: ReturnType<typeof useStoryboard>; board: Storyboard }) {
  const { conflict, endConflict, arrange } = props.storyboard
  if (!conflict) return null
  const choices = choicesOf(props.board)
  const mine = new Map(conflict.mine.map((scene) => [scene.id, scene]))
  const isThere = choices.some(({ id }) => mine.has(id))
  return (
    <Alert
      tone="warn"
      title={conflict.isOrder ? 'The scenes were moved on another page' : 'This was changed on another page'}
      action={
        <div className="flex flex-wrap gap-2">
          {isThere && (
            <Button
              variant="secondary"
              size="sm"
              onClick={() => arrange(choices.map((choice) => mine.get(choice.id) ?? choice))}
            >
              Use mine
            </Button>
          )}
          <Button variant="ghost" size="sm" onClick={endConflict}>
            {isThere ? 'Keep theirs' : 'Close'}
          </Button>
        </div>
      }
    >
      <p>The scenes below stand as they were saved there.{conflict.mine.length > 0 && ' You had written:'}</p>
      {conflict.mine.map(({ id, narration }) => (
        <p key={id} dir="auto" className="mt-1 wrap-anywhere">
          {narration}
        </p>
      ))}
    </Alert>
  )
}

/** What stands between this preview and the film: choices made since, a length that its words do not have, a failure. */
export function StoryboardNotices(props: {
  storyboard: ReturnType<typeof useStoryboard>
  estimate: SpendingEstimate | undefined
  onDuration: (duration: Storyboard['duration']) => void
}) {
  const { storyboard, estimate, onDuration } = props
  const { board, catchUp } = storyboard
  if (!board) return null
  const drawn = board.scenes.filter((scene) => scene.picture !== null).length
  const problem = board.voice?.problem
  const nearest = FILM_LENGTHS.find((length) => length === problem?.nearest)
  return (
    <>
      <SceneConflict storyboard={storyboard} board={board} />
      {storyboard.isAway && (
        <Alert tone="warn">
          The server does not answer. Your changes are kept on this page and sent when it is back.
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
