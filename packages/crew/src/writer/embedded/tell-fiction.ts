import { createRandom } from '@hookreel/film'
import type { IdeaDraft, IdeasRequest } from '../writer.ts'
import { isInstructive } from './known/fact.ts'
import { HOW_LIVED, isForThose } from './interview/read-kind.ts'
import { isTold, tellsPremise } from './untold/is-told.ts'
import { findNamed } from './matching/find-named.ts'
import { findPack } from './matching/find-pack.ts'
import { isLivedAlone } from './offers/tell-lived.ts'
import { findGenre } from './plots/find-genre.ts'
import type { Genre } from './plots/genre.ts'
import { readEnd, sayEnd, stripEnd } from './plots/ordered-end.ts'
import { readListener, saysFear } from './plots/premise/read-parts.ts'
import { tellPremise } from './plots/premise/tell-premise.ts'
import { spellStory } from './plots/spell-story.ts'
import { tellRules } from './plots/rules/tell-rules.ts'
import { tellSleep } from './plots/tell-sleep.ts'
import { tellTrouble } from './plots/tell-trouble.ts'
import { tellPlots } from './plots/tell-plots.ts'
import type { ParsedPrompt } from './prompt/parse-prompt.ts'
import { stripOrders } from './prompt/read-orders.ts'
import { relaxPrompt } from './prompt/relax-prompt.ts'
import { isTrueStory } from './prompt/true-story.ts'
import { findStory } from './stories/find-story.ts'
import { tellStories } from './stories/tell-stories.ts'
import { tellTales } from './tales/tell-tale.ts'
import { tellSituation } from './plots/speeches/tell-situation.ts'
import { readVersus } from './known/tell-versus.ts'

/** So much of a prompt is in a plot that tells all of it. */
const WHOLE = 0.9

/** More than any genre has. */
const ALL_PLOTS = 20

/** The families of stories are for those who may be frightened. */
const FOR_CHILDREN =
  /\b(?:preschool\w*|kindergarten|toddlers?|kids?|children|bedtime|(?:my|our) (?:\w+ )?(?:son|daughter|grandson|granddaughter|niece|nephew))\b/i

