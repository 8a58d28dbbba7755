import { isEnglishWord } from '../../../../text/english-words.ts'
import type { Token } from '../../../../text/parse-sentence.ts'
import { eventOf } from '../../lexicon/events.ts'
import type { Candidate } from '../../lexicon/find-subjects.ts'
import { isMeantThing } from '../../lexicon/homonyms.ts'
import { isOwnName } from '../../lexicon/own-names.ts'
import { isPersonWord } from '../../lexicon/person-words.ts'
import { isDescribedBy, isMass, qualifierKind } from '../../lexicon/qualifiers.ts'
import type { Happening } from '../find-event.ts'
import { isUndone } from './is-undone.ts'
import type { NounPhrase } from '../read-noun-phrase.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

type NamedCandidate = Candidate & {
  readonly word: string
  readonly phrase: NounPhrase
  readonly happening: Happening | null
}

/** Whether a sentence, whatever film it is of, lets a thing that it names be drawn: what would be seen is what is meant, as it is said to be. */
export function isMeant(thing: NamedCandidate, tokens: readonly Token[]): boolean {
  const { concept, word, phrase, happening } = thing
  const { subject } = concept
  // People are shown by what they do, or not at all.
  if (PEOPLE.has(subject) || isPersonWord(word)) return false
  if (phrase.denied.length > 0 || isSaidOtherwise(tokens, thing)) return false
  // "You open the door": what happens to it is to be seen, and the drawing cannot show it.
  if (isOtherState(subject, happening?.event) || isUndone(thing, tokens)) return false
  if (thing.isCalled) return true
  const isOtherWord = thing.length === 1 && !isMeantThing(subject, word, tokens)
  return !isOtherWord && !isName(tokens, thing) && isOwnName(thing, tokens)
}

const COPULA = /^(?:is|are|was|were|be|been|gets?|got|stays?|stayed|looks?|looked)$/
const LITTLE = /^(?:still|already|now|always|almost|usually|often|all|completely|so|too|very)$/
/** States that change nothing to be seen. */
const UNSEEN = /^(?:blind|fake|lost|stolen|toy|crowded)$/

/** "The beds were unmade", "the raft was made of raincoats": a state that the drawing is not in, and that nothing on screen brings about. */
function isSaidOtherwise(tokens: readonly Token[], { at, length, concept }: Candidate): boolean {
  if (tokens[at + length - 1]?.endsClause) return false
  // "They found the beds unmade": a state that is told behind its thing.
  const behind = tokens[at + length]
  if (behind && isStateOfOther(concept.subject, behind, tokens[at + length + 1])) return true
  if (!COPULA.test(behind?.normal ?? '')) return false
  const said = tokens.slice(at + length + 1).find(({ normal }) => !LITTLE.test(normal))?.normal ?? ''
  if (said === 'made' && tokens[at + length + 2]?.normal === 'of') return true
  if (qualifierKind(said) !== 'state' || UNSEEN.test(said)) return false
  const event = eventOf(said, 'said to be')
  if (event !== undefined) return isOtherState(concept.subject, event)
  return !isDescribedBy(concept.subject, said)
}

function isStateOfOther(subject: string, { normal, endsClause }: Token, next: Token | undefined): boolean {
  const isBehind = endsClause || /^(?:and|or|but)$/.test(next?.normal ?? '')
  if (!isBehind || qualifierKind(normal) !== 'state' || UNSEEN.test(normal)) return false
  return eventOf(normal, 'said to be') === undefined && !isDescribedBy(subject, normal)
}

/** Things that are drawn shut, and those that are drawn open: no drawing shows the other state of either. */
const SHUT =
  words(`door window envelope package safe treasure-chest wrapped-gift locked coffin closed-book fridge oven luggage
  jar elevator-doors cupboard wardrobe chest-of-drawers curtains microwave mobile-phone`)
const OPENED = words('laptop open-book umbrella mouth eye scissors')

function isOtherState(subject: string, event: string | undefined): boolean {
  const [drawn = ''] = subject.split('~')
  return (event === 'open' && SHUT.has(drawn)) || (event === 'close' && OPENED.has(drawn))
}

const PEOPLE = words(
  'person child boy girl man woman older-person baby prince princess office-worker people-hugging',
)

/** "Biscuit lived in our shelter", "with Rose": a word for a thing with a capital and nothing before it is somebody's name. */
function isName(tokens: readonly Token[], { at, length, concept }: Candidate): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (!token || length > 1 || concept.environment === 'space' || !/^\p{Lu}\p{Ll}/u.test(token.text))
    return false
  if (token.normal.endsWith('s') || !isEnglishWord(token.normal)) return false
  const opens = before === undefined || tokens[at - 1]?.endsClause === true
  if (!opens) return token.isProperName || before?.part !== 'noun'
  return !isMass(token.normal) && next !== undefined && !token.endsClause && next.part === 'verb'
}
