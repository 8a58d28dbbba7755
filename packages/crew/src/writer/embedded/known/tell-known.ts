import { DURATIONS_SECONDS } from '@hookreel/film'
import type { IdeaDraft, IdeasRequest } from '../../writer.ts'
import { findNamed } from '../matching/find-named.ts'
import { cutPrompt, leavesAlone, mayLeaveOut } from '../matching/find-part.ts'
import { findPack, isVague } from '../matching/find-pack.ts'
import { onlyNames } from '../matching/only-names.ts'
import { isInstructive, tellsOneOf, wordsOfFact } from './fact.ts'
import type { PackMatch } from '../matching/pack-match.ts'
import { isLookedUp, subjectOf } from '../interview/ask-back.ts'
import { parsePrompt } from '../prompt/parse-prompt.ts'
import type { ParsedPrompt } from '../prompt/parse-prompt.ts'
import { compares, readSides } from '../matching/read-sides.ts'
import { says } from '../matching/words.ts'
import { isTold, wordsBeside } from '../untold/is-told.ts'
import { sayLeft } from '../untold/say-left.ts'
import type { Orders } from '../prompt/orders.ts'
import { stripOrders } from '../prompt/read-orders.ts'
import { AROUND_TIPS, TIMING_WORDS } from '../prompt/neutral-words.ts'
import { isOrder } from '../prompt/strip-manner.ts'
import { suggestFromAll } from './suggest-from-all.ts'
import { isLivedAlone } from '../offers/tell-lived.ts'
import { asksForReasons, isOpinion, isTrial, SAID_TO_ME } from '../interview/read-kind.ts'
import type { TextKind } from '../interview/text-kind.ts'
import { factsAnswering, factsAsked, factsComparing, isDecided } from '../matching/answers-question.ts'
import { asksAfter, asksWhoIs, IS_TRUE, namesSigns, readQuestion } from '../matching/read-asking.ts'
import { readStance } from '../opinions/read-stance.ts'
import { tellOpinion } from '../opinions/tell-opinion.ts'
import { isAskedOfAll, readDebate, tellDebate } from '../debates/tell-debate.ts'
import { readVersus, tellVersus } from './tell-versus.ts'
import { suggestFromPack } from './suggest-from-pack.ts'

/** What begins with "my" is the person's own: no fact is known of it. Bodies and minds are everybody's. */
export const OWN =
  /\b(?:intro|outro|trailer|bio|introduction|logo|banner) (?:for|of|to) (?:my|our)\b|^(?:my|our) (?!(?:body|brain|mind|heart|eyes?|skin|stomach|memory|dreams?)\b)|^the (?:day|night|moment|year) (?:that |when )?(?:my|our|i|we)\b|\bwhat should (?:i|we) do\b|^(?:what|(?:the |\d+ )?(?:things|lessons)) (?:i|we)(?:'ve| have)? learn(?:ed|t) (?:from|by|after|when|while)\b|^how (?:my|our) [\p{L}' -]+? (?:learned|became|got|met|started|beat|survived|found|lost|changed|grew|saved)\b/iu

/**
 * Whether what compares several things speaks of all of them: inflation is no answer to saving and investing. `names` are those of
 * what is told.
 */
export function tellsAllSides(
  told: string,
  { title, script, framework }: IdeaDraft,
  names: readonly string[],
): boolean {
  const sides = readSides(told).map((side) => wordsBeside(side, []))
  const tellsAll = (text: string) =>
    sides.every((words) => words.every((word) => isTold(word, { title: '', script: text })))
  // Two are compared only where one sentence speaks of both: who invented margarine says nothing of butter.
  const isPair = sides.length === 2 && framework !== 'versus' && !names.some(tellsAll)
  return isPair ? [title, ...script.split(/(?<=[.?!])\s+/)].some(tellsAll) : tellsAll(`${title} ${script}`)
}

const namesAny = (title: string, texts: readonly string[]): boolean => {
  const words = texts.flatMap((text) => wordsBeside(text, []))
  return words.length === 0 || words.some((word) => says(title, word))
}

/** Ideas from a topic that is known, as far as they answer what was asked. */
function tellTopic(
  told: string,
  parsed: ParsedPrompt & { readonly match: PackMatch },
  request: IdeasRequest,
): IdeaDraft[] {
  // A neighbor's fact is no answer: better asked back.
  const { pack, focus } = parsed.match
  if (!isAnsweredBy(told, parsed.match)) return []
  // A topic may be asked for by any of its names: "movies" for films.
  const around = pack.unit.one === 'tip' ? [...AROUND_TIPS, ...TIMING_WORDS] : []
  const known = [...pack.words, ...(focus?.id === pack.id ? focus.words : []), ...around]
  const answers = factsAnswering(told, parsed.match)
  const isAnswered = ({ script }: IdeaDraft) => answers === null || tellsOneOf(answers, script)
  return (
    suggestAsLong(parsed.match, parsed, {
      ...request,
      // Of several, one may answer what the first does not: "are bats blind" is answered by a myth.
      count: request.count * (answers === null && readQuestion(told) !== 'whether' ? 1 : 3),
    })
      .filter((idea) => isAnswered(idea) && isTold(request.prompt, idea, known))
      // The answer comes first; of the other ideas, only those that still name what was asked after.
      .filter(
        ({ title }, at) => at === 0 || answers === null || namesAny(title, [told, ...parsed.match.words]),
      )
      .slice(0, request.count)
  )
}

