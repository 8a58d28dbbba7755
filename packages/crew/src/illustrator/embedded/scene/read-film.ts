import type { StyleId } from '@hookreel/film'
import { ENVIRONMENTS, type Environment } from '../scene-plan.ts'
import { ANIMALS } from '../lexicon/animals.ts'
import { BODY } from '../lexicon/body.ts'
import type { Concept } from '../lexicon/concept.ts'
import { FIELD_WORDS, type Field } from '../lexicon/field-words.ts'
import { findSubjects, type Candidate } from './find-subjects.ts'
import { NATURE } from '../lexicon/nature.ts'
import { parseSentence, type Token } from '../../../text/parse-sentence.ts'
import { TECHNOLOGY } from '../lexicon/technology.ts'
import { titleOf } from './title-of.ts'

/** What the title and the whole script tell about every scene of a film. */
export type Film = {
  readonly field: Field | null
  /** Whether the title says so, or most of the script's telling words: only then is the field's place the film's. */
  readonly isFieldSure: boolean
  /** Whether it is told like a story: "I heard", "my brother", "that night". */
  readonly isTold: boolean
  /** The drawn thing that the title names: what "it" and "they" mean. */
  readonly subject: string | null
  readonly isSubjectAlive: boolean
  /** The title's word for it; empty without one. */
  readonly name: string
  /** Where that thing is at home. */
  readonly place: Environment | null
  /** Whether every year it names is before 1935. */
  readonly isLongAgo: boolean
  /** Whether it is about a wedding, whose cake and guests are none of a birthday. */
  readonly isWedding: boolean
  /** How often title and script name each drawn thing. */
  readonly named: ReadonlyMap<string, number>
}

const FIELDS = Object.keys(FIELD_WORDS) as Field[] // the record's own keys
/** A word of the title says more about a film than one of its script. */
const TITLE_WEIGHT = 4
const LEAST_WEIGHT = 1.9
const SURE_WEIGHT = 3
const SURE_LEAD = 1.3
const LIFELESS = /^(?:microbe|stethoscope|feather|wing|egg|nest-with-eggs|paw-prints|spider-web)$/
const ALIVE = new Set(ANIMALS.map(({ subject }) => subject).filter((subject) => !LIFELESS.test(subject)))

/** A horror film that leads through places is a story. */
const TOLD = new Set<Field | null>(['travel', 'nature', 'mind', null])

let last: { topic: string; film: Film } | undefined

/** Reads what a film is about from its topic: the title, a stop, the whole script. Kept for the film's next scene. */
export function readFilm(topic: string, style?: StyleId): Film {
  if (last?.topic !== topic) last = { topic, film: read(topic) }
  const { film } = last
  return style === 'horror' && (film.isTold || TOLD.has(film.field)) ? { ...film, field: 'story' } : film
}

function read(topic: string): Film {
  const title = titleOf(topic)
  const found = findSubjects(parseSentence(topic))
  const named = countNamed(found)
  const ranked = FIELDS.map((field) => ({
    field,
    weight: count(topic, field) + (TITLE_WEIGHT - 1) * count(title, field) + (named.get(field) ?? 0),
  })).sort((a, b) => b.weight - a.weight)
  const [best] = ranked
  const field = best && best.weight >= LEAST_WEIGHT ? best.field : null
  const isFieldSure =
    field !== null &&
    (isTitledSure(title, topic, field) ||
      ((best?.weight ?? 0) >= SURE_WEIGHT && (best?.weight ?? 0) >= SURE_LEAD * (ranked[1]?.weight ?? 0)))
  const isTold = count(topic, 'story') >= LEAST_WEIGHT
  const said = new Map(found.map(({ concept }) => [concept.subject, countSaid(topic, concept)]))
  const isWedding = /\b(?:weddings?|brides?|grooms?)\b/i.test(topic)
  const years = [...topic.matchAll(/\b1[0-9]\d\d(?=s?\b)/g)].map(([year]) => Number(year))
  const isLongAgo = years.length > 0 && !/\b20\d\d\b/.test(topic) && Math.max(...years) < FIRST_OF_OUR_DAYS
  return { field, isFieldSure, isTold, isLongAgo, isWedding, named: said, ...titleSubject(title) }
}

