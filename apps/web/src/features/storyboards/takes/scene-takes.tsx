import { refusePicture, type BoardScene, type Storyboard, type Take } from '@hookreel/contract'
import { shownThing } from '@hookreel/film'
import { useMutation } from '@tanstack/react-query'
import { Ban, Check } from 'lucide-react'
import { useId } from 'react'
import { toast } from 'sonner'
import { call } from '../../../api/call.ts'
import { Alert } from '../../../components/alert.tsx'
import { Button } from '../../../components/button.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { StopButton } from '../../../components/stop-button.tsx'
import { classNames } from '../../../lib/class-names.ts'
import type { SceneActions } from '../scene-actions.ts'
import { describeFound, describeNever, describeTake, labelTake } from './take-words.ts'
import { useTakes } from './use-takes.ts'

const AT_ONCE = 3

/** Three other pictures of a scene, to take with a press; and whether what it shows may come again. */
export function SceneTakes(props: {
  scene: BoardScene
  /** The scene, as labels call it. */
  name: string
  board: Storyboard
  actions: Pick<SceneActions, 'onTake' | 'onUnwanted'>
}) {
  const { scene, name, board } = props
  const looked = useTakes(board, scene)
  const { takes, found, isLooking } = looked
  const words = found && describeFound(found, looked.page)
  const missing = isLooking ? Math.max(0, AT_ONCE - takes.length) : 0
  return (
    <section aria-label={`Other pictures for ${name}`} className="grid gap-2 max-sm:col-span-2">
      {looked.error && (
        <Alert
          tone="danger"
          action={
            <Button variant="secondary" size="sm" onClick={looked.lookAgain}>
              Try again
            </Button>
          }
        >
          {looked.error.message}
        </Alert>
      )}
      <Thumbnails {...props} takes={takes} missing={missing} />
      <p role="status" className={classNames('text-small text-muted', words ? '' : 'sr-only')}>
        {isLooking ? 'Looking for other pictures' : (words ?? `${takes.length} other pictures`)}
      </p>
      <div className="flex flex-wrap items-center gap-1.5">
        <StopButton size="sm" isRunning={isLooking} onStop={looked.stop} />
        {looked.isStopped && !looked.error && (
          <Button variant="secondary" size="sm" onClick={looked.lookAgain}>
            Look again
          </Button>
        )}
        {found?.web === 'unanswered' && (
          <Button variant="secondary" size="sm" onClick={looked.lookAgain} disabled={isLooking}>
            Look again
          </Button>
        )}
        {!isLooking && looked.more && (
          <Button variant="secondary" size="sm" onClick={looked.more}>
            Three more
          </Button>
        )}
        {!isLooking && looked.first && (
          <Button variant="quiet" size="sm" onClick={looked.first}>
            The first ones
          </Button>
        )}
        <NeverAgain {...props} onRefused={looked.forget} />
      </div>
    </section>
  )
}

/** Those that are there, and places for those that are looked for. */
function Thumbnails(props: {
  takes: readonly Take[]
  missing: number
  scene: BoardScene
  board: Storyboard
  name: string
  actions: Pick<SceneActions, 'onTake'>
}) {
  const { takes, missing, scene, board, name, actions } = props
  if (takes.length + missing === 0) return null
  return (
    <div
      role="group"
      aria-label={`Pictures to take for ${name}`}
      className="grid max-w-sm grid-cols-3 items-start gap-2"
    >
      {takes.map((take) => (
        <TakeButton
          key={`${take.seed} ${take.avoids.join(' ')}`}
          take={take}
          scene={scene}
          board={board}
          name={name}
          onTake={actions.onTake}
        />
      ))}
      {Array.from({ length: missing }, (_, at) => (
        <span key={`missing ${at}`} aria-hidden>
          <span
            className="skeleton block rounded-lg"
            style={{ aspectRatio: `${board.frameSize.width} / ${board.frameSize.height}` }}
          />
          <Skeleton className="mt-1 h-4 w-2/3" />
        </span>
      ))}
    </div>
  )
}

function TakeButton(props: {
  take: Take
  scene: BoardScene
  board: Storyboard
  name: string
  onTake: SceneActions['onTake']
}) {
  const { take, scene, board } = props
  const { seed, avoids } = take
  const isTaken =
    scene.upload === null && scene.seed === seed && scene.avoids.join('\n') === avoids.join('\n')
  return (
    <button
      type="button"
      aria-label={`Take for ${props.name}: ${describeTake(take)}`}
      aria-pressed={isTaken}
      title={describeTake(take)}
      onClick={() => {
        if (!isTaken) props.onTake({ seed, avoids })
      }}
      className="grid w-full gap-1 text-left"
    >
      <span
        className={classNames(
          'relative block overflow-hidden rounded-lg bg-surface-3 ring-offset-2 ring-offset-background hover:ring-2 hover:ring-input',
          isTaken && 'ring-2 ring-primary hover:ring-primary',
        )}
        style={{ aspectRatio: `${board.frameSize.width} / ${board.frameSize.height}` }}
      >
        <img src={take.url} alt="" draggable={false} className="size-full object-cover" />
        {isTaken && (
          <span className="absolute top-1 right-1 grid size-5 place-items-center rounded-full bg-primary text-primary-fg">
            <Check className="size-3.5" aria-hidden />
          </span>
        )}
      </span>
      <span className="line-clamp-2 text-xs break-words text-muted">{labelTake(take)}</span>
    </button>
  )
}

/** Nothing for words alone, and for a picture of one's own. */
function NeverAgain(props: {
  scene: BoardScene
  name: string
  board: Storyboard
  actions: Pick<SceneActions, 'onUnwanted'>
  onRefused: () => void
}) {
  const { scene, board, actions } = props
  const id = useId()
  const shown = scene.upload === null && scene.picture ? shownThing(scene.picture) : null
  const refuse = useMutation({
    mutationFn: (key: string) =>
      call(refusePicture, { params: { id: board.id, sceneId: scene.id }, body: { key } }),
    onSuccess: (unwanted, key) => {
      actions.onUnwanted(key, unwanted.id)
      props.onRefused()
    },
    onError: (error) => toast.error('It may be chosen again', { description: error.message }),
  })
  if (!shown) return null
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-label={`Never show this again, ${props.name}`}
        aria-describedby={id}
        title={describeNever(shown)}
        isBusy={refuse.isPending}
        onClick={() => refuse.mutate(shown.key)}
      >
        <Ban /> Never show this again
      </Button>
      <span id={id} className="sr-only">
        {describeNever(shown)}
      </span>
    </>
  )
}
