import type { SpendingEstimate, Storyboard } from '@hookreel/contract'
import type { CaptionChoice, MusicChoice } from '@hookreel/film'
import { Eye, RotateCcw } from 'lucide-react'
import { Suspense, useEffect, useState, type RefObject } from 'react'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'
import { LoadError } from '../shell/load-error.tsx'
import { useLayerImages } from './preview/layer-images.ts'
import { describePreviewCost } from './spending-words.ts'
import type { useStoryboard } from './use-storyboard.ts'

/** The player brings the film's own drawing with it: fetched once there is something to play. */
const PreviewPlayer = lazyPart(async () => ({
  default: (await import('./preview/preview-player.tsx')).PreviewPlayer,
}))
/** What is to be said of a preview comes with it. */
const StoryboardNotices = lazyPart(async () => ({
  default: (await import('./storyboard-notices.tsx')).StoryboardNotices,
}))
const SceneList = lazyPart(async () => ({ default: (await import('./scene-list.tsx')).SceneList }))

type Board = ReturnType<typeof useStoryboard>

/** The film before it costs anything: it plays in the page, and its scenes can be changed one by one. */
export function StoryboardSection(props: {
  /** For a link that leads here. */
  ref: RefObject<HTMLDivElement | null>
  storyboard: Board
  captions: CaptionChoice
  /** A piece of the person's own is heard with the preview. */
  music: MusicChoice
  /** What AI services take for what it lacks, where they make a part of it. */
  estimate: SpendingEstimate | undefined
  /** Credits for each picture that a model makes move. */
  movingCredits: number | undefined
  /** Why there can be no preview yet. */
  hint: string | null
  onDuration: (duration: Storyboard['duration']) => void
}) {
  const { storyboard, ref: section } = props
  const { board, create, catchUp } = storyboard
  const images = useLayerImages(board)
  const [cue, setCue] = useState<{ seconds: number } | null>(null)
  const isHere = board !== undefined
  const wasAsked = !create.isIdle
  // What was asked for is shown, wherever the button stood.
  useEffect(() => {
    if (isHere && wasAsked) section.current?.scrollIntoView({ block: 'start' })
  }, [isHere, wasAsked, section])
  const refusal = create.error ?? catchUp.error
  return (
    <Card ref={section} className="scroll-mt-20 p-5 md:p-6">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-base font-semibold">Preview and storyboard</h2>
          <p className="mt-0.5 text-sm text-muted">
            Watch your film and change its scenes before you spend a credit.
          </p>
        </div>
        {board && (
          <Button
            variant="secondary"
            size="sm"
            disabled={!storyboard.canUndo}
            onClick={storyboard.undo}
            aria-label="Undo the last change of the scenes"
          >
            <RotateCcw /> Undo
          </Button>
        )}
      </div>
      {refusal && (
        <Alert tone="danger" className="mt-4">
          {refusal.message}
        </Alert>
      )}
      {storyboard.isLost && !board && (
        <Alert tone="info" className="mt-4">
          This preview has expired. Make a new one from your script.
        </Alert>
      )}
      {storyboard.isComing && <Skeleton className="mt-4 h-[44rem]" />}
      {storyboard.loadError && (
        <LoadError
          className="mt-4"
          title="Failed to load the preview"
          error={storyboard.loadError}
          onRetry={storyboard.reload}
        />
      )}
      {!board && !storyboard.isComing && !storyboard.loadError && (
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <Button
            variant="secondary"
            isBusy={create.isPending}
            disabled={props.hint !== null}
            onClick={() => create.mutate()}
            aria-describedby="preview-hint"
          >
            <Eye /> Preview
          </Button>
          <p id="preview-hint" className="text-small text-muted">
            {props.hint ?? describePreviewCost(props.estimate)}
          </p>
        </div>
      )}
      {board && (
        <div className="@container mt-4 grid gap-4">
          <Suspense>
            <StoryboardNotices
              storyboard={storyboard}
              estimate={props.estimate}
              onDuration={props.onDuration}
            />
          </Suspense>
          {/* Of about the height of what comes, so that there is somewhere to scroll to. */}
          <Suspense fallback={<Skeleton className="h-[44rem]" />}>
            {/* By the room of the card, not of the window: what is chosen stands beside it on wide ones. */}
            <div className="grid grid-cols-1 items-start gap-5 @lg:grid-cols-[minmax(0,11rem)_minmax(0,1fr)] @2xl:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
              <div className="@lg:sticky @lg:top-20">
                <PreviewPlayer
                  board={board}
                  captions={props.captions}
                  images={images}
                  music={props.music}
                  startsByItself={wasAsked}
                  cue={cue}
                />
              </div>
              <SceneList
                board={board}
                images={images}
                pictureMicrodollars={props.estimate?.pictureMicrodollars ?? 0}
                speechMicrodollars={props.estimate?.speechMicrodollars ?? 0}
                movePrice={
                  board.moving && props.movingCredits !== undefined
                    ? { ...board.moving, credits: props.movingCredits }
                    : null
                }
                onArrange={storyboard.arrange}
                onUndo={storyboard.undo}
                onShow={(seconds) => setCue({ seconds })}
              />
            </div>
          </Suspense>
        </div>
      )}
      <p role="status" className="sr-only">
        {board?.status === 'ready' ? 'The preview is ready' : board ? 'The preview is being made' : ''}
      </p>
    </Card>
  )
}
