import { AS_SCRIPT, createRandom, type Random } from '@hookreel/film'
import type { IdeaDraft, IdeasRequest } from '../../writer.ts'
import { stripOrders } from '../prompt/read-orders.ts'
import { hashtagsFrom, joinCaption } from '../hashtags.ts'
import { countWords, isFarFrom, numberWord, wantedWords } from '../wording.ts'
import type { Field, Telling } from './read-fields.ts'
import { POV, readRelatable, type Relatable } from './read-relatable.ts'

/** Whether an idea is one of these. */
export const isRelatable = ({ framework }: Pick<IdeaDraft, 'framework'>): boolean =>
  framework.startsWith('relatable')

/**
 * Observations of everyday life, in the form in which the prompt asks for them; null for any other prompt, and where fewer
 * are kept than it orders.
 */
export function tellRelatable(request: IdeasRequest): IdeaDraft[] | null {
  const asked = readRelatable(request.prompt) ?? readRelatable(stripOrders(request.prompt))
  if (asked === null) return null
  const { field, telling, count, named } = asked
  if (count !== null && count > telling.lines.length) return null
  const random = createRandom(request.seed)
  const closings = random.shuffle(telling.closings)
  const told: (readonly string[])[] = []
  const ideas: IdeaDraft[] = []
  const openings = random.shuffle(telling.openings).toSorted((a, b) => fitOf(b, asked) - fitOf(a, asked))
  for (const [at, opening] of openings.slice(0, request.count).entries()) {
    const frame = { hook: opening.hook, closing: closings[at % closings.length] ?? '', count }
    const lines = chooseLines(telling, frame, { told, named, random, target: wantedWords(request) })
    if (heardOf(lines, told) > MAX_HEARD) break
    told.push(lines)
    const title = titleOf(opening.title, count)
    const script = speak(telling, lines, frame)
    const idea = present(field, telling, { title, hook: opening.hook, script })
    ideas.push({ ...idea, ...lengthOf(script, request) })
  }
  return ideas
}

/** Of five observations three are an idea's own: with fewer it would be told twice, and is left out. */
const MAX_HEARD = 0.4
/** How much of an idea was told in those before it. */
const heardOf = (lines: readonly string[], told: readonly (readonly string[])[]): number =>
  lines.filter((line) => told.some((before) => before.includes(line))).length / lines.length

/**
 * An opening in the form that is asked for comes first, then one that can be counted where that is ordered, then what the prompt
 * names; a POV where none is asked for comes last.
 */
const fitOf = ({ title, hook }: Telling['openings'][number], asked: Relatable): number =>
  (asked.title?.test(title) === true ? 20 : 0) -
  (asked.title !== POV && POV.test(title) ? 20 : 0) +
  (asked.count !== null && COUNTED.test(title) ? 10 : 0) +
  sayingOf(`${title} ${hook}`, asked.named)

const lengthOf = (script: string, request: IdeasRequest): Partial<IdeaDraft> =>
  isFarFrom(script, request) ? { length: AS_SCRIPT } : {}

/** Titles that a number may stand before. */
const COUNTED = /^(?:Stages|Types|Kinds|Signs|Things|Sentences)\b/
const titleOf = (title: string, count: number | null): string =>
  count !== null && COUNTED.test(title) ? `${count} ${title}` : title

type Spoken = { readonly hook: string; readonly closing: string; readonly count: number | null }
type Choosing = {
  /** The lines of the ideas before it. */
  readonly told: readonly (readonly string[])[]
  /** What the prompt names, which one of the lines shall say where any does. */
  readonly named: readonly string[]
  readonly random: Random
  readonly target: number
}

/** How many of the words a text says. */
function sayingOf(text: string, words: readonly string[]): number {
  const said = new Set((text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf))
  return words.filter((word) => said.has(stemOf(word))).length
}

const stemOf = (word: string): string => word.replace(/s$/, '')

/** So many choices are compared: with 5 of 10 lines, more are seldom better. */
const TRIES = 60
/** With fewer there is nothing to grow: three stages are none. */
const FEWEST = { stages: 5, others: 4 } as const
/** What a script may miss of its length, as `isFarFrom` has it. */
const NEAR = 0.1

/**
 * Lines that fill the length, in the order in which they grow wilder, and as few as possible of those of the ideas before. The
 * last one is of the wildest, and stages begin with the first and end with the last.
 */
function chooseLines(
  telling: Telling,
  spoken: Spoken,
  { told, named, random, target }: Choosing,
): readonly string[] {
  const { lines, form } = telling
  const fewest = form === 'stages' ? FEWEST.stages : FEWEST.others
  const sizes =
    spoken.count === null ? lines.map((_, at) => at + 1).filter((size) => size >= fewest) : [spoken.count]
  const costOf = (chosen: readonly string[]): number => {
    const words = countWords(speak(telling, chosen, spoken))
    const known = told.map((before) => chosen.filter((line) => before.includes(line)).length / chosen.length)
    const heard = heardOf(chosen, told)
    const missed = Math.max(0, Math.abs(words - target) / target - NEAR)
    return (
      2 * missed + Math.max(0, ...known) + heard - sayingOf(chosen.join(' '), named) - 0.02 * chosen.length
    )
  }
  let best = lines.slice(0, sizes[0] ?? lines.length)
  let least = Number.POSITIVE_INFINITY
  for (let at = 0; at < TRIES; at += 1) {
    for (const size of sizes) {
      const chosen = pickInOrder(lines, size, { random, isWhole: form === 'stages' })
      const cost = costOf(chosen)
      if (cost < least) [best, least] = [chosen, cost]
    }
  }
  return best
}

/** Some of the lines in their own order: the last is among the last three, or both ends are there. */
function pickInOrder(
  lines: readonly string[],
  size: number,
  { random, isWhole }: { readonly random: Random; readonly isWhole: boolean },
): string[] {
  const places = lines.map((_, at) => at)
  const ends = isWhole ? [0, lines.length - 1] : [random.pick(places.slice(-3))]
  const last = ends.at(-1) ?? 0
  const others = random.shuffle(places.filter((at) => !ends.includes(at) && at < last))
  const chosen = new Set([...ends, ...others.slice(0, Math.max(0, size - ends.length))])
  return lines.filter((_, at) => chosen.has(at))
}

/** Stages have numbers, and whatever else is ordered by number. */
function speak({ form }: Telling, lines: readonly string[], { hook, closing, count }: Spoken): string {
  const told = lines.map((line, at) => {
    const number = numberWord(at + 1)
    if (form === 'stages') return `Stage ${number}: ${line}`
    return count === null ? line : `Number ${number}: ${line}`
  })
  return [hook, ...told, closing].join(' ')
}

type Presented = { readonly title: string; readonly hook: string; readonly script: string }

const present = ({ id }: Field, { form }: Telling, { title, hook, script }: Presented): IdeaDraft => ({
  title,
  summary: `Everyday life: ${script}`,
  caption: joinCaption(hook, hashtagsFrom(['relatable', id, 'funny', 'everydaylife'])),
  script,
  description: hook,
  framework: `relatable-${form}`,
  sources: [],
})
