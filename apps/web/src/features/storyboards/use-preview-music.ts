import type { MusicChoice } from '@hookreel/film'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { musicQuery } from '../sounds/music-query.ts'

/** A mastered piece is about so much louder than the preview's voice; the film levels and ducks it, which the page cannot. */
const UNDER_VOICE = 0.2
/** Further apart than this, picture and music were moved against each other. */
const MAY_DRIFT_SECONDS = 0.3

/** Plays the person's own music, where it was chosen, along with a preview: from its place, over and over, at the loudness that was chosen. */
export function usePreviewMusic(
  { isOn, own, volume: chosen }: MusicChoice,
  { isPlaying, isWaiting, seconds }: { isPlaying: boolean; isWaiting: boolean; seconds: number },
): void {
  const player = useRef<HTMLAudioElement | null>(null)
  const pieces = useQuery({ ...musicQuery, enabled: isOn && own !== undefined })
  const piece = isOn ? pieces.data?.sounds.find(({ id }) => id === own?.soundId) : undefined
  const url = piece?.url
  useEffect(() => {
    if (url === undefined) return undefined
    const audio = new Audio(url)
    audio.loop = true
    player.current = audio
    return () => {
      audio.pause()
      player.current = null
    }
  }, [url])
  const volume = UNDER_VOICE * chosen
  const from = own?.fromSeconds ?? 0
  useEffect(() => {
    const audio = player.current
    if (!audio) return
    audio.volume = Math.min(1, volume)
    if (!isPlaying || isWaiting) {
      audio.pause()
      return
    }
    const length = Number.isFinite(audio.duration) ? audio.duration : Infinity
    const place = (from + seconds) % length
    if (Math.abs(audio.currentTime - place) > MAY_DRIFT_SECONDS) audio.currentTime = place
    // Music that cannot be played is no reason to stop the preview.
    if (audio.paused) audio.play().catch(() => undefined)
  }, [url, isPlaying, isWaiting, seconds, volume, from])
}
