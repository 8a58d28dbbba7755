import type { Source } from '../../writer.ts'
import { listTopicPacks } from '../topics/topics.ts'
import { capitalize, countWords } from '../wording.ts'
import { ASKED_LISTS } from './asked/asked-lists.ts'
import { LISTS_OF_BENEFITS } from './lists-of-benefits.ts'
import { LISTS_OF_DAYS } from './lists-of-days.ts'
import { LISTS_OF_FAVORITES } from './lists-of-favorites.ts'
import { LISTS_OF_IDEAS } from './lists-of-ideas.ts'
import { LISTS_OF_KINDS } from './lists-of-kinds.ts'
import { LISTS_OF_LIFE } from './lists-of-life.ts'
import { LISTS_OF_NEEDS } from './lists-of-needs.ts'
import { LISTS_OF_SIGNS } from './lists-of-signs.ts'
import { LISTS_OF_TIPS } from './lists-of-tips.ts'
import { LISTS_OF_THE_WORLD } from './lists-of-the-world.ts'
import { TYPED_LISTS } from './typed/typed-lists.ts'

/** One thing of a list: what is said of it in a sentence or two, and what may follow where there is room. */
export type Listed = {
  readonly name: string
  readonly line: string
  readonly more: string
  /** None where it is a proposal, which no work could prove. */
  readonly source: Source | null
}

/** Words of a prompt that ask for a list: one of every group has to be there, and those of `besides` may be. */
export type Asked = { readonly groups: readonly ReadonlySet<string>[]; readonly besides: ReadonlySet<string> }

/** Several things of one kind, of one place or of one superlative. */
export type ThingList = {
  readonly id: string
  /** Whether the first is the most of all, so that none may be left out before one that is told. */
  readonly isRanked: boolean
  /** Whether it holds proposals of what to do, and no facts. */
  readonly isIdeas: boolean
  /** Whether its proposals follow each other, as those of a morning do. */
  readonly isInOrder: boolean
  /** Whether it is a choice of what to see, play or try, which for children or one diet would be another one. */
  readonly isChoice: boolean
  /** What has to be said with it, before its last line. */
  readonly care: string
  /** As it stands in a sentence after the number: "foods of Mexico". */
  readonly name: string
  readonly asked: readonly Asked[]
  readonly things: readonly Listed[]
}

let lists: readonly ThingList[] | undefined
/** Every list that is kept. Read when the first prompt comes. */
export function listLists(): readonly ThingList[] {
  return (lists ??= [
    LISTS_OF_THE_WORLD,
    LISTS_OF_KINDS,
    LISTS_OF_LIFE,
    LISTS_OF_IDEAS,
    LISTS_OF_NEEDS,
    LISTS_OF_BENEFITS,
    LISTS_OF_DAYS,
    LISTS_OF_SIGNS,
    LISTS_OF_FAVORITES,
    LISTS_OF_TIPS,
    ...ASKED_LISTS,
    ...TYPED_LISTS,
  ].flatMap(readLists))
}

/**
 * Reads lists from their data files' lines:
 *
 *     # id | ranked, gathered, choices (of what is worth a try), ideas or ordered (ideas that follow each other) | name | words that ask for it, sets parted by semicolons
 *       ("tallest/highest mountains/peaks (world/earth)": one of each group, and perhaps those in parentheses) | what has to be said with it
 *     - name | what is said of it | more | article to check it against, where that has another name
 *     = id of a topic, of which a fact is told
 *     - what to do or say. | more (of ideas)
 *
 * The first thing of a list is the one that nobody would miss: it is always told, and last.
 *
 * Throws for a topic that there is none of.
 */
function readLists(text: string): ThingList[] {
  return text
    .trim()
    .split(/\n(?=# )/)
    .map((block) => {
      const [head = '', ...rows] = block.trim().split('\n')
      const [id = '', kind, name = '', asked = '', care = ''] = cells(head.slice(2))
      const isInOrder = kind === 'ordered'
      const isIdeas = kind === 'ideas' || isInOrder
      const read = isIdeas ? readIdea : readThing
      const things = rows.map((row) => (row.startsWith('=') ? readTopic(row.slice(1).trim()) : read(row)))
      return {
        ...{ id, name, care, things, isIdeas, isInOrder },
        isRanked: kind === 'ranked',
        isChoice: kind === 'choices',
        asked: asked.split(';').map(readAsked),
      }
    })
}

const cells = (row: string): string[] => row.split('|').map((cell) => cell.trim())

/** Words as a data file writes them: groups between blanks, and in parentheses what may be there besides. */
export function readAsked(set: string): Asked {
  const [, besides = ''] = /\(([^)]*)\)/.exec(set) ?? []
  const groups = set
    .replace(/\([^)]*\)/g, ' ')
    .trim()
    .split(/\s+/)
  return { groups: groups.map((group) => new Set(group.split('/'))), besides: new Set(besides.split('/')) }
}

function readThing(row: string): Listed {
  const [name = '', line = '', more = '', check] = cells(row.slice(2))
  return { name, line, more, source: { work: `See Wikipedia, "${check ?? name}"`, year: 2026 } }
}

function readIdea(row: string): Listed {
  const [line = '', more = ''] = cells(row.slice(2))
  return { name: line.replace(/\.$/, ''), line, more, source: null }
}

/** Longer ones leave no room for the others. */
const LONGEST = 24

/** What is known of a topic, told by the fact that is the hardest to believe among those that are told in few words. */
function readTopic(id: string): Listed {
  const pack = listTopicPacks().find((one) => one.id === id)
  const facts = pack?.facts.toSorted((a, b) => b.wow - a.wow) ?? []
  const fact = facts.find(({ long }) => countWords(long) <= LONGEST) ?? facts[0]
  const [source] = fact?.sources ?? []
  if (pack === undefined || fact === undefined || source === undefined)
    throw new Error(`There is no topic called ${id}.`)
  return { name: capitalize(pack.name), line: fact.long, more: fact.why[0], source }
}

/** Whether a word is one of those that ask for it. */
export const isOwnOf = ({ groups, besides }: Asked, word: string): boolean =>
  besides.has(word) || groups.some((group) => group.has(word))

/** Whether a prompt's words ask for it: one of every group is said, and nothing that is neither of it nor quiet. */
export const isAskedBy = (
  asked: Asked,
  said: readonly string[],
  isQuiet: (word: string) => boolean,
): boolean =>
  asked.groups.every((group) => said.some((word) => group.has(word))) &&
  said.every((word) => isOwnOf(asked, word) || isQuiet(word))

/** Of what is asked for by the same words, that which has the most of them as its own is meant. */
export const sizeOfAsked = (asked: Asked, said: readonly string[]): number =>
  asked.groups.length + said.filter((word) => isOwnOf(asked, word)).length
