import { hashText } from '@hookreel/film'
import { findNameSex, type Gender } from '../../../text/find-name-sex.ts'
import type { Token } from '../../../text/parse-sentence.ts'
import type { FilmBrief } from '../film/film-brief.ts'
import { findPersonWord, isPersonWord, pronounGender, type FoundPerson } from '../lexicon/person-words.ts'
import type { Who } from '../subjects/figure/cast.ts'

/** Where a sentence names the people it is about, if it does. */
export function findPersonIn(tokens: readonly Token[]): { at: number; length: number } | undefined {
  const at = tokens.findIndex(({ normal, part }) => part !== 'verb' && isPersonWord(normal))
  return at < 0 ? undefined : { at, length: 1 }
}

function seededGender(filmSeed: number, key: string): Gender {
  return hashText(`gender ${filmSeed} ${key}`) % 2 === 0 ? 'woman' : 'man'
}

/**
 * Who a sentence is about: the people it names, or whom its "he", "she" or name stands for in the film. The same words
 * in the same film always give the same person.
 */
export function findWho(text: string, film: FilmBrief, filmSeed: number): Who {
  const { word, ...told } = film.hero
  const hero: Who = { ...told, gender: told.gender ?? seededGender(filmSeed, word ?? 'hero') }
  // "Julia Child" is no child.
  const found = findPersonWord(text.replace(LAST_NAME, '$1'))
  const names = FULL_NAME.exec(text)?.[0].split(' ')
  const said = pronounGender(text) ?? (names ? findNameSex(names, text, film.sentences) : null)
  if (!found)
    return said === null || said === hero.gender ? hero : { gender: said, age: 'adult', role: 'none' }
  const { role = 'none', age = 'adult', gender } = found.word
  // "The nurse" of a film about a nurse is that nurse; "the man" of a film about a soldier is the soldier.
  const isHero = role === hero.role || (role === 'none' && gender === hero.gender && age === 'adult')
  if (isHero && (gender ?? hero.gender) === hero.gender) return { ...hero, age: found.word.age ?? hero.age }
  const isHers = names !== undefined || isOnlyOne(found, film.text)
  return { gender: gender ?? said ?? (isHers ? hero.gender : seededGender(filmSeed, found.text)), age, role }
}

/** Whether a film names no people but these: then its "she" is who is meant. */
function isOnlyOne({ word }: FoundPerson, filmText: string): boolean {
  return findPersonWord(filmText.replace(new RegExp(word.words.source, 'gi'), '')) === null
}

const FULL_NAME = /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u
const LAST_NAME = /(\p{Lu}\p{Ll}+) \p{Lu}\p{Ll}+/gu

/** Whether the words name several people: "two friends", "people", "they". */
export function namesSeveral(text: string): boolean {
  return /\b(?:people|friends|couple|lovers|twins|crowd|humans|strangers|children|kids|men|women|the two|two of|both|each other|together|partners|brothers|sisters|neighbou?rs)\b/i.test(
    text,
  )
}
