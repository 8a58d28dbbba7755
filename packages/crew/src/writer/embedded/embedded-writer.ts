import { createRandom, DURATIONS_SECONDS } from '@hookreel/film'
import { suggestFromGiven } from '../../researcher/suggest-from-given.ts'
import type { IdeaDraft, IdeasRequest, Writer } from '../writer.ts'
import { findNamed } from './matching/find-named.ts'
import { cutPrompt, leavesAlone, mayLeaveOut } from './matching/find-part.ts'
import { isVague } from './matching/find-pack.ts'
import { isInstructive } from './fact.ts'
import type { PackMatch } from './matching/pack-match.ts'
import { parseNotes, speechSize } from './notes/parse-notes.ts'
import { suggestFromNotes } from './notes/suggest-from-notes.ts'
import { isLookedUp, subjectOf } from './interview/ask-back.ts'
import { HOW_LIVED } from './interview/read-subject.ts'
import { readAnswers, tellAnswers } from './interview/tell-answers.ts'
import { mendPrompt } from './prompt/mend-prompt.ts'
import { parsePrompt } from './prompt/parse-prompt.ts'
import type { ParsedPrompt } from './prompt/parse-prompt.ts'
import { isTold, tellsPremise, wordsBeside } from './is-told.ts'
import { obeyOrders } from './obey-orders.ts'
import type { Orders, Shape } from './prompt/orders.ts'
import { readOrders, stripOrders } from './prompt/read-orders.ts'
import { AROUND_TIPS, TIMING_WORDS } from './prompt/neutral-words.ts'
import { sayPlainly } from './prompt/say-plainly.ts'
import { isOrder } from './prompt/strip-manner.ts'
import { suggestFromAll } from './suggest-from-all.ts'
import { findGenre } from './plots/find-genre.ts'
import { readListener, saysFear } from './plots/read-parts.ts'
import { tellPremise } from './plots/tell-premise.ts'
import { tellPlots } from './plots/tell-plots.ts'
import { tellLearning } from './learning/tell-learning.ts'
import { tellMessage } from './messages/tell-message.ts'
import { tellBelief } from './beliefs/tell-belief.ts'
import { isLivedAlone, tellLived } from './offers/tell-lived.ts'
import { tellOffers } from './offers/tell-offer.ts'
import { tellRecipe } from './offers/tell-recipe.ts'
import { tellWords } from './words/tell-words.ts'
import { isOpinion } from './interview/read-subject.ts'
import { findStory } from './stories/find-story.ts'
import { tellStories } from './stories/tell-stories.ts'
import { isTrueStory } from './prompt/true-story.ts'
import { factsAnswering, factsAsked } from './matching/answers-question.ts'
import { asksAfter, asksWhether, isDecided } from './matching/find-answer.ts'
import { isAskedOfAll, readDebate, readRather, tellDebate } from './debates/tell-debate.ts'
import { findArgument, tellSides } from './debates/tell-sides.ts'
import { readVersus, tellVersus } from './tell-versus.ts'
import { suggestFromPack } from './suggest-from-pack.ts'
import { withLength } from './with-length.ts'

