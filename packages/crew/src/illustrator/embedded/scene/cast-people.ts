import type { PictureRequest } from '../../illustrator.ts'
import type { Environment } from '../scene-plan.ts'
import {
  isPairPose,
  needsFloor,
  type Cast,
  type PoseName,
  type Role,
  type Who,
} from '../subjects/figure/cast.ts'
import { choosePose, findPose } from './choose-pose.ts'
import type { SaidScene } from './read-scene.ts'
import type { Token } from '../../../text/parse-sentence.ts'
import { isAnimal } from '../lexicon/animals.ts'
import { isPersonWord, findPersonWord, pronounGender, type FoundPerson } from '../lexicon/person-words.ts'
import { hashText } from '@hookreel/film'
import type { Gender } from '@hookreel/film'
import { findNameSex } from '../../../text/names.ts'
import type { FilmBrief } from '../film/film-brief.ts'

/** Subjects that are people whatever word brought them in. */
const PEOPLE = new Set(
  'person child older-person people-hugging boy girl man woman busts-in-silhouette astronaut detective prince princess mage supervillain superhero ninja'.split(
    ' ',
  ),
)
/** Drawings that stand for what somebody does: with somebody doing it, the doing is shown. */
const DOINGS = new Set(
  'hiking-boot running-shoe people-hugging bed cooking person-in-lotus-position'.split(' '),
)
const SOMEBODY = /^(?:i|he|she|they|we|you|someone|somebody|everyone|everybody)$/

/** "Grandma hears you crying": what somebody else does is not what the people of the picture do. */
function ownActsOf(text: string): string {
  const [own = ''] = text.split(/(?<=\w \w+ (?:\w+ )?)\b(?:you|me|him|them|us)\b(?= \w+ing\b)/i)
  return own
}

/** "Its sisters walk on" of a film about ants. */
const KIN =
  /^(?:sisters?|brothers?|mothers?|fathers?|daughters?|sons?|child(?:ren)?|kids?|partners?|friends?)$/

/** Where nobody sits at a desk: "he studied on the bus". */
const NO_DESK =
  /\b(?:on|in|at) (?:(?:the|an?|his|her|my|your|their) )?(?:bus|train|plane|subway|bed|car|tent|bathroom|floor|park|street|prison|cell|hospital|sand|wall|blood|snow|book|diary|stone)\b/i

/**
 * The people of a scene, when its subject is people: who they are and what they do. Where nothing else can be shown and
 * the sentence begins with somebody doing something that shows in a body, that person is the subject.
 */
export function castPeople(
  { film, seed }: PictureRequest,
  said: SaidScene,
  main: string | undefined,
): Cast | null {
  const { text, tokens } = said
  const subject = said.isTold ? subjectOf(said, main) : null
  if (subject === null) return null
  // "She sleeps" of a film about a cat.
  if (film.isSubjectAlive && !tokens.some(({ normal }) => isPersonWord(normal) && !KIN.test(normal)))
    return null
  const found = findWho(text, film, seed)
  // "Neil and Buzz walked on the moon."
  const who: Who = subject === 'astronaut' ? { ...found, role: 'astronaut' } : found
  // Soldiers are drawn in the uniform of our days.
  if (who.role === 'soldier' && film.isAncient) return null
  const done = subject === 'people-hugging' ? 'hug' : findPose(ownActsOf(text))
  // A figure that only stands there could be of any sentence.
  if (subject === 'person' && done === null) return null
  const act = done ?? choosePose('', who.role)
  // Whoever writes is drawn at a computer: people of other ages read instead.
  const isOfOld = OF_OLD.has(who.role) || film.field === 'history'
  const pose = act === 'sit-desk' && isOfOld ? 'read' : act
  if (pose === 'sit-desk' && NO_DESK.test(text)) return null
  const isPair =
    pose === 'hug' ||
    (namesSeveral(text) && /^(?:stand|walk|run|cheer|talk|dance|wave|kneel|carry|read)$/.test(pose))
  return { subject, pose, people: isPair ? [who, companionOf(who)] : [who] }
}

/** Whether a chosen subject is people: by its name, by the word that brought it in, or by what somebody does with it. */
function isPeople(main: string, { tokens, things }: SaidScene): boolean {
  if (PEOPLE.has(main)) return true
  const named = things.find(({ concept }) => concept.subject === main)
  if (!named) return false
  const words = tokens.slice(named.at, named.at + named.length)
  if (isPersonWord(words.map(({ normal }) => normal).join(' '))) return true
  const isDone =
    DOINGS.has(main) && words.some(({ part, normal }) => part === 'verb' && findPose(normal) !== null)
  return isDone && tokens.some(({ normal }) => SOMEBODY.test(normal))
}

