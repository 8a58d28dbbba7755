import { FRAME_RATE, secondsOfClipFrame, type DisplayList } from '@hookreel/film'

/** The clips of a preview, each in a player of its own that nobody sees: frames are drawn from it. */
export type ClipPlayers = {
  /** Loads a clip, once. */
  open(file: string, url: string): void
  /** Brings the clips of a frame to their place, and all others to rest. False: one is on its way, and a draw would show its still. */
  show(list: DisplayList, isPlaying: boolean): boolean
  /** What a clip shows now; undefined as long as it can show nothing. */
  imageOf(file: string): HTMLVideoElement | undefined
  close(): void
}

/** A clip that plays beside the voice may be so far from it; nearer it is left alone, because every jump is seen. */
const MAX_LAG_SECONDS = 0.15
/** `readyState`: it knows how long it is; it has a picture of its place. */
const KNOWS_LENGTH = 1
const HAS_PICTURE = 2

/** `onChange` is called whenever a clip that stands still has something else to show. */
export function createClipPlayers(onChange: () => void): ClipPlayers {
  const players = new Map<string, HTMLVideoElement>()
  let isStill = true
  return {
    open: (file, url) => {
      if (players.has(file)) return
      const player = document.createElement('video')
      Object.assign(player, { muted: true, playsInline: true, preload: 'auto', src: url })
      for (const event of ['loadeddata', 'seeked'])
        player.addEventListener(event, () => isStill && onChange())
      players.set(file, player)
    },
    show: (list, isPlaying) => {
      isStill = !isPlaying
      const wanted = new Map<string, number>()
      for (const { layers } of list.groups)
        for (const { layer, clipFrame = 0 } of layers) if (layer.clip) wanted.set(layer.clip.file, clipFrame)
      for (const [file, player] of players) {
        const frame = wanted.get(file)
        if (frame === undefined) rest(player)
        else bringTo(player, secondsOfClipFrame(frame), isPlaying)
      }
      return isPlaying || ![...wanted.keys()].some((file) => players.get(file)?.seeking)
    },
    imageOf: (file) => {
      const player = players.get(file)
      return player && player.readyState >= HAS_PICTURE ? player : undefined
    },
    close: () => {
      for (const player of players.values()) {
        player.pause()
        player.removeAttribute('src')
        player.load()
      }
      players.clear()
    },
  }
}

/** Back at its first frame, from where it is mostly wanted next. */
function rest(player: HTMLVideoElement): void {
  player.pause()
  if (player.readyState >= KNOWS_LENGTH && player.currentTime > 1 / FRAME_RATE && !player.seeking)
    player.currentTime = 0
}

function bringTo(player: HTMLVideoElement, seconds: number, isPlaying: boolean): void {
  if (player.readyState < KNOWS_LENGTH) return
  if (!isPlaying) player.pause()
  // A browser that plays nothing now shows the clip where it stands, and is sent on.
  else if (player.paused && !player.ended) player.play().catch(() => undefined)
  const lag = Math.abs(player.currentTime - seconds)
  if (!player.seeking && lag > (isPlaying ? MAX_LAG_SECONDS : 0.5 / FRAME_RATE)) player.currentTime = seconds
}
