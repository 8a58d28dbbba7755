import { useCallback, useEffect, useRef, useState } from 'react'
import { toast } from 'sonner'

/** Plays one voice sample at a time; another voice, the end, or leaving the page stops it. */
export function useVoicePreview() {
  const audio = useRef<HTMLAudioElement | null>(null)
  const [playing, setPlaying] = useState<string | null>(null)

  const stop = useCallback(() => {
    audio.current?.pause()
    audio.current = null
    setPlaying(null)
  }, [])

  const play = useCallback(
    (voiceId: string, url: string) => {
      stop()
      const sample = new Audio(url)
      audio.current = sample
      setPlaying(voiceId)
      const end = () => {
        if (audio.current === sample) stop()
      }
      const fail = () => {
        // Stopping it early also rejects play(): that is no failure.
        if (audio.current !== sample) return
        stop()
        toast.error('Failed to play voice preview')
      }
      sample.addEventListener('ended', end)
      sample.addEventListener('error', fail)
      sample.play().catch(fail)
    },
    [stop],
  )

  useEffect(() => stop, [stop])
  return { playing, play, stop }
}
