import { suggestFromGiven } from '../../researcher/suggest-from-given.ts'
import { writeYears } from '../../text/write-years.ts'
import type { IdeaDraft, IdeasRequest, Writer } from '../writer.ts'
import { changesTruth } from './matching/find-part.ts'
import { isForWhom } from './matching/read-asking.ts'
import type { PackMatch } from './matching/pack-match.ts'
import { isQuoteAlone } from './notes/split-brief.ts'
import { isLookedUp, subjectOf } from './interview/ask-back.ts'
import { mendPrompt } from './prompt/mend-prompt.ts'
import { parsePrompt } from './prompt/parse-prompt.ts'
import { isInstructive } from './known/fact.ts'
import { isTold } from './untold/is-told.ts'
import { joinNotes, sayLeft } from './untold/say-left.ts'
import { sayUntold } from './untold/say-untold.ts'
import { isFactual, obeyOrders } from './obey-orders.ts'
import type { Orders, Shape } from './prompt/orders.ts'
import { asksNews } from './prompt/asks-news.ts'
import { readOrders, stripOrders } from './prompt/read-orders.ts'
import { readWhichOnes, relaxPrompt, type Relaxed } from './prompt/relax-prompt.ts'
import { restateCause } from './prompt/restate-cause.ts'
import { restateLesson } from './prompt/restate-lesson.ts'
import { restateProblem } from './prompt/restate-problem.ts'
import { restateRequest } from './prompt/restate-request.ts'
import { sayPlainly } from './prompt/say-plainly.ts'
import { nameStory } from './plots/spell-story.ts'
import { endAtBedtime, readBedtimeOrder } from './plots/children/bedtime-child.ts'
import { isMoment } from './plots/moment/read-moment.ts'
import { restateEncouragement } from './plots/speeches/restate-encouragement.ts'
import { tellLearning } from './learning/tell-learning.ts'
import { tellBelief } from './beliefs/tell-belief.ts'
import { isLivedAlone } from './offers/tell-lived.ts'
import { AROUND_ADS, isTrade, tellTrade } from './offers/tell-trade.ts'
import { tellOpinion } from './opinions/tell-opinion.ts'
import { isOfLife } from './relatable/read-relatable.ts'
import { fitTexts } from './wording.ts'
import { tellWords } from './words/tell-words.ts'
import { findList, tellList, wordsOfList } from './lists/tell-list.ts'
import { readRather, tellDebate } from './debates/tell-debate.ts'
import { findArgument, tellSides } from './debates/tell-sides.ts'
import { CORRECTS, leaving, OWN, NOTHING, tellKnown, tellsAllSides, type Known } from './known/tell-known.ts'
import { readVersus, tellVersus } from './known/tell-versus.ts'
import { tellNearest } from './known/tell-nearest.ts'
import { tellFiction } from './tell-fiction.ts'
import { withLength } from './with-length.ts'
import { isForeign, namesOf, tellOwnWords } from './notes/tell-own-words.ts'

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
      return suggestAsOrdered(request).map(fitTexts)
    },
  }
}

/**
 * Ideas that do what the prompt orders beside its topic, each with what it does not do. `mayBePart` lets them tell of the
 * thing that the prompt names where nothing is known of what it says besides.
 */
function suggestAsOrdered(request: IdeasRequest, mayBePart = true): IdeaDraft[] {
  const isTyped = request.notes === undefined && request.given === undefined && request.answers === undefined
  if (isTyped && asksNews(request.prompt)) return []
  const bedtime = isTyped ? readBedtimeOrder(request.prompt) : null
  if (bedtime !== null)
    return suggestAsOrdered({ ...request, prompt: bedtime.prompt }, mayBePart).map((idea) =>
      endAtBedtime(idea, bedtime),
    )
  const asked = isTyped
    ? {
        ...request,
        prompt: sayPlainly(mendPrompt(nameStory(restateEncouragement(restateRequest(request.prompt))))),
      }
    : request
  const orders = readOrders(asked.prompt)
  const { ideas: all, topic, names } = tellOrdered(withLength(asked, orders), orders, isTyped && mayBePart)
  const answering = isTyped ? all.filter(answersTo(orders.topic, names)) : all
  const restated = answering.length === 0 && isTyped ? tellRestated(asked, mayBePart) : []
  if (restated.length > 0) return restated
  // Of a shop that only its people know, what is so of its trade is told.
  const ideas = answering.length > 0 || !isTyped ? answering : tellTrade(withLength(asked, orders))
  if (ideas.length === 0) return []
  const { match, asked: count } = parsePrompt(topic)
  const obeyed = { ...orders, topic }
  const told = ideas.map((idea) => obeyOrders(idea, { orders: obeyed, match, asked: count }))
  const said = isTyped
    ? told.map((idea) =>
        inFigures(sayUntold(idea, asked.prompt, [...names, ...(isTrade(idea) ? AROUND_ADS : [])])),
      )
    : told
  return said.map((idea) => (idea.unmet === undefined ? idea : { ...idea, unmet: joinNotes(idea.unmet) }))
}

