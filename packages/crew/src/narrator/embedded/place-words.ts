import type { SpokenUtterance } from './flite-thread.ts'

/** When a word sounds, in seconds. */
export type Span = { readonly startSeconds: number; readonly endSeconds: number }
type Sound = { name: string; startSeconds: number; endSeconds: number }

const VOWEL = /^(aa|ae|ah|ao|aw|ax|axr|ay|eh|er|ey|ih|iy|ow|oy|uh|uw)$/
const SKIP_COST = 1

/**
 * When each group of spoken words sounds in an utterance: the sounds that each word has alone are laid along the
 * sounds that were spoken, at the least cost (words change a little in company: "the" before a vowel).
 * Undefined when the two do not belong together.
 */
export function placeWords(utterance: SpokenUtterance, groupSizes: readonly number[]): Span[] | undefined {
  const spoken = readSounds(utterance)
  const expected: { name: string; group: number }[] = []
  let next = 0
  groupSizes.forEach((size, group) => {
    const words = utterance.pronunciations.slice(next, next + size)
    for (const word of words) for (const name of word) expected.push({ name, group })
    next += size
  })
  if (spoken.length === 0 || expected.length === 0) return undefined
  const { pairs, cost } = layAlong(expected, spoken)
  if (cost / Math.max(expected.length, spoken.length) > 0.5) return undefined
  const spans = groupSizes.map(() => ({ startSeconds: Infinity, endSeconds: -Infinity }))
  for (const { group, sound } of pairs) {
    const span = spans[group]
    if (!span) continue
    span.startSeconds = Math.min(span.startSeconds, sound.startSeconds)
    span.endSeconds = Math.max(span.endSeconds, sound.endSeconds)
  }
  return spans.every((span) => span.endSeconds > span.startSeconds) ? spans : undefined
}

/** The sounds of an utterance without its pauses. */
export function readSounds({ phones }: Pick<SpokenUtterance, 'phones'>): Sound[] {
  const sounds = phones.map(({ name, endSeconds }, i) => ({
    name,
    startSeconds: phones[i - 1]?.endSeconds ?? 0,
    endSeconds,
  }))
  return sounds.filter((sound) => sound.name !== 'pau')
}

/** Edit distance between expected and spoken sounds, and the walk of least cost back through it. */
function layAlong(expected: readonly { name: string; group: number }[], spoken: readonly Sound[]) {
  const columns = spoken.length + 1
  const costs = new Float32Array((expected.length + 1) * columns)
  for (let j = 1; j < columns; j += 1) costs[j] = j * SKIP_COST
  for (let i = 1; i <= expected.length; i += 1) {
    costs[i * columns] = i * SKIP_COST
    for (let j = 1; j < columns; j += 1) {
      const exchange = exchangeCost(expected[i - 1]?.name ?? '', spoken[j - 1]?.name ?? '')
      costs[i * columns + j] = Math.min(
        (costs[(i - 1) * columns + j - 1] ?? 0) + exchange,
        (costs[(i - 1) * columns + j] ?? 0) + SKIP_COST,
        (costs[i * columns + j - 1] ?? 0) + SKIP_COST,
      )
    }
  }
  return { pairs: walkBack(expected, spoken, costs), cost: costs.at(-1) ?? 0 }
}

function walkBack(
  expected: readonly { name: string; group: number }[],
  spoken: readonly Sound[],
  costs: Float32Array,
) {
  const columns = spoken.length + 1
  const pairs: { group: number; sound: Sound }[] = []
  let i = expected.length
  let j = spoken.length
  while (j > 0) {
    const sound = spoken[j - 1]
    const here = costs[i * columns + j] ?? 0
    const before = expected[Math.max(0, i - 1)]
    if (!sound || !before) break
    const exchanged = (costs[(i - 1) * columns + j - 1] ?? 0) + exchangeCost(before.name, sound.name)
    if (i > 0 && Math.abs(here - exchanged) < 1e-3) {
      pairs.push({ group: before.group, sound })
      i -= 1
      j -= 1
    } else if (i === 0 || Math.abs(here - ((costs[i * columns + j - 1] ?? 0) + SKIP_COST)) < 1e-3) {
      // A sound that no word expects belongs to the word before it.
      pairs.push({ group: before.group, sound })
      j -= 1
    } else {
      i -= 1
    }
  }
  return pairs
}

function exchangeCost(a: string, b: string): number {
  if (a === b) return 0
  return VOWEL.test(a) && VOWEL.test(b) ? 0.3 : 1.2
}
