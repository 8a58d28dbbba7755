import { wordsOfFact, type Pack } from '../known/fact.ts'
import type { PackMatch } from './pack-match.ts'
import { LISTENERS, readAsking, type Asking } from './read-asking.ts'
import { hasStrangeWord } from './find-pack.ts'
import { listTopicPacks } from '../topics/topics.ts'

/** Somebody, an event or a place that a prompt is about, and what the prompt says of it besides. */
type Named = { readonly match: PackMatch; readonly besides: string }

/** Where the name ends and something is said of it. Another noun would make it another thing: "Titanic museum", "Paris Hilton". */
const AFTER =
  /^(?=\s*[,;:.!?(–—-])|^(?:'s)?\s+(?=(?:of (?:the year )?\d{4}|trips?|journeys?|voyages?|expeditions?|pilgrimage|travels|life|lives|career|death|childhood|reign|legacy|disappearance|mystery|incident|disaster|tragedy|hikers|keepers|survivors|victims)(?![\p{L}\p{N}]))|^\s+(?=(?:and|but|who|whose|when|while|as|because|for|from|in|during|after|before|until|at|on|with|without|told|nothing|not|minute|step|\d{1,4}\b)(?![\p{L}\p{N}]))/u
/** Says for whom or where it is told, and nothing of the thing. */
const AUDIENCE = new RegExp(
  String.raw`^\W*(?:told |explained )?(?:for|to) (?:(?:my|our|the|an?|all|young|older|total) ){0,2}(?:[\p{L}-]+ ){0,3}(?:${LISTENERS}|seniors)\b|^\W*(?:for )?(?:grade|year|class) \d+`,
  'iu',
)
/** Ask nothing that only its answer answers. */
const NAMES: ReadonlySet<Asking> = new Set<Asking>(['topic', 'who', 'what', 'what happens'])
/** Asks for all of an event: nothing smaller answers it. */
const HAPPENED =
  /^(?:so )?what (?:really |actually |exactly )?happened (?:at|in|on|to|during|with) (?:the )?/i

/**
 * What a prompt is about where it names somebody, an event or a place first and then says more than is known of them: "Alan
 * Turing and how he was treated after the war". What is known is told, and what is not is said; null for questions, which
 * nothing but their answer answers, and for prompts that begin with something else.
 */
export function findNamed(text: string): Named | null {
  const asked = text
    .trim()
    .replace(/[’‘]/g, "'")
    .replace(/[.!?\s]+$/, '')
  const prompt = asked.replace(HAPPENED, '')
  const isStory = prompt !== asked
  if (!NAMES.has(readAsking(prompt)) || /\bhow (?:to|do i|can i)\b/i.test(prompt)) return null
  const low = prompt.toLowerCase()
  const found = listTopicPacks()
    .filter(({ isName }) => isName !== undefined && (!isStory || isName !== 'place'))
    .flatMap((pack) =>
      pack.subjects.flatMap((focus) => namesOf(focus).map((name) => ({ pack, focus, name }))),
    )
    .filter(({ name, pack }) => beginsWith(low, name) || isPlaced(low, name, pack))
    .toSorted((one, other) => other.name.length - one.name.length)[0]
  if (found === undefined) return null
  const { pack, focus, name } = found
  const besides = prompt.slice(low.indexOf(name) + name.length).replace(/^[\s,;:.!?–—-]+/u, '')
  const isPlace = pack.isName === 'place'
  if (isPlace && !AUDIENCE.test(besides)) return null
  const match = { pack, focus, named: [focus], words: [name] }
  const said = besides.replace(AUDIENCE, '').replace(/^(?:[\s,;:]|(?:and|but)\s)+/i, '')
  return { match, besides: /\p{L}{4}/u.test(said) ? said : '' }
}

const namesOf = ({ words, alone }: PackMatch['named'][number]): readonly string[] =>
  alone === undefined ? words : [...words, alone]

/** Whether a name is what the prompt begins with, after words that ask for a video or a story. */
function beginsWith(prompt: string, name: string): boolean {
  const at = prompt.indexOf(name)
  if (at < 0 || /[\p{L}\p{N}'-]$/u.test(prompt.slice(0, at))) return false
  const after = prompt.slice(at + name.length)
  return (after === '' || AFTER.test(after)) && !hasStrangeWord(prompt.slice(0, at).replace(LEADS, ' '))
}

/** "The great molasses flood of Boston 1919": where it was, as its own facts say it. */
function isPlaced(prompt: string, name: string, pack: Pack): boolean {
  if (pack.isName !== 'event' || !prompt.replace(/^the /, '').startsWith(name.replace(/^the /, '')))
    return false
  const after = prompt.slice(prompt.indexOf(name) + name.length)
  const [, place, rest = ''] = /^ (?:of|in|at) (?:the )?(\p{L}{4,})(.*)$/u.exec(after) ?? []
  const isTold =
    place !== undefined && pack.facts.some((fact) => wordsOfFact(fact).toLowerCase().includes(place))
  return isTold && /^[\s,]*(?:(?:in |of )?\d{4})?$/u.test(rest)
}

/** What else stands before the name of what is told. */
const LEADS =
  /\b(?:histor(?:y|ies)|biograph(?:y|ies)|documentar(?:y|ies)|tale|legend|history channel|mini)\b/g
