import { useEffect, useRef, useState } from 'react'

/** A film that plays and pauses at a button, and stands still where its cover was chosen. */
export function useFilmPlayer(coverMs: number | null) {
  const player = useRef<HTMLVideoElement>(null)
  const [isPlaying, setIsPlaying] = useState(false)

  useEffect(() => {
    if (coverMs === null || !player.current) return
    player.current.pause()
    player.current.currentTime = coverMs / 1000
  }, [coverMs])

  const toggle = () => {
    const film = player.current
    if (!film) return
    // What a browser refuses to play stands still, and the button says so.
    if (film.paused) film.play().catch(() => setIsPlaying(false))
    else film.pause()
  }
  return {
    isPlaying,
    toggle,
    /** Of the video element. */
    parts: { ref: player, onPlay: () => setIsPlaying(true), onPause: () => setIsPlaying(false) },
  }
}
