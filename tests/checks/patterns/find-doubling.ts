import { toAutomaton } from './to-automaton.ts'
import type { Automaton } from './to-automaton.ts'

/**
 * Letters that a pattern can read in two ways, as often as they come: each time doubles what it takes to find that no way leads on.
 * Undefined where there are none.
 */
export function findDoubling(pattern: RegExp): string | undefined {
  if (!/[*+{]/.test(pattern.source)) return undefined
  const automaton = toAutomaton(pattern)
  const groups = groupLoops(automaton.ways.map((ways) => [...ways.keys()]))
  const rings = Map.groupBy(automaton.takes.keys(), (place) => groups[place])
  for (const places of rings.values()) {
    const found = findInRing(automaton, places, (place) => groups[place] === groups[places[0] ?? -1])
    if (found !== undefined) return found
  }
  return undefined
}

/** Two walks along the same letters, apart and together again. */
function findInRing(
  { takes, ways, letters }: Automaton,
  places: readonly number[],
  isInside: (place: number) => boolean,
): string | undefined {
  const inside = (place: number) => [...(ways[place] ?? [])].filter(([to]) => isInside(to))
  const twice = places.flatMap(inside).find(([, many]) => many > 1)
  if (twice) return letters[takes[twice[0]]?.indexOf(1) ?? 0]
  const pairs = places.map((place) => [place, place] as const)
  const numbers = new Map(pairs.map(([one, other], at) => [`${one} ${other}`, at]))
  const next: number[][] = []
  const numberOf = (one: number, other: number) => {
    const known = numbers.get(`${one} ${other}`)
    if (known !== undefined) return known
    numbers.set(`${one} ${other}`, pairs.length)
    return pairs.push([one, other]) - 1
  }
  for (const [one, other] of pairs)
    next.push(
      inside(one).flatMap(([to]) =>
        inside(other)
          .filter(([too]) => sharedLetter(takes, to, too) >= 0)
          .map(([too]) => numberOf(to, too)),
      ),
    )
  const groups = groupLoops(next)
  const together = new Set(places.map((_, at) => groups[at]))
  const apart = pairs.findIndex(([one, other], at) => one !== other && together.has(groups[at]))
  if (apart < 0) return undefined
  const spell = (at: number) => {
    const [one, other] = pairs[at] ?? [0, 0]
    return letters[sharedLetter(takes, one, other)] ?? ''
  }
  return walk(next, apart, (at) => groups[at] === groups[apart])
    .map(spell)
    .join('')
}

const sharedLetter = (takes: Automaton['takes'], one: number, other: number): number =>
  (takes[one] ?? new Uint8Array()).findIndex(
    (takesIt, letter) => takesIt === 1 && takes[other]?.[letter] === 1,
  )

/** The shortest way from a place back to it. */
function walk(
  next: readonly (readonly number[])[],
  from: number,
  isInside: (at: number) => boolean,
): number[] {
  const before = new Map<number, number>()
  const queue = [from]
  for (const at of queue)
    for (const to of next[at] ?? []) {
      if (to === from) {
        const way = [from]
        for (let back = at; back !== from; back = before.get(back) ?? from) way.unshift(back)
        return way
      }
      if (before.has(to) || !isInside(to)) continue
      before.set(to, at)
      queue.push(to)
    }
  return []
}

/** Numbers of groups: two places are of one group where each leads to the other (Tarjan). */
function groupLoops(next: readonly (readonly number[])[]): Int32Array {
  const [seen, low, group] = [0, 1, 2].map(() => new Int32Array(next.length).fill(-1)) as [
    Int32Array,
    Int32Array,
    Int32Array,
  ]
  const open: number[] = []
  let [count, groups] = [0, 0]
  const enter = (place: number) => {
    seen[place] = low[place] = count
    count += 1
    open.push(place)
    return { place, left: [...(next[place] ?? [])] }
  }
  const lower = (place: number, to: number) => {
    low[place] = Math.min(low[place] ?? 0, to)
  }
  const leave = (place: number) => {
    if (low[place] !== seen[place]) return
    for (const one of open.splice(open.lastIndexOf(place))) group[one] = groups
    groups += 1
  }
  for (const start of next.keys()) {
    const stack = seen[start] === -1 ? [enter(start)] : []
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      const to = top.left.pop()
      if (to === undefined) {
        stack.pop()
        leave(top.place)
        const above = stack.at(-1)
        if (above) lower(above.place, low[top.place] ?? 0)
      } else if (seen[to] === -1) stack.push(enter(to))
      else if (group[to] === -1) lower(top.place, seen[to] ?? 0)
    }
  }
  return group
}
