import { TAKES_PAGES, type BoardScene, type Storyboard, type Take } from '@hookreel/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { streamTakes } from './stream-takes.ts'

/** The other pictures of a scene, looked for while it is open. What was found stays until the scene says something else. */
export function useTakes(board: Storyboard, scene: BoardScene) {
  const cache = useQueryClient()
  const [page, setPage] = useState(0)
  // What is unwanted from now on is looked for without.
  const [refused, setRefused] = useState(0)
  const [coming, setComing] = useState<readonly Take[]>([])
  const { style, pictures, aspectRatio } = board
  const told = [scene.narration, scene.description, style, pictures, aspectRatio]
  const isWaiting = scene.picture === null && (board.status === 'making' || board.status === 'ready')
  const queryKey = ['takes', board.id, scene.id, ...told, refused, page]
  const found = useQuery({
    queryKey,
    // Its own picture comes first, so that none of these is the same.
    enabled: !isWaiting,
    queryFn: ({ signal }) => {
      setComing([])
      return streamTakes({ id: board.id, sceneId: scene.id, page }, { signal, onTake: setComing })
    },
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  return {
    page,
    takes: found.data?.takes ?? (found.isFetching ? coming : []),
    found: found.data,
    isLooking: found.isFetching || (isWaiting && found.isPending),
    error: found.error,
    /** It was stopped before it was done. */
    isStopped: !isWaiting && !found.isFetching && found.isPending,
    stop: () => void cache.cancelQueries({ queryKey }),
    lookAgain: () => void found.refetch(),
    more:
      page + 1 < TAKES_PAGES && found.data !== undefined && found.data.takes.length > 0
        ? () => setPage(page + 1)
        : null,
    first: page > 0 ? () => setPage(0) : null,
    forget: () => {
      setPage(0)
      setRefused(refused + 1)
    },
  }
}
