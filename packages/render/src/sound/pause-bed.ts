/** The music stops so long before a hook, and is back on it. */
const STOP_SECONDS = 0.7
const FADE_SECONDS = 0.12
const RETURN_SECONDS = 0.02

/** Stops an interleaved stereo bed for a moment before each of these times, in place. */
export function pauseBed(bed: Float32Array, atSeconds: readonly number[], sampleRate: number): void {
  for (const at of atSeconds) {
    const from = Math.max(0, Math.round((at - STOP_SECONDS) * sampleRate))
    const to = Math.min(bed.length / 2, Math.round((at + RETURN_SECONDS) * sampleRate))
    for (let frame = from; frame < to; frame += 1) {
      const fading = (frame - from) / (FADE_SECONDS * sampleRate)
      const returning = (to - frame) / (RETURN_SECONDS * sampleRate)
      const gain = 1 - Math.min(1, fading, returning)
      bed[frame * 2] = (bed[frame * 2] ?? 0) * gain
      bed[frame * 2 + 1] = (bed[frame * 2 + 1] ?? 0) * gain
    }
  }
}
