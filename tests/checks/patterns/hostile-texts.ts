import regexpTree from 'regexp-tree'
import type { Expression } from 'regexp-tree/ast'
import { listWays, type Parsed } from './count-steps.ts'

const { generate } = regexpTree

/** The letter that a class of letters is tried with: the first of these that it takes. */
const SAMPLE = Array.from('aA 5,.\n-\'’"!?b:;é日_/—€%&<([*#@=+\t')
const RANGES = { '*': [0, Infinity], '+': [1, Infinity], '?': [0, 1] } as const

/** How a text is made of a pattern: with what may be left out or without, and which of several ways. */
type Pick = { readonly isFull: boolean; readonly way: number }

/** A text that is repeated behind another one. */
export type Hostile = { readonly before: string; readonly pump: string; readonly behind: string }

/** Texts that a pattern reads for long and then cannot: whatever repeats in it, repeated behind what leads there. */
export function listHostile(parsed: Parsed, picks: readonly Pick[]): Hostile[] {
  const sample = openSampler(parsed.flags)
  const found = new Map<string, Hostile>()
  const add = (before: string, pump: string) => {
    if (pump === '') return
    // What no pattern reads.
    for (const behind of ['', '\u0001'])
      found.set(JSON.stringify([before, pump, behind]), { before, pump, behind })
  }
  const visit = (node: Expression | null, before: string, pick: Pick): void => {
    switch (node?.type) {
      case 'Alternative': {
        let led = before
        // All but its end, again and again: nearly as it shall be.
        if (node.expressions.filter(({ type }) => type === 'Repetition').length > 2)
          add(before, sample(node, pick).slice(0, -1))
        for (const part of node.expressions) {
          visit(part, led, pick)
          led += sample(part, pick)
        }
        return
      }
      case 'Disjunction':
        visit(node.left, before, pick)
        return visit(node.right, before, pick)
      case 'Group':
        return visit(node.expression, before, pick)
      case 'Assertion':
        return 'assertion' in node ? visit(node.assertion, before, pick) : undefined
      case 'Repetition': {
        if (mostOf(node) > 1)
          for (const other of picks) {
            const pump = sample(node.expression, other)
            add(before, pump)
            if (!/\s/.test(pump)) add(before, `${pump} `)
          }
        return visit(node.expression, before, pick)
      }
      default:
        return
    }
  }
  for (const pick of picks) visit(parsed.body, '', pick)
  return [...found.values()]
}

const mostOf = ({ quantifier }: Extract<Expression, { type: 'Repetition' }>): number =>
  quantifier.kind === 'Range' ? (quantifier.to ?? Infinity) : RANGES[quantifier.kind][1]

/** Whether something in a pattern repeats that could be read in several ways: one loop alone is read in one. */
export function mayBeCostly({ body }: Parsed): boolean {
  let loops = 0
  const visit = (node: Expression | null): void => {
    switch (node?.type) {
      case 'Alternative':
        return node.expressions.forEach(visit)
      case 'Disjunction':
        visit(node.left)
        return visit(node.right)
      case 'Group':
        return visit(node.expression)
      case 'Assertion':
        return 'assertion' in node ? visit(node.assertion) : undefined
      case 'Repetition':
        if (mostOf(node) > 1) loops += 1
        return visit(node.expression)
      default:
        return
    }
  }
  visit(body)
  return loops > 1
}

function openSampler(flags: string): (node: Expression | null, pick: Pick) => string {
  const letters = new Map<string, string>()
  const letterOf = (said: string): string => {
    const known = letters.get(said)
    if (known !== undefined) return known
    const one = new RegExp(`^(?:${said})$`, flags)
    const letter = [...SAMPLE, ...Array.from(said)].find((tried) => one.test(tried)) ?? ''
    letters.set(said, letter)
    return letter
  }
  const sample = (node: Expression | null, pick: Pick): string => {
    switch (node?.type) {
      case 'Alternative':
        return node.expressions.map((part) => sample(part, pick)).join('')
      case 'Disjunction': {
        const ways = listWays(node)
        return sample(ways[pick.way % ways.length] ?? null, pick)
      }
      case 'Group':
        return sample(node.expression, pick)
      case 'Repetition': {
        const { quantifier } = node
        const least = quantifier.kind === 'Range' ? quantifier.from : RANGES[quantifier.kind][0]
        return sample(node.expression, pick).repeat(pick.isFull ? Math.max(1, least) : least)
      }
      case 'Assertion':
      case 'Backreference':
      case undefined:
        return ''
      default:
        return letterOf(generate(node))
    }
  }
  return sample
}
