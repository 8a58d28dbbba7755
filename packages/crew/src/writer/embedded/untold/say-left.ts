import { isForWhom } from '../matching/read-asking.ts'

/** What was ordered and is not done, and what was asked for and is not in it, each in one note. */
export const NOT_FOLLOWED = 'Not followed: '
const NOT_TOLD = 'Not in the script: '

/** A note on pieces of a prompt, in its own words. Whom it is for is an order, no matter who finds it. */
export function sayLeft(how: 'followed' | 'told', pieces: readonly string[]): string {
  const isOrder = how === 'followed' || pieces.every((said) => isForWhom(said) || /^for\s/i.test(said))
  return `${isOrder ? NOT_FOLLOWED : NOT_TOLD}${[...new Set(pieces)].map((said) => `“${said}”`).join(', ')}.`
}

/** The notes of an idea with what belongs together in one of them: nobody reads three on one script. */
export function joinNotes(notes: readonly string[]): readonly string[] {
  const joined = [NOT_FOLLOWED, NOT_TOLD].flatMap((start) => {
    const same = notes.filter((note) => note.startsWith(start))
    const said = [...new Set(same.map((note) => note.slice(start.length, -1)))]
    return said.length === 0 ? [] : [`${start}${said.join(', ')}.`]
  })
  const others = notes.filter((note) => !note.startsWith(NOT_FOLLOWED) && !note.startsWith(NOT_TOLD))
  return [...others, ...joined]
}
