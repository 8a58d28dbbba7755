import {
  buildCues,
  captionAt,
  drawCaption,
  FRAME_RATE,
  type CaptionLook,
  type FrameSize,
} from '@hookreel/film'
import { useEffect, useMemo, useRef } from 'react'
import '../../../styles/caption-fonts.css'

const SAMPLE = 'Every word lands right on time.'
const SECONDS_A_WORD = 0.42
const WORDS = SAMPLE.split(' ').map((text, index) => ({
  text,
  startSeconds: index * SECONDS_A_WORD,
  endSeconds: (index + 0.9) * SECONDS_A_WORD,
}))
/** The second word has been spoken for some frames: how a caption looks most of the time. */
const RESTING_FRAME = Math.floor((SECONDS_A_WORD * 2 - 0.04) * FRAME_RATE)

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** A sample sentence captioned as the film is, drawn by the film's own painter; it plays while `isPlaying`. */
export function CaptionCanvas(props: {
  look: CaptionLook
  frameSize: FrameSize
  isPlaying: boolean
  className?: string
}) {
  const { look, frameSize, isPlaying } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  const cues = useMemo(() => buildCues(WORDS, look, frameSize), [look, frameSize])

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return undefined
    let waiting = 0
    const draw = (frame: number) => {
      context.clearRect(0, 0, frameSize.width, frameSize.height)
      const caption = captionAt({ cues }, frame)
      if (caption) drawCaption(context, caption, look, frameSize)
    }
    const frames = Math.max(...cues.map((cue) => cue.endFrame))
    const startedAt = performance.now()
    const play = (now: number) => {
      draw(Math.floor((Math.max(0, now - startedAt) / 1000) * FRAME_RATE) % frames)
      waiting = requestAnimationFrame(play)
    }
    const isMoving = isPlaying && !isCalm()
    if (isMoving) play(startedAt)
    else draw(RESTING_FRAME)
    let isGone = false
    // The letters come a moment later the first time.
    const drawAgain = async () => {
      await document.fonts.load(`20px "${look.fontFamily}"`)
      if (!isGone && !isMoving) draw(RESTING_FRAME)
    }
    void drawAgain()
    return () => {
      isGone = true
      cancelAnimationFrame(waiting)
    }
  }, [cues, look, frameSize, isPlaying])

  return (
    <canvas
      ref={canvas}
      width={frameSize.width}
      height={frameSize.height}
      aria-hidden
      className={props.className}
    />
  )
}
