import { splitSentences, lookupTable, type Gender } from '@hookreel/film'
import type { FilmBrief } from '../film/film-brief.ts'
import { findPersonWord } from '../lexicon/person-words.ts'
import { PLANETS } from '../lexicon/planets.ts'
import type { Token } from '../../../text/parse-sentence.ts'
import type { SaidScene } from './read-scene.ts'
import type { SaidThing } from './read-thing.ts'
import { CLEAR, isPlainlyNamed, OWN, scoreThing, type ThingScore } from './score-thing.ts'

/** Below this a named thing is denied, or too much in passing to be the picture. */
export const MIN_SCORE = 0.75
/** How clear a thing must be by its sentence alone, whatever the film speaks of. */
const CLEAR_ALONE = 0.65

/** The one thing that a sentence is about, as this film would draw it; undefined where none can be drawn truthfully. */
export function chooseSubject(
  said: SaidScene,
  film: FilmBrief,
  earlierSubjects: readonly string[],
): string | undefined {
  const { tokens, things } = said
  if (said.call !== null || said.isList) return undefined
  // Who says something is drawn beside what they say.
  const isHeard = said.aroundSpeech !== undefined
  const fit = withoutWeather(
    things
      .filter(({ score }) => score >= MIN_SCORE)
      .map((candidate) => ({ candidate, own: scoreThing(candidate, film) }))
      .filter(({ own, candidate }) => isClear(own) && (isHeard || isSet(candidate, said)))
      .map(({ candidate, own }) => ({ candidate, clarity: own.total }))
      .sort((a, b) => b.candidate.score * b.clarity - a.candidate.score * a.clarity)
      .map(({ candidate }) => candidate),
  )
  const main = differFromBefore(fit, earlierSubjects)
  // The light of a lighthouse; "turn off the lights" is no candle that burns.
  if (!main) return film.lamp === 'lighthouse' && namesLamp(tokens) ? film.lamp : undefined
  const drawing = unlessCold(nameDrawing(main, film), tokens)
  if (drawing === undefined) return undefined
  const { tint } = main.phrase
  return tint === null || drawing.includes('~') ? drawing : `${drawing}~${tint}`
}

/** What somebody wants to be shown is shown, whatever their film speaks of: nothing is claimed of it. */
export function chooseDescribed({ things, tokens, isList }: SaidScene, film: FilmBrief): string | undefined {
  if (isList) return undefined
  const [main] = withoutWeather(things.filter(({ score, isStuff }) => score >= MIN_SCORE && !isStuff))
    .filter(({ concept }) => concept.strength !== 'general')
    .sort((a, b) => b.score - a.score)
  const drawing = main && unlessCold(nameDrawing(main, film), tokens)
  const gender = main && findPersonWord(main.word)?.word.gender
  return drawing && gender ? (OF_GENDER[drawing]?.[gender] ?? drawing) : drawing
}

/** A grandmother who is asked for is a woman. */
const OF_GENDER: Readonly<Record<string, Readonly<Record<Gender, string>>>> = lookupTable({
  'older-person': { woman: 'old-woman', man: 'old-man' },
  person: { woman: 'woman', man: 'man' },
  child: { woman: 'girl', man: 'boy' },
})

/**
 * The thing that a sentence of words plainly names, to stand large beside them as their illustration; undefined where none is set there or
 * the scene before showed it. It claims less than a subject: words carry the scene.
 */
export function chooseNamed(
  said: SaidScene,
  film: FilmBrief,
  earlierSubjects: readonly string[],
): NamedThing | undefined {
  if (said.call !== null || said.isList) return undefined
  const fit = withoutWeather(
    said.things.filter(
      (thing) =>
        thing.score >= MIN_SCORE &&
        isSet(thing, said) &&
        isPlainlyNamed(thing, film) &&
        !thing.isStuff &&
        !GONE.has(thing.happening?.event ?? ''),
    ),
  ).filter(({ concept }) => concept.subject !== earlierSubjects.at(-1))
  const [main] = fit
  const drawing = main && unlessCold(nameDrawing(main, film), said.tokens)
  const [plain] = drawing?.split('~') ?? []
  if (main === undefined || plain === undefined) return undefined
  return { drawing: plain, word: said.tokens[main.at + main.length - 1]?.text ?? '' }
}

