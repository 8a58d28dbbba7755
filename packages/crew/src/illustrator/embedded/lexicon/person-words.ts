import type { Gender } from '@hookreel/film'
import type { Age, Role } from '../subjects/figure/cast.ts'

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
  person('old m[ae]n|grandfathers?|grandpas?|grandads?|old king', { age: 'old', gender: 'man' }),
  person('old wom[ae]n|grandmothers?|grandmas?|grann(?:y|ies)|old lady', { age: 'old', gender: 'woman' }),
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
  person('wom[ae]n|lady|mother|moms?|mums?|sister|wife|aunt|actress(?:es)?|ballerinas?|waitress(?:es)?', {
    gender: 'woman',
  }),
  person('m[ae]n|guys?|father|dads?|brother|husband|uncle', { gender: 'man' }),
  person(
    'people|persons?|someone|somebody|strangers?|friends?|neighbou?rs?|humans?|crowds?|workers?|visitors?|survivors?|owners?|teachers?|writers?|clerks?',
    {},
  ),
]

/** Where a text first names people, and how. */
export type FoundPerson = { readonly word: PersonWord; readonly text: string; readonly at: number }

/** The first word for people of a text. */
export function findPersonWord(text: string): FoundPerson | null {
  let best: FoundPerson | null = null
  for (const word of PERSON_WORDS) {
    const found = word.words.exec(text)
    if (found && (best === null || found.index < best.at))
      best = { word, text: found[0].toLowerCase(), at: found.index }
  }
  return best
}

/** Whether these words name people. */
export function isPersonWord(text: string): boolean {
  const found = findPersonWord(text)
  return found !== null && found.text.length === text.trim().length
}

/** Whom the pronouns of a text mean more often; null where neither. */
export function pronounGender(text: string): Gender | null {
  const women = text.match(/\b(?:she|her|hers|herself)\b/gi)?.length ?? 0
  const men = text.match(/\b(?:he|him|his|himself)\b/gi)?.length ?? 0
  return women === men ? null : women > men ? 'woman' : 'man'
}
