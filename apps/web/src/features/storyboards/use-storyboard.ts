import {
  createStoryboard,
  makeStoryboard,
  stopStoryboard,
  updateStoryboard,
  type Storyboard,
} from '@hookreel/contract'
import { cleanScript } from '@hookreel/film'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { ApiError, call } from '../../api/call.ts'
import { useSessionState } from '../../lib/session-state.ts'
import type { Order } from '../videos/order-draft.ts'
import { hushDropped } from './dropped-scene.ts'
import { fieldsOf } from './order-fields.ts'
import { choicesOf, storyboardQuery, type SceneChoice } from './storyboard-query.ts'

const UNDO_STEPS = 30

/** What is spoken of a script: without marks of lists and emphasis, on one line. */
const words = (script: string) => cleanScript(script).replace(/\s+/g, ' ').trim()

/** True when the order was changed since this preview of it was made. */
function isBehind(board: Storyboard, order: Order): boolean {
  const fields = fieldsOf(order)
  return (
    words(board.script) !== words(order.script) ||
    board.style !== fields.style ||
    board.pictures !== fields.pictures ||
    board.voiceId !== fields.voiceId ||
    board.duration !== fields.duration ||
    board.resolution !== fields.resolution ||
    board.aspectRatio !== fields.aspectRatio
  )
}

function fail(error: Error): void {
  toast.error('The preview could not be changed', { description: error.message })
}

/** The preview of an order and what can be done with it. Its id stands in the address, so that a reload keeps it. */
export function useStoryboard(props: {
  id: string | null
  order: Order
  title: string
  onId: (id: string) => void
  /** The scenes' words are the script. */
  onScript: (script: string) => void
}) {
  const { id, order } = props
  const cache = useQueryClient()
  const found = useQuery({ ...storyboardQuery(id ?? ''), enabled: id !== null })
  const [past, setPast] = useSessionState<SceneChoice[][]>(`scenes-before:${id ?? ''}`, [])
  const isGone = found.error instanceof ApiError && found.error.status === 404
  const board = id === null || isGone ? undefined : found.data
  const put = (next: Storyboard) => {
    cache.setQueryData(storyboardQuery(next.id).queryKey, next)
    return next
  }
  const reread = () => void cache.invalidateQueries({ queryKey: ['storyboard', id] })
  const script = order.script.trim()

  const create = useMutation({
    mutationFn: () => call(createStoryboard, { body: { title: props.title, script, ...fieldsOf(order) } }),
    onSuccess: (made) => props.onId(put(made).id),
  })
  const scenes = useMutation({
    mutationFn: (next: SceneChoice[]) =>
      call(updateStoryboard, { params: { id: id ?? '' }, body: { scenes: next } }),
    // One after the other, as they were asked for.
    scope: { id: 'storyboard' },
    onSuccess: (next) => props.onScript(put(next).script),
    onError: (error) => {
      fail(error)
      reread()
    },
  })
  const catchUp = useMutation({
    mutationFn: (current: Storyboard) =>
      call(updateStoryboard, {
        params: { id: current.id },
        body: { ...fieldsOf(order), ...(words(current.script) === words(script) ? {} : { script }) },
      }),
    scope: { id: 'storyboard' },
    onSuccess: (next) => {
      setPast([])
      put(next)
    },
  })
  const steer = useMutation({
    mutationFn: (endpoint: typeof stopStoryboard) => call(endpoint, { params: { id: id ?? '' } }),
    onSuccess: put,
    onError: fail,
  })

  const show = (next: SceneChoice[]) => {
    if (!board) return
    const known = new Map(board.scenes.map((scene) => [scene.id, scene]))
    put({ ...board, scenes: next.map((choice) => mix(known.get(choice.id), choice)) })
    scenes.mutate(next)
  }
  return {
    board,
    isLost: isGone,
    isBehind: board !== undefined && isBehind(board, order),
    canUndo: past.length > 0,
    create,
    catchUp,
    /** The storyboard that a film is ordered from, brought up to the order as it is now; null without one. */
    upToDate: async (): Promise<string | null> => {
      if (!board) return null
      if (isBehind(board, order)) await catchUp.mutateAsync(board)
      return board.id
    },
    /** Changes the scenes at once on the page; the server makes anew what this touches. */
    arrange: (next: SceneChoice[]) => {
      if (!board) return
      hushDropped()
      setPast([...past, choicesOf(board)].slice(-UNDO_STEPS))
      show(next)
    },
    undo: () => {
      const before = past.at(-1)
      if (!before) return
      hushDropped()
      setPast(past.slice(0, -1))
      show(before)
    },
    stop: () => steer.mutate(stopStoryboard),
    goOn: () => steer.mutate(makeStoryboard),
  }
}

/** The scene as it will be; its picture stays until the server says otherwise, unless it surely changes. */
function mix(
  known: Storyboard['scenes'][number] | undefined,
  choice: SceneChoice,
): Storyboard['scenes'][number] {
  const isShownSame =
    known?.description === choice.description &&
    (choice.description !== null || known.narration === choice.narration)
  const isSame = isShownSame && known.seed === choice.seed && known.upload === choice.upload
  return { ...choice, picture: isSame ? known.picture : null }
}
