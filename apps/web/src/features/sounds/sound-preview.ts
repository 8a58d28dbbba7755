import { useCallback, useEffect, useRef, useState } from 'react'
import { toast } from 'sonner'

/** Plays one sample at a time, of a voice or of music; another one, the end, or leaving the page stops it. */
export function useSoundPreview(failure: string) {
  const audio = useRef<HTMLAudioElement | null>(null)
  const [playing, setPlaying] = useState<string | null>(null)

  const stop = useCallback(() => {
    const stopped = audio.current
    audio.current = null
    stopped?.pause()
    // One that is still being made is asked for no longer.
    stopped?.removeAttribute('src')
    stopped?.load()
    setPlaying(null)
  }, [])

  const play = useCallback(
    (id: string, url: string) => {
      stop()
      const sample = new Audio(url)
      audio.current = sample
      setPlaying(id)
      const end = () => {
        if (audio.current === sample) stop()
      }
      const fail = () => {
        // Stopping it early also rejects play(): that is no failure.
        if (audio.current !== sample) return
        stop()
        toast.error(failure)
      }
      sample.addEventListener('ended', end)
      sample.addEventListener('error', fail)
      sample.play().catch(fail)
    },
    [failure, stop],
  )

  useEffect(() => stop, [stop])
  return { playing, play, stop }
}
