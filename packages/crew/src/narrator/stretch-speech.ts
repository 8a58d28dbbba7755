/** Pieces are laid over each other by half; a piece holds two periods of a deep voice. */
const PIECE_SECONDS = 0.03
/** How far a piece may be moved to where its waves meet those before it. */
const SEARCH_SECONDS = 0.008
/** Every so many samples are compared while searching: speech has little above a quarter of its rate. */
const COMPARE_STEP = 4

/**
 * Speech at another pace and the same pitch, by waveform similarity overlap-add (Verhelst and Roelands, 1993): pieces
 * are taken from the sound at `pace` times their distance, each where it fits best to what was laid before.
 * A pace of 1.25 takes four fifths of the time. Meant for 0.5 to 2.
 */
export function stretchSpeech(samples: Float32Array, sampleRate: number, pace: number): Float32Array {
  const hop = Math.round((sampleRate * PIECE_SECONDS) / 2)
  const length = Math.round(samples.length / pace)
  if (pace === 1 || samples.length <= 4 * hop) return samples.slice()
  const reach = Math.round(sampleRate * SEARCH_SECONDS)
  const out = new Float32Array(length)
  const fade = Float32Array.from({ length: hop }, (_, i) => 0.5 - 0.5 * Math.cos((Math.PI * i) / hop))
  out.set(samples.subarray(0, Math.min(hop, length)))
  let taken = 0
  for (let at = hop; at < length; at += hop) {
    // What would follow the last piece in the sound itself is what the next one should resemble.
    const natural = taken + hop
    const wanted = Math.round(at * pace)
    const found = findLike(samples, natural, wanted, reach, hop)
    for (let i = 0; i < hop && at + i < length; i += 1) {
      const rise = fade[i] ?? 0
      out[at + i] = (samples[natural + i] ?? 0) * (1 - rise) + (samples[found + i] ?? 0) * rise
    }
    taken = found
  }
  return out
}

/** The start near `wanted` from which the sound is most like that from `natural`. */
function findLike(
  samples: Float32Array,
  natural: number,
  wanted: number,
  reach: number,
  length: number,
): number {
  const last = samples.length - 2 * length
  let best = Math.max(0, Math.min(wanted, last))
  let bestLikeness = -Infinity
  for (let from = Math.max(0, wanted - reach); from <= Math.min(wanted + reach, last); from += 1) {
    let product = 0
    let energy = 1e-9
    for (let i = 0; i < length; i += COMPARE_STEP) {
      const sample = samples[from + i] ?? 0
      product += sample * (samples[natural + i] ?? 0)
      energy += sample * sample
    }
    const likeness = product / Math.sqrt(energy)
    if (likeness > bestLikeness) {
      bestLikeness = likeness
      best = from
    }
  }
  return best
}