/** Prompts longer than this, in whole sentences, are the user's own text. */
const OWN_TEXT_WORDS = 25
const COMMAND =
  /^(?:please\b|avoid\b|don't\b|do not\b|no \w+ing\b|each (?:one|video)\b|(?:can|could|would) you\b|(?:make|create|generate|write|give|produce|come up|tell me|show me|explain)\b|i(?:'d| would)? (?:want|need|like)\b|the (?:video|reel|script|tone|style)\b|it should\b|keep it\b|use an?\b)|\bi(?:'d| would)? (?:want|need|like) (?:you\b|.{0,40}\b(?:videos?|reels?|shorts|clips?|tiktoks?|scripts?|posts?|ideas?)\b)/i

/**
 * The writer that needs nothing: no key, no network. It knows twelve packs of facts, single topics and nine families of stories,
 * builds from the user's own notes and answers on any topic, and answers with no ideas for what it does not know: `askBack`
 * then says what to ask.
 * The same request gives the same ideas. Titles, hooks and facts of one answer are distinct, so that fewer than
 * `count` may come back.
 */
export function createEmbeddedWriter(): Writer {
  return {
    suggestIdeas: async (request, signal) => {
      signal?.throwIfAborted()
      return suggestAsOrdered(request)
    },
  }
}

/**
 * Ideas that do what the prompt orders beside its topic, each with what it does not do. `mayBePart` lets them tell of the
 * thing that the prompt names where nothing is known of what it says besides.
 */
function suggestAsOrdered(request: IdeasRequest, mayBePart = true): IdeaDraft[] {
  const isTyped = request.notes === undefined && request.given === undefined && request.answers === undefined
  const asked = isTyped ? { ...request, prompt: sayPlainly(request.prompt) } : request
  const orders = readOrders(asked.prompt)
  const ideas = suggest(withLength(asked, orders), orders, mayBePart)
  if (ideas.length === 0) return []
  const { match, asked: count } = parsePrompt(orders.topic)
  return ideas.map((idea) => obeyOrders(idea, { orders, match, asked: count }))
}

/** More than any genre has. */
const ALL_PLOTS = 20

/** What begins with "my" is the person's own: no fact is known of it. Bodies and minds are everybody's. */
const OWN =
  /^(?:my|our) (?!(?:body|brain|mind|heart|eyes?|skin|stomach|memory|dreams?)\b)|^the (?:day|night|moment|year) (?:that |when )?(?:my|our|i|we)\b|\bwhat should (?:i|we) do\b|^(?:what|(?:the |\d+ )?(?:things|lessons)) (?:i|we)(?:'ve| have)? learn(?:ed|t) (?:from|by|after|when|while)\b|^how (?:my|our) [\p{L}' -]+? (?:learned|became|got|met|started|beat|survived|found|lost|changed|grew|saved)\b/iu

/** The families of stories are for those who may be frightened. */
const FOR_CHILDREN =
  /\b(?:preschool\w*|kindergarten|toddlers?|kids?|children|bedtime|(?:my|our) (?:\w+ )?(?:son|daughter|grandson|granddaughter|niece|nephew))\b/i

/** What the asker lived or does; a wish for a video is no such thing. */
const LIVED =
  /^(?:i|we)(?:'m| am|'ve| have|'re| are)? (?!want\b|need\b|would\b|like\b|wish\b|think\b|bet\b|dare\b)\p{L}+/iu

/** What is for and against something, and how it was before, only the person says. */
const ONLY_OWN = new Set<Shape>(['pros-cons', 'before-after'])

const SIDES = /^(.+?)\s+(?:vs\.?|versus)\s+(.+)$/iu

/** Whether what compares two things speaks of both: inflation is no answer to saving and investing. */
function tellsBothSides(told: string, { title, script }: IdeaDraft): boolean {
  const sides = SIDES.exec(told)?.slice(1) ?? []
  return sides.every((side) => {
    const words = wordsBeside(side, [])
    return words.length === 0 || words.some((word) => isTold(word, { title, script }))
  })
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
  const isAnswered = ({ script }: IdeaDraft) =>
    answers === null || answers.some(({ short, long }) => [short, long].some((text) => script.includes(text)))
  return suggestAsLong(parsed.match, parsed, {
    ...request,
    // Of several, one may answer what the first does not: "are bats blind" is answered by a myth.
    count: request.count * (answers === null && !asksWhether(told) ? 1 : 3),
  })
    .filter((idea) => isAnswered(idea) && isTold(request.prompt, idea, known) && tellsBothSides(told, idea))
    .slice(0, request.count)
}

function suggest(asked: IdeasRequest, orders: Orders, mayBePart: boolean): IdeaDraft[] {
  if (asked.given !== undefined) return suggestFromGiven(asked.given, asked)
  const own = tellOwnWords(asked)
  if (own !== null) return own
  const request = { ...asked, prompt: readOrder(asked.prompt) }
  const belief = tellBelief(asked)
  if (belief !== null) return belief
  const rather = readRather(request.prompt)
  if (rather !== null) return tellDebate(rather, request)
  const argument = findArgument(asked.prompt, request.prompt)
  if (argument !== null) return tellSides(argument, request, orders.count)
  const words = tellWords(request, orders.count)
  if (words !== null) return words
  const lesson = tellLearning({ ...request, prompt: asked.prompt })
  if (lesson !== null) return lesson
  const parsed = parsePrompt(request.prompt, orders)
  if (parsed.shape !== null && ONLY_OWN.has(parsed.shape)) return []
  const story = tellFiction(asked, request, parsed)
  return story ?? tellKnown({ asked, orders, mayBePart }, request, parsed)
}

/** What the person's own words, notes and answers become; null where they hold nothing to tell. */
function tellOwnWords(asked: IdeasRequest): IdeaDraft[] | null {
  const notes = asked.notes?.trim() ?? ''
  const isNew = notes === '' && asked.answers === undefined
  const details = isNew
    ? (tellMessage(asked) ?? tellOffers(asked) ?? tellRecipe(asked) ?? tellLived(asked))
    : []
  if (details.length > 0) return details
  const own = notes === '' ? ownText(asked.prompt) : notes
  if (own !== null) {
    const ideas = suggestFromNotes(own, asked)
    if (ideas.length > 0) return ideas
  }
  if (asked.answers !== undefined) {
    const subject = subjectOf(asked.prompt)
    return tellAnswers(subject, readAnswers(subject, asked.answers), asked)
  }
  return null
}

/** Places of the real world that are said to be haunted are no story to be made up. */
const REAL_PLACES =
  /\b(?:most haunted|haunted (?:places|locations|castles|hotels|houses|cities|towns|roads|forests|islands) (?:in|of|around)|(?:scariest|creepiest|most (?:terrifying|dangerous)) (?:places|roads|cities|islands|forests))\b/i

/** Read as a tone where something is known of the topic: of the rest it is what is asked for. */
const MOTIVATIONAL =
  /\bmotivation(?:al)? (?:videos?|reels?|shorts?|clips?|scripts?|tiktoks?|posts?|speech(?:es)?)\b/i

/** What is made up for a prompt that asks for it; null where it asks for something else. */
function tellFiction(asked: IdeasRequest, request: IdeasRequest, parsed: ParsedPrompt): IdeaDraft[] | null {
  if (REAL_PLACES.test(asked.prompt)) return null
  const setting = parsed.story === null ? null : findStory(request.prompt, parsed.story)
  const isTrueOrGentle = FOR_CHILDREN.test(asked.prompt) || isTrueStory(asked.prompt)
  const told = stripOrders(asked.prompt)
  const isFunny = findGenre(told, asked.prompt) === 'funny'
  if (setting !== null && !isTrueOrGentle && !isFunny) return tellStories(setting, request)
  // "I moved from Manila to Calgary, and I want to tell that story" is none that could be made up.
  const isNoLesson = parsed.match !== null && isInstructive(parsed.match.pack) && isLivedAlone(told)
  const asksForCourage = MOTIVATIONAL.test(asked.prompt) ? 'motivation' : null
  const isUnknown = parsed.match === null || isNoLesson
  const found = isUnknown ? (findGenre(told, asked.prompt) ?? asksForCourage) : null
  const isLived = LIVED.test(asked.prompt) || HOW_LIVED.test(told)
  const genre = isLived && found !== 'motivation' ? null : found
  // Nothing is made up of somebody who lived.
  if (genre !== null && findNamed(told)?.match.pack.isName !== 'person') {
    const all = {
      ...request,
      prompt: genre === 'bedtime' ? withListener(told, asked.prompt) : told,
      count: ALL_PLOTS,
    }
    const premise = tellPremise(genre, all, asked.prompt)
    const plots = tellPlots(genre, all).filter(tellsPremise(genre, told))
    // Who finds a kitten is no hero of a plot about the dark.
    const stories =
      premise.length > 0 && genre === 'bedtime' && !saysFear(told) ? premise : [...plots, ...premise]
    return freshFirst(createRandom(request.seed).shuffle(stories), request).slice(0, request.count)
  }
  const made =
    genre === null && !HOW_LIVED.test(told) && parsed.match === null && readVersus(told) === null
      ? tellPremise(null, { ...request, prompt: told }, asked.prompt)
      : []
  return made.length > 0 ? made : null
}

/** The child whom a bedtime story is for may stand in a clause of its own, which says nothing else of the story. */
function withListener(told: string, whole: string): string {
  const { name } = readListener(whole)
  return name === null || readListener(told).name !== null ? told : `${told} for my child ${name}`
}

/** Stories of another plot than the user had lately come first. */
const freshFirst = (ideas: readonly IdeaDraft[], { recent = [] }: IdeasRequest): IdeaDraft[] =>
  ideas.toSorted(
    (one, other) => Number(recent.includes(one.framework)) - Number(recent.includes(other.framework)),
  )

/** What is asked, what was ordered in it, and whether a part of it may be told. */
type Asking = {
  readonly asked: IdeasRequest
  readonly orders: Orders
  readonly mayBePart: boolean
}

/** What is known of a prompt's topic, or put before the viewers where that is a matter of opinion. */
function tellKnown(
  { asked, orders, mayBePart }: Asking,
  request: IdeasRequest,
  parsed: ParsedPrompt,
): IdeaDraft[] {
  const told = stripOrders(asked.prompt)
  if (OWN.test(asked.prompt)) return []
  const debate = readDebate(told) ?? readDebate(asked.prompt)
  if (debate !== null && (isOpinion(told) || isAskedOfAll(debate, told) || parsed.match === null))
    return tellDebate(debate, request)
  if (isOpinion(told)) return []
  const sides = parsed.match === null ? readVersus(told) : null
  if (sides !== null) return tellVersus(sides, request)
  if (parsed.story === null && parsed.match === null && isVague(request.prompt))
    return suggestFromAll(parsed, request)
  const ideas = parsed.match === null ? [] : tellTopic(told, { ...parsed, match: parsed.match }, request)
  if (parsed.match !== null && isInstructive(parsed.match.pack) && isLivedAlone(told)) return []
  const isOfLife = parsed.match?.words.some((words) => DAILY_LIFE.test(words)) ?? false
  if (DAILY_LIFE.test(told) && !isOfLife && ideas.some(({ script }) => !DAILY_LIFE.test(script))) return []
  if (ideas.length > 0 || !mayBePart || CORRECTS.test(asked.prompt)) return ideas
  const named = tellNamed(told, parsed, request)
  return named.length > 0 ? named : tellPart(told, request, orders)
}

/** How people lived is no matter of single facts, unless a topic is about just that. */
const DAILY_LIFE = /\b(?:daily|everyday|day[- ]to[- ]day|ordinary) life\b|\blife in ancient\b/i

/** Takes back what was said before: "vaccines, no sorry, pregnancy". */
const CORRECTS = /\b(?:sorry|i mean|actually no|scratch that)\b/i

/** What is known of the first part of a prompt; the ideas say what is not told. */
function tellPart(told: string, request: IdeasRequest, orders: Orders): IdeaDraft[] {
  if (!isLookedUp(subjectOf(request.prompt))) return []
  for (const part of cutPrompt(told)) {
    const { core, besides } = part
    const parsed = parsePrompt(core, orders)
    const { match } = parsed
    if (match === null || match.focus === null) continue
    const known = [...match.pack.words, ...match.focus.words]
    const isAsked = wordsBeside(besides, known).length > 0
    const tells = (idea: IdeaDraft) => isAsked && isTold(besides, idea, known, 1)
    const without = leavesAlone(besides, match.pack)
    const mayLeave = mayLeaveOut(part, match.pack) || without !== null
    const ideas = tellTopic(core, { ...parsed, match }, { ...request, prompt: core }).filter(
      (idea) => mayLeave || tells(idea),
    )
    if (ideas.length > 0)
      return ideas.map((idea) =>
        without !== null
          ? { ...idea, unmet: [`You asked for this “${besides}”: none of these steps names that.`] }
          : isOrder(besides) || tells(idea)
            ? idea
            : leaving(besides, match.focus?.name ?? '', idea),
      )
  }
  return []
}

const leaving = (besides: string, name: string, idea: IdeaDraft): IdeaDraft => ({
  ...idea,
  unmet: [`Nothing is known here of “${besides}”: this tells of ${name}.`],
})

/** What is known of somebody, an event or a place that is asked for with more than is known; the ideas say what is not told. */
function tellNamed(told: string, parsed: ParsedPrompt, request: IdeasRequest): IdeaDraft[] {
  const { kind } = subjectOf(request.prompt)
  const named = kind === 'topic' || kind === 'question' ? findNamed(told) : null
  if (named === null) return []
  const { besides, match } = named
  return suggestAsLong(match, { ...parsed, match }, request).map((idea) =>
    besides === '' || isTold(besides, idea, match.words) ? idea : leaving(besides, match.pack.name, idea),
  )
}

const WHY = /^(?:so |ok )?(?:why(?! not\b)|how come|what (?:causes?|makes?)) /i

/** Whether a match may answer at all, where the prompt is a question that only its answer answers. */
const isAnsweredBy = (told: string, match: PackMatch): boolean =>
  isDecided(told, match) &&
  // Steps are no reasons: how to chop onions does not say why they make you cry.
  !(WHY.test(told) && isInstructive(match.pack) && (factsAnswering(told, match) ?? []).length === 0) &&
  (match.answers !== undefined ||
    !asksAfter(told) ||
    factsAsked(told, match).length > 0 ||
    (factsAnswering(told, match) ?? []).length > 0)

/** Where too little is known for a long film, ideas for the longest one that can be filled. */
function suggestAsLong(match: PackMatch, parsed: ParsedPrompt, request: IdeasRequest): IdeaDraft[] {
  const shorter = DURATIONS_SECONDS.filter((seconds) => seconds >= 60 && seconds < request.seconds)
  for (const seconds of [request.seconds, ...shorter.toReversed()]) {
    const ideas = suggestFromPack(match, parsed, { ...request, seconds })
    if (ideas.length > 0) return ideas
  }
  return []
}

const readOrder = (prompt: string): string => stripOrders(mendPrompt(prompt))

/**
 * Whether no facts have to be looked up for a prompt: the embedded writer has something to say of it, or only the person
 * knows it and is asked.
 */
export function isKnownTopic(prompt: string): boolean {
  if (!isLookedUp(subjectOf(prompt))) return true
  return suggestAsOrdered({ prompt, seconds: 30, language: 'English', count: 1, seed: 1 }, false).length > 0
}

/** The prompt's own sentences when it is a text rather than an order: over 25 words in two or more whole sentences. */
function ownText(prompt: string): string | null {
  const sentences = parseNotes(prompt).sentences.map(({ text }) => text)
  const told = sentences.filter((text) => !COMMAND.test(text) && !isOrder(text) && prompt.includes(text))
  const size = told.reduce((sum, text) => sum + speechSize(text), 0)
  return told.length >= 2 && size > OWN_TEXT_WORDS ? told.join('\n\n') : null
}
