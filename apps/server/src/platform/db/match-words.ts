import { sql, type Column, type SQL } from 'drizzle-orm'

/** A hundred words, each compared with every row by itself, held the embedded database for five seconds at 200 rows. */
const MAX_WORDS = 8
/**
 * Letters of all words together: each is compared at every place of a text as far as it is the same there, and one word of 190
 * letters took 18 times as long as one of one letter.
 */
const MAX_WORD_LETTERS = 60
/** What is looked at of a row: three minutes' script, of 2,700 letters, with all that is written about it. Beyond that rows cost more than they are worth. */
const MAX_LETTERS = 4000

/**
 * A condition for a search: the texts together hold each of its words, in any case, its % and _ as they are. Each row is read once,
 * however many words there are. Of a longer search its first words, or letters, count. Undefined when nothing is searched for.
 */
export function matchWords(search: string, texts: readonly Column[]): SQL | undefined {
  const words = takeWords(search)
  if (words.length === 0) return undefined
  const patterns = words.map((word) => sql`lower(${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`})`)
  const parts = texts.map((text) => sql`left(${text}, ${MAX_LETTERS}::int)`)
  // A line's end stands in no word: none is found across two texts.
  const row = sql`left(concat_ws(chr(10), ${sql.join(parts, sql`, `)}), ${MAX_LETTERS}::int)`
  return sql`lower(${row}) like all (array[${sql.join(patterns, sql`, `)}]::text[])`
}

/** Each word once. */
function takeWords(search: string): string[] {
  const words: string[] = []
  let left = MAX_WORD_LETTERS
  for (const word of new Set(search.split(/\s+/))) {
    // Half an emoji is none.
    const taken = word.slice(0, left).replace(/[\uD800-\uDBFF]$/, '')
    if (taken === '') continue
    if (words.length === MAX_WORDS) break
    words.push(taken)
    left -= taken.length
  }
  return words
}
