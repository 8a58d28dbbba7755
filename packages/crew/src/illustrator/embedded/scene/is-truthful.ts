import { tableOf } from '@hookreel/film'
import type { Candidate } from '../lexicon/find-subjects.ts'
import { isPersonWord } from '../lexicon/person-words.ts'
import { isEnglishWord } from '../../../text/english-words.ts'
import { eventOf } from '../lexicon/events.ts'
import { isDescribedBy, isMass, qualifierKind } from '../lexicon/qualifiers.ts'
import { isMeantThing } from '../lexicon/homonyms.ts'
import type { Token } from '../../../text/parse-sentence.ts'
import type { FilmBrief } from '../film/film-brief.ts'
import { readKnownThing } from './read-noun-phrase.ts'
import { findEvent } from './find-event.ts'
import type { SaidScene } from './read-scene.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Things of our own days: a film about another age shows none of them. */
const MODERN =
  words(`t-shirt coat jeans running-shoe backpack office-building office-worker automobile delivery-truck bus taxi
  police-car fire-engine ambulance mobile-phone telephone television desktop-computer laptop keyboard high-voltage
  electric-plug toilet light-bulb camera camera-with-flash video-camera radio credit-card dollar-banknote euro-banknote
  shopping-cart shopping-bags factory motorway hotel house-with-garden houses tractor syringe alarm-clock locomotive
  racing-car clapper-board printer statue-of-liberty headphone video-game flashlight fuel-pump file-cabinet rocket satellite money-with-wings`)
/** Inventions of the middle of the twentieth century and after. */
const RECENT =
  words(`police-car fire-engine ambulance mobile-phone television desktop-computer laptop credit-card t-shirt running-shoe
  minibus motorway ship security-camera server-rack computer-chip video-game robot fridge`)
/** Organs and signs of speech that a story does not mean: "she listened to someone breathing". */
const ANATOMY =
  words(`lungs anatomical-heart brain bone tongue nose mouth ear leg foot raised-hand oncoming-fist speaking-head
  speech-balloon raised-back-of-hand flexed-biceps microbe sweat-droplets tooth thought-balloon`)
/** Inventions of the earth that look lost among stars, unless the film's title is about them. */
const EARTHLY = words(
  'wind-face mantelpiece-clock abacus locomotive fuel-pump automobile factory office-building house houses bank delivery-truck motorway tractor',
)

/** Words for the young of many kinds, each drawn as that of one. */
const YOUNG = /^(?:chicks?|hatchlings?|cubs?|calf|calves|pups?|foals?|kits?)$/
/** Drawings of one kind that stand for all of them. */
const ANY_KIND = words('bird fish bug black-bird')
/** Parts that are drawn as those of one whole. */
const WHOLES: Readonly<Record<string, readonly string[]>> = tableOf({
  'cat-tail': ['cat', 'black-cat'],
  wheel: ['automobile', 'racing-car', 'delivery-truck', 'bus', 'taxi', 'police-car'],
})

const HOUSE_PARTS = words('door window ladder chair')
/** "It is fear wearing a comfortable coat": what a feeling wears, drives or eats is a figure of speech. */
const FEELINGS =
  /^(?:fear|love|hope|anger|shame|guilt|jealousy|envy|laziness|motivation|happiness|anxiety|grief|pride|regret|loneliness|boredom|doubt|worry|confidence|courage|discipline|procrastination|perfectionism|stress|trust|success|failure|inflation)$/

function followsFeeling(tokens: readonly Token[], at: number): boolean {
  for (let back = at - 1; back >= 0 && !tokens[back]?.endsClause; back -= 1) {
    if (FEELINGS.test(tokens[back]?.normal ?? '')) return true
  }
  return false
}

const COPULA = /^(?:is|are|was|were|be|been|gets?|got|stays?|stayed|looks?|looked)$/
const LITTLE = /^(?:still|already|now|always|almost|usually|often|all|completely|so|too|very)$/
/** States that change nothing to be seen. */
const UNSEEN = /^(?:blind|fake|lost|stolen|toy|crowded)$/

