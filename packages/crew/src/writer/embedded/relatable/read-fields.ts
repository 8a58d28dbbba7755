import { readAsked, type Asked } from '../lists/read-lists.ts'
import { FIELDS_OF_COUNTERS } from './fields-of-counters.ts'
import { FIELDS_OF_DAYS } from './fields-of-days.ts'
import { FIELDS_OF_FAMILY } from './fields-of-family.ts'
import { FIELDS_OF_FRIENDS } from './fields-of-friends.ts'
import { FIELDS_OF_HABITS } from './fields-of-habits.ts'
import { FIELDS_OF_HOME } from './fields-of-home.ts'
import { FIELDS_OF_JOBS } from './fields-of-jobs.ts'
import { FIELDS_OF_KINDS } from './fields-of-kinds.ts'
import { FIELDS_OF_MOMENTS } from './fields-of-moments.ts'
import { FIELDS_OF_PEOPLE } from './fields-of-people.ts'
import { FIELDS_OF_PETS } from './fields-of-pets.ts'
import { FIELDS_OF_PLACES } from './fields-of-places.ts'
import { FIELDS_OF_TRADES } from './fields-of-trades.ts'

/**
 * How observations are told: what people of a field hear and what they say, kinds of people there, stages of a thing, what
 * they do as others see it, what happens to you as one of them, and one moment through your eyes.
 */
export type Form = 'heard' | 'says' | 'types' | 'stages' | 'they' | 'you' | 'pov'

/** Observations of one field in one form, from the mildest to the wildest. */
export type Telling = {
  readonly form: Form
  /** Each idea has another one. */
  readonly openings: readonly { readonly title: string; readonly hook: string }[]
  readonly lines: readonly string[]
  readonly closings: readonly string[]
}

/** A job, a place, a moment or a kind of people in everyday life. */
export type Field = {
  readonly id: string
  readonly asked: readonly Asked[]
  readonly tellings: readonly Telling[]
}

let fields: readonly Field[] | undefined
/** Every field that is kept. Read when the first prompt comes. */
export function listFields(): readonly Field[] {
  return (fields ??= [
    FIELDS_OF_JOBS,
    FIELDS_OF_TRADES,
    FIELDS_OF_COUNTERS,
    FIELDS_OF_FAMILY,
    FIELDS_OF_FRIENDS,
    FIELDS_OF_KINDS,
    FIELDS_OF_PETS,
    FIELDS_OF_PEOPLE,
    FIELDS_OF_PLACES,
    FIELDS_OF_MOMENTS,
    FIELDS_OF_DAYS,
    FIELDS_OF_HOME,
    FIELDS_OF_HABITS,
  ].flatMap(readFields))
}

/**
 * Reads fields from their data files' lines:
 *
 *     # id | words that name it, sets parted by semicolons, as those of lists
 *     ## form
 *     > title | first sentence: one for each idea that may be told
 *     - an observation; the next one is wilder
 *     < last sentence
 */
const readFields = (text: string): Field[] =>
  text
    .trim()
    .split(/\n(?=# )/)
    .map((block) => {
      const [head = '', ...tellings] = block.trim().split(/\n## /)
      const [id = '', asked = ''] = head
        .slice(2)
        .split('|')
        .map((cell) => cell.trim())
      return { id, asked: asked.split(';').map(readAsked), tellings: tellings.map(readTelling) }
    })

function readTelling(text: string): Telling {
  const [form = '', ...rows] = text.trim().split('\n')
  const rowsOf = (mark: string) =>
    rows.filter((row) => row.startsWith(mark)).map((row) => row.slice(2).trim())
  const openings = rowsOf('>').map((row) => {
    const [title = '', hook = ''] = row.split(' | ')
    return { title, hook }
  })
  return { form: readForm(form.trim()), openings, lines: rowsOf('-'), closings: rowsOf('<') }
}

const FORMS: readonly Form[] = ['heard', 'says', 'types', 'stages', 'they', 'you', 'pov']

function readForm(name: string): Form {
  const form = FORMS.find((one) => one === name)
  if (form === undefined) throw new Error(`There is no form called ${name}.`)
  return form
}