/** What is asked, and what was ordered in it. */
type Asking = { readonly asked: IdeasRequest; readonly orders: Orders }

/** Ideas, and the names by which what they tell of may be asked for. */
type Telling = { readonly ideas: readonly IdeaDraft[]; readonly names: readonly string[] }
/** Where there are no ideas, `tellLess` tells of the thing that the prompt names and says what it leaves out, if that may be. */
export type Known = Telling & { readonly tellLess?: () => Telling }
export const NOTHING: Known = { ideas: [], names: [] }

/** By whatever name it is asked for, what is known of is told. */
export const namesOf = ({ pack, focus, words }: PackMatch): readonly string[] => [
  pack.name,
  ...pack.words,
  ...(focus === null ? [] : [focus.name, ...focus.words]),
  ...words,
]

/** Two things side by side, of which nothing is known that tells them apart. */
const isOnlySetAgainst = (told: string, match: PackMatch): boolean =>
  readSides(told).length > 1 && factsComparing(told, match).length === 0

/** What is known of a prompt's topic, or put before the viewers where that is a matter of opinion. */
export function tellKnown({ asked, orders }: Asking, request: IdeasRequest, parsed: ParsedPrompt): Known {
  const told = stripOrders(asked.prompt)
  const { match } = parsed
  if (OWN.test(asked.prompt) || SAID_TO_ME.test(asked.prompt) || isTrial(asked.prompt)) return NOTHING
  const view = tellOpinion(asked, orders.count, false)
  if (view !== null) return { ideas: view, names: [] }
  // Whose view it is has the reasons: questions to the viewers are none.
  if (readStance(asked.prompt)?.isMeant === true) return NOTHING
  const debate = readDebate(told) ?? readDebate(asked.prompt)
  if (
    debate !== null &&
    (isOpinion(told) || isAskedOfAll(debate, told) || match === null || isOnlySetAgainst(told, match))
  )
    return { ideas: tellDebate(debate, request), names: [] }
  if (isOpinion(told)) return NOTHING
  const compared = match === null ? findCompared(told) : null
  const differing = compared === null ? [] : tellTopic(told, { ...parsed, match: compared }, request)
  if (compared !== null && differing.length > 0) return { ideas: differing, names: namesOf(compared) }
  const sides = match === null ? readVersus(told) : null
  if (sides !== null) return { ideas: tellVersus(sides, request), names: sides.map(({ name }) => name) }
  // Two places where films are shown name no topic, and are still compared.
  if (parsed.story === null && match === null && isVague(request.prompt) && !compares(told))
    return { ideas: suggestFromAll(parsed, request), names: [] }
  if (match !== null && isInstructive(match.pack) && isLivedAlone(told)) return NOTHING
  const ideas =
    match === null ? [] : withRounds(told, tellTopic(told, { ...parsed, match }, request), request)
  const isOfLife = match?.words.some((words) => DAILY_LIFE.test(words)) ?? false
  if (DAILY_LIFE.test(told) && !isOfLife && ideas.some(({ script }) => !DAILY_LIFE.test(script)))
    return NOTHING
  const names = match === null ? [] : namesOf(match)
  if (ideas.length > 0 || CORRECTS.test(asked.prompt)) return { ideas, names }
  const tellLess = () => {
    const named = tellNamed(told, parsed, request)
    return named.ideas.length > 0 ? named : tellPart(told, request, orders)
  }
  return { ideas, names, tellLess }
}

/** Where two are set side by side that are known in one pack: what speaks of both, and rounds of the one against the other. */
function withRounds(told: string, ideas: readonly IdeaDraft[], request: IdeasRequest): readonly IdeaDraft[] {
  const sides = readVersus(told)
  if (sides === null) return ideas
  const names = sides.map(({ name }) => name)
  const telling = ideas.filter((idea) => tellsAllSides(told, idea, names))
  return [...telling, ...tellVersus(sides, request)].slice(0, request.count)
}

/** What is known of one of several things that a prompt sets side by side, where it says how they differ. */
const findCompared = (told: string): PackMatch | null =>
  readSides(told)
    .map((side) => findPack(side))
    .find((match) => match !== null && factsComparing(told, match).length > 0) ?? null

/** How people lived is no matter of single facts, unless a topic is about just that. */
const DAILY_LIFE = /\b(?:daily|everyday|day[- ]to[- ]day|ordinary) life\b|\blife in ancient\b/i

/** Takes back what was said before: "vaccines, no sorry, pregnancy". */
export const CORRECTS = /\b(?:sorry|i mean|actually no|scratch that)\b/i

/**
 * Of so many parts ideas are written before nothing is told: of 4,249 prompts of people the first or second told what was asked, or none did. A
 * prompt that names its topic again and again has thirty, and three minutes' fifty ideas of each took three seconds.
 */
