import type { Gender } from '@hookreel/film'
import { findPersonWord, pronounGender, type FoundPerson } from '../lexicon/person-words.ts'
import type { Age, Role } from '../subjects/figure/cast.ts'

/** Who a film is about. */
export type Hero = {
  /** The word for them; none where the film names nobody. */
  readonly word: string | null
  /** Null: nothing tells, so the film's seed decides. */
  readonly gender: Gender | null
  readonly age: Age
  readonly role: Role
}

/** Reads who a film is about: the people of its title, else the first of its script that come again. */
export function readHero({ title, text }: { readonly title: string; readonly text: string }): Hero {
  const found = findPersonWord(title) ?? findRepeated(text)
  const { gender, age = 'adult', role = 'none' } = found?.word ?? {}
  return { word: found?.text ?? null, gender: gender ?? pronounGender(text), age, role }
}

/** The first people that a script names more than once: who is named in passing is not whom the film is about. */
function findRepeated(text: string): FoundPerson | null {
  const found = findPersonWord(text)
  if (!found) return null
  const times = text.match(new RegExp(found.word.words.source, 'gi'))?.length ?? 0
  return times > 1 || (found.word.role === undefined && found.word.age === undefined) ? found : null
}
