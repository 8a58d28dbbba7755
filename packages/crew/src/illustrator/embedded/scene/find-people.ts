import { hashText } from '@hookreel/film'
import { findNameSex } from '../../../text/find-name-sex.ts'
import type { Token } from '../../../text/parse-sentence.ts'
import type { Age, Gender, Role, Who } from '../subjects/figure/cast.ts'
import { titleOf } from './title-of.ts'

/** A word for people: what it says about them. What it leaves open comes from the film. */
type PersonWord = {
  readonly words: RegExp
  readonly role?: Role
  readonly age?: Age
  readonly gender?: Gender
}

function person(words: string, says: Omit<PersonWord, 'words'>): PersonWord {
  return { words: new RegExp(`\\b(?:${words})\\b`, 'i'), ...says }
}

const PERSON_WORDS: readonly PersonWord[] = [
  person('old m[ae]n|grandfathers?|grandpa|old king', { age: 'old', gender: 'man' }),
  person('old wom[ae]n|grandmothers?|grandma|old lady', { age: 'old', gender: 'woman' }),
  person('elders?|old people|pensioners?', { age: 'old' }),
  person('boys?|sons?|schoolboy', { age: 'child', gender: 'man' }),
  person('girls?|daughters?|schoolgirl', { age: 'child', gender: 'woman' }),
  person('child(?:ren)?|kids?|toddlers?', { age: 'child' }),
  person(
    'teenagers?|teens?|adults?|actors?|dancers?|merchants?|midwi(?:fe|ves)|editors?|passengers?|guests?|waiters?|winners?|players?|cashiers?|tailors?|barbers?|janitors?|customers?|clients?|therapists?|fans',
    {},
  ),
  person('nurses?', { role: 'nurse' }),
  person('doctors?|physicians?|surgeons?|paramedics?|pharmacists?|psychiatrists?', { role: 'doctor' }),
  person('scientists?|researchers?|chemists?|physicists?|biologists?|astronomers?|inventors?', {
    role: 'scientist',
  }),
  person('soldiers?|troops?|sergeant|general', { role: 'soldier' }),
  person('kings?|monarch', { role: 'king', gender: 'man' }),
  person('queens?|empress', { role: 'queen', gender: 'woman' }),
  person('princess(?:es)?', { role: 'princess', gender: 'woman' }),
  person('chefs?|bakers?|cooks|butchers?|pastry chefs?', { role: 'chef' }),
  person('astronauts?|cosmonauts?', { role: 'astronaut' }),
  person('knights?', { role: 'knight', gender: 'man' }),
  person('police(?:man|woman| officers?)|officers?|sheriffs?|guards?|rangers?|wardens?', { role: 'officer' }),
  person('fire ?fighters?|firem[ae]n', { role: 'firefighter' }),
  person('farmers?|shepherds?|gardeners?', { role: 'farmer' }),
  person(
    'builders?|construction workers?|carpenters?|miners?|plumbers?|electricians?|mechanics?|engineers?|welders?|bricklayers?|roofers?',
    { role: 'builder' },
  ),
  person('detectives?|investigators?|inspectors?|sp(?:y|ies)|secret agents?', { role: 'detective' }),
  person('students?|pupils?', { role: 'student' }),
  person('monks?|priests?', { role: 'monk', gender: 'man' }),
  person('captains?|sailors?|admirals?|keepers?', { role: 'captain' }),
  person('pirates?|blackbeard', { role: 'pirate' }),
  person('wizards?|merlin|sorcerers?', { role: 'wizard', gender: 'man' }),
  person('athletes?|runners?|champions?|sprinters?|gymnasts?|goalkeepers?', { role: 'athlete' }),
  person(
    'business(?:man|woman|people)|managers?|founders?|ceos?|bosse?s?|bankers?|investors?|salesm[ae]n|brokers?|accountants?|executives?',
    {
      role: 'business',
    },
  ),
  person('artists?|painters?|sculptors?', { role: 'artist' }),
  person('explorers?|hikers?|climbers?|archaeologists?', { role: 'explorer' }),
  person('emperors?|caesar|marcus aurelius|seneca|philosophers?', { role: 'emperor', gender: 'man' }),
  person('superhero(?:es)?', { role: 'hero' }),
  person('thie(?:f|ves)|burglars?|robbers?', { role: 'thief' }),
  person('wom[ae]n|lady|mother|sister|wife|aunt|actress(?:es)?|ballerinas?|waitress(?:es)?', {
    gender: 'woman',
  }),
  person('m[ae]n|guys?|father|brother|husband|uncle', { gender: 'man' }),
  person(
    'people|persons?|someone|somebody|strangers?|friends?|neighbou?rs?|humans?|crowds?|workers?|visitors?|survivors?|owners?|teachers?|writers?|clerks?',
    {},
  ),
]