const FIRST_OF_OUR_DAYS = 1935

/** The title's word counts where the script goes on with it, or speaks of no other field. */
function isTitledSure(title: string, topic: string, field: Field): boolean {
  const inScript = (one: Field) => count(topic, one) - count(title, one)
  if (count(title, field) === 0) return false
  const most = Math.max(...FIELDS.filter((one) => one !== field).map(inScript))
  return count(title, field) >= 2 || inScript(field) >= most || most < OTHER_FIELD
}

/** So many words of another field in the script, and the title's one word may be a figure of speech. */
const OTHER_FIELD = 2

/** A drawable thing that the script names says half as much as a word of the field. */
const NAMED_WEIGHT = 0.5

/** How often a text says a thing by any of its words. */
function countSaid(text: string, { words }: Concept): number {
  const said = words.map(({ text: word }) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  return text.match(new RegExp(`\\b(?:${said})(?:s|es)?\\b`, 'gi'))?.length ?? 0
}

function countNamed(found: readonly Candidate[]): Map<Field, number> {
  const counts = new Map<Field, number>()
  for (const { concept } of found) {
    const field = fieldOf(concept)
    if (field)
      counts.set(field, (counts.get(field) ?? 0) + (field === 'body' ? NAMED_WEIGHT / 2 : NAMED_WEIGHT))
  }
  return counts
}

/** Whether a word is one of a field's own. */
export function isOfField(field: Field, word: string): boolean {
  return (word.match(FIELD_WORDS[field])?.length ?? 0) > 0
}

/** The field that a drawn thing belongs to, if it is one field's alone. */
export function fieldOf(concept: Concept): Field | null {
  if (concept.environment === 'space') return 'space'
  if (concept.environment === 'kitchen') return 'food'
  if (ANIMALS.includes(concept)) return concept.environment === 'sea' ? 'sea' : 'animals'
  if (BODY.includes(concept)) return 'body'
  if (TECHNOLOGY.includes(concept)) return 'technology'
  if (NATURE.includes(concept)) return 'nature'
  return concept.environment === 'ruins' ? 'history' : null
}

function count(text: string, field: Field): number {
  const weight = field === 'story' ? 0.6 : 1
  return (text.match(FIELD_WORDS[field])?.length ?? 0) * weight
}

/** Whether a subject is an animal. */
export function isAnimal(subject: string): boolean {
  return ALIVE.has(subject)
}

/** The thing that a title names: "What Your Cat Is Trying to Tell You". */
function titleSubject(
  title: string,
): Omit<Film, 'field' | 'isFieldSure' | 'isTold' | 'isLongAgo' | 'isWedding' | 'named'> {
  // Titles are capitalised throughout, and capitals would make names of their words.
  const tokens = parseSentence(title.toLowerCase())
  // "The Birthday Problem" is about no birthday.
  const isHalf = (next: number) => tokens[next]?.part === 'noun' && !tokens[next - 1]?.endsClause
  const found = findSubjects(tokens).find(
    ({ concept, at, length }) =>
      !isDeniedIn(tokens, at) &&
      (isAnimal(concept.subject) || (concept.strength === 'definite' && !isHalf(at + length))),
  )
  const first = found?.concept
  const words = found ? tokens.slice(found.at, found.at + found.length).map(({ normal }) => normal) : []
  return {
    subject: first?.subject ?? null,
    name: words.join(' '),
    isSubjectAlive: first !== undefined && isAnimal(first.subject),
    place: ENVIRONMENTS.find((name) => name === first?.environment) ?? null,
  }
}

/** "The Largest Living Thing Is Not a Whale", "Older Than the Pyramids": what a title is not about. */
function isDeniedIn(tokens: readonly Token[], at: number): boolean {
  const before = tokens
    .slice(Math.max(0, at - 2), at)
    .filter(({ normal }) => !/^(?:the|an?|your)$/.test(normal))
  return /^(?:not|no|without|than|like)$/.test(before.at(-1)?.normal ?? '')
}