const MAX_WRITTEN = 3

/** What is known of the first part of a prompt; the ideas say what is not told. */
function tellPart(told: string, request: IdeasRequest, orders: Orders): Telling {
  if (!isLookedUp(subjectOf(request.prompt))) return NOTHING
  let written = 0
  for (const part of cutPrompt(told)) {
    const { core, besides } = part
    const parsed = parsePrompt(core, orders)
    const { match } = parsed
    if (match === null || match.focus === null) continue
    const known = [...match.pack.words, ...match.focus.words]
    const without = leavesAlone(besides, match.pack)
    const mayLeave = mayLeaveOut(part, match.pack) || without !== null
    const isAsked = wordsBeside(besides, known).length > 0
    // Nothing that is written could be told.
    if (!mayLeave && !isAsked) continue
    const tells = (idea: IdeaDraft) => isAsked && isTold(besides, idea, known, 1)
    if (written === MAX_WRITTEN) break
    written += 1
    const ideas = tellTopic(core, { ...parsed, match }, { ...request, prompt: core }).filter(
      (idea) => mayLeave || tells(idea),
    )
    const left = ideas.map((idea) =>
      without !== null
        ? { ...idea, unmet: [sayLeft('told', [besides])] }
        : isOrder(besides) || tells(idea)
          ? idea
          : leaving([besides], idea),
    )
    if (left.length > 0) return { ideas: left, names: namesOf(match) }
  }
  return NOTHING
}

export const leaving = (besides: readonly string[], idea: IdeaDraft): IdeaDraft => ({
  ...idea,
  unmet: [sayLeft('told', besides)],
})

/** Tell of what they name, whatever is asked of it besides. */
const NAMED_KINDS: ReadonlySet<TextKind> = new Set<TextKind>([
  'topic',
  'matter',
  'explanation',
  'past',
  'account',
  'origin',
  'life',
  'day',
])

/** What is known of somebody, an event or a place that is asked for with more than is known; the ideas say what is not told. */
function tellNamed(told: string, parsed: ParsedPrompt, request: IdeasRequest): Telling {
  const { kind } = subjectOf(request.prompt)
  const named = NAMED_KINDS.has(kind) ? findNamed(told) : null
  if (named === null) return NOTHING
  const { besides } = named
  const match = withWhatItIs(named.match, parsed)
  const ideas = suggestAsLong(match, { ...parsed, match }, request).map((idea) =>
    besides === '' || isTold(besides, idea, match.words) ? idea : leaving([besides], idea),
  )
  return { ideas, names: namesOf(match) }
}

/** Who or what it is comes first, whatever a prompt says besides, unless it asks for a list. */
export function withWhatItIs(
  match: PackMatch,
  { asked, kind }: Pick<ParsedPrompt, 'asked' | 'kind'>,
): PackMatch {
  const isList = asked !== null || kind === 'facts' || kind === 'list'
  const defining = isList ? [] : factsAsked(match.focus?.name ?? match.pack.name, match)
  return defining.length === 0 ? match : { ...match, answers: defining }
}

/** Whether a match may answer at all, where the prompt is a question that only its answer answers. */
function isAnsweredBy(told: string, match: PackMatch): boolean {
  const { pack, focus, answers } = match
  const asked = readQuestion(told)
  const hasAnswer = () => answers !== undefined || (factsAnswering(told, match) ?? []).length > 0
  if (asked === 'whether' && !IS_TRUE.test(told)) return isDecided(told, match)
  // Steps that tell to wait for the signs say which these are.
  const tellsSigns = () =>
    isInstructive(pack) && pack.facts.some((fact) => /\bsigns?\b/i.test(wordsOfFact(fact)))
  if (asked === 'signs') return hasAnswer() || [pack.name, ...match.words].some(namesSigns) || tellsSigns()
  // Steps are no reasons: how to chop onions does not say why they make you cry, nor how to knit why to learn it.
  if (
    (asked === 'why' || /^what (?:\w+ )?happens\b/i.test(told) || asksForReasons(told)) &&
    isInstructive(pack)
  )
    return hasAnswer()
  if (!asksAfter(asked) || hasAnswer()) return true
  // Who Cleopatra was is not told by facts about Egypt; who the Vikings were, by what is known of them.
  const isNamed = focus !== null && onlyNames(told, focus)
  if (asksWhoIs(told) && (pack.isName === 'person' || isNamed)) return true
  return factsAsked(told, match).length > 0
}

/** Where too little is known for a long film, ideas for the longest one that can be filled. */
export function suggestAsLong(match: PackMatch, parsed: ParsedPrompt, request: IdeasRequest): IdeaDraft[] {
  const shorter = DURATIONS_SECONDS.filter((seconds) => seconds >= 60 && seconds < request.seconds)
  for (const seconds of [request.seconds, ...shorter.toReversed()]) {
    const ideas = suggestFromPack(match, parsed, { ...request, seconds })
    if (ideas.length > 0) return ideas
  }
  return []
}
