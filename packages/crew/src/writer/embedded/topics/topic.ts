import { z } from 'zod'

/** What a topic is, which decides how it is asked about, sold and closed. */
export const TOPIC_KINDS = [
  'country',
  'city',
  'animal',
  'food',
  'event',
  'person',
  'invention',
  'body',
  'mind',
  'space',
  'nature',
  'money',
  'machine',
  'record',
  'mystery',
  'culture',
  'how-to',
] as const
export type TopicKind = (typeof TOPIC_KINDS)[number]

const line = z.string().min(3)

/**
 * One subject that people ask for. A fact is `[wow, tag, question, short, long, how, matters]`, as `Fact` describes them; in a
 * how-to each fact is a step and `wow` its place in the order. A myth is `[tag, claim, correction, because]`.
 */
export const topicSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  kind: z.enum(TOPIC_KINDS),
  /** As it stands inside a sentence: "Japan", "the Great Wall of China", "negotiating your salary". */
  name: line,
  /** Words of a prompt that mean it, in lower case. */
  words: z.array(z.string().regex(/^[\p{Ll}\p{N}' -]+$/u)).min(1),
  /** Title of the encyclopedia's article that its facts can be checked against. */
  check: line,
  hooks: z.tuple([line, line, line]),
  /** A second-person line that brings the viewer there. */
  arrive: line,
  facts: z.array(z.tuple([z.literal([1, 2, 3, 4, 5]), line, line, line, line, line, line])).min(5),
  myths: z.array(z.tuple([line, line, line, line])),
})
export type Topic = z.infer<typeof topicSchema>

/**
 * Reads topics from their data files' lines:
 *
 *     # id | kind | name | words, parted by commas | article to check it against
 *       ("prune/trim roses" stands for "prune roses" and "trim roses")
 *     > hook | hook | hook
 *     @ the line that brings the viewer there
 *     3 | tag | question | short | long | how | matters
 *     ! tag | claim | correction | because
 *
 * Throws a ZodError for what is no topic.
 */
export function readTopics(text: string): Topic[] {
  return text
    .split(/^# /m)
    .slice(1)
    .map((block) => {
      const [head = '', ...lines] = block.split('\n').filter((row) => row.trim() !== '')
      const [id, kind, name, words = '', check] = cells(head)
      const rowsOf = (mark: string) =>
        lines.filter((row) => row.startsWith(mark)).map((row) => row.slice(mark.length))
      return topicSchema.parse({
        id,
        kind,
        name,
        words: [...new Set(words.split(',').flatMap((phrase) => spellOut(phrase.trim())))],
        check,
        hooks: rowsOf('>').flatMap(cells),
        arrive: rowsOf('@').join(' ').trim(),
        facts: lines.filter((row) => /^\d/.test(row)).map((row) => [Number(row[0]), ...cells(row).slice(1)]),
        myths: rowsOf('!').map(cells),
      })
    })
}

/** Every phrase that one with choices stands for; a choice is one word. */
const spellOut = (phrase: string): string[] =>
  phrase
    .split(' ')
    .reduce<string[]>(
      (all, choice) => all.flatMap((one) => choice.split('/').map((word) => `${one} ${word}`)),
      [''],
    )
    .map((one) => one.trim())

const cells = (row: string): string[] => row.split('|').map((cell) => cell.trim())
