import regexpTree from 'regexp-tree'
import type { Assertion, Expression, Repetition } from 'regexp-tree/ast'

const { generate, parse } = regexpTree

/** A pattern as the machine runs it: one way after the other, back to the last choice where one leads nowhere. */
type Step =
  | { readonly kind: 'letter'; readonly takes: (letter: string) => boolean; readonly by: 1 | -1 }
  | { readonly kind: 'choice'; readonly ways: number[] }
  | { readonly kind: 'go'; to: number }
  | { readonly kind: 'edge'; readonly of: '^' | '$' | '\\b' | '\\B' }
  | { readonly kind: 'look'; readonly isNot: boolean; readonly from: number; next: number }
  | { readonly kind: 'end' }

/** More copies of what is counted are told no better from each other. */
const MOST = { copies: 40, steps: 4000 }
const RANGES = { '*': [0, Infinity], '+': [1, Infinity], '?': [0, 1] } as const

export type Parsed = { readonly body: Expression | null; readonly flags: string }

/** The parser knows no flags inside of a pattern; a group that changes case takes no less. */
export function parsePattern(pattern: RegExp): Parsed {
  const source = pattern.source.replaceAll(/\(\?-?[ims]+:/g, '(?:')
  const flags = pattern.flags.replaceAll(/[gyd]/g, '')
  return { body: parse(`/${source}/${flags}`, { allowGroupNameDuplicates: true }).body, flags }
}

/**
 * Tells how many steps a search of all matches takes in a text. The machine's own are counted without being walked: what is left of a text
 * at a place of the pattern takes the same steps each time.
 */
export function openCounter({ body, flags }: Parsed): (text: string) => number {
  const steps: Step[] = []
  build(body, { steps, flags, by: 1, letters: new Map() })
  steps.push({ kind: 'end' })
  return (text) => countAll(steps, Array.from(text), flags.includes('m'))
}

/** The alternatives of a choice, in their order. */
export function listWays(node: Expression | null): (Expression | null)[] {
  return node?.type === 'Disjunction' ? [...listWays(node.left), ...listWays(node.right)] : [node]
}

type Building = {
  readonly steps: Step[]
  readonly flags: string
  readonly by: 1 | -1
  readonly letters: Map<string, (letter: string) => boolean>
}

function build(node: Expression | null, building: Building): void {
  if (node === null) return
  const { steps, by } = building
  switch (node.type) {
    case 'Alternative': {
      const parts = by === 1 ? node.expressions : node.expressions.toReversed()
      for (const part of parts) build(part, building)
      return
    }
    case 'Disjunction': {
      const ways: number[] = []
      steps.push({ kind: 'choice', ways })
      const ends = listWays(node).map((way) => {
        ways.push(steps.length)
        build(way, building)
        const go = { kind: 'go' as const, to: 0 }
        steps.push(go)
        return go
      })
      for (const go of ends) go.to = steps.length
      return
    }
    case 'Group':
      return build(node.expression, building)
    case 'Repetition':
      return repeat(node, building)
    case 'Assertion':
      return assert(node, building)
    case 'Backreference':
      return
    default:
      steps.push({ kind: 'letter', takes: takenBy(generate(node), building), by })
  }
}

function takenBy(said: string, { flags, letters }: Building): (letter: string) => boolean {
  const known = letters.get(said)
  if (known) return known
  const one = new RegExp(`^(?:${said})$`, flags)
  const asked = new Map<string, boolean>()
  const takes = (letter: string) => {
    const told = asked.get(letter) ?? one.test(letter)
    asked.set(letter, told)
    return told
  }
  letters.set(said, takes)
  return takes
}

function assert(node: Assertion, building: Building): void {
  const { steps } = building
  if (!('assertion' in node)) {
    steps.push({ kind: 'edge', of: node.kind })
    return
  }
  const isNot = node.negative ?? false
  const look = { kind: 'look' as const, isNot, from: steps.length + 1, next: 0 }
  steps.push(look)
  build(node.assertion, { ...building, by: node.kind === 'Lookahead' ? 1 : -1 })
  steps.push({ kind: 'end' })
  look.next = steps.length
}

function repeat({ expression, quantifier }: Repetition, building: Building): void {
  const { steps } = building
  const [least, most] =
    quantifier.kind === 'Range' ? [quantifier.from, quantifier.to ?? Infinity] : RANGES[quantifier.kind]
  const begun = steps.length
  const isFull = () => steps.length - begun > MOST.steps
  for (let copies = Math.min(least, MOST.copies); copies > 0 && !isFull(); copies -= 1)
    build(expression, building)
  const choose = () => {
    const ways = [steps.length + 1]
    steps.push({ kind: 'choice', ways })
    return (after: number) => (quantifier.greedy ? ways.push(after) : ways.unshift(after))
  }
  if (most === Infinity) {
    const again = steps.length
    const leave = choose()
    build(expression, building)
    steps.push({ kind: 'go', to: again })
    leave(steps.length)
    return
  }
  const leaves: ((after: number) => void)[] = []
  for (let copies = Math.min(most - least, MOST.copies); copies > 0 && !isFull(); copies -= 1) {
    leaves.push(choose())
    build(expression, building)
  }
  for (const leave of leaves) leave(steps.length)
}

const NOWHERE = -1
const UNDER_WAY = -2
const WORD = /^\w$/

function countAll(steps: readonly Step[], text: readonly string[], isByLine: boolean): number {
  const width = text.length + 1
  const known = new Map<number, readonly [count: number, end: number]>()
  const isWord = (at: number) => WORD.test(text[at] ?? '')
  const isEdge = (of: '^' | '$' | '\\b' | '\\B', at: number) => {
    if (of === '^') return at === 0 || (isByLine && text[at - 1] === '\n')
    if (of === '$') return at === text.length || (isByLine && text[at] === '\n')
    return (isWord(at - 1) !== isWord(at)) === (of === '\\b')
  }
  const choose = (place: number, ways: readonly number[], at: number): readonly [number, number] => {
    const key = place * width + at
    const told = known.get(key)
    // A round that takes nothing is none.
    if (told) return told[1] === UNDER_WAY ? [0, NOWHERE] : told
    known.set(key, [0, UNDER_WAY])
    let [count, end] = [1, NOWHERE]
    for (const way of ways) {
      const [more, ended] = run(way, at)
      count += more
      end = ended
      if (end !== NOWHERE) break
    }
    const counted = [count, end] as const
    known.set(key, counted)
    return counted
  }
  const run = (from: number, begin: number): readonly [number, number] => {
    let [place, at, count] = [from, begin, 0]
    for (;;) {
      const step = steps[place]
      if (step === undefined || step.kind === 'end') return [count, at]
      if (step.kind === 'letter') {
        const letter = text[step.by === 1 ? at : at - 1]
        if (letter === undefined || !step.takes(letter)) return [count, NOWHERE]
        ;[place, at, count] = [place + 1, at + step.by, count + 1]
      } else if (step.kind === 'go') place = step.to
      else if (step.kind === 'edge') {
        if (!isEdge(step.of, at)) return [count, NOWHERE]
        place += 1
      } else if (step.kind === 'look') {
        const [more, end] = run(step.from, at)
        count += more
        if ((end === NOWHERE) !== step.isNot) return [count, NOWHERE]
        place = step.next
      } else {
        const [more, end] = choose(place, step.ways, at)
        return [count + more, end]
      }
    }
  }
  let count = 0
  for (let at = 0; at < width;) {
    const [more, end] = run(0, at)
    count += more + 1
    at = end > at ? end : at + 1
  }
  return count
}
