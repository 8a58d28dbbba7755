import type { BoardScene, Storyboard } from '@hookreel/contract'
import {
  ArrowDown,
  ArrowUp,
  Brush,
  GripVertical,
  ImagePlus,
  Play,
  RefreshCw,
  Trash2,
  Users,
} from 'lucide-react'
import { Suspense, useId, useRef, useState, type DragEvent, type ReactNode } from 'react'
import { Button } from '../../components/button.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { Switch } from '../../components/switch.tsx'
import { classNames } from '../../lib/class-names.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { EditedText } from './edited-text.tsx'
import type { LayerImages } from './preview/layer-images.ts'
import { describeMove, type MovePrice } from './moving-words.ts'
import { ChooseFocus } from './focus/choose-focus.tsx'
import { PictureWords } from './picture-words.tsx'
import { ClipSound } from './clip-sound.tsx'
import { SceneDelivery } from './scene-delivery.tsx'
import type { SceneActions } from './scene-actions.ts'
import { ScenePicture } from './scene-picture.tsx'
import { Works } from '../content-credentials/works.tsx'
import { PHOTO_TYPES } from './send-photo.ts'

const SceneTakes = lazyPart(async () => ({ default: (await import('./takes/scene-takes.tsx')).SceneTakes }))

/** Of these others can be seen before one is taken: they cost nothing. */
const TAKEN_FROM = new Set<Storyboard['pictures']>(['drawn', 'mixed', 'real'])

const DRAGGED = 'application/x-hookreel-scene'
/** Where the pointer holds a scene that is dragged, in pixels from its corner. */
const GRABBED_AT = 24

const NO_WORDS = 'A scene needs words, so they are back. The bin below drops the scene.'
const ONLY_SCENE = 'The only scene needs words, so they are back.'

