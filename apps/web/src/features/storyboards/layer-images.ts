import type { Storyboard } from '@hookreel/contract'
import { useEffect, useMemo, useRef, useState } from 'react'

/** Decoded layer images by file name, and how many there are: a change of it means there is more to draw. */
export type LayerImages = { readonly get: (file: string) => ImageBitmap | undefined; readonly count: number }

/** Fetches and decodes the layers of a storyboard, each once, the first scenes first. */
export function useLayerImages(board: Storyboard | undefined): LayerImages {
  const images = useRef(new Map<string, ImageBitmap | null>())
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (!board) return
    const known = images.current
    const wanted = board.scenes.flatMap((scene) => scene.picture?.layers ?? []).map((layer) => layer.file)
    for (const file of wanted) {
      const url = board.files[file]
      if (known.has(file) || url === undefined) continue
      known.set(file, null)
      loadImage(url).then(
        (image) => {
          known.set(file, image)
          return setCount((before) => before + 1)
        },
        // Asked for again with the next answer of the server.
        () => known.delete(file),
      )
    }
  }, [board])
  useEffect(() => {
    const known = images.current
    return () => {
      for (const image of known.values()) image?.close()
      known.clear()
    }
  }, [])
  return useMemo(() => ({ get: (file) => images.current.get(file) ?? undefined, count }), [count])
}

async function loadImage(url: string): Promise<ImageBitmap> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`no picture: ${response.status}`)
  return createImageBitmap(await response.blob())
}
