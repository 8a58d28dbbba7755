import { CAST_MAX } from './cast.ts'
import type { CastMember } from './cast.ts'

/** Letters that are written without spaces between words: there a name stands inside a line. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u
const SPECIAL = /[.*+?^${}()|[\]\\/]/g

/**
 * Whether a text calls somebody by name: as a whole word, as it is written or in capitals. A name that is written small ("robot dog") is
 * found however it is written; "Will" is not found in "will".
 */
export function isNamed(text: string, name: string): boolean {
  const words = name.normalize('NFC').trim().split(/\s+/)
  const escaped = words.map((word) => word.replace(SPECIAL, String.raw`\$&`)).join(String.raw`\s+`)
  if (escaped === '') return false
  const [before, after] = UNSPACED.test(name)
    ? ['', '']
    : [String.raw`(?<![\p{L}\p{M}\p{N}_])`, String.raw`(?![\p{L}\p{M}\p{N}_])`]
  const isSmall = name === name.toLowerCase()
  const found = new RegExp(`${before}(?:${escaped})${after}`, 'giu')
  const capitals = name.toUpperCase()
  return [...text.normalize('NFC').matchAll(found)].some(([said]) => {
    const written = said.replaceAll(/\s+/g, ' ')
    return isSmall || written === words.join(' ') || written === capitals.normalize('NFC')
  })
}

/** Those of a cast that texts call, the first of each name, no more than a film has room for. */
export function findCast<Member extends Pick<CastMember, 'name'>>(
  texts: readonly string[],
  members: readonly Member[],
): Member[] {
  const names = new Set<string>()
  const called = members.filter(({ name }) => {
    const key = name.toLowerCase()
    if (names.has(key) || !texts.some((text) => isNamed(text, name))) return false
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
