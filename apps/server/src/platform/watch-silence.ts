/** So often within its time a process that says nothing is looked at. */
const LOOKS = 6

export type SilenceWatch = {
  /** It said something: its time begins anew. */
  readonly hear: () => void
  readonly wasSilent: () => boolean
  readonly stop: () => void
}

/**
 * Calls `onSilent` when nothing was heard for so long, and `onLook` at each look before. What is counted are looks, not the clock: while this
 * process itself is stopped, or its machine asleep, nobody is silent.
 */
export function watchSilence(
  silentMs: number,
  { onSilent, onLook }: { readonly onSilent: () => void; readonly onLook?: () => void },
): SilenceWatch {
  let looks = 0
  let wasSilent = false
  const timer = setInterval(() => {
    looks += 1
    wasSilent ||= looks > LOOKS
    if (wasSilent) onSilent()
    else onLook?.()
  }, silentMs / LOOKS).unref()
  return {
    hear: () => {
      looks = 0
    },
    wasSilent: () => wasSilent,
    stop: () => clearInterval(timer),
  }
}