type Found = { readonly word: PersonWord; readonly text: string; readonly at: number }

function findWord(text: string): Found | null {
  let best: Found | null = null
  for (const word of PERSON_WORDS) {
    const found = word.words.exec(text)
    if (found && (best === null || found.index < best.at))
      best = { word, text: found[0].toLowerCase(), at: found.index }
  }
  return best
}

/** Whether these words name people. */
export function isPersonWord(text: string): boolean {
  const found = findWord(text)
  return found !== null && found.text.length === text.trim().length
}

/** Whether this word names people who cannot be told by their clothes: "the teacher", "a merchant", "friends". */
export function isPlainPerson(text: string): boolean {
  const found = findWord(text)
  return found !== null && found.text.length === text.trim().length && found.word.role === undefined
}

/** Where a sentence names the people it is about, if it does. */
export function findPersonIn(tokens: readonly Token[]): { at: number; length: number } | undefined {
  const at = tokens.findIndex(({ normal, part }) => part !== 'verb' && isPersonWord(normal))
  return at < 0 ? undefined : { at, length: 1 }
}

function pronounGender(text: string): Gender | null {
  const women = text.match(/\b(?:she|her|hers|herself)\b/gi)?.length ?? 0
  const men = text.match(/\b(?:he|him|his|himself)\b/gi)?.length ?? 0
  return women === men ? null : women > men ? 'woman' : 'man'
}

function seededGender(filmSeed: number, key: string): Gender {
  return hashText(`gender ${filmSeed} ${key}`) % 2 === 0 ? 'woman' : 'man'
}

/** The first people that a script names more than once: who is named in passing is not whom the film is about. */
function findRepeated(topic: string): Found | null {
  const found = findWord(topic)
  if (!found) return null
  const times = topic.match(new RegExp(found.word.words.source, 'gi'))?.length ?? 0
  return times > 1 || (found.word.role === undefined && found.word.age === undefined) ? found : null
}

/** Who a film is about: the people of its title, else the first of its script that come again. */
function findHero(topic: string, filmSeed: number): Who {
  const found = findWord(titleOf(topic)) ?? findRepeated(topic)
  const gender = found?.word.gender ?? pronounGender(topic) ?? seededGender(filmSeed, found?.text ?? 'hero')
  return { gender, age: found?.word.age ?? 'adult', role: found?.word.role ?? 'none' }
}

/**
 * Who a sentence is about: the people it names, or whom its "he", "she" or name stands for in the film. The same words
 * in the same film always give the same person.
 */
export function findWho(text: string, topic: string, filmSeed: number): Who {
  const hero = findHero(topic, filmSeed)
  // "Julia Child" is no child.
  const found = findWord(text.replace(LAST_NAME, '$1'))
  const names = FULL_NAME.exec(text)?.[0].split(' ')
  const said = pronounGender(text) ?? (names ? findNameSex(names, text, topic) : null)
  if (!found)
    return said === null || said === hero.gender ? hero : { gender: said, age: 'adult', role: 'none' }
  const { role = 'none', age = 'adult', gender } = found.word
  // "The nurse" of a film about a nurse is that nurse; "the man" of a film about a soldier is the soldier.
  const isHero = role === hero.role || (role === 'none' && gender === hero.gender && age === 'adult')
  if (isHero && (gender ?? hero.gender) === hero.gender) return { ...hero, age: found.word.age ?? hero.age }
  const isHers = names !== undefined || isOnlyOne(found, topic)
  return { gender: gender ?? said ?? (isHers ? hero.gender : seededGender(filmSeed, found.text)), age, role }
}

/** Whether a film names no people but these: then its "she" is who is meant. */
function isOnlyOne({ word }: Found, topic: string): boolean {
  return findWord(topic.replace(new RegExp(word.words.source, 'gi'), '')) === null
}

const FULL_NAME = /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u
const LAST_NAME = /(\p{Lu}\p{Ll}+) \p{Lu}\p{Ll}+/gu

/** Whether the words name several people: "two friends", "people", "they". */
export function namesSeveral(text: string): boolean {
  return /\b(?:people|friends|couple|lovers|twins|crowd|humans|strangers|children|kids|men|women|the two|two of|both|each other|together|partners|brothers|sisters|neighbou?rs)\b/i.test(
    text,
  )
}
