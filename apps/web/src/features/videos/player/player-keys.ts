export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const
const STEP_SECONDS = 5

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'> & { readonly target: unknown }
type Player = Pick<
  HTMLVideoElement,
  'paused' | 'currentTime' | 'duration' | 'muted' | 'playbackRate' | 'play' | 'pause' | 'requestFullscreen'
>

/**
 * Does what a key means to a player, as players everywhere have it; answers what is left to do, or null for a key that is
 * none of the player's.
 */
export function pressPlayerKey(event: Pressed, player: Player): 'done' | 'next' | 'previous' | null {
  const { key, target } = event
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  // A focused button or list is pressed by the same keys.
  const isOwn = !isControl(target)
  if (key === 'N') return 'next'
  if (key === 'P') return 'previous'
  if (key === 'k' || (key === ' ' && isOwn)) {
    if (player.paused) void player.play()
    else player.pause()
  } else if (key === 'j' || (key === 'ArrowLeft' && isOwn)) seek(player, player.currentTime - STEP_SECONDS)
  else if (key === 'l' || (key === 'ArrowRight' && isOwn)) seek(player, player.currentTime + STEP_SECONDS)
  else if (key === 'm') player.muted = !player.muted
  else if (key === 'f') void player.requestFullscreen()
  else if (key === '<' || key === '>') changeSpeed(player, key === '>' ? 1 : -1)
  else if (/^[0-9]$/.test(key)) seek(player, (Number(key) / 10) * player.duration)
  else return null
  return 'done'
}

function isControl(target: unknown): boolean {
  return (
    typeof Element !== 'undefined' &&
    target instanceof Element &&
    target.closest('button, [role=combobox]') !== null
  )
}

function seek(player: Player, seconds: number): void {
  if (Number.isFinite(player.duration)) player.currentTime = Math.min(player.duration, Math.max(0, seconds))
}

function changeSpeed(player: Player, by: number): void {
  const at = SPEEDS.findIndex((speed) => speed >= player.playbackRate)
  player.playbackRate = SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, at + by))] ?? 1
}
