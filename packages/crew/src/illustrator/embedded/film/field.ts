import type { StyleId } from '@hookreel/film'
import type { Concept } from '../lexicon/concept.ts'
import { countField, fieldOf, FIELDS, type Field } from '../lexicon/fields.ts'
import type { Candidate } from '../lexicon/find-subjects.ts'

/** The field that a film is about. */
export type FilmField = {
  readonly field: Field | null
  /** Whether the title says so, or most of the script's telling words: only then is the field's place the film's. */
  readonly isFieldSure: boolean
  /** How often title and script name each drawn thing. */
  readonly named: ReadonlyMap<string, number>
}

/** A word of the title says more about a film than one of its script. */
const TITLE_WEIGHT = 4
const MIN_WEIGHT = 1.9
const SURE_WEIGHT = 3
const SURE_LEAD = 1.3

/** Fields whose horror films are stories: they lead through places. */
const TOLD = new Set<Field | null>(['travel', 'nature', 'mind', null])

/** Reads which field a film is about from its words and the things that they name. */
export function readField(
  { title, text }: { readonly title: string; readonly text: string },
  things: readonly Candidate[],
  style: StyleId,
): FilmField {
  const byThings = countThings(things)
  const ranked = FIELDS.map((field) => ({
    field,
    weight:
      countField(text, field) + (TITLE_WEIGHT - 1) * countField(title, field) + (byThings.get(field) ?? 0),
  })).sort((a, b) => b.weight - a.weight)
  const [best] = ranked
  const field = best && best.weight >= MIN_WEIGHT ? best.field : null
  const isFieldSure =
    field !== null &&
    (isTitledSure(title, text, field) ||
      ((best?.weight ?? 0) >= SURE_WEIGHT && (best?.weight ?? 0) >= SURE_LEAD * (ranked[1]?.weight ?? 0)))
  // "I heard", "my brother", "that night": told like a story.
  const isTold = countField(text, 'story') >= MIN_WEIGHT
  return {
    field: style === 'horror' && (isTold || TOLD.has(field)) ? 'story' : field,
    isFieldSure,
    named: new Map(things.map(({ concept }) => [concept.subject, countSaid(text, concept)])),
  }
}

/** The title's word counts where the script goes on with it, or speaks of no other field. */
function isTitledSure(title: string, text: string, field: Field): boolean {
  const inScript = (one: Field) => countField(text, one) - countField(title, one)
  if (countField(title, field) === 0) return false
  const most = Math.max(...FIELDS.filter((one) => one !== field).map(inScript))
  return countField(title, field) >= 2 || inScript(field) >= most || most < OTHER_FIELD
}

/** So many words of another field in the script, and the title's one word may be a figure of speech. */
const OTHER_FIELD = 2

/** A drawable thing that the script names says half as much as a word of the field. */
const NAMED_WEIGHT = 0.5

function countThings(things: readonly Candidate[]): Map<Field, number> {
  const counts = new Map<Field, number>()
  for (const { concept } of things) {
    const field = fieldOf(concept)
    if (field)
      counts.set(field, (counts.get(field) ?? 0) + (field === 'body' ? NAMED_WEIGHT / 2 : NAMED_WEIGHT))
  }
  return counts
}

/** How often a text says a thing by any of its words. */
function countSaid(text: string, { words }: Concept): number {
  const said = words.map(({ text: word }) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  return text.match(new RegExp(`\\b(?:${said})(?:s|es)?\\b`, 'gi'))?.length ?? 0
}
