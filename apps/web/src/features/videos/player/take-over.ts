/** So far ahead the next player waits for the one before it, in seconds of time. */
const AHEAD_SECONDS = 0.4
const LOOK_MS = 15
const REST_MS = 250

/**
 * Lets one player go on where another one is, without a jump: it waits a little ahead and starts when the other one gets there, as loud
 * and as fast. Not while the other one fills the screen or lies over other windows, which would end, nor while nobody looks. Throws the
 * signal's reason.
 */
export async function takeOver(
  before: HTMLVideoElement,
  next: HTMLVideoElement,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    await until(() => isFree(before), REST_MS, signal)
    const isRunning = !before.paused && before.readyState >= before.HAVE_FUTURE_DATA
    const place = before.currentTime + (isRunning ? AHEAD_SECONDS * before.playbackRate : 0)
    next.currentTime = place
    await until(() => !next.seeking && next.readyState >= next.HAVE_CURRENT_DATA, LOOK_MS, signal)
    if (!(await isReached(before, place, isRunning, signal))) continue
    next.volume = before.volume
    next.playbackRate = before.playbackRate
    next.muted = before.muted
    const goesOn = !before.paused
    before.muted = true
    // A browser may refuse to play by itself: then it stands where the other one was.
    if (goesOn) await next.play().catch(() => undefined)
    before.pause()
    return
  }
}

/** Whether the player before came to the place; false when it went somewhere else meanwhile. */
async function isReached(
  before: HTMLVideoElement,
  place: number,
  wasRunning: boolean,
  signal: AbortSignal,
): Promise<boolean> {
  if (!wasRunning) return Math.abs(before.currentTime - place) < 0.01
  const isElsewhere = () =>
    before.paused || before.seeking || before.currentTime < place - 3 * AHEAD_SECONDS * before.playbackRate
  await until(() => before.currentTime >= place || isElsewhere() || !isFree(before), LOOK_MS, signal)
  return before.currentTime >= place && before.currentTime < place + AHEAD_SECONDS
}

const isFree = (player: HTMLVideoElement) =>
  document.fullscreenElement !== player && document.pictureInPictureElement !== player && !document.hidden

async function until(isSo: () => boolean, everyMs: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  while (!isSo()) {
    await new Promise((resolve) => setTimeout(resolve, everyMs))
    signal.throwIfAborted()
  }
}
