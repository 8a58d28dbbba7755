import { captionLookOf, type CaptionChoice, type FrameSize, type StyleId } from '@hookreel/film'
import { useMemo } from 'react'
import { CaptionCanvas } from './caption-canvas.tsx'

/** A sample of captions in a style, filling its place; `enlargement` for places where the film's size could not be read. */
export default function CaptionSample(
  props: CaptionChoice & {
    style: StyleId
    enlargement: number
    frameSize: FrameSize
    isPlaying: boolean
  },
) {
  const { preset, size, position, style, enlargement, frameSize, isPlaying } = props
  const look = useMemo(() => {
    const own = captionLookOf(style, { preset, size, position })
    return { ...own, size: own.size * enlargement }
  }, [preset, size, position, style, enlargement])
  return (
    <CaptionCanvas
      look={look}
      frameSize={frameSize}
      isPlaying={isPlaying}
      className="absolute inset-0 size-full"
    />
  )
}