/**
 * Whether facts and steps are those that were asked for: how jam is made says nothing of how it differs from marmalade, and movies "that
 * predicted the future" are other ones than movies are.
 */
function answersTo(topic: string, names: readonly string[]): (idea: IdeaDraft) => boolean {
  const whichOnes = readWhichOnes(topic)
  return (idea) =>
    !isFactual(idea) ||
    (tellsAllSides(topic, idea, names) && (whichOnes === null || isTold(whichOnes, idea, names, 1)))
}

/** What is known of a lesson's topic, helps against what goes wrong, or tells what happened where its cause is asked. */
function tellRestated(asked: IdeasRequest, mayBePart: boolean): IdeaDraft[] {
  const lesson = restateLesson(asked.prompt)
  if (lesson !== null)
    return suggestAsOrdered({ ...asked, prompt: lesson.prompt }, mayBePart).map(withTool(lesson.tool))
  for (const prompt of restateProblem(asked.prompt)) {
    const ideas = suggestAsOrdered({ ...asked, prompt }, false).filter(isFactual)
    if (ideas.length > 0) return ideas
  }
  const event = restateCause(asked.prompt)
  return event === null ? [] : suggestAsOrdered({ ...asked, prompt: event }, false).filter(tellsWhat)
}

/** Tells what something was, or what happened: why it did is in it. */
const tellsWhat = (idea: IdeaDraft): boolean =>
  isFactual(idea) && /^(?:What (?:happened|was|were|is)|Who was|How did)\b/.test(idea.title)

/** Says with what a lesson is not shown, where it is not. */
const withTool =
  (tool: string | null) =>
  (idea: IdeaDraft): IdeaDraft =>
    tool === null || isTold(tool, idea, [], 1)
      ? idea
      : { ...idea, unmet: [...(idea.unmet ?? []), sayLeft('told', [tool])] }

/** Years in figures where they are read; the script is spoken. */
const inFigures = (idea: IdeaDraft): IdeaDraft => ({
  ...idea,
  title: writeYears(idea.title),
  summary: writeYears(idea.summary),
  caption: writeYears(idea.caption),
  description: writeYears(idea.description),
})

/** Ideas, the names of what they tell of, and the topic that they are about. */
type Told = Omit<Known, 'tellLess'> & { readonly topic: string }
const UNTOLD: Told = { ...NOTHING, topic: '' }

/** What is only manner is taken off first; a part is told where nothing else is, and says what it leaves out. */
function tellOrdered(asked: IdeasRequest, orders: Orders, mayBePart: boolean): Told {
  const { topic } = orders
  const { tellLess, ...told } = suggest(asked, orders)
  if (told.ideas.length > 0 || !mayBePart || isForeign(asked.prompt)) return { ...told, topic }
  const relaxed = listRelaxed(asked, topic)
  const isAsked = isLookedUp(subjectOf(asked.prompt))
  const waysWhere = (isManner: boolean) =>
    relaxed
      .filter(({ dropped }) => (dropped.length === 0) === isManner)
      .map((one) => () => tellRelaxed(one, { asked, orders, isAsked }))
  const isPublic = isAsked && !isTheirs(asked, topic)
  const nearest = (isPublic ? [{ topic }, ...relaxed] : []).map(
    (one) => () => tellNear(one.topic, asked, orders),
  )
  return firstOf([
    ...waysWhere(true),
    () => ({ ...(tellLess?.() ?? NOTHING), topic }),
    ...waysWhere(false),
    ...nearest,
  ])
}

function firstOf(ways: readonly (() => Told)[]): Told {
  for (const way of ways) {
    const told = way()
    if (told.ideas.length > 0) return told
  }
  return UNTOLD
}

/** A topic with what stands around it taken off, step by step; none where it is the person's own, or taken back. */
const listRelaxed = (asked: IdeasRequest, topic: string): readonly Relaxed[] =>
  isTheirs(asked, topic) ? [] : relaxPrompt(topic)

const isTheirs = ({ prompt }: IdeasRequest, topic: string): boolean =>
  OWN.test(prompt) ||
  isLivedAlone(topic) ||
  FIRST_PERSON.test(topic) ||
  CORRECTS.test(prompt) ||
  isOfLife(prompt) ||
  isMoment(prompt)

type Relaxing = {
  readonly asked: IdeasRequest
  readonly orders: Orders
  /** Whether facts are looked up for the prompt. */
  readonly isAsked: boolean
}

