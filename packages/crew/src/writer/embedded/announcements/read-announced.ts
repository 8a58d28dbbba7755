import { isEnglish } from '../../../text/is-english.ts'
import { joinStates } from '../spelling/places.ts'
import type { Announced, Fact, FactKind } from './fact.ts'
import { listThings } from './name-things.ts'
import { readHead } from './read-head.ts'
import { speakClause, type Speaker } from './speak-clause.ts'
import { spellClause } from './spell-clause.ts'
import { splitAnnounced } from './split-announced.ts'

const MOST_CHARACTERS = 900
/** Asks for what others know, or for a text of another kind. */
const ASKS =
  /\?|\b(?:how (?:to|do|does|can)|tips (?:for|on|to|about)|ideas|facts?|trivia|history of|stor(?:y|ies)|poem|haiku|song|skit|quiz|pov|dialogue|monologue|explain|compare|vs\.?|pros and cons|lost (?:cat|dog|my)|tribute|in memory)\b/iu
/** Somebody has to know it who comes, calls or buys. */
const TO_KNOW = new Set<FactKind>(['price', 'when', 'where', 'contact'])
const FEWEST_FACTS = 2
const MOST_FACTS = 12

/** Reads an announcement of which every clause can be told in a whole sentence; null for any other prompt. */
export function readAnnounced(prompt: string): Announced | null {
  if (prompt.length > MOST_CHARACTERS || ASKS.test(prompt) || !isEnglish(prompt)) return null
  const { head, clauses, ending } = splitAnnounced(prompt)
  const isOurs = /\b(?:we|our|us|we're)\b/i.test(prompt)
  const read = readHead({ head, clauses, isOurs })
  if (read === null) return null
  const self = read.self ?? (!isOurs && /\b(?:i|my|me|i'm)\b/i.test(prompt) ? 'I' : 'we')
  const speaker: Speaker = { kind: read.kind, self, head }
  const told = clauses.slice(read.used).map((clause) => speakClause(spellClause(clause), speaker))
  if (told.includes(null) || told.length > MOST_FACTS) return null
  const facts = told.filter((fact) => fact !== null)
  const known = facts.filter(({ kind }) => TO_KNOW.has(kind)).length + Number(/\d ?(?:am|pm)\b|day\b|\b(?:closed|canceled|moved|this week|tomorrow|tonight)\b/i.test(read.opening.join(' ')))
  if (facts.length < FEWEST_FACTS || known < 1) return null
  const { opening, rest } = placeOpening(read.opening.map(spellClause), joinThings(facts, speaker))
  return {
    kind: read.kind,
    opening,
    title: joinStates(read.title),
    facts: joinFacts(rest),
    self,
    head,
    ending,
  }
}

/** What there is, one after the other, is told in one breath. */
function joinThings(facts: readonly Fact[], speaker: Speaker): readonly Fact[] {
  return facts
    .reduce<Fact[][]>((groups, fact) => {
      const last = groups.at(-1)
      if (fact.kind === 'thing' && last?.[0]?.kind === 'thing') last.push(fact)
      else groups.push([fact])
      return groups
    }, [])
    .flatMap((group) => (group[0]?.kind === 'thing' ? [{ kind: 'thing' as const, said: sayThings(group.map(({ said }) => said), speaker) }] : group))
}

const OFFERED = /^(?:\p{L}+ ){0,2}(?:lessons|classes|repairs|cleaning|tutoring|services|workshops|courses|haircuts|massages)\b/iu
function sayThings(things: readonly string[], { kind, self }: Speaker): string {
  const all = listThings(things)
  if (kind === 'sale') return `you'll find ${all}`
  if (kind === 'house' || kind === 'goods') return `it has ${all}`
  if (kind === 'course' || kind === 'job') return `you get ${all}`
  if (kind === 'business' || kind === 'moving') return `${self} ${OFFERED.test(all) ? 'offer' : 'have'} ${all}`
  return `there${/(?<!s)s(?:$|,| (?:and|at|in|on|for))/.test(all.split(/,| and /)[0] ?? '') ? ' are' : "'s"} ${all}`
}

/** "We clean gutters" and "we're in Portland, Oregon" are one sentence. */
function placeOpening(
  opening: readonly string[],
  facts: readonly Fact[],
): { readonly opening: readonly string[]; readonly rest: readonly Fact[] } {
  const [first = '', ...others] = opening
  const town = facts.find(({ kind, said }) => kind === 'where' && /^(?:we're|I'm) in \p{Lu}[^,]*(?:, \p{Lu}[^,]*)?$/u.test(said))
  if (town === undefined || !/^(?:we|i) /i.test(first) || / (?:in|near) \p{Lu}/u.test(first))
    return { opening, rest: facts }
  const where = town.said.replace(/^\S+ /, '')
  return { opening: [`${first} ${where}`, ...others], rest: facts.filter((fact) => fact !== town) }
}

const IS_AT = /^(?:it's|we're|I'm) (?=(?:on|at|in|from|today|tomorrow|tonight|this|every|near|behind|next)\b)/i
const IS_PRICED = /^(?!it's|there)[^,]+ (?:is|are) (?:from )?[$€£]\S+$/i

/** What belongs together is told in one sentence: when and where, or what two things cost. */
const joinFacts = (facts: readonly Fact[]): readonly Fact[] =>
  facts.reduce<Fact[]>((told, fact) => {
    const last = told.at(-1)
    const isPlaced = last?.kind !== fact.kind && last !== undefined && IS_AT.test(last.said) && IS_AT.test(fact.said)
    const isPriced = last !== undefined && IS_PRICED.test(last.said) && IS_PRICED.test(fact.said)
    if (isPlaced) return [...told.slice(0, -1), { kind: 'when', said: `${last.said}, ${fact.said.replace(IS_AT, '')}` }]
    if (isPriced) return [...told.slice(0, -1), { kind: 'price', said: `${last.said}, and ${fact.said}` }]
    return [...told, fact]
  }, [])