/** Acts that are the picture, whatever thing or place they are done with: "she read a book", "he ran through the woods". */
const BODILY = new Set<PoseName>([
  'run',
  'climb',
  'read',
  'carry',
  'sit-desk',
  'cook',
  'dance',
  'lift',
  'hug',
  'lie',
  'garden',
  'kneel',
  'despair',
])

function subjectOf(said: SaidScene, main: string | undefined): string | null {
  const { text, tokens, things } = said
  if (main !== undefined && isPeople(main, said)) return main
  const act = actOf(text, tokens)
  if (act === null) return null
  // A planet stays the picture, whoever looks at it.
  const isWorld = things.some(
    ({ concept }) =>
      concept.subject === main &&
      concept.environment === 'space' &&
      !/^(?:sun|moon|star)$/.test(concept.subject),
  )
  // "Researchers read the minds of cats": whoever does it, the animal is what the film shows.
  if (main !== undefined && isAnimal(main)) return null
  const isBodily = BODILY.has(act) || /\b(?:walk|stroll|wander|march)/i.test(text)
  return main === undefined || (isBodily && !isWorld) ? 'person' : null
}

/** What a sentence's own subject does, when that is somebody and it shows in a body: "The old woman danced". */
function actOf(text: string, tokens: readonly Token[]): PoseName | null {
  const verb = tokens.findIndex(({ part }) => part === 'verb')
  const before = tokens.slice(0, verb)
  const last = before.findLast(({ part }) => part !== 'verb')
  if (verb < 1 || verb > 4 || !last || before.some(({ endsClause }) => endsClause)) return null
  const isAlone = before.length === 1 && /^(?:he|she|they|someone|somebody)$/.test(last.normal)
  if ((!isAlone && !isPersonWord(last.normal)) || /["“”\d]/.test(text)) return null
  const act = tokens[verb]?.normal ?? ''
  const isSpeech =
    /^(?:say|says|said|tell|tells|told|think|thinks|thought|go|goes|went|came|left|bring|brings|brought|led|meet|met|decide|decided|win|won)$/.test(
      act,
    )
  return isSpeech ? null : findPose(act)
}

/** Who stands beside somebody: another of the same calling, or a grown person of the other sex. */
function companionOf(who: Who): Who {
  if (who.role !== 'none') return who
  return {
    ...who,
    gender: who.gender === 'woman' ? 'man' : 'woman',
    age: who.age === 'old' ? 'old' : 'adult',
  }
}

const OF_OLD = new Set<Role>([
  'emperor',
  'king',
  'queen',
  'princess',
  'knight',
  'monk',
  'pirate',
  'wizard',
  'captain',
])

const INDOORS = new Set<Environment>(['room', 'desk', 'kitchen', 'laboratory'])

/** What is done in one kind of place alone. */
const CLAIMED: Partial<Record<PoseName, Environment>> = {
  climb: 'mountain',
  garden: 'mountain',
  lie: 'room',
  cook: 'kitchen',
}

/** Where these people can be: nobody stands in the air, and who needs the floor is not cut off by a table. */
export function standWhere(cast: Cast, environment: Environment): Environment {
  const isAfloat = cast.people.every(({ role }) => role === 'astronaut')
  if (environment === 'space' && isAfloat) return environment
  if (environment === 'sky' || environment === 'space') return standWhere(cast, 'plain')
  // Kings and soldiers of a film whose words are of bread stand in no kitchen.
  const isOfOld = cast.people.every(({ role }) => OF_OLD.has(role) || role === 'soldier')
  if (isOfOld && environment !== 'room' && INDOORS.has(environment)) return 'mountain'
  if (/^(?:run|climb|garden)$/.test(cast.pose) && INDOORS.has(environment)) return 'mountain'
  if (environment === 'plain') return CLAIMED[cast.pose] ?? environment
  if (/^(?:sit-desk|lie|cook)$/.test(cast.pose) && !INDOORS.has(environment)) return 'room'
  const isAtTable = environment === 'desk' || environment === 'kitchen' || environment === 'laboratory'
  const isWide = isPairPose(cast.pose) || cast.people.length > 1 || needsFloor(cast.pose)
  return isAtTable && isWide && cast.pose !== 'cook' ? 'room' : environment
}

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
function findWho(text: string, film: FilmBrief, filmSeed: number): Who {
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
function namesSeveral(text: string): boolean {
  return /\b(?:people|friends|couple|lovers|twins|crowd|humans|strangers|children|kids|men|women|the two|two of|both|each other|together|partners|brothers|sisters|neighbou?rs)\b/i.test(
    text,
  )
}