/** What the asker lived or does; a wish for a video is no such thing. */
const LIVED =
  /^(?:i|we)(?:'m| am|'ve| have|'re| are)? (?!want\b|need\b|would\b|like\b|wish\b|think\b|bet\b|dare\b)\p{L}+/iu

/** Places of the real world that are said to be haunted are no story to be made up. */
const REAL_PLACES =
  /\b(?:most haunted|haunted (?:places|locations|castles|hotels|houses|cities|towns|roads|forests|islands) (?:in|of|around)|(?:scariest|creepiest|most (?:terrifying|dangerous)) (?:places|roads|cities|islands|forests))\b/i

/** Where it happens is told, and not that it is set there. */
const SET_IN =
  /,?\s+(?:and |which is |that is )?(?:set|taking place|which takes place|that takes place) (?=(?:in|on|at|under|inside|near) (?:an?|the|my|our|his|her)\b)/iu

/** Verse is no story, whatever it tells of whom it is for. */
const IS_VERSE =
  /^(?:please )?(?:(?:write|make|give)(?: me)? )?(?:an? )?(?:[\p{L}-]+ ){0,3}?(?:limericks?|sonnets?|haikus?|acrostic(?: poem)?|poems?|rhymes?) (?:for|about|on|to)\b/iu

/** What is made up for a prompt that asks for it; null where it asks for something else. */
export function tellFiction(
  typed: IdeasRequest,
  request: IdeasRequest,
  parsed: ParsedPrompt,
): IdeaDraft[] | null {
  const asked = { ...typed, prompt: spellStory(typed.prompt) }
  if (REAL_PLACES.test(asked.prompt) || IS_VERSE.test(asked.prompt)) return null
  const slept = tellSleep(asked)
  if (slept.length > 0) return freshFirst(slept, request)
  const rules = FOR_CHILDREN.test(asked.prompt) ? [] : tellRules(asked)
  if (rules.length > 0) return freshFirst(rules, request)
  const setting = parsed.story === null ? null : findStory(stripEnd(request.prompt), parsed.story)
  const isTrueOrGentle = FOR_CHILDREN.test(asked.prompt) || isTrueStory(asked.prompt)
  const told = stripOrders(stripEnd(asked.prompt)).replace(SET_IN, ' ')
  const found = findGenre(told, asked.prompt)
  const genre = genreOf(found, told, asked, parsed)
  const troubles = tellTrouble({ ...asked, count: ALL_PLOTS })
  if (troubles.length > 0)
    return [...sayEnd(freshFirst(troubles, request).slice(0, request.count), genre, asked.prompt)]
  const spoken =
    genre === 'motivation' && !isOfPerson(told) ? tellSituation({ ...asked, count: ALL_PLOTS }) : []
  if (spoken.length > 0) return freshFirst(spoken, request).slice(0, request.count)
  const tales = listTales(told, { asked, genre, parsed, isSet: setting !== null })
  if (setting !== null && !isTrueOrGentle && found !== 'funny' && tales.length === 0)
    return [...sayEnd(tellStories(setting, request), null, asked.prompt)]
  // Nothing is made up of somebody who lived.
  if (genre !== null && !isOfPerson(told)) {
    const others =
      tales.length > 0 && readEnd(asked.prompt) !== null
        ? []
        : listPlots(told, asked, genre).filter(
            ({ framework }) => tales.length === 0 || !LAST_RESORT.test(framework),
          )
    const fresh = freshFirst([...tales, ...createRandom(request.seed).shuffle(others)], request)
    return [...sayEnd(fresh.slice(0, request.count), genre, asked.prompt)]
  }
  if (tales.length > 0) return [...sayEnd(tales.slice(0, request.count), null, asked.prompt)]
  const made =
    genre === null && !HOW_LIVED.test(told) && parsed.match === null && readVersus(told) === null
      ? tellPremise(null, { ...request, prompt: told }, asked.prompt)
      : []
  return made.length > 0 ? [...sayEnd(made, null, asked.prompt)] : null
}

const isLivedByAsker = (told: string, { prompt }: IdeasRequest): boolean =>
  LIVED.test(prompt) || HOW_LIVED.test(told)

/** The genre that was found, where nothing is known of the prompt and it is not the asker's own life. */
function genreOf(
  found: Genre | null,
  told: string,
  asked: IdeasRequest,
  { match }: ParsedPrompt,
): Genre | null {
  // "I moved from Manila to Calgary, and I want to tell that story" is none that could be made up.
  const isNoLesson =
    match !== null &&
    isInstructive(match.pack) &&
    (isLivedAlone(told) || isForThose(asked.prompt) || (found === 'motivation' && CHEERS.test(asked.prompt)))
  if (match !== null && !isNoLesson) return null
  return isLivedByAsker(told, asked) && found !== 'motivation' ? null : found
}

/** Wants courage, and no steps, of what is known as steps. */
const CHEERS = /\bmotivational\b/i

/** Asks for a story of somebody whom nobody knows, even where something is known of parrots. */
const TELLS =
  /\b(?:story|tale) (?:(?:about|of) (?:an?|two|three|my) .*\b(?:who|that)\b|(?:where|in which) (?:an?|two|three|my) )/i

type Fiction = {
  readonly asked: IdeasRequest
  readonly genre: Genre | null
  readonly parsed: ParsedPrompt
  /** Whether a family of stories has what the prompt names. */
  readonly isSet: boolean
}

/** Stories about what somebody does in the prompt, to the end. */
function listTales(told: string, { asked, genre, parsed, isSet }: Fiction): readonly IdeaDraft[] {
  const isOrdered = ['sad', 'open'].includes(readEnd(asked.prompt)?.end ?? '')
  const isTold = isOrdered || TELLS.test(told)
  if ((parsed.match !== null && !isTold) || isTrueStory(asked.prompt)) return []
  if (isLivedByAsker(told, asked) || isOfPerson(told)) return []
  const request = { ...asked, prompt: genre === 'bedtime' ? withListener(told, asked.prompt) : told }
  const tales = tellTales({ genre, whole: asked.prompt, request: { ...request, count: ALL_PLOTS } })
  return tales.filter(
    ({ script }) => !isSet || isOrdered || tellsPremise('mystery', told)({ title: '', script }),
  )
}

/** Stories of a genre whose parts are what the prompt names. */
function listPlots(told: string, asked: IdeasRequest, genre: Genre): readonly IdeaDraft[] {
  const prompt = genre === 'bedtime' ? withListener(told, asked.prompt) : told
  const all = { ...asked, prompt, count: ALL_PLOTS }
  const premise = tellPremise(genre, all, asked.prompt)
  // A whole clause is no place: nobody is alone in "the old well that calls your name".
  const plots = tellPlots(genre, all)
    .filter(tellsPremise(genre, told))
    .filter(({ title }) => premise.length === 0 || !CLAUSE_AS_PART.test(title))
  // Who finds a kitten is no hero of a plot about the dark.
  if (premise.length > 0 && genre === 'bedtime' && !saysFear(told)) return premise
  // Where the prompt says what happens, a mystery of its people and places alone drops it after the first line.
  const isOwn = premise.length > 0 && (genre === 'mystery' || genre === 'scifi')
  return [...(isOwn ? plots.filter((idea) => isTold(told, idea, [], WHOLE)) : plots), ...premise]
}

const CLAUSE_AS_PART = /: .* (?:that|which) \p{Lu}?\p{L}+/iu

/** Say of what happened only that it was told; not told where a plot is about it. */
const LAST_RESORT = /^premise-(?:letter|question)$/

/** Whether a prompt is about somebody who lived, whatever it says of how that is told: "Isaac Newton life story short and motivational". */
const isOfPerson = (told: string): boolean =>
  findNamed(told)?.match.pack.isName === 'person' ||
  relaxPrompt(told).some(
    ({ topic, dropped }) => dropped.length === 0 && findPack(topic)?.pack.isName === 'person',
  )

/** The child whom a bedtime story is for may stand in a clause of its own, which says nothing else of the story. */
function withListener(told: string, whole: string): string {
  const { name } = readListener(whole)
  return name === null || readListener(told).name !== null ? told : `${told} for my child ${name}`
}

/** Stories of another plot than the user had lately come first. */
export const freshFirst = (ideas: readonly IdeaDraft[], { recent = [] }: IdeasRequest): IdeaDraft[] =>
  ideas.toSorted(
    (one, other) => Number(recent.includes(one.framework)) - Number(recent.includes(other.framework)),
  )
