import type { Storyboard } from '@hookreel/contract'
import type { Timeline } from '@hookreel/film'
import { useEffect, useMemo, useState } from 'react'
import { bringTo } from '../bring-to.ts'
import { listKeptSounds, measureDb, placeSound, volumeOf, type KeptSound } from './kept-sounds.ts'

const MAY_DRIFT_SECONDS = 0.2
/** Enough to tell how loud something is. */
const RATE = 24_000

/** Plays the own sound of clips whose scenes keep it, along with a preview. Nothing is seen of it. */
export function PreviewClips(props: {
  board: Storyboard
  timeline: Timeline | undefined
  player: { isPlaying: boolean; isWaiting: boolean; seconds: number }
}) {
  const { board, timeline, player } = props
  const sounds = useMemo(() => (timeline ? listKeptSounds(board, timeline) : []), [board, timeline])
  const voiceDb = useLevel(sounds.length > 0 ? board.voice?.url : undefined)
  const at = player.isPlaying && !player.isWaiting ? player.seconds : null
  return sounds.map((sound) => <ClipPlayer key={sound.key} sound={sound} voiceDb={voiceDb} at={at} />)
}

function useLevel(url: string | undefined): number | undefined {
  const [level, setLevel] = useState<number>()
  useEffect(() => {
    if (url === undefined) return undefined
    let isGone = false
    void fetchSound(url).then((sound) => !isGone && setLevel(sound?.db))
    return () => {
      isGone = true
    }
  }, [url])
  return level
}

/** One clip; `at` is the second of the film that plays, null when none does. */
function ClipPlayer({
  sound,
  voiceDb,
  at,
}: {
  sound: KeptSound
  voiceDb: number | undefined
  at: number | null
}) {
  const [clip, setClip] = useState<{ audio: HTMLAudioElement; db: number | undefined }>()
  // Its address is signed anew now and then; the clip of a key stays the same.
  const [url] = useState(sound.url)
  useEffect(() => {
    let isGone = false
    let address: string | undefined
    let audio: HTMLAudioElement | undefined
    const load = async () => {
      const fetched = await fetchSound(url)
      if (isGone || fetched === undefined) return
      address = URL.createObjectURL(fetched.blob)
      audio = new Audio(address)
      audio.loop = true
      setClip({ audio, db: fetched.db })
    }
    void load()
    return () => {
      isGone = true
      audio?.pause()
      if (address !== undefined) URL.revokeObjectURL(address)
    }
  }, [url])
  const volume = volumeOf(clip?.db, voiceDb)
  useEffect(() => {
    if (!clip) return
    const { audio } = clip
    const heard = at === null ? null : placeSound(sound, audio.duration, at)
    bringTo(audio, heard && { ...heard, volume: volume * heard.share, mayDriftSeconds: MAY_DRIFT_SECONDS })
  }, [clip, sound, at, volume])
  return null
}

/** A sound and how loud it is, as far as this browser can tell; undefined when it does not come: the preview plays without it. */
async function fetchSound(url: string): Promise<{ blob: Blob; db: number | undefined } | undefined> {
  try {
    const response = await fetch(url)
    if (!response.ok) return undefined
    const blob = await response.blob()
    return { blob, db: await measure(await blob.arrayBuffer()).catch(() => undefined) }
  } catch {
    return undefined
  }
}

async function measure(bytes: ArrayBuffer): Promise<number | undefined> {
  const buffer = await new OfflineAudioContext(1, 1, RATE).decodeAudioData(bytes)
  const channels = Array.from({ length: buffer.numberOfChannels }, (_, at) => buffer.getChannelData(at))
  return measureDb(channels, buffer.sampleRate)
}