/** A drawing that stands beside words, and the word that names it. */
export type NamedThing = { readonly drawing: string; readonly word: string }

/** What befalls a thing so that it is not as it is drawn ("the sun disappeared"); beside words nothing is acted out. */
const GONE = new Set<string>(
  'leave fall shrink break split fade empty vanish darken sink burn explode cross'.split(' '),
)

/** What a film only names more than once is no more what a sentence is about than any other thing; its own thing is. */
function isClear({ where, sense, film, total }: ThingScore): boolean {
  return total >= CLEAR && (film >= OWN || where * sense >= CLEAR_ALONE)
}

/** Whether a thing's word stands large beside its drawing; of several sentences each has its turn. */
function isSet({ at, length, isCalled }: SaidThing, { words, tokens, text }: SaidScene): boolean {
  if (isCalled || splitSentences(text).length > 1) return true
  const set = words.join(' ').toLowerCase()
  return tokens.slice(at, at + length).some(({ text: word }) => set.includes(word.toLowerCase()))
}

function namesLamp(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ normal }, at) =>
      LAMP_WORDS.test(normal) && /^(?:the|a|its|his|her|this|that)$/.test(tokens[at - 1]?.normal ?? ''),
  )
}

/** Rain over a named place is the scene's weather, not a second thing in it. */
function withoutWeather(fit: readonly SaidThing[]): readonly SaidThing[] {
  const things = fit.filter(({ concept }) => !WEATHER.has(concept.subject) && concept.strength !== 'general')
  return things.length > 0 ? fit.filter(({ concept }) => !WEATHER.has(concept.subject)) : fit
}

/** The best candidate, or a nearly as good one when the scene before, or two earlier ones, showed the best already. */
function differFromBefore(fit: readonly SaidThing[], earlier: readonly string[]): SaidThing | undefined {
  const [best, next] = fit
  if (!best || !next) return best
  const shown = earlier.filter((subject) => subject === best.concept.subject).length
  if (best.concept.subject !== earlier.at(-1) && (shown < 2 || earlier.includes(next.concept.subject)))
    return best
  return next.score >= best.score * 0.6 ? next : best
}

/** Drawings of weather: the scene's own weather shows it when the sentence names a thing or a place too. */
const WEATHER = new Set([
  'cloud-with-rain',
  'cloud-with-snow',
  'cloud-with-lightning-and-rain',
  'cloud',
  'fog',
  'wind-face',
  'snowflake',
])
/** Sky lights and bulbs that "the light" of a story at night is not. */
const LIGHTS = new Set(['light-bulb', 'sun', 'sun-with-face', 'table-lamp'])
const LAMP_WORDS = /^(?:light|lights|lamp|lamps|glow|glows|glowing)$/

/**
 * What stands for a candidate in this film: in a story at night "the light" is a lamp, the lighthouse's own or else a candle.
 */
export function nameDrawing({ concept, word }: SaidThing, film: FilmBrief): string {
  const { subject } = concept
  if (subject === 'jupiter' && /^(?:planet|planets|world|worlds)$/.test(word)) return planetOf(film)
  return LIGHTS.has(subject) && LAMP_WORDS.test(word) ? (film.lamp ?? subject) : subject
}

/** "The planet": the one of the title, the earth in a film that stays on it, else any. */
function planetOf({ field, subject }: FilmBrief): string {
  if (subject !== null && PLANETS.includes(subject)) return subject
  return field === 'space' || field === null ? 'jupiter' : 'earth'
}

/** Drawings that steam, and what shows the same thing cold; null where nothing does. */
const WHEN_COLD: Readonly<Record<string, string | null>> = lookupTable({
  'hot-beverage': 'teacup',
  'steaming-bowl': null,
  'pot-of-food': 'saucepan',
  'hot-springs': null,
})
const COLD =
  /^(?:cold|colder|ice|iced|chill|chilled|lukewarm|cool|cools|cooled|cooling|fridge|refrigerator|freezer|freeze|frozen|leftover|leftovers)$/

/** What shows a thing as its sentence tells it: nothing steams that is said to be cold. Undefined where nothing shows it truthfully. */
function unlessCold(drawing: string, tokens: readonly Token[]): string | undefined {
  const cold = WHEN_COLD[drawing]
  return cold === undefined || !tokens.some(({ normal }) => COLD.test(normal)) ? drawing : (cold ?? undefined)
}
