import { parsePrompt } from '../writer/embedded/prompt/parse-prompt.ts'
import { nlp } from '../text/english.ts'
import { isEnglish } from '../text/is-english.ts'
import { NEUTRAL_WORDS, STORY_WORDS } from '../writer/embedded/prompt/neutral-words.ts'
import { stripOrders } from '../writer/embedded/prompt/read-orders.ts'
import { restateRequest } from '../writer/embedded/prompt/restate-request.ts'
import { isTrueStory } from '../writer/embedded/prompt/true-story.ts'
import type { DraftFramework } from '@hookreel/film'
import { contentWords } from './content-words.ts'
import type { Found } from './wikimedia.ts'

/** What a prompt asks to have looked up. */
export type Question = {
  /** What is searched for; two where things are compared. Empty: nothing that an encyclopedia knows. */
  readonly topics: readonly string[]
  readonly wanted: DraftFramework | undefined
}

/** Of the person alone: no encyclopedia has it, and its words are nobody else's business. */
const OWN = /\b(?:my|our|i|we|i'm|we're|i've|me|us)\b/i
/** Asked of everybody: "why can't we remember being a baby". */
const OF_ALL =
  /^(?:so )?(?:why|how|what|when|where|do|does|did|can|could|are|is|was|were|will|would)\b(?!.*\b(?:my|our|i|i'm|i've|me)\b)/i
/** Asks for words that are made up or felt, not for facts. */
const NO_FACTS =
  /\b(?:stor(?:y|ies)|tales?|poems?|jokes?|riddles?|quotes?|affirmations?|would you rather|pov|monologue|letters? (?:to|from)|motivat\w+|pep talk|prayers?|pick-?up lines?|captions?|wishes|greetings?|horoscopes?)\b/i
const ADVICE = /^(?:how to|how do i|how can i|ways to|tips? (?:for|on|to))\b/i
const AROUND =
  /^(?:(?:the )?(?:complete |full |short |brief |true |real |dark |secret |untold )*(?:history|story|origins?|timeline|rise and fall|life|science|truth|facts?|secrets?|mystery|guide|meaning|importance|purpose) (?:of|about|behind|to) |everything about |(?:things|stuff|facts|secrets) (?:you|nobody|no one|people|most people)\b.*? about |all about |why (?:is|are|do|does|did|was|were|the) |what (?:is|are|was|were|if|happens (?:to|in)) |who (?:is|was|were) |when (?:is|was|did) |how (?:is|are|was|were|do|does|did|many|much|tall|big|old|long|far|fast|deep|heavy) )/i
const TAIL =
  /\s+(?:explained|in \d+ (?:seconds|minutes|dates|facts)|(?:is|are|was|were|gets?|got) (?:made|built|formed|born|grown|invented|discovered)|works?|facts?|myths?|origins?|really|why (?:you|it|they|we|to) .*|myster(?:y|ies)|history|timeline|trivia|quiz|you (?:did not|didn't|never|should|need|must) .*|that (?:will|sound|are|you|most|nobody|seem) .*|nobody .*|no one .*|for (?:kids|beginners|children))$/i
/** What is asked or said beside the thing: "the Mary Celeste? is it true", "Flannan Isles, what happened". */
const ASIDE =
  /(?:[?!.]+\s|[?!]{2}|,\s+|\s+(?:and|but|or) (?=(?:how|why|what|when|where|who|did|does|is|are|it|its|they|their|he|she|his|her|you|argue|so)\b)).*$/isu
/** Too wide to be what a sentence about them asks for. */
const WIDE = new Set(
  'people person guy man woman men women life night day word website body sign everything everyone ad speech job mistake thing plan world place time way year garden roommate baby age class feel idea'.split(
    ' ',
  ),
)
const LIST_PAGE = /^(?:list of|lists of|outline of|index of|timeline of|glossary of)\b/i
const MANY_MEANINGS = /refer(?:s|red)? to by the same term|may (?:also )?refer to|disambiguation/i
/** What a common word is seldom meant by: a work or a bearer named after it. */
const NAMESAKE =
  /\b(?:album|song|single|band|film|movie|episode|video game|novel|tv series|television series|magazine|surname|given name|football club|company|software|asteroid|ship|racehorse|genus|village|township|municipality|unincorporated community)\b/i
/** A page whose name and description share nothing with what was asked is something else. */
const MIN_POINTS = 4

/** What to look up for a prompt; nothing for what is the person's own, made up, or advice. */
export function readQuestion(prompt: string): Question {
  const text = stripOrders(restateRequest(prompt).replace(/\s+/gu, ' ')).replace(/[’‘]/g, "'").trim()
  const { topic, kind, story } = parsePrompt(text)
  const isMadeUp = !isTrueStory(text) && (NO_FACTS.test(text) || (story !== null && STORY_WORDS.test(text)))
  const wanted = chooseFramework(text, kind)
  const isOwn = OWN.test(text) && !OF_ALL.test(text)
  if (isMadeUp || isOwn || ADVICE.test(topic)) return { topics: [], wanted }
  const sides = kind === 'versus' ? splitSides(topic) : []
  if (sides.length === 2) return { topics: sides, wanted: 'comparison' }
  const bare = peel(topic)
  return { topics: /\p{L}{2}/u.test(bare) ? [bare] : [], wanted }
}

function chooseFramework(text: string, kind: string): DraftFramework | undefined {
  if (/\b(?:histor(?:y|ies)|timeline|dates|chronolog\w+|rise and fall|life of|evolution of)\b/i.test(text))
    return 'timeline'
  if (kind === 'versus') return 'comparison'
  if (kind === 'quiz') return 'guess'
  return /\b(?:facts?|things|top|ranking|reasons)\b/i.test(text) ? 'countdown' : undefined
}

const splitSides = (topic: string): string[] =>
  topic
    .split(/\s+(?:vs\.?|versus|or|compared (?:to|with))\s+/i)
    .map(peel)
    .filter((side) => side !== '')

/** The thing itself: "the history of the Eiffel Tower" without "the history of the". */
function peel(topic: string): string {
  let bare = topic
    .replace(/\([^)]*\)/g, ' ')
    .replace(ASIDE, '')
    .replace(/\s+/g, ' ')
    .trim()
  for (let round = 0; round < 3; round += 1) {
    bare = bare
      .replace(AROUND, '')
      .replace(TAIL, '')
      .replace(/^(?:the|an?)\s+/i, '')
      .replace(/[?!.,:;\s]+$/u, '')
  }
  return bare.slice(0, 120)
}

/**
 * The thing that a topic speaks of, for a second look: "crows" of "crows remember faces", "Blockbuster" of "Blockbuster say
 * no to netflix". Empty where that is the whole topic or none is plain.
 */
export function coreOf(topic: string): string {
  const told = nlp(topic)
  const names = told.match('(#ProperNoun|#Person|#Place|#Organization)+').out('array') as string[] // compromise types its output as any
  const nouns = told.nouns().not('#Pronoun').out('array') as string[] // the same
  const core = [names[0], nouns[0]].find((one) => one !== undefined && contentWords(one).length > 0)
  if (!isEnglish(topic)) return ''
  const bare = (core ?? '')
    .replace(/[^\p{L}\p{N}' -]+/gu, '')
    .replace(/^(?:(?:the|an?|most|best|worst|much|many|every|all) )+/i, '')
    .trim()
  const words = contentWords(bare)
  // "Safe" of "is it safe" is no thing.
  if (words.length === 1 && nlp(bare).has('(#Adjective|#Adverb|#Infinitive)')) return ''
  const isWide = words.every((word) => WIDE.has(word) || NEUTRAL_WORDS.has(word))
  return isWide || words.join(' ') === contentWords(topic).join(' ') ? '' : bare
}

/** The pages that a topic may mean, likeliest first; none when nothing that was found is about it. */
export const rankPages = (topic: string, prompt: string, found: readonly Found[]): Found[] =>
  weighPages(topic, prompt, found).map(({ page }) => page)

/** The same with how much speaks for each. */
export function weighPages(
  topic: string,
  prompt: string,
  found: readonly Found[],
): { readonly page: Found; readonly points: number }[] {
  return found
    .filter(({ page, description }) => !LIST_PAGE.test(page) && !isManyMeanings(page, description))
    .map((page, at) => ({ page, points: weigh(topic, prompt, page) - at * 0.4 }))
    .filter(({ points }) => points >= MIN_POINTS)
    .toSorted((one, other) => other.points - one.points)
}

const isManyMeanings = (page: string, description: string): boolean =>
  /\(disambiguation\)$/i.test(page) || MANY_MEANINGS.test(description)

function weigh(topic: string, prompt: string, { page, alias, description, excerpt }: Found): number {
  const asked = contentWords(topic)
  if (asked.length === 0) return 0
  const bare = page.replace(/\s*\([^)]*\)$/, '')
  const named = new Set([...contentWords(page), ...contentWords(alias)])
  const around = contentWords(`${description} ${excerpt} ${page}`)
  const covered = asked.filter((word) => named.has(word)).length
  // Nothing of what was asked is in its name: whatever its text says, it is another thing.
  if (covered === 0) return 0
  const isSame = [bare, page].some((name) => contentWords(name).join(' ') === asked.join(' '))
  const isAlias = alias !== '' && contentWords(alias).join(' ') === asked.join(' ')
  const told = contentWords(prompt).filter((word) => !asked.includes(word) && around.includes(word)).length
  const isNamesake = NAMESAKE.test(description) && !contentWords(prompt).some((word) => NAMESAKE.test(word))
  const strange = contentWords(bare).filter((word) => !asked.includes(word)).length
  return (
    (isSame ? 6 : isAlias ? 5 : 0) +
    (covered / asked.length) * 6 +
    Math.min(4, told * 2) -
    Math.min(3, strange) -
    (isNamesake ? 5 : 0)
  )
}

/** Other pages of the same name, to choose instead: "Mercury (element)" beside "Mercury (planet)". */
export function listOthers(taken: Found, found: readonly Found[]): Pick<Found, 'page' | 'description'>[] {
  const name = (page: string) => page.replace(/\s*(?:\([^)]*\)|,.*)$/, '').toLowerCase()
  return found
    .filter(({ page, description }) => page !== taken.page && !isManyMeanings(page, description))
    .filter(({ page }) => name(page) === name(taken.page))
    .slice(0, 4)
    .map(({ page, description }) => ({ page, description: description.slice(0, 120) }))
}
