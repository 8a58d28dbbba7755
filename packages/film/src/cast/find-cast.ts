import { CAST_MAX } from './cast.ts'
import type { CastMember } from './cast.ts'

/** Letters that are written without spaces between words: there a name stands inside a line. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u
const WORDS = /[\p{L}\p{M}\p{N}_]+/gu

/** Whether a text holds some words, also where they are but a part of a word. */
type Search = (said: string, isWhole: boolean) => boolean
/** A text in one way of writing, as it is and with small and large letters alike. */
type Readable = { readonly written: Search; readonly folded: Search }

/**
 * Whether a text mentions a name: as a whole word, as it is written or in capitals. A name in lower case ("robot dog") is
 * found however it is written; "Will" is not found in "will".
 */
export function isNamed(text: string, name: string): boolean {
  return lookFor(name)(read(text))
}

function read(text: string): Readable {
  const written = tidy(text)
  return { written: searchIn(written), folded: searchIn(fold(written)) }
}

const tidy = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, ' ')

/** Letters that are one letter in two forms, as the sigma inside of a word and at its end, are one in capitals. */
const fold = (text: string): string => text.toLowerCase().toUpperCase()

/** Not a pattern: a hundred names of thirty words, looked for so in the texts of one storyboard, took half a minute. */
function lookFor(name: string): (text: Readable) => boolean {
  const plain = tidy(name).trim()
  const isWhole = !UNSPACED.test(plain)
  if (plain === '') return () => false
  if (plain === plain.toLowerCase()) return ({ folded }) => folded(fold(plain), isWhole)
  return ({ written }) => written(plain, isWhole) || written(plain.toUpperCase().normalize('NFC'), isWhole)
}

/**
 * Behind a place that is no whole word, the next one to look at is behind the end of that word: a name of one letter stands at each place of a
 * text of the same letter, and looking at all of them took a second for a hundred names. The words are told apart once, and only where
 * something is found: to look at each letter for each of a hundred names took half a second for the texts of one storyboard.
 */
function searchIn(text: string): Search {
  let ends: Uint32Array | undefined
  const endOfWord = (at: number): number => (ends ??= findEnds(text))[at] ?? 0
  return (said, isWhole) => {
    for (let at = text.indexOf(said); at >= 0; at = text.indexOf(said, endOfWord(at + 1) || at + 1))
      if (!isWhole || !(endOfWord(at - 1) || endOfWord(at + said.length))) return true
    return false
  }
}

/** Where the word ends in which each place lies; 0 where it lies in none. */
function findEnds(text: string): Uint32Array {
  const ends = new Uint32Array(text.length)
  for (const { 0: word, index } of text.matchAll(WORDS))
    ends.fill(index + word.length, index, index + word.length)
  return ends
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
    if (names.has(key) || !readable.some(lookFor(name))) return false
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
