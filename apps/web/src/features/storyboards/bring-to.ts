/** Where a player of the preview should be; further away than `mayDriftSeconds`, picture and sound were moved against each other. */
type Place = {
  readonly seconds: number
  readonly volume: number
  readonly pace?: number
  readonly mayDriftSeconds: number
}

/** Has a player that plays over and over be at its place, or stand still. */
export function bringTo(audio: HTMLAudioElement, place: Place | null): void {
  if (place === null) {
    audio.pause()
    return
  }
  audio.volume = Math.min(1, place.volume)
  audio.playbackRate = place.pace ?? 1
  const length = Number.isFinite(audio.duration) ? audio.duration : Infinity
  const seconds = place.seconds % length
  const apart = Math.abs(audio.currentTime - seconds)
  // Where it begins again both are near, one at its end.
  if (!audio.seeking && Math.min(apart, length - apart) > place.mayDriftSeconds) audio.currentTime = seconds
  // A sound that cannot be played is no reason to stop the preview.
  if (audio.paused) audio.play().catch(() => undefined)
}
