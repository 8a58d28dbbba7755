import { HAS_KINDS } from '../kinds.ts'
import { isShop } from '../shops.ts'
import { low } from '../../own-lists/spell.ts'
import { listInWords } from '../../wording.ts'
import type { Fact } from './fact.ts'
import { listThings } from './name-things.ts'
import type { Speaker } from './clause-rules.ts'
import { speakClause } from './speak-clause.ts'
import { spellClause } from './spell-clause.ts'

/** The details of an offer, each in a whole sentence where it can be told how, and as it was typed elsewhere. */
export function readFacts(
  clauses: readonly string[],
  speaker: Speaker,
  asTyped: (clause: string) => string,
): readonly Fact[] {
  const facts = clauses.map((clause): Fact => {
    const typed = asTyped(clause)
    // What another way has made a sentence of stays one.
    if (typed !== clause) return { kind: 'about', said: typed }
    const told = speakClause(spellClause(clause), speaker)
    // Nobody knows of what a thing is one, where nothing is named.
    return (
      (told?.kind === 'thing' && speaker.head === '' && speaker.kind !== 'job' ? null : told) ?? {
        kind: 'about',
        said: typed,
      }
    )
  })
  return joinFacts(joinThings(facts, speaker))
}

/** What there is, one after the other, is told in one breath. */
export function joinThings(facts: readonly Fact[], speaker: Speaker): readonly Fact[] {
  return facts
    .reduce<Fact[][]>((groups, fact) => {
      const last = groups.at(-1)
      if (fact.kind === 'thing' && last?.[0]?.kind === 'thing') last.push(fact)
      else groups.push([fact])
      return groups
    }, [])
    .flatMap((group) =>
      group[0]?.kind === 'thing'
        ? [
            {
              kind: 'thing' as const,
              said: sayThings(
                group.map(({ said }) => said),
                speaker,
              ),
            },
          ]
        : group,
    )
}

const SELLS = /^(?:i|we) (?:sell|make|bake|brew|roast)\b/i
const OFFERED =
  /^(?:\p{L}+ ){0,2}(?:lessons|classes|repairs|cleaning|tutoring|services|workshops|courses|haircuts|massages)\b/iu
function sayThings(things: readonly string[], { kind, self, head }: Speaker): string {
  if (SELLS.test(head) && HAS_KINDS.test(head) && things.length > 1)
    return `${/(?<!s)s$/.test(head) ? 'they come' : 'it comes'} in ${listInWords(things.map(low))}`
  const all = listThings(things)
  if (kind === 'sale') return `you'll find ${all}`
  if (kind === 'house' || kind === 'goods') return `it has ${all}`
  if (kind === 'course' || kind === 'job') return `you get ${all}`
  if (kind === 'business' && OFFERED.test(all)) return `${self} offer ${all}`
  const isPlace = isShop(head) && !/\b(?:service|company|agency|firm|business)\b/i.test(head)
  if (kind === 'moving' || (kind === 'business' && (isPlace || /\b(?:schedule|truck|stand)\b/i.test(head))))
    return `${self} have ${all}`
  if (kind === 'business') return `you get ${all}`
  return `there${/(?<!s)s(?:$|,| (?:and|at|in|on|for))/.test(all.split(/,| and /)[0] ?? '') ? ' are' : "'s"} ${all}`
}

const IS_AT =
  /^(?:it's|we're|I'm) (?=(?:on|at|in|from|today|tomorrow|tonight|this|every|near|behind|next)\b)/i
const IS_PRICED = /^(?!it's|there)[^,]+ (?:is|are) (?:from )?[$€£]\S+$/i

/** What belongs together is told in one sentence: when and where, or what two things cost. */
export const joinFacts = (facts: readonly Fact[]): readonly Fact[] =>
  facts.reduce<Fact[]>((told, fact) => {
    const last = told.at(-1)
    const isPlaced =
      last?.kind !== fact.kind && last !== undefined && IS_AT.test(last.said) && IS_AT.test(fact.said)
    const isPriced = last !== undefined && IS_PRICED.test(last.said) && IS_PRICED.test(fact.said)
    if (isPlaced)
      return [...told.slice(0, -1), { kind: 'when', said: `${last.said}, ${fact.said.replace(IS_AT, '')}` }]
    if (isPriced) return [...told.slice(0, -1), { kind: 'price', said: `${last.said}, and ${fact.said}` }]
    return [...told, fact]
  }, [])
