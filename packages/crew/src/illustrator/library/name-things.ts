import { parseSentence } from '../../text/parse-sentence.ts'
import { readQuestion } from '../../researcher/find-subject.ts'
import { contentWords } from '../../researcher/content-words.ts'
import type { FilmBrief } from '../embedded/film/film-brief.ts'

/** What a sentence says that an encyclopedia may know. */
export type NamedThings = {
  /** Names in the sentence, the longest first. */
  readonly names: readonly string[]
  /**
   * What the film as a whole is about: as its title has it, by the longest name in it that the script says, and by its animal; none when
   * its title asks for nothing that can be looked up.
   */
  readonly topics: readonly string[]
  /** The sentence speaks of the film's own thing, by its name or as "it". */
  readonly isOfTopic: boolean
}

/** A capitalised span, with the small words and numbers that stand inside names: "Marie Curie", "Battle of Hastings", "Apollo 11". */
const SPAN =
  /\p{Lu}[\p{L}\p{N}'’.-]*(?:\s+(?:(?:(?:of|the|de|da|di|del|la|le|van|von|der|den|al|bin|and)\s+){0,2}\p{Lu}[\p{L}\p{N}'’-]*|\d{1,3}\b))*/gu
const OPENERS =
  /^(?:The|A|An|In|On|At|By|For|From|With|Of|To|And|But|Or|So|Yet|As|If|When|While|After|Before|Since|Until|Then|There|Here|This|That|These|Those|It|Its|They|Their|He|His|She|Her|We|Our|You|Your|I|My|Who|What|Why|How|Where|Which|Is|Are|Was|Were|Did|Does|Do|Every|Each|All|Some|Most|Many|No|Not|Only|Even|Once|One|Two|Three|Today|Now|Still|Inside|Under|Over|Named|Called|Imagine|Meet|Follow|Number|Fact)\s+/
const LONE = new Set(
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december english french german spanish chinese japanese american british european african asian roman greek god christmas easter ok tv usa uk us eu'.split(
    ' ',
  ),
)
const POINTS_BACK = /^(?:it|its|they|their|he|his|she|her|this|these|here|inside it|today it)\b/i
/** Anyone who stands in a sentence of one's own is no business of an encyclopedia, and seldom who it knows by that name. */
const OWN = /\b(?:my|our|i|we|i'm|we're|i've|we've|me|us)\b/i
const MAX_NAMES = 2
const LONGEST = 80

/** Reads from a sentence and its film what to look up. */
export function nameThings(narration: string, film: FilmBrief): NamedThings {
  const [topic = null] = readQuestion(film.title.replace(/[.!?]+$/, '')).topics
  const asked = topic === null ? [] : contentWords(topic)
  const spoken = new Set(contentWords(narration))
  const isNamed = asked.some((word) => spoken.has(word))
  // What is a part of the film's own name is the film's own thing.
  const isOwn = (name: string) => contentWords(name).every((word) => asked.includes(word))
  const names = (OWN.test(narration) ? [] : listNames(narration, film)).filter((name) => !isOwn(name))
  const pointsBack = names.length === 0 && POINTS_BACK.test(narration.trim())
  const topics = topic === null ? [] : [...new Set([topic, ...nameOfFilm(film, isOwn), ...animalOf(film)])]
  return { names: names.slice(0, MAX_NAMES), topics, isOfTopic: isNamed || pointsBack }
}

/**
 * "How the Falcon 9 lands", "The Summer Palace in Beijing": no page is called so, but the script says the name in it. One word of a title
 * is a name of many things: a falcon.
 */
function nameOfFilm(film: FilmBrief, isOwn: (name: string) => boolean): string[] {
  if (OWN.test(film.title)) return []
  return listNames(film.script, film)
    .filter((name) => name.includes(' ') && isOwn(name))
    .slice(0, 1)
}

/**
 * "Why octopuses have three hearts": its animal, where the title is a sentence of small letters. In capitals it may be a work, and an
 * animal with a name of its own is one of a tale.
 */
function animalOf({ title, name, isSubjectAlive, called }: FilmBrief): string[] {
  return isSubjectAlive && called.size === 0 && title.split(/[^\p{L}'’-]+/u).includes(name) ? [name] : []
}

function listNames(narration: string, film: FilmBrief): string[] {
  const proper = new Set(
    parseSentence(narration)
      .filter(({ isProperName }) => isProperName)
      .map(({ normal }) => normal),
  )
  const spans = narration
    .split(/(?<=[.!?…:;])\s+/)
    .flatMap((sentence) =>
      [...sentence.matchAll(SPAN)].map((span) => ({ text: span[0], isFirst: span.index === 0 })),
    )
  const names = spans.flatMap(({ text, isFirst }) => {
    let name = text.replace(/['’]s$/, '').replace(/[.'’-]+$/, '')
    for (let bare = name.replace(OPENERS, ''); bare !== name; bare = name.replace(OPENERS, '')) name = bare
    const words = name.split(/\s+/)
    const [word = ''] = words
    const isLone = words.length === 1
    if (isLone && (LONE.has(word.toLowerCase()) || word.length < 3 || OPENERS.test(`${word} `))) return []
    // The first word of a sentence has a capital anyway.
    const stood = new RegExp(String.raw`(?<=[\p{Ll},] )${word.replace(/[^\p{L}]/gu, '.')}\b`, 'u')
    if (isLone && isFirst && !proper.has(word.toLowerCase()) && !stood.test(film.text)) return []
    return [name.slice(0, LONGEST)]
  })
  return [...new Set(names)].toSorted((one, other) => other.length - one.length)
}
