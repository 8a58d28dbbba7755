import type { CaptionChoice, FrameSize, StyleId } from '@hookreel/film'
import { useState } from 'react'
import { CaptionsOnStyle } from './captions-on-style.tsx'
import type { Order } from '../order/order-draft.ts'
import { useSeen } from './use-seen.ts'

const FRAMES: Record<Order['aspectRatio'], FrameSize> = {
  '9:16': { width: 360, height: 640 },
  '1:1': { width: 480, height: 480 },
  '16:9': { width: 640, height: 360 },
}

/** The chosen captions where they will stand in a frame of the film. */
export function PlacedCaptions(props: {
  captions: CaptionChoice
  style: StyleId
  shape: Order['aspectRatio']
}) {
  const { captions, style, shape } = props
  const [isPlaying, setPlaying] = useState(false)
  const [frame, isSeen] = useSeen<HTMLDivElement>()
  const frameSize = FRAMES[shape]
  return (
    <div
      ref={frame}
      onPointerEnter={() => setPlaying(true)}
      onPointerLeave={() => setPlaying(false)}
      className="relative mx-auto w-full max-w-40 overflow-hidden rounded-xl border sm:max-w-none"
      style={{ aspectRatio: `${frameSize.width} / ${frameSize.height}` }}
    >
      <CaptionsOnStyle
        {...captions}
        isSeen={isSeen}
        style={style}
        enlargement={1}
        frameSize={frameSize}
        isPlaying={isPlaying}
      />
    </div>
  )
}
