import { FRAME_RATE, type Timeline } from '@hookreel/film'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { createPainter } from './create-painter.ts'
import type { LayerImages } from './layer-images.ts'
import { isFrameHere } from './preview-timeline.ts'

type Played = {
  readonly canvas: RefObject<HTMLCanvasElement | null>
  readonly timeline: Timeline | undefined
  readonly voiceUrl: string | undefined
  readonly images: LayerImages
}

/**
 * Plays a film in the page: the voice is the clock, every frame is drawn from it. It waits where a scene is not drawn
 * yet, and goes on when it is.
 */
export function usePreviewPlayback({ canvas, timeline, voiceUrl, images }: Played) {
  const audio = useRef<HTMLAudioElement | null>(null)
  const [isPlaying, setIsPlaying] = useState(false)
  const [isWaiting, setIsWaiting] = useState(false)
  const [seconds, setSeconds] = useState(0)
  const [paint] = useState(createPainter)
  const length = timeline ? timeline.frameCount / timeline.frameRate : 0

  const draw = useCallback(
    (at: number, isMoving: boolean): boolean => {
      const context = canvas.current?.getContext('2d')
      if (!timeline || !context) return false
      const n = Math.min(timeline.frameCount - 1, Math.max(0, Math.floor(at * FRAME_RATE)))
      if (!isFrameHere(timeline, n, images)) return false
      // Until a clip has come to its place, the frame before stays.
      paint(context, { timeline, n }, images, isMoving)
      return true
    },
    [canvas, timeline, images, paint],
  )

  // Another voice: the place in the film is kept.
  useEffect(() => {
    if (voiceUrl === undefined) return undefined
    const player = new Audio(voiceUrl)
    player.preload = 'auto'
    player.currentTime = Math.max(0, (audio.current?.currentTime ?? 0) - 0.01)
    audio.current = player
    return () => player.pause()
  }, [voiceUrl])

  // A still frame is drawn anew when something of it arrives or changes.
  useEffect(() => {
    if (isPlaying || !timeline) return undefined
    draw(seconds, false)
    let isGone = false
    void document.fonts
      .load(`20px "${timeline.captionLook.fontFamily}"`)
      .then(() => !isGone && draw(seconds, false))
    return () => {
      isGone = true
    }
  }, [draw, isPlaying, seconds, timeline, images.count])

  useEffect(() => {
    const player = audio.current
    if (!isPlaying || !player) return undefined
    let asked = 0
    const step = () => {
      asked = requestAnimationFrame(step)
      const at = player.currentTime
      const isHere = draw(at, true)
      setIsWaiting(!isHere)
      if (!isHere) player.pause()
      else if (player.ended || at >= length - 0.01) setIsPlaying(false)
      else if (player.paused) player.play().catch(() => setIsPlaying(false))
      setSeconds(at)
    }
    step()
    return () => {
      cancelAnimationFrame(asked)
      player.pause()
      setIsWaiting(false)
    }
  }, [isPlaying, draw, length, voiceUrl])

  const seek = useCallback(
    (to: number) => {
      const at = Math.min(Math.max(0, to), Math.max(0, length - 1 / FRAME_RATE))
      if (audio.current) audio.current.currentTime = at
      setSeconds(at)
    },
    [length],
  )
  const toggle = useCallback(() => {
    if (!isPlaying && seconds >= length - 0.1) seek(0)
    setIsPlaying(!isPlaying)
  }, [isPlaying, length, seconds, seek])
  const play = useCallback(() => setIsPlaying(true), [])
  return { isPlaying, isWaiting, seconds: Math.min(seconds, length), length, seek, toggle, play }
}
