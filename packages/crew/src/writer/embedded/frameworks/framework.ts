import type { Random } from '@hookreel/film'
import type { Fact, Myth, Pack, Subject } from '../known/fact.ts'
import type { Piece, Slot } from '../fit-script.ts'
import { titleCase } from '../wording.ts'
import type { Opening } from './paid-hooks.ts'

/** What a framework may tell with: facts and myths, the least told first. */
export type Material = {
  readonly pack: Pack
  /** Set when the prompt asks about one subject of the pack only. */
  readonly focus: Subject | null
  readonly facts: readonly Fact[]
  readonly myths: readonly Myth[]
  /** The opening lines of what may be told. */
  readonly openings: readonly Opening[]
  /** Whether the first fact is the answer to what the prompt asks. */
  readonly isAsked: boolean
  readonly prompt: string
  /** How many words the script should have. */
  readonly words: number
  /** The number the prompt names: "5 space facts". */
  readonly asked: number | null
  /** Whether what is told is counted aloud: always where a countdown is ordered, and where a number is, if it climbs to something. */
  readonly counting: 'always' | 'climbing' | 'never'
  readonly random: Random
  /** Whether facts that are asked for alike stand in the order in which they were written, one leading to the next. */
  readonly isWritten?: boolean
}

/** One way to shape the material: the hook is the first slot, what is told the others. A script ends on the last thing that it tells. */
export type Plan = {
  readonly title: string
  readonly summary: string
  readonly slots: readonly Slot[]
  /** How unwelcome it is before any of its parts is chosen. */
  readonly cost?: number
  /** Whether it may end where it is told out, however long it was to be: an answer goes on with nothing that was not asked. */
  readonly mayEndEarly?: boolean
}

/** A shape of script. `plan` gives its ways, the most wanted first; none where the material does not suffice. */
export type Framework = { readonly id: string; readonly plan: (material: Material) => readonly Plan[] }

export const piece = (text: string, cost = 0, tells: readonly string[] = []): Piece => ({ text, cost, tells })

/** Leaves the part out: what is there is told more deeply instead. */
export const LEAVE_OUT = piece('', 0)

const NATURAL_COUNT = [
  [90, 3],
  [130, 4],
  [Infinity, 6],
] as const

/** How many items a list may have, the most wanted first: the asked number or fewer, else what suits the length. */
export function listCounts(material: Material, available: number, fewest = 2): number[] {
  const natural = NATURAL_COUNT.find(([words]) => material.words < words)?.[1] ?? 6
  const wanted = material.asked ?? natural
  const counts: number[] = []
  for (let count = Math.min(wanted, available, 12); count >= fewest; count -= 1) counts.push(count)
  if (material.asked === null) {
    for (let count = natural + 1; count <= Math.min(natural + 3, available); count += 1) counts.push(count)
  }
  return counts
}

/**
 * The ways to tell a fact, with something said before it. `depth` says whether long or deep is wanted; a step is told whole before
 * anything is added to one that is not. In so few words as its short form has, hardly any fact is understood.
 */
export function tellings(fact: Fact, depth: 'full' | 'deep' | 'step', before = ''): Slot {
  const [first, second] = fact.why
  const say = (text: string, cost: number) =>
    piece(before === '' ? text : `${before} ${text}`, cost, [
      fact.short,
      ...fact.why.filter((follow) => text.includes(follow)),
    ])
  const cost = {
    full: [10, 0, 4, 1, 2],
    step: [4, 0, 9, 1, 3],
    deep: [14, 2, 8, 0, 0],
  }[depth]
  return [
    say(`${fact.short}.`, cost[0] ?? 0),
    say(fact.long, cost[1] ?? 0),
    say(`${fact.short}. ${first}`, cost[2] ?? 0),
    say(`${fact.long} ${first}`, cost[3] ?? 0),
    say(`${fact.long} ${first} ${second}`, cost[4] ?? 0),
  ]
}

/** Of the ways to tell a fact, those that answer its question: the short one would just repeat it, or answer another one. */
export const answering = (slot: Slot): Slot => slot.filter((_, index) => index === 1 || index > 2)
/** Those that do without its long form. */
export const withoutLong = (slot: Slot): Slot => slot.filter((_, index) => index === 0 || index === 2)

/** The list's items in a sentence ("space facts", "facts about the Moon"). */
export const thingsOf = ({ pack, focus }: Material): string =>
  focus === null
    ? `${pack.name} ${pack.unit.many}`
    : focus.kind === undefined
      ? `${pack.unit.many} ${pack.unit.link ?? 'about'} ${focus.name}`
      : `${focus.kind} ${pack.unit.many}`

/** The list's items in a title ("Space Facts", "Facts About the Moon"). */
export const titleThingsOf = ({ pack, focus }: Material): string =>
  focus === null
    ? `${pack.title} ${titleCase(pack.unit.many)}`
    : focus.kind !== undefined
      ? titleCase(`${focus.kind} ${pack.unit.many}`)
      : `${titleCase(pack.unit.many)} ${pack.unit.link ?? 'About'} ${focus.title.replace(/^The /, 'the ')}`

export const topicOf = ({ pack, focus }: Material): string => focus?.name ?? pack.about

export const titleTopicOf = ({ pack, focus }: Material): string =>
  (focus?.title ?? titleCase(pack.about)).replace(/^The /, 'the ')

/** The facts from the plainest to the most astonishing. */
export const climb = (facts: readonly Fact[]): Fact[] => facts.toSorted((a, b) => a.wow - b.wow)

/** The hook as the first slot: one of the lines, another one only where it fits better. */
export function hookSlot(material: Material, hooks: readonly string[]): Slot {
  const chosen = material.random.pick(hooks)
  return [piece(chosen), ...hooks.filter((hook) => hook !== chosen).map((hook) => piece(hook, 2))]
}