/** What is known of a topic of which something was taken off; the ideas say what of that was more than manner. */
function tellRelaxed({ topic, dropped }: Relaxed, { asked, orders: all, isAsked }: Relaxing): Told {
  const request = { ...asked, prompt: topic }
  const orders = { ...all, topic }
  const argument = findArgument(asked.prompt, topic)
  if (argument !== null) return { ideas: tellSides(argument, request, orders.count), names: [], topic }
  const parsed = parsePrompt(topic, orders)
  const { match } = parsed
  if (match === null || match.focus === null || isOnlyOwn(parsed.shape)) return UNTOLD
  if (!isAsked && match.pack.isName !== 'person') return UNTOLD
  if (dropped.some((said) => changesTruth(said, match.pack))) return UNTOLD
  const { ideas, names } = tellKnown({ asked: request, orders }, request, parsed)
  return { ideas: ideas.map((idea) => leavingAll(dropped, match, idea)), names, topic }
}

/** What is nearest to a topic, where nothing is known by its own name. */
function tellNear(topic: string, asked: IdeasRequest, orders: Orders): Told {
  const { ideas, names } = tellNearest({ ...asked, prompt: topic }, { ...orders, topic })
  return { ideas, names, topic }
}

/** What begins so is the person's own. */
const FIRST_PERSON = /^(?:i|we|my|our)\b/i

/** Says of each thing that was taken off that it is not told, unless it is. */
const leavingAll = (dropped: readonly string[], { pack, focus }: PackMatch, idea: IdeaDraft): IdeaDraft => {
  const known = [...pack.words, ...(focus?.words ?? [])]
  const left = dropped.filter((said) => !isForWhom(said) && !isTold(said, idea, known, 1))
  return left.length === 0 ? idea : leaving(left, idea)
}

/** What is for and against something, and how it was before, only the person says. */
const ONLY_OWN = new Set<Shape>(['pros-cons', 'before-after'])
const isOnlyOwn = (shape: Shape | null): boolean => shape !== null && ONLY_OWN.has(shape)

function suggest(asked: IdeasRequest, orders: Orders): Known {
  if (asked.given !== undefined) return { ideas: suggestFromGiven(asked.given, asked), names: [] }
  const own = tellOwnWords(asked)
  if (own !== null) return { ideas: own, names: namesOf(own, asked.prompt) }
  if (isForeign(asked.prompt) || isQuoteAlone(asked.prompt)) return NOTHING
  const request = { ...asked, prompt: readOrder(asked.prompt) }
  const said = tellSaid(asked, request, orders)
  if (said !== null) return { ideas: said, names: [] }
  const parsed = parsePrompt(request.prompt, orders)
  const list =
    parsed.shape === null || parsed.shape === 'countdown' ? findList(request.prompt, asked.prompt) : null
  const listed = list === null ? [] : tellList(list, request, parsed)
  if (list !== null && listed.length > 0) return { ideas: listed, names: wordsOfList(list) }
  if (isOnlyOwn(parsed.shape) || isOfLife(asked.prompt)) return NOTHING
  const isTaught = parsed.match !== null && isInstructive(parsed.match.pack)
  // Who wakes up in another year is told no habit for the morning, either.
  if (parsed.match === null ? isMoment(asked.prompt) : isTaught && parsed.kind === 'pov') return NOTHING
  const story = tellFiction(asked, request, parsed)
  return story === null ? tellKnown({ asked, orders }, request, parsed) : { ideas: story, names: [] }
}

/** What is kept as it is said: sides of an argument, words, lessons; null for a prompt that asks for something else. */
function tellSaid(asked: IdeasRequest, request: IdeasRequest, orders: Orders): IdeaDraft[] | null {
  const belief = tellBelief(asked)
  if (belief !== null) return belief
  const rather = readRather(request.prompt)
  if (rather !== null) return tellDebate(rather, request)
  const view = tellOpinion(asked, orders.count, true)
  if (view !== null) return view
  const argument = findArgument(asked.prompt, request.prompt)
  if (argument !== null) return withFacts(tellSides(argument, request, orders.count), request)
  return (
    (ASKS_STORY.test(request.prompt) ? null : tellWords(request, orders.count)) ??
    tellLearning({ ...request, prompt: asked.prompt })
  )
}

/** A story in which jokes are told is none of jokes. */
const ASKS_STORY =
  /^(?:(?:please|write|tell|make|create|give|me|us|an?|the|short|little) )*(?:[\p{L}-]+ ){0,3}(?:story|tale|fable) (?:about|of|set|in which|where|with)\b/iu

/** Behind the reasons for both sides come facts of both, where these are known. */
function withFacts(told: readonly IdeaDraft[], request: IdeasRequest): IdeaDraft[] {
  const sides = told.length < request.count ? readVersus(request.prompt) : null
  const count = request.count - told.length
  return [...told, ...(sides === null ? [] : tellVersus(sides, { ...request, count }))]
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
