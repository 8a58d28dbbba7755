import { updateStoryboard, type Storyboard } from '@hookreel/contract'
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { toast } from 'sonner'
import { ApiError, call, isAway } from '../../api/call.ts'
import { useUnloadWarning } from '../../lib/use-unload-warning.ts'
import type { SceneChange, SceneChoice } from './storyboard-query.ts'

const LONGEST_WAIT_MS = 5000
const KEY = ['changed scenes']

export type SceneQuarrel = {
  /** The scenes that both changed, as they were wanted here; one that was to be dropped is missing. */
  readonly mine: readonly SceneChoice[]
  readonly isOrder: boolean
}

function quarrelOf({ details }: ApiError, { scenes }: SceneChange): SceneQuarrel {
  const behind = Array.isArray(details.behind) ? details.behind : []
  return { mine: scenes.filter(({ id }) => behind.includes(id)), isOrder: details.isOrderBehind === true }
}

/** Sends changed scenes one after the other. While the server is away they wait on the page and are sent when it is back. */
export function useSentScenes(id: string | null, onSaved: (board: Storyboard) => void) {
  const cache = useQueryClient()
  const [away, setAway] = useState<ApiError | null>(null)
  const [quarrel, setQuarrel] = useState<SceneQuarrel | null>(null)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const newest = useRef<SceneChange>(undefined)
  const scenes = useMutation({
    mutationFn: async ({ was, scenes }: SceneChange) => {
      try {
        const saved = await call(updateStoryboard, {
          params: { id: id ?? '' },
          body: { scenes, was: { scenes: was } },
          // A page that is loaded anew in this moment loses nothing.
          keepalive: true,
        })
        setAway(null)
        return saved
      } catch (error) {
        setAway(isAway(error) ? error : null)
        throw error
      }
    },
    mutationKey: KEY,
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
        setQuarrel(quarrelOf(error, change))
      else toast.error('The preview could not be changed', { description: error.message })
      void cache.invalidateQueries({ queryKey: ['storyboard', id] })
    },
  })
  const waiting = useIsMutating({ mutationKey: KEY })
  useUnloadWarning(away !== null || waiting > 1)
  return {
    away,
    isSending: scenes.isPending,
    /** What could not be saved because another page changed the same. */
    quarrel,
    endQuarrel: () => setQuarrel(null),
    send: (change: SceneChange) => {
      newest.current = change
      last.current = scenes.mutateAsync(change)
      // Told above.
      last.current.catch(() => undefined)
    },
    /** Resolves when everything is saved; throws what stood in the way, once. */
    finish: async (): Promise<void> => {
      if (away) throw away
      const waited = last.current
      last.current = Promise.resolve()
      await waited
    },
  }
}
