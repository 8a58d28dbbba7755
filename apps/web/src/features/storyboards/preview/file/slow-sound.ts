/** Long enough for two periods of a deep voice, short enough that no syllable is heard twice. */
const WINDOW_SECONDS = 0.04
/** How far a piece may be moved to fit to what was heard before it: one period of a deep voice. */
const SEARCH_SECONDS = 0.01
/** Likeness is compared on each so many samples, and at each so many places: sounds that matter are far below 6 kHz. */
const STRIDE = 4
const STEP = 2

/**
 * A sound played slower (`speed` below 1) without becoming deeper, as players of a page do it: overlapping pieces of it, each moved to
 * where it goes on most like the one before (WSOLA). The channels are samples of the same times.
 */
export function slowSound(
  channels: readonly Float32Array[],
  speed: number,
  sampleRate: number,
): Float32Array<ArrayBuffer>[] {
  const half = Math.round((WINDOW_SECONDS * sampleRate) / 2)
  const search = Math.round(SEARCH_SECONDS * sampleRate)
  const length = channels[0]?.length ?? 0
  const slowed = channels.map(() => new Float32Array(Math.round(length / speed)))
  const all = Float32Array.from({ length }, (_, at) => channels.reduce((sum, one) => sum + (one[at] ?? 0), 0))
  let next = 0
  for (let to = 0; to < length / speed; to += half) {
    const wanted = Math.round(to * speed)
    const from = to === 0 ? 0 : wanted + findLikest(all, next, wanted, { half, search })
    for (const [at, channel] of channels.entries()) addPiece(slowed[at], to, channel, { from, half })
    next = from + half
  }
  return slowed
}

type Reach = { readonly half: number; readonly search: number }

/** How far from `wanted` the sound goes on most like at `next`. */
function findLikest(sound: Float32Array, next: number, wanted: number, { half, search }: Reach): number {
  let [best, likest] = [0, -Infinity]
  for (let shift = -Math.min(search, wanted); shift <= search; shift += STEP) {
    let likeness = 0
    let strength = 1e-9
    for (let i = 0; i < half; i += STRIDE) {
      const sample = sound[wanted + shift + i] ?? 0
      likeness += (sound[next + i] ?? 0) * sample
      strength += sample * sample
    }
    likeness /= Math.sqrt(strength)
    if (likeness > likest) [best, likest] = [shift, likeness]
  }
  return best
}

/** Adds a piece that comes and goes softly, so that two of them overlap to full strength; the first begins at once. */
function addPiece(
  slowed: Float32Array | undefined,
  to: number,
  channel: Float32Array,
  { from, half }: { readonly from: number; readonly half: number },
): void {
  if (!slowed) return
  for (let i = 0; i < 2 * half && to + i < slowed.length; i += 1) {
    const share = to === 0 && i < half ? 1 : 0.5 - 0.5 * Math.cos((Math.PI * i) / half)
    slowed[to + i] = (slowed[to + i] ?? 0) + share * (channel[from + i] ?? 0)
  }
}
