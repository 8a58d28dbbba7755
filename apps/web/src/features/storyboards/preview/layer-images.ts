import type { Storyboard } from '@hookreel/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { createClipPlayers, type ClipPlayers } from './clip-players.ts'
import { storyboardQuery } from '../storyboard-query.ts'

/** After so long what did not come is asked for again: the network was away, or the address is too old. */
const ASK_AGAIN_MS = 3000

/** Decoded layer images by file name, the clips of those that move, and a count: a change of it means there is more to draw. */
export type LayerImages = {
  readonly get: (file: string) => ImageBitmap | undefined
  readonly clips: ClipPlayers
  readonly count: number
}

/** Fetches and decodes the layers of a storyboard, each once, the first scenes first. */
export function useLayerImages(board: Storyboard | undefined): LayerImages {
  const cache = useQueryClient()
  const [attempt, setAttempt] = useState(0)
  const again = useRef<ReturnType<typeof setTimeout>>(undefined)
  const images = useRef(new Map<string, ImageBitmap | null>())
  const [count, setCount] = useState(0)
  const [clips] = useState(() => createClipPlayers(() => setCount((before) => before + 1)))
  useEffect(() => {
    if (!board) return
    const known = images.current
    const layers = board.scenes.flatMap((scene) => scene.picture?.layers ?? [])
    for (const { clip } of layers) {
      const url = clip && board.files[clip.file]
      if (clip && url !== undefined) clips.open(clip.file, url)
    }
    for (const { file } of layers) {
      const url = board.files[file]
      if (known.has(file) || url === undefined) continue
      known.set(file, null)
      loadImage(url).then(
        (image) => {
          known.set(file, image)
          return setCount((before) => before + 1)
        },
        () => {
          known.delete(file)
          clearTimeout(again.current)
          again.current = setTimeout(() => {
            // New addresses, should these be too old.
            void cache
              .invalidateQueries(storyboardQuery(board.id))
              .then(() => setAttempt((before) => before + 1))
          }, ASK_AGAIN_MS)
        },
      )
    }
  }, [board, clips, cache, attempt])
  useEffect(() => {
    const known = images.current
    return () => {
      clearTimeout(again.current)
      for (const image of known.values()) image?.close()
      known.clear()
      clips.close()
    }
  }, [clips])
  return useMemo(
    () => ({ get: (file) => images.current.get(file) ?? undefined, clips, count }),
    [clips, count],
  )
}

async function loadImage(url: string): Promise<ImageBitmap> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`no picture: ${response.status}`)
  return createImageBitmap(await response.blob())
}
