/** Films whose lengths lie in the same step have the same piece. */
const STEP_SECONDS = 2
/** Of the last chord, in the shortest film that a piece is for. */
const MIN_RING_SECONDS = 2
/** What the composer gives it otherwise; in a film shorter than this it would be the most of the music. */
const USUAL_RING_SECONDS = 2.6
const SHORTEST_SECONDS = 12
/** The fade begins after this share of the time that the last chord rings, as in a composed piece. */
const FULL_SHARE = 0.2

/**
 * How long a piece is composed for a film of so many seconds. One that is some tenths longer or shorter, as behind another sentence, has the
 * same: its last chord rings for two to four seconds, and is ended with the film.
 */
export function pieceFor(seconds: number): { readonly seconds: number; readonly longerRingSeconds?: number } {
  if (seconds < SHORTEST_SECONDS) return { seconds }
  const shortest = Math.floor(seconds / STEP_SECONDS) * STEP_SECONDS
  const longerRingSeconds = MIN_RING_SECONDS + STEP_SECONDS - USUAL_RING_SECONDS
  return { seconds: shortest + STEP_SECONDS, longerRingSeconds }
}

/** Ends interleaved stereo music with its film: from its last chord on it fades. What is longer is cut; nothing else is changed. */
export function endWithFilm(
  { samples, sampleRate }: { readonly samples: Float32Array; readonly sampleRate: number },
  filmSeconds: number,
  lastChordSeconds: number,
): Float32Array {
  const frames = Math.round(filmSeconds * sampleRate)
  if (samples.length / 2 <= frames) return samples
  const ended = samples.slice(0, frames * 2)
  const fadeFrom = Math.round((lastChordSeconds + FULL_SHARE * (filmSeconds - lastChordSeconds)) * sampleRate)
  for (let frame = fadeFrom; frame < frames; frame += 1) {
    const gain = Math.sin(((frames - 1 - frame) / (frames - fadeFrom)) * (Math.PI / 2))
    for (const place of [frame * 2, frame * 2 + 1]) ended[place] = (ended[place] ?? 0) * gain
  }
  return ended
}
