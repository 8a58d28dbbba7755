import { ilike, or, type Column, type SQL } from 'drizzle-orm'

/** A condition for each word of a search: one of the texts holds it, in any case, its % and _ as they are. */
export function matchWords(search: string, texts: readonly Column[]): (SQL | undefined)[] {
  const words = search.split(/\s+/).filter((word) => word !== '')
  return words.map((word) => {
    const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`
    return or(...texts.map((text) => ilike(text, pattern)))
  })
}
