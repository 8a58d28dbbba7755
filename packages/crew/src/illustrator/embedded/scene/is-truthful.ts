import type { Candidate } from '../lexicon/find-subjects.ts'
import { isPersonWord } from '../lexicon/person-words.ts'
import { isMeantThing } from '../lexicon/homonyms.ts'
import type { Token } from '../../../text/parse-sentence.ts'
import type { FilmBrief } from '../film/film-brief.ts'
import { readKnownThing } from './read-noun-phrase.ts'
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
  minibus motorway security-camera server-rack computer-chip video-game robot fridge`)
/** Organs and signs of speech that a story does not mean: "she listened to someone breathing". */
const ANATOMY =
  words(`lungs anatomical-heart brain bone tongue nose mouth ear leg foot raised-hand oncoming-fist speaking-head
  speech-balloon raised-back-of-hand flexed-biceps microbe sweat-droplets tooth thought-balloon`)
/** Inventions of the earth that look lost among stars, unless the film's title is about them. */
const EARTHLY = words(
  'wind-face mantelpiece-clock abacus locomotive fuel-pump automobile factory office-building house houses bank delivery-truck motorway tractor',
)

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
  if (candidate.length === 1 && !isMeantThing(subject, tokens[candidate.at]?.normal ?? '', tokens))
    return false
  if (readKnownThing(tokens, candidate, earlier).denied.length > 0) return false
  if (film.field === 'history' && MODERN.has(subject)) return false
  if (film.isLongAgo && RECENT.has(subject)) return false
  if (film.field === 'story' && ANATOMY.has(subject)) return false
  if (film.field === 'space' && EARTHLY.has(subject)) return false
  // "A town to catch thieves": who is only to be caught is not who acts.
  if (isPersonWord(said) && tokens[at - 1]?.part === 'verb' && tokens[at - 2]?.normal === 'to' && at > 2)
    return false
  if (film.field !== 'story' && HOUSE_PARTS.has(subject) && isPlaced(tokens, candidate.at)) return false
  if (film.field !== 'story' && followsFeeling(tokens, candidate.at)) return false
  if (subject === 'person' && film.field === 'body') return false
  if (subject === 'person')
    return isSomebodyDoing(tokens, candidate) && !tokens.some(({ root }) => GONE.test(root))
  return true
}

/** Nobody is to be seen where somebody vanished. */
const GONE = /^(?:vanish|disappear|go missing|missing|gone|die|empty)$/
const OF_OTHERS = /^(?:like|as|than|of|for|to|with|by|from|leave|let|being|all|your|total|feel|feels|felt)$/

/** Whether the sentence is about this person doing something: a verb follows, and no comparison leads in. */
function isSomebodyDoing(tokens: readonly Token[], { at, length }: Candidate): boolean {
  const before = tokens.slice(Math.max(0, at - 2), at)
  if (before.some(({ normal, endsClause }) => !endsClause && OF_OTHERS.test(normal))) return false
  if (tokens[at]?.part === 'adjective' || tokens[at]?.part === 'function') return false
  if (tokens[at + length - 1]?.endsClause) return false
  return tokens.slice(at + length, at + length + 3).some(({ part }) => part === 'verb')
}
