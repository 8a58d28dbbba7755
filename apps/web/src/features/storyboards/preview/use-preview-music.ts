import type { MusicChoice } from '@hookreel/film'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { musicQuery } from '../../sounds/music-query.ts'
import { bringTo } from '../bring-to.ts'

/** A mastered piece is about so much louder than the preview's voice; the film levels and ducks it, which the page cannot. */
const UNDER_VOICE = 0.2
const MAY_DRIFT_SECONDS = 0.3

/** A piece as a preview plays it: from its place, over and over. */
export type PreviewMusic = { readonly url: string; readonly fromSeconds: number; readonly volume: number }

/** Plays the person's own music, where it was chosen, along with a preview: from its place, over and over, at the loudness that was chosen. Answers what it plays. */
export function usePreviewMusic(
  { isOn, own, volume: chosen }: MusicChoice,
  { isPlaying, isWaiting, seconds }: { isPlaying: boolean; isWaiting: boolean; seconds: number },
): PreviewMusic | null {
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
    if (!player.current) return
    const place = { seconds: from + seconds, volume, mayDriftSeconds: MAY_DRIFT_SECONDS }
    bringTo(player.current, isPlaying && !isWaiting ? place : null)
  }, [url, isPlaying, isWaiting, seconds, volume, from])
  return useMemo(() => (url === undefined ? null : { url, fromSeconds: from, volume }), [url, from, volume])
}