/** One scene of the storyboard: its picture, its sentence, its seconds and what can be done with it. */
export function SceneRow(props: {
  scene: BoardScene
  index: number
  count: number
  seconds: number | null
  board: Storyboard
  images: LayerImages
  isSending: boolean
  movePrice: MovePrice | null
  speechMicrodollars: number
  actions: SceneActions
  onDragOnto: (id: string) => void
}) {
  const { scene, index, count, seconds, actions } = props
  const id = useId()
  const file = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const [isTelling, setIsTelling] = useState(false)
  const [isTaking, setIsTaking] = useState(false)
  const name = `scene ${index + 1}`

  const act = (label: string, icon: ReactNode, onClick: () => void, disabled = false) => (
    <Button
      variant="quiet"
      size="icon-sm"
      aria-label={`${label} ${name}`}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      {icon}
    </Button>
  )
  const onDragOver = (event: DragEvent) => {
    const { types } = event.dataTransfer
    if (!types.includes(DRAGGED) && !types.includes('Files')) return
    event.preventDefault()
    setIsOver(true)
  }
  const onDrop = (event: DragEvent) => {
    setIsOver(false)
    const dragged = event.dataTransfer.getData(DRAGGED)
    const photos = [...event.dataTransfer.files]
    if (dragged === '' && photos.length === 0) return
    event.preventDefault()
    event.stopPropagation()
    if (dragged !== '') props.onDragOnto(dragged)
    else actions.onPhotos(photos)
  }
  return (
    <li
      aria-label={`Scene ${index + 1}`}
      tabIndex={-1}
      onDragOver={onDragOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
      className={classNames(
        'grid grid-cols-[4.5rem_minmax(0,1fr)] gap-3 rounded-xl border bg-background p-3 sm:grid-cols-[5.25rem_minmax(0,1fr)]',
        isOver && 'border-primary ring-2 ring-ring',
      )}
    >
      <div className="grid content-start gap-1.5 max-sm:row-span-2">
        <div className="relative">
          <ScenePicture scene={scene} board={props.board} images={props.images} />
          <ChooseFocus scene={scene} name={name} board={props.board} onChoose={actions.onFocus} />
        </div>
        <p className="flex items-center justify-between text-small text-muted tabular-nums">
          <span
            draggable
            title="Drag to another place"
            onDragStart={({ dataTransfer, currentTarget }) => {
              const row = currentTarget.closest('li')
              dataTransfer.setData(DRAGGED, scene.id)
              if (row) dataTransfer.setDragImage(row, GRABBED_AT, GRABBED_AT)
            }}
            className="flex cursor-grab items-center"
          >
            <GripVertical className="size-3.5" aria-hidden />
            {index + 1}
          </span>
          {seconds !== null && <span>{seconds.toFixed(1)} s</span>}
        </p>
      </div>
      {/* On a phone the actions have the whole width: beside the picture they would take two rows. */}
      <div className="grid min-w-0 content-start gap-1.5 max-sm:contents">
        <label htmlFor={id} className="sr-only">
          Sentence of {name}
        </label>
        <EditedText
          key={scene.narration}
          id={id}
          text={scene.narration}
          whyNotEmpty={count === 1 ? ONLY_SCENE : NO_WORDS}
          onChange={actions.onSentence}
        />
        <PictureWords scene={scene} name={name} isOpen={isTelling} onChange={actions.onDescription} />
        <CastOfScene scene={scene} board={props.board} />
        <Works works={(scene.picture?.credits ?? []).filter(({ source }) => source !== undefined)} />
        <div className="-ml-1 flex flex-wrap items-center gap-0.5 max-sm:col-span-2 max-sm:-mx-1 max-sm:justify-between max-sm:gap-0">
          {actions.onShow && act('Play', <Play />, actions.onShow)}
          {TAKEN_FROM.has(props.board.pictures) ? (
            <Button
              variant="quiet"
              size="icon-sm"
              aria-label={`Other pictures for ${name}`}
              title="Other pictures"
              aria-expanded={isTaking}
              onClick={() => setIsTaking(!isTaking)}
            >
              <RefreshCw />
            </Button>
          ) : (
            act('Another picture for', <RefreshCw />, actions.onAnother)
          )}
          <Button
            variant="quiet"
            size="icon-sm"
            aria-label={`Say what is shown in ${name}`}
            title="Say what the picture shows"
            aria-expanded={isTelling}
            disabled={scene.upload !== null}
            onClick={() => setIsTelling(!isTelling)}
          >
            <Brush />
          </Button>
          {act('Own picture or clip for', <ImagePlus />, () => file.current?.click(), props.isSending)}
          {act('Move up', <ArrowUp />, () => actions.onMove(index - 1), index === 0)}
          {act('Move down', <ArrowDown />, () => actions.onMove(index + 1), index === count - 1)}
          {act('Drop', <Trash2 />, actions.onDrop, count === 1)}
        </div>
        {isTaking && (
          <Suspense fallback={<Skeleton className="h-40 max-sm:col-span-2" />}>
            <SceneTakes scene={scene} name={name} board={props.board} actions={actions} />
          </Suspense>
        )}
        <SceneDelivery
          scene={scene}
          name={name}
          board={props.board}
          speechMicrodollars={props.speechMicrodollars}
          isLast={index === count - 1}
          onChange={actions.onDelivery}
        />
        {scene.clip && (
          <ClipSound scene={scene} hasSound={scene.clip.hasSound} name={name} actions={actions} />
        )}
        {props.movePrice && (
          <MoveSwitch scene={scene} name={name} price={props.movePrice} actions={actions} />
        )}
        <input
          ref={file}
          type="file"
          accept={PHOTO_TYPES}
          aria-label={`Picture file for ${name}`}
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            const chosen = event.target.files?.[0]
            event.target.value = ''
            if (chosen) actions.onPhotos([chosen])
          }}
        />
      </div>
    </li>
  )
}

/** Whom of the cast its picture shows. */
function CastOfScene({ scene, board }: { scene: BoardScene; board: Storyboard }) {
  const shown = board.cast.filter(({ id }) => scene.cast.includes(id))
  if (shown.length === 0 || scene.upload !== null) return null
  return (
    <p className="flex items-center gap-1.5 text-small text-muted">
      <Users className="size-3.5 shrink-0" aria-hidden />
      <span className="min-w-0 break-words">
        <span className="sr-only">Shows of your cast: </span>
        {shown.map(({ id, name }, at) => (
          <bdi key={id}>{`${name}${at < shown.length - 1 ? ', ' : ''}`}</bdi>
        ))}
      </span>
    </p>
  )
}

/** Whether a model makes the picture move, with what that costs; nothing for what moves already, or has words that must stay. */
function MoveSwitch(props: {
  scene: BoardScene
  name: string
  price: MovePrice
  actions: Pick<SceneActions, 'onMoves'>
}) {
  const { scene, price, actions } = props
  const id = useId()
  if (scene.moveMicrodollars === null) return null
  return (
    <div className="flex min-h-10 items-center gap-3 max-sm:col-span-2 md:min-h-8">
      <Switch
        checked={scene.moves}
        onCheckedChange={actions.onMoves}
        aria-labelledby={id}
        aria-describedby={`${id}-price`}
      />
      <p className="min-w-0 text-small">
        <span id={id}>
          Let this picture move<span className="sr-only">, {props.name}</span>
        </span>
        <span id={`${id}-price`} className="block text-muted">
          {describeMove(scene, price)}
        </span>
      </p>
    </div>
  )
}
