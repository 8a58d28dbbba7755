import regexpTree from 'regexp-tree'
import type { Expression, Repetition } from 'regexp-tree/ast'

const { generate, parse } = regexpTree

/** A pattern as places that each take a letter; how many ways lead from one to the next. */
export type Automaton = {
  /** Of each place, which of the sample letters it takes. */
  readonly takes: readonly Uint8Array[]
  readonly ways: readonly ReadonlyMap<number, number>[]
  readonly letters: readonly string[]
}
type Part = { readonly first: Ways; readonly last: Ways; readonly empty: number }
type Ways = ReadonlyMap<number, number>

/** Stand for all letters, beside those that a pattern names. */
const SAMPLE = [...Array.from('abkZéÉß5日_ \n-\'’".,!?/·—€%'), '\u0301']
/** More of a thing are told no better from one another, and more ways than two are no worse. */
const MOST = { copies: 6, ways: 4 }
/** So many more than it must be are as good as without end: each may double the time. */
const ENDLESS = 10
const NOTHING: Part = { first: new Map(), last: new Map(), empty: 1 }

const capped = (ways: number): number => Math.min(MOST.ways, ways)
const times = (ways: Ways, by: number): Ways =>
  new Map([...ways].map(([to, many]) => [to, capped(many * by)]))
function join(one: Ways, other: Ways): Ways {
  const joined = new Map(one)
  for (const [to, many] of other) joined.set(to, capped((joined.get(to) ?? 0) + many))
  return joined
}

/** What looks around is a pattern of its own; otherwise it, and what looks back, are taken for nothing: they only make a pattern stricter. */
export function toAutomaton(pattern: RegExp): Automaton {
  // The parser knows no flags inside of a pattern; a group that changes case takes no less.
  const source = pattern.source.replaceAll(/\(\?-?[ims]+:/g, '(?:')
  const flags = pattern.flags.replaceAll(/[gyd]/g, '')
  const { body } = parse(`/${source}/${flags}`, { allowGroupNameDuplicates: true })
  const letters = [...new Set([...SAMPLE, ...Array.from(source)])]
  const takes: Uint8Array[] = []
  const ways: Map<number, number>[] = []
  const known = new Map<string, Uint8Array>()
  const place = (node: Expression): Part => {
    const said = generate(node)
    const taken = known.get(said) ?? takenBy(said, flags, letters)
    known.set(said, taken)
    const at = takes.push(taken) - 1
    ways.push(new Map())
    return { first: new Map([[at, 1]]), last: new Map([[at, 1]]), empty: 0 }
  }
  const link = ({ last }: Part, { first }: Part) => {
    for (const [from, many] of last)
      for (const [to, more] of first) {
        const known = ways[from]
        known?.set(to, capped((known.get(to) ?? 0) + many * more))
      }
  }
  build(body, { place, link })
  return { takes, ways, letters }
}

function takenBy(said: string, flags: string, letters: readonly string[]): Uint8Array {
  const one = new RegExp(`^(?:${said})$`, flags)
  return Uint8Array.from(letters, (letter) => Number(one.test(letter)))
}

type Builder = {
  readonly place: (node: Expression) => Part
  readonly link: (from: Part, to: Part) => void
}

function build(node: Expression | null, builder: Builder): Part {
  if (node === null) return NOTHING
  switch (node.type) {
    case 'Alternative':
      return node.expressions
        .map((one) => build(one, builder))
        .reduce((one, next) => follow(one, next, builder), NOTHING)
    case 'Disjunction': {
      const [one, other] = [build(node.left, builder), build(node.right, builder)]
      const empty = capped(one.empty + other.empty)
      return { first: join(one.first, other.first), last: join(one.last, other.last), empty }
    }
    case 'Group':
      return build(node.expression, builder)
    case 'Repetition':
      return repeat(node, builder)
    case 'Assertion':
      // Nothing leads there and away, and it may take as long.
      if ('assertion' in node) build(node.assertion, builder)
      return NOTHING
    case 'Backreference':
      return NOTHING
    default:
      return builder.place(node)
  }
}

function follow(one: Part, next: Part, { link }: Builder): Part {
  link(one, next)
  return {
    first: one.empty === 0 ? one.first : join(one.first, times(next.first, one.empty)),
    last: next.empty === 0 ? next.last : join(next.last, times(one.last, next.empty)),
    empty: capped(one.empty * next.empty),
  }
}

const RANGES = { '*': [0, Infinity], '+': [1, Infinity], '?': [0, 1] } as const

function repeat({ expression, quantifier }: Repetition, builder: Builder): Part {
  const [least, most] =
    quantifier.kind === 'Range' ? [quantifier.from, quantifier.to ?? Infinity] : RANGES[quantifier.kind]
  const one = () => build(expression, builder)
  const must = Math.min(least, MOST.copies)
  if (most - least >= ENDLESS) {
    const loop = one()
    builder.link(loop, loop)
    // What is needed once is the loop itself.
    const before = Array.from({ length: Math.max(0, must - 1) }, one)
    const whole = must === 0 ? { ...loop, empty: 1 } : loop
    return [...before, whole].reduce((part, next) => follow(part, next, builder), NOTHING)
  }
  let behind = NOTHING
  for (let left = Math.min(most - least, MOST.copies); left > 0; left -= 1)
    behind = { ...follow(one(), behind, builder), empty: 1 }
  return [...Array.from({ length: must }, one), behind].reduce(
    (part, next) => follow(part, next, builder),
    NOTHING,
  )
}
