import type { BoardScene, Storyboard } from '@hookreel/contract'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { toast } from 'sonner'
import { formatDollars, formatPlural } from '../../lib/format.ts'
import type { LayerImages } from './preview/layer-images.ts'
import { ManyPictures } from './many/many-pictures.tsx'
import { MoveAll } from './move-all.tsx'
import type { MovePrice } from './moving-words.ts'
import { shareSeconds } from './preview/preview-timeline.ts'
import type { SceneActions } from './scene-actions.ts'
import { SceneRow } from './scene-row.tsx'
import { sendPhoto } from './send-photo.ts'
import { choicesOf, type SceneChoice } from './scene-choices.ts'
import { tellUndoable } from './undo-toast.ts'
import { useManyPictures } from './many/use-many-pictures.ts'

const MAX_SEED = 2 ** 32
/** A scene is shown from a moment after its cut: the transition is over then. */
const AFTER_CUT_SECONDS = 0.5

/** The scenes in order, each with everything that can be done to it. */
export function SceneList(props: {
  board: Storyboard
  images: LayerImages
  /** What AI services take for another picture. */
  pictureMicrodollars: number
  /** What they take to speak a thousand characters. */
  speechMicrodollars: number
  /** What it takes to make a picture move; null where nothing does. */
  movePrice: MovePrice | null
  onArrange: (scenes: SceneChoice[], unwantedId?: string) => void
  onUndo: () => void
  onShow: (seconds: number) => void
}) {
  const { board, onArrange } = props
  const photo = useMutation({
    mutationFn: ({ file }: { id: string; file: File }) => sendPhoto(board.id, file),
    onSuccess: (upload, { id }) => change(id, { upload, focus: null }),
    onError: (error) => toast.error('This file cannot be used', { description: error.message }),
  })
  const choices = choicesOf(board)
  const [said, say] = useState('')
  const many = useManyPictures(board, (uploads) => {
    onArrange(
      choices.map((choice) => {
        const upload = uploads.get(choice.id)
        return upload === undefined ? choice : { ...choice, upload, focus: null }
      }),
    )
    say(`${formatPlural(uploads.size, 'scene has its', 'scenes have their')} picture now.`)
  })
  const list = useRef<HTMLOListElement>(null)
  const dropped = useRef<{ id: string; index: number } | null>(null)
  // The word of a dropped scene outlives the render that brought it.
  const undo = useRef(props.onUndo)
  useEffect(() => {
    undo.current = props.onUndo
  }, [props.onUndo])
  // The focus goes on to the scene that took the place.
  useEffect(() => {
    const gone = dropped.current
    if (!gone || board.scenes.some(({ id }) => id === gone.id)) return
    dropped.current = null
    list.current?.querySelectorAll('li')[Math.min(gone.index, board.scenes.length - 1)]?.focus()
  }, [board.scenes])
  const change = (id: string, more: Partial<SceneChoice>, unwantedId?: string) =>
    onArrange(
      choices.map((choice) => (choice.id === id ? { ...choice, ...more } : choice)),
      unwantedId,
    )
  const move = (id: string, to: number) => {
    const rest = choices.filter((choice) => choice.id !== id)
    const moved = choices.find((choice) => choice.id === id)
    if (!moved || choices[to]?.id === id) return
    onArrange([...rest.slice(0, to), moved, ...rest.slice(to)])
    say(`It is scene ${to + 1} of ${choices.length} now.`)
  }
  const drop = (id: string) => {
    dropped.current = { id, index: choices.findIndex((choice) => choice.id === id) }
    onArrange(choices.filter((choice) => choice.id !== id))
    tellUndoable('Scene dropped', () => undo.current())
  }
  const { voice, style } = board
  const shares = useMemo(() => shareSeconds({ voice, style }), [voice, style])
  const spoken = new Map(board.voice?.scenes.map((scene) => [scene.id, scene]))

  const actionsOf = (scene: BoardScene): SceneActions => {
    const times = spoken.get(scene.id)
    return {
      onSentence: (narration) => change(scene.id, { narration, ...ofOtherWords(scene) }),
      onDescription: (description) => change(scene.id, { description, ...ofOtherWords(scene) }),
      onAnother: () =>
        change(scene.id, { seed: Math.floor(Math.random() * MAX_SEED), upload: null, focus: null }),
      onTake: (picture) => {
        change(scene.id, { ...picture, upload: null, focus: null })
        tellUndoable('Another picture taken', () => undo.current())
      },
      onUnwanted: (key, unwantedId) => {
        change(scene.id, { avoids: [...scene.avoids, key], focus: null }, unwantedId)
        tellUndoable('It will not be shown again', () => undo.current())
      },
      onFocus: (focus) => change(scene.id, { focus }),
      onMoves: (moves) => change(scene.id, { moves }),
      onPhotos: (files) => {
        const [first, ...more] = files
        if (more.length > 0) many.begin(files)
        else if (first) photo.mutate({ id: scene.id, file: first })
      },
      onSound: (keepsSound) => change(scene.id, { keepsSound }),
      onDelivery: (delivery) => change(scene.id, { delivery }),
      onMove: (to) => move(scene.id, to),
      onDrop: () => drop(scene.id),
      onShow:
        (times &&
          (() =>
            props.onShow(
              times.startSeconds === 0
                ? 0
                : Math.min(times.endSeconds, times.startSeconds + AFTER_CUT_SECONDS),
            ))) ||
        null,
    }
  }
  return (
    <ManyPictures board={board} pictures={many}>
      {props.pictureMicrodollars > 0 && (
        <p className="text-small text-muted">
          Another picture takes about {formatDollars(props.pictureMicrodollars)} of AI services.
        </p>
      )}
      {props.movePrice && (
        <MoveAll
          board={board}
          price={props.movePrice}
          onMoves={(ids, moves) =>
            onArrange(choices.map((choice) => (ids.includes(choice.id) ? { ...choice, moves } : choice)))
          }
        />
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol ref={list} aria-label="Scenes" className="grid grid-cols-1 gap-2.5">
        {board.scenes.map((scene, index) => (
          <SceneRow
            key={scene.id}
            scene={scene}
            index={index}
            count={board.scenes.length}
            seconds={shares.get(scene.id) ?? null}
            board={board}
            images={props.images}
            isSending={photo.isPending}
            movePrice={props.movePrice}
            speechMicrodollars={props.speechMicrodollars}
            actions={actionsOf(scene)}
            onDragOnto={(dragged) => move(dragged, index)}
          />
        ))}
      </ol>
    </ManyPictures>
  )
}

/** Other words find another picture, of which nothing is chosen yet; one's own stays, and so does what is drawn from a description. */
const ofOtherWords = ({ upload }: BoardScene) => ({ avoids: [], ...(upload === null && { focus: null }) })
