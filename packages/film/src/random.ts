/** A 32-bit FNV-1a hash of a text: the seed of everything that must look random but repeat. */
export function hashText(text: string): number {
  let hash = 2166136261
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0
    hash = Math.imul(hash, 16777619)
  }
  return hash >>> 0
}

/** A seeded random source: the same seed gives the same sequence on every machine. */
export type Random = {
  /** A number in [0, 1). */
  next(): number
  /** A number in [low, high). */
  between(low: number, high: number): number
  /** A whole number in [low, high], both included. */
  whole(low: number, high: number): number
  /** One of the items; throws a RangeError on an empty list. */
  pick<T>(items: readonly T[]): T
  /** A new array with the items in another order. */
  shuffle<T>(items: readonly T[]): T[]
}

/** Mulberry32 (Tommy Ettinger, public domain) behind a small interface. `seed` is any number; it is cut to 32 bits. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const random: Random = {
    next,
    between: (low, high) => low + (high - low) * next(),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)]
      if (items.length === 0) throw new RangeError('pick from an empty list')
      // The index is inside.
      return item as (typeof items)[number]
    },
    shuffle: (items) => {
      const shuffled = [...items]
      for (let i = shuffled.length - 1; i > 0; i -= 1) {
        const j = Math.floor(next() * (i + 1))
        // Both indexes are inside.
        const kept = shuffled[i] as (typeof items)[number]
        shuffled[i] = shuffled[j] as (typeof items)[number]
        shuffled[j] = kept
      }
      return shuffled
    },
  }
  return random
}