/** "The beds were unmade", "the raft was made of raincoats": a state that the drawing is not in, and that nothing on screen brings about. */
function isSaidOtherwise(tokens: readonly Token[], { at, length, concept }: Candidate): boolean {
  if (tokens[at + length - 1]?.endsClause || !COPULA.test(tokens[at + length]?.normal ?? '')) return false
  const said = tokens.slice(at + length + 1).find(({ normal }) => !LITTLE.test(normal))?.normal ?? ''
  if (said === 'made' && tokens[at + length + 2]?.normal === 'of') return true
  if (qualifierKind(said) !== 'state' || UNSEEN.test(said)) return false
  const event = eventOf(said, 'said to be')
  if (event !== undefined) return isOtherState(concept.subject, event)
  return !isDescribedBy(concept.subject, said)
}

/** Things that are drawn shut, and those that are drawn open: no drawing shows the other state of either. */
const SHUT =
  words(`door window envelope package safe treasure-chest wrapped-gift locked coffin closed-book fridge oven luggage
  jar elevator-doors cupboard wardrobe chest-of-drawers curtains microwave mobile-phone`)
const OPENED = words('laptop open-book umbrella mouth eye scissors')

/** "You open the door": what happens to it is to be seen, and the drawing cannot show it. */
function isSeenOtherwise(tokens: readonly Token[], candidate: Candidate): boolean {
  return isOtherState(candidate.concept.subject, findEvent(tokens, candidate)?.event)
}

function isOtherState(subject: string, event: string | undefined): boolean {
  const [drawn = ''] = subject.split('~')
  return (event === 'open' && SHUT.has(drawn)) || (event === 'close' && OPENED.has(drawn))
}

/** "A queue outside the door": only where something else is. */
function isPlaced(tokens: readonly Token[], at: number): boolean {
  return tokens
    .slice(Math.max(0, at - 3), at)
    .some(({ normal }) =>
      /^(?:outside|behind|at|by|near|through|under|past|beside|on|in|from|to)$/.test(normal),
    )
}

/** Whether a named thing may be drawn in this film without showing what is not meant. */
export function isTruthful(
  candidate: Candidate,
  { tokens, earlier }: Pick<SaidScene, 'tokens' | 'earlier'>,
  film: FilmBrief,
): boolean {
  const { subject } = candidate.concept
  const { at } = candidate
  const said = tokens[at]?.normal ?? ''
  if (
    !candidate.isCalled &&
    candidate.length === 1 &&
    !isMeantThing(subject, tokens[candidate.at]?.normal ?? '', tokens)
  )
    return false
  if (readKnownThing(tokens, candidate, earlier).denied.length > 0) return false
  if (isSaidOtherwise(tokens, candidate) || isSeenOtherwise(tokens, candidate)) return false
  // "Even birds" of a film about crows, the tire of one about a bicycle.
  if (film.isSubjectAlive && film.subject !== subject && ANY_KIND.has(subject)) return false
  // "Its chicks" of a film about swifts, "her calf" of one about a whale.
  if (film.isSubjectAlive && film.subject !== subject && YOUNG.test(said)) return false
  const wholes = WHOLES[subject]
  if (wholes !== undefined && !wholes.some((whole) => film.named.has(whole) || film.subject === whole))
    return false
  if (film.field === 'history' && MODERN.has(subject)) return false
  if (film.isLongAgo && RECENT.has(subject)) return false
  if (film.field === 'story' && ANATOMY.has(subject)) return false
  if (film.field === 'space' && EARTHLY.has(subject)) return false
  // People are shown by what they do, or not at all.
  if (PEOPLE.has(subject) || isPersonWord(said)) return false
  if (!candidate.isCalled && isName(tokens, candidate)) return false
  // Teeth and hearts are people's.
  if (film.isSubjectAlive && ANATOMY.has(subject)) return false
  if (film.field !== 'story' && HOUSE_PARTS.has(subject) && isPlaced(tokens, candidate.at)) return false
  if (film.field !== 'story' && followsFeeling(tokens, candidate.at)) return false
  return true
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
