import { isEnglish } from '../../../../text/is-english.ts'
import { readWish } from '../read-wish.ts'
import { withoutBrief } from '../tell-offer.ts'
import { spellPlaces } from '../customers.ts'
import { low } from '../../own-lists/spell.ts'
import { joinStates } from '../../prompt/spelling/places.ts'
import type { Announced, AnnouncedKind, Fact, FactKind } from './fact.ts'
import { joinFacts, joinThings } from './join-facts.ts'
import { capitalize } from '../../wording.ts'
import { readHead } from './read-head.ts'
import type { Speaker } from './clause-rules.ts'
import { asSentence, speakClause } from './speak-clause.ts'
import { spellClause } from './spell-clause.ts'
import { splitAnnounced, type Pieces } from './split-announced.ts'

const MOST_CHARACTERS = 900
/** Asks for what others know, or for a text of another kind. */
const ASKS =
  /\?|\b(?:how (?:to|do|does|can)|tips (?:for|on|to|about)|ideas|facts?|trivia|history of|stor(?:y|ies)|poem|haiku|song|skit|quiz|pov|dialogue|monologue|explain|compare|vs\.?|pros and cons|lost (?:cat|dog|my)|tribute|in memory)\b/iu
/** Amounts of a kitchen, which a recipe tells. */
const AMOUNT = /\b\d+ ?(?:g|kg|ml|cups?|tbsp|tsp|oz)\b/i
const TO_KNOW = new Set<FactKind>(['price', 'when', 'where', 'contact'])
const FEWEST_FACTS = 2
const MOST_FACTS = 12
const FEWEST_KNOWN = 3

/** Reads an announcement of which every clause can be told in a whole sentence; null for any other prompt. */
export function readAnnounced(prompt: string): Announced | null {
  if (prompt.length > MOST_CHARACTERS || ASKS.test(prompt) || AMOUNT.test(prompt) || !isEnglish(prompt))
    return null
  const { head, clauses, ending } = nameHead(splitAnnounced(spellPlaces(withoutBrief(prompt))))
  const isOurs = /\b(?:we|our|us|we're)\b/i.test(prompt)
  const read = readHead({ head, clauses, isOurs })
  if (read === null) return null
  const self = read.self ?? (!isOurs && /\b(?:i|my|me|i'm)\b/i.test(prompt) ? 'I' : 'we')
  const speaker: Speaker = { kind: read.kind, self, head, about: [head, ...clauses].join(', ') }
  // A list within a list is no clause.
  if (clauses.some((clause) => /: /.test(clause))) return null
  const spelled = clauses.slice(read.used).map(spellClause)
  const told = spelled.map((clause) => speakClause(clause, speaker))
  const unknown = told.filter((fact) => fact === null).length
  if (told.length > MOST_FACTS || unknown > 1 || unknown * FEWEST_KNOWN > told.length) return null
  // One that nobody could make a sentence of is said as it was typed.
  const facts = told.map((fact, at): Fact => {
    if (at === 0 && fact?.kind === 'thing' && /\bmov(?:es|ed|ing)\b/i.test(head))
      return { kind: 'where', said: `it's at the ${low(fact.said)}` }
    return fact ?? { kind: 'about', said: spelled[at] ?? '' }
  })
  const known =
    facts.filter(
      ({ kind, said }) =>
        isToKnow(kind, read.kind) || /\b(?:on \p{Lu}\p{L}+day|at \d|from \d|until)/u.test(said),
    ).length +
    Number(
      /\d ?(?:am|pm)\b|(?<!birth)day\b|\b(?:closed|closing|canceled|moved|this week|tomorrow|tonight)\b/i.test(
        read.opening.join(' '),
      ),
    )
  if (facts.length < fewestOf(read.kind) || known < 1) return null
  const { opening, rest } = placeOpening(read.opening.map(spellClause), joinThings(facts, speaker))
  return {
    kind: read.kind,
    opening,
    title: joinStates(read.title),
    facts: joinFacts(rest),
    self,
    head,
    ending: ending || wishOf(prompt),
  }
}

const fewestOf = (kind: AnnouncedKind): number => (kind === 'news' || kind === 'appeal' ? 1 : FEWEST_FACTS)
/** Somebody has to know it who comes, calls or buys; what people are called upon to do is enough for an appeal. */
const isToKnow = (kind: FactKind, of: AnnouncedKind): boolean =>
  TO_KNOW.has(kind) || ((of === 'appeal' || of === 'news') && kind === 'need')

/** Only calls for attention, or names the kind of a film: what is announced stands behind it. */
const NO_HEAD =
  /^(?:(?:big|good|great|exciting|happy|quick) (?:news|update|announcement|reminder)|news|update|reminder|announcement|attention|psa|heads up|hi|hello|hey|hi all|hey (?:guys|everyone|all)|you're invited|you are invited|(?:an? )?(?:short |quick )?(?:promo|ad|advert|commercial|invitation|invite|notice|flyer)(?: video| reel)?)$/i
const nameHead = (pieces: Pieces): Pieces => {
  const [next = '', ...others] = pieces.clauses
  return NO_HEAD.test(pieces.head) && next !== ''
    ? nameHead({ ...pieces, head: next, clauses: others })
    : pieces
}

const wishOf = (prompt: string): string => {
  const wish = readWish(prompt)
  return wish === null ? '' : asSentence(wish)
}

/** "We clean gutters" and "we're in Portland, Oregon" are one sentence. */
function placeOpening(
  opening: readonly string[],
  facts: readonly Fact[],
): { readonly opening: readonly string[]; readonly rest: readonly Fact[] } {
  const [first = '', ...others] = opening
  const town = facts.find(
    ({ kind, said }) => kind === 'where' && /^(?:we're|I'm) in \p{Lu}[^,]*(?:, \p{Lu}[^,]*)?$/u.test(said),
  )
  if (town === undefined || !/^(?:we|i) /i.test(first) || / (?:in|near) \p{Lu}/u.test(first))
    return { opening, rest: facts }
  const where = town.said.replace(/^\S+ /, '')
  const placed = / in /i.test(first)
    ? `${capitalize(where)}, ${first.replace(/^We\b/, 'we')}`
    : `${first} ${where}`
  return { opening: [placed, ...others], rest: facts.filter((fact) => fact !== town) }
}
