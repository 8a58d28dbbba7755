import type { BoardScene, Storyboard } from '@hookreel/contract'
import {
  captionLookOf,
  DEFAULT_CHOICES,
  drawFrame,
  OVERSCAN,
  restingLayers,
  type DisplayList,
  type PictureLayer,
} from '@hookreel/film'
import { useEffect, useRef } from 'react'
import { Spinner } from '../../components/spinner.tsx'
import type { LayerImages } from './preview/layer-images.ts'
import { isPictureHere } from './preview/preview-timeline.ts'

/** Width of a scene's small picture on the page, drawn twice as fine. */
const WIDTH = 168

/** A scene as it stands before the camera moves. */
export function ScenePicture(props: {
  scene: BoardScene
  board: Storyboard
  images: LayerImages
  className?: string
}) {
  const { scene, board, images } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  const { frameSize, style } = board
  const height = Math.round((WIDTH * frameSize.height) / frameSize.width)
  const picture = scene.picture
  const isHere = picture !== null && isPictureHere(picture, images)

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context || !picture || !isHere) return
    const size = { width: WIDTH, height }
    const list: DisplayList = {
      frame: 0,
      frameSize: size,
      background: 'black',
      groups: [
        {
          shot: 0,
          opacity: 1,
          clip: { x: 0, y: 0, ...size },
          layers: restingLayers(picture).map((layer) => ({ layer, target: restingPlace(layer, size) })),
        },
      ],
      caption: null,
    }
    // Nothing is mixed here: a second canvas is never used.
    const scratch = { context, canvas: context.canvas }
    drawFrame(context, list, captionLookOf(style, DEFAULT_CHOICES.captions, ''), images.get, scratch)
  }, [picture, isHere, height, images, style])

  return (
    <span
      className="relative block shrink-0 overflow-hidden rounded-lg bg-surface-3"
      style={{ aspectRatio: `${frameSize.width} / ${frameSize.height}` }}
    >
      <canvas ref={canvas} width={WIDTH} height={height} aria-hidden className="size-full" />
      {!isHere && (
        <span className="skeleton absolute inset-0 grid place-items-center text-muted">
          {(board.status === 'making' || picture !== null) && <Spinner className="size-5" />}
        </span>
      )}
    </span>
  )
}

function restingPlace({ box, depth }: PictureLayer, size: { width: number; height: number }) {
  const margin = depth === null ? 0 : OVERSCAN
  const space = 1 + 2 * margin
  return {
    x: (box.x * space - margin) * size.width,
    y: (box.y * space - margin) * size.height,
    width: box.width * space * size.width,
    height: box.height * space * size.height,
  }
}
