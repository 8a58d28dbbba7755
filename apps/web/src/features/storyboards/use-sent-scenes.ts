import { updateStoryboard, type Storyboard } from '@hookreel/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { toast } from 'sonner'
import { ApiError, call, isAway } from '../../api/call.ts'
import { useSessionState } from '../../lib/session-state.ts'
import { useUnloadWarning } from '../../lib/use-unload-warning.ts'
import type { SceneChange, SceneChoice } from './scene-choices.ts'

const LONGEST_WAIT_MS = 5000

export type SceneConflict = {
  /** The scenes that both changed, as they were wanted here; one that was to be dropped is missing. */
  readonly mine: readonly SceneChoice[]
  readonly isOrder: boolean
}

function conflictOf({ details }: ApiError, { scenes }: SceneChange): SceneConflict {
  const behind = Array.isArray(details.behind) ? details.behind : []
  return { mine: scenes.filter(({ id }) => behind.includes(id)), isOrder: details.isOrderBehind === true }
}

function save(id: string | null, { was, scenes }: SceneChange): Promise<Storyboard> {
  return call(updateStoryboard, {
    params: { id: id ?? '' },
    body: { scenes, was: { scenes: was } },
    // A page that is loaded anew in this moment loses nothing.
    keepalive: true,
  })
}

/**
 * Changes that no answer came for yet, kept in this tab: a page that is loaded anew sends them once more, in their order. One that
 * the server has already changes nothing there. (Sent together while the page is left, they could arrive the other way round.)
 */
function useUnsaved(id: string | null) {
  const [left, keep] = useSessionState<SceneChange[]>(`unsaved-scenes:${id ?? ''}`, [])
  const unsaved = useRef<SceneChange[]>([])
  const write = (changes: SceneChange[]) => keep((unsaved.current = changes))
  return {
    left,
    add: (change: SceneChange) => write([...unsaved.current, change]),
    remove: (change: SceneChange) => write(unsaved.current.filter((other) => other !== change)),
  }
}

/**
 * Sends changed scenes one after the other. While the server is away they wait on the page and are sent when it is back. With
 * `isLoaded` the storyboard is there, and what an earlier load of the page could not save is sent again.
 */
export function useSentScenes(props: {
  id: string | null
  isLoaded: boolean
  onSaved: (board: Storyboard) => void
}) {
  const { id, isLoaded, onSaved } = props
  const cache = useQueryClient()
  const [away, setAway] = useState<ApiError | null>(null)
  const [conflict, setConflict] = useState<SceneConflict | null>(null)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const newest = useRef<SceneChange>(undefined)
  const unsaved = useUnsaved(id)
  const resumed = useRef<string>(undefined)
  const scenes = useMutation({
    mutationFn: async (change: SceneChange) => {
      try {
        const saved = await save(id, change)
        setAway(null)
        return saved
      } catch (error) {
        setAway(isAway(error) ? error : null)
        throw error
      }
    },
    // One after the other, as they were asked for; also when the browser believes that there is no network.
    scope: { id: 'storyboard' },
    networkMode: 'always',
    retry: (_failures, error) => isAway(error),
    retryDelay: (failures) => Math.min(LONGEST_WAIT_MS, 500 * 2 ** failures),
    // An answer knows nothing of the changes behind it: shown, it would take them off the page, and out of the next change.
    onSuccess: (saved, change) => {
      if (change === newest.current) onSaved(saved)
    },
    onError: (error, change) => {
      if (error instanceof ApiError && error.code === 'changed_elsewhere')
        setConflict(conflictOf(error, change))
      else toast.error('The preview could not be changed', { description: error.message })
      void cache.invalidateQueries({ queryKey: ['storyboard', id] })
    },
    onSettled: (_saved, _error, change) => unsaved.remove(change),
  })
  useUnloadWarning(away !== null)
  const send = (change: SceneChange) => {
    newest.current = change
    unsaved.add(change)
    last.current = scenes.mutateAsync(change)
    // Told above.
    last.current.catch(() => undefined)
  }
  const resume = useEffectEvent(() => unsaved.left.forEach(send))
  useEffect(() => {
    if (!isLoaded || id === null || resumed.current === id) return
    resumed.current = id
    resume()
  }, [id, isLoaded])
  return {
    away,
    isSending: scenes.isPending,
    /** What could not be saved because another page changed the same. */
    conflict,
    endConflict: () => setConflict(null),
    send,
    /** Resolves when everything is saved; throws what stood in the way, once. */
    finish: async (): Promise<void> => {
      if (away) throw away
      const waited = last.current
      last.current = Promise.resolve()
      await waited
    },
  }
}
