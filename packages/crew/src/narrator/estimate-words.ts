import type { WordTime } from '@hookreel/film'

/** A stretch of sound between silences, in seconds. */
export type Stretch = { readonly startSeconds: number; readonly endSeconds: number }

/**
 * When words sound, guessed from how long each is to say, over the stretches in which someone speaks.
 * Every word gets a time, in order, and none is empty.
 */
export function estimateWords(words: readonly string[], stretches: readonly Stretch[]): WordTime[] {
  const weights = words.map(weighWord)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const spokenSeconds = stretches.reduce(
    (sum, { startSeconds, endSeconds }) => sum + endSeconds - startSeconds,
    0,
  )
  let said = 0
  return words.map((text, i) => {
    const startSeconds = placeAt((said / total) * spokenSeconds, stretches, 'start')
    said += weights[i] ?? 0
    return { text, startSeconds, endSeconds: placeAt((said / total) * spokenSeconds, stretches, 'end') }
  })
}

/** How long a word takes to say, in no unit: mostly its syllables. The weights were fitted to spoken English. */
export function weighWord(word: string): number {
  const spoken = word.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, '')
  const digits = spoken.match(/\d/g)?.length ?? 0
  const groups = spoken.toLowerCase().match(/[aeiouy]+/g)?.length ?? 0
  const silentEnd = /[^aeiouy]e$/i.test(spoken) && groups > 1 ? 1 : 0
  const syllables = Math.max(1, groups - silentEnd + digits * 1.4)
  return 0.75 * syllables + 0.12 * spoken.length + 0.25
}

/** Where a moment of the spoken time lies in the sound; a moment between two stretches belongs to either's edge. */
function placeAt(spokenSeconds: number, stretches: readonly Stretch[], edge: 'start' | 'end'): number {
  let left = spokenSeconds
  for (const { startSeconds, endSeconds } of stretches) {
    const length = endSeconds - startSeconds
    if (left < length - 1e-6 || (edge === 'end' && left <= length + 1e-6))
      return startSeconds + Math.min(left, length)
    left -= length
  }
  return stretches.at(-1)?.endSeconds ?? 0
}
