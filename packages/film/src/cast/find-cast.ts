import { CAST_MAX } from './cast.ts'
import type { CastMember } from './cast.ts'

/** Letters that are written without spaces between words: there a name stands inside a line. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u
const PART_OF_WORD = /[\p{L}\p{M}\p{N}_]/u

/** A text in one way of writing, as it is and with small and large letters alike. */
type Readable = { readonly written: string; readonly folded: string }

/**
 * Whether a text mentions a name: as a whole word, as it is written or in capitals. A name in lower case ("robot dog") is
 * found however it is written; "Will" is not found in "will".
 */
export function isNamed(text: string, name: string): boolean {
  return mentions(read(text), name)
}

function read(text: string): Readable {
  const written = text.normalize('NFC').replaceAll(/\s+/g, ' ')
  return { written, folded: fold(written) }
}

/** Not a pattern: a hundred names of thirty words, looked for so in the texts of one storyboard, took half a minute. */
function mentions({ written, folded }: Readable, name: string): boolean {
  const plain = read(name).written.trim()
  if (plain === '') return false
  const isWhole = !UNSPACED.test(plain)
  const isSmall = plain === plain.toLowerCase()
  if (isSmall) return holds(folded, fold(plain), isWhole)
  return holds(written, plain, isWhole) || holds(written, plain.toUpperCase().normalize('NFC'), isWhole)
}

/** Letters that are one letter in two forms, as the sigma inside of a word and at its end, are one in capitals. */
const fold = (text: string): string => text.toLowerCase().toUpperCase()

/**
 * Behind a place that is no whole word, the next one to look at is behind the end of that word: a name of one letter stands at each place of a
 * text of the same letter, and looking at all of them took a second for a hundred names.
 */
function holds(text: string, said: string, isWhole: boolean): boolean {
  for (let at = text.indexOf(said); at >= 0; at = text.indexOf(said, at)) {
    if (!isWhole || !(isInWord(text, at - 1) || isInWord(text, at + said.length))) return true
    while (isInWord(text, ++at));
  }
  return false
}

/** Whether a letter, mark or number stands there, also one of two halves. */
function isInWord(text: string, at: number): boolean {
  const isSecondHalf = /[\uDC00-\uDFFF]/.test(text.charAt(at))
  return (
    at >= 0 && PART_OF_WORD.test(String.fromCodePoint(text.codePointAt(isSecondHalf ? at - 1 : at) ?? 32))
  )
}

/** Those of a cast that texts call, the first of each name, no more than a film has room for. */
export function findCast<Member extends Pick<CastMember, 'name'>>(
  texts: readonly string[],
  members: readonly Member[],
): Member[] {
  const readable = texts.map(read)
  const names = new Set<string>()
  const called = members.filter(({ name }) => {
    const key = name.toLowerCase()
    if (names.has(key) || !readable.some((text) => mentions(text, name))) return false
    names.add(key)
    return true
  })
  return called.slice(0, CAST_MAX.ofFilm)
}

/**
 * Whom a scene shows: those whom its words, or what was told of its picture, call by name; where nobody is called, those of the film's
 * title. What other scenes say is no part of it: a picture stays when its neighbours change.
 */
export function castOfScene<Member extends Pick<CastMember, 'name'>>(
  scene: { readonly narration: string; readonly description?: string | null | undefined },
  title: string,
  members: readonly Member[],
): Member[] {
  const own = findCast([scene.narration, scene.description ?? ''], members)
  return own.length > 0 ? own : findCast([title], members)
}
