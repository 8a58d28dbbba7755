import {
  createStoryboard,
  makeStoryboard,
  mergeScenes,
  stopStoryboard,
  updateStoryboard,
  type Storyboard,
} from '@hookreel/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { ApiError, call } from '../../api/call.ts'
import { useSessionState } from '../../lib/session-state.ts'
import { isBehind, isSpokenSame } from './is-behind.ts'
import { changedFields, fieldsOf, type PreviewedOrder } from './order-fields.ts'
import { choicesOf, fillScenes, sceneOf, type SceneChange, type SceneChoice } from './scene-choices.ts'
import { storyboardQuery } from './storyboard-query.ts'
import { hushUndo } from './undo-toast.ts'
import { useFollowedScript } from './use-followed-script.ts'
import { useSentScenes } from './use-sent-scenes.ts'

const UNDO_STEPS = 30

/** Must come first: as long as the picture is unwanted, it would be replaced again. */
const allowPicture = async (id: string) => (await import('./takes/allow-picture.ts')).allowPicture(id)

/** The preview of an order and what can be done with it. Its id stands in the address, so that a reload keeps it. */
export function useStoryboard(props: {
  id: string | null
  order: PreviewedOrder
  title: string
  onId: (id: string) => void
  /** The scenes' words are the script. */
  onScript: (script: string) => void
}) {
  const { id, order } = props
  const cache = useQueryClient()
  const put = (next: Storyboard) => {
    cache.setQueryData(storyboardQuery(next.id).queryKey, next)
    return next
  }
  const known = useQuery({ ...storyboardQuery(id ?? ''), enabled: false })
  const sent = useSentScenes({ id, isLoaded: known.data !== undefined, onSaved: put })
  // What is being sent is newer than what the server would answer.
  const found = useQuery({ ...storyboardQuery(id ?? ''), enabled: id !== null && !sent.isSending })
  const [past, setPast] = useSessionState<SceneChange[]>(`scene-changes:${id ?? ''}`, [])
  const isGone = found.error instanceof ApiError && found.error.status === 404
  const board = id === null || isGone ? undefined : found.data
  const script = order.script.trim()
  useFollowedScript(board?.script, script, props.onScript)

  const create = useMutation({
    mutationFn: () => call(createStoryboard, { body: { title: props.title, script, ...fieldsOf(order) } }),
    onSuccess: (made) => props.onId(put(made).id),
  })
  const catchUp = useMutation({
    mutationFn: (current: Storyboard) =>
      call(updateStoryboard, {
        params: { id: current.id },
        body: {
          ...changedFields(current, order),
          ...(isSpokenSame(current.script, script) ? {} : { script, was: { script: current.script } }),
        },
      }),
    scope: { id: 'storyboard' },
    onSuccess: (next) => {
      setPast([])
      put(next)
    },
  })
  const stopOrResume = useMutation({
    mutationFn: (endpoint: typeof stopStoryboard) => call(endpoint, { params: { id: id ?? '' } }),
    onSuccess: put,
    onError: (error) => toast.error('The preview could not be changed', { description: error.message }),
  })

  /** Does to the scenes as they are now what a change did, and nothing else. */
  const show = ({ was, scenes }: SceneChange) => {
    if (!board) return
    const now = choicesOf(board)
    const next = fillScenes(mergeScenes(now, was, scenes).scenes)
    hushUndo()
    const known = new Map(board.scenes.map((scene) => [scene.id, scene]))
    void cache.cancelQueries(storyboardQuery(board.id))
    put({ ...board, scenes: next.map((choice) => sceneOf(known.get(choice.id), choice)) })
    sent.send({ was: now, scenes: next })
  }
  return {
    board,
    isLost: isGone,
    /** There is one, and it is on its way. */
    isComing: id !== null && found.isPending,
    /** Why it cannot be shown, though it is there. */
    loadError: board === undefined && !isGone ? found.error : null,
    reload: () => void found.refetch(),
    isBehind: board !== undefined && isBehind(board, order),
    /** The server is away: changes wait here for it. */
    isAway: sent.away !== null,
    /** Another page changed the same; it stands here as it was saved there. */
    conflict: sent.conflict,
    endConflict: sent.endConflict,
    canUndo: past.length > 0,
    create,
    catchUp,
    /** The storyboard that a film is ordered from, brought up to the order as it is now; null without one. */
    upToDate: async (): Promise<string | null> => {
      if (!board) return null
      await sent.finish()
      if (isBehind(board, order)) await catchUp.mutateAsync(board)
      return board.id
    },
    /** Changes the scenes at once on the page; the server makes anew what this touches. */
    arrange: (next: SceneChoice[], unwantedId?: string) => {
      if (!board) return
      // Stresses go with their words: an undo brings back both.
      const change = { was: choicesOf(board), scenes: fillScenes(next), unwantedId }
      setPast([...past, change].slice(-UNDO_STEPS))
      sent.endConflict()
      show(change)
    },
    undo: () => {
      const before = past.at(-1)
      if (!before) return
      setPast(past.slice(0, -1))
      const back = () => show({ was: before.scenes, scenes: before.was })
      if (before.unwantedId === undefined) back()
      else void allowPicture(before.unwantedId).finally(back)
    },
    stop: () => stopOrResume.mutate(stopStoryboard),
    goOn: () => stopOrResume.mutate(makeStoryboard),
  }
}
