import { useEffect, useRef } from 'react'

const FRAMES = 7
const FRAME_WIDTH = 54
const FRAME_HEIGHT = 96

/** Resolves when the film stands at a time, or cannot. */
function seek(film: HTMLVideoElement, seconds: number): Promise<void> {
  return new Promise((resolve, reject) => {
    film.addEventListener('seeked', () => resolve(), { once: true })
    film.addEventListener('error', () => reject(new Error('The film cannot be read')), { once: true })
    film.currentTime = seconds
  })
}

/** Draws frames of a film, evenly spread, side by side, cut to upright pictures. */
async function drawFrames(film: HTMLVideoElement, canvas: HTMLCanvasElement, seconds: number): Promise<void> {
  const context = canvas.getContext('2d')
  if (!context) return
  for (let index = 0; index < FRAMES; index += 1) {
    await seek(film, (seconds * (index + 0.5)) / FRAMES)
    const scale = Math.max(FRAME_WIDTH / film.videoWidth, FRAME_HEIGHT / film.videoHeight)
    const [width, height] = [FRAME_WIDTH / scale, FRAME_HEIGHT / scale]
    context.drawImage(
      film,
      (film.videoWidth - width) / 2,
      (film.videoHeight - height) / 2,
      width,
      height,
      index * FRAME_WIDTH,
      0,
      FRAME_WIDTH,
      FRAME_HEIGHT,
    )
  }
}

/** Pictures of the film from beginning to end; only a help to the eye, so what cannot be drawn stays empty. */
export function FrameStrip({ source, seconds }: { source: string; seconds: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const film = document.createElement('video')
    film.muted = true
    film.preload = 'auto'
    const begin = () => {
      if (canvas.current) drawFrames(film, canvas.current, seconds).catch(() => undefined)
    }
    film.addEventListener('loadeddata', begin, { once: true })
    film.src = source
    return () => {
      film.removeEventListener('loadeddata', begin)
      film.removeAttribute('src')
      film.load()
    }
  }, [source, seconds])
  return (
    <canvas
      ref={canvas}
      aria-hidden
      width={FRAMES * FRAME_WIDTH}
      height={FRAME_HEIGHT}
      className="block h-16 w-full rounded-lg bg-surface-3 object-cover"
    />
  )
}
