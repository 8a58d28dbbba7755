import { type Cast, type PoseName, type Who } from '../subjects/figure/cast.ts'
import { findPose } from './choose-pose.ts'
import type { Token } from '../../../text/parse-sentence.ts'
import { readNumber } from '../../../text/read-number.ts'
import { isAnimal } from '../lexicon/animals.ts'
import { isPersonWord, findPersonWord, pronounGender, type FoundPerson } from '../lexicon/person-words.ts'
import { hashText } from '@hookreel/film'
import type { Gender } from '@hookreel/film'
import { findCalledName, findNameGender } from '../../../text/names.ts'
import type { FilmBrief } from '../film/film-brief.ts'

/** What a figure shows so that nobody takes it for something else. */
const SHOWN = new Set<PoseName>([
  ...(['run', 'walk', 'lie', 'dance', 'hug', 'cheer'] as const),
  ...(['despair', 'read', 'cook', 'wave', 'sit-ground'] as const),
])

/** "Its sisters walk on" of a film about ants. */
const KIN =
  /^(?:sisters?|brothers?|mothers?|fathers?|daughters?|sons?|child(?:ren)?|kids?|partners?|friends?)$/

/** The people of a scene. */
export type SaidPeople = {
  /** Who its first clause is about, where that is somebody; none where it is not known whether it is a man or a woman. */
  readonly people: readonly Who[]
  /** Them, where that clause says that they do something that shows in a body. */
  readonly cast: Cast | null
}

type ParsedText = { readonly text: string; readonly tokens: readonly Token[]; readonly isTold: boolean }

/** Reads who a scene is about and what they do. The same words in the same film always give the same people. */
export function readPeople(told: ParsedText, film: FilmBrief, seed: number): SaidPeople {
  const people = findPeople(told, film, seed)
  const [who] = isOrder(told) ? [viewerOf(film, seed)] : people
  const pose = isOrder(told) ? orderedOf(told.tokens) : actOf(told.tokens)
  // Soldiers are drawn in the uniform of our days.
  const isOfOurDays = who?.role === 'soldier' && film.isAncient
  const isShown = who !== undefined && pose !== null && SHOWN.has(pose)
  if (!isShown || isOfOurDays || countsMore(told.tokens)) return { people, cast: null }
  const isPair =
    pose === 'hug' || (namesSeveral(told.text) && /^(?:walk|run|cheer|dance|wave|read)$/.test(pose))
  return { people, cast: { subject: 'person', pose, people: isPair ? [who, companionOf(who)] : [who] } }
}

function findPeople({ text, tokens, isTold }: ParsedText, film: FilmBrief, seed: number): Who[] {
  const verb = tokens.findIndex(({ part }) => part === 'verb')
  if (!isTold || !isSomebody(tokens.slice(0, verb)) || /["“”]|^(?:nobody|no|none|neither|not)\b/i.test(text))
    return []
  // "She sleeps" of a film about a cat, "she runs in a straight line" of one about bees.
  const isPerson = tokens.some(({ normal }) => isPersonWord(normal) && !KIN.test(normal))
  const hasAnimal = film.isSubjectAlive || [...film.named.keys()].some(isAnimal)
  const names = findCalledName(tokens, film.script)
  const isUnknown = names !== null && findNameGender(names, text, film.sentences) === null
  return (hasAnimal && !isPerson) || isUnknown ? [] : [findWho(text, film, seed)]
}

/** Whether what stands before a verb is somebody: "he", a name, "the old woman". */
function isSomebody(before: readonly Token[]): boolean {
  const last = before.findLast(({ part }) => part !== 'verb')
  if (!last || before.length > 4 || before.some(({ endsClause }) => endsClause)) return false
  const isAlone = before.length === 1 && /^(?:he|she|they|someone|somebody)$/.test(last.normal)
  const isNamed = last.isProperName && before.every(({ isProperName }) => isProperName)
  return isAlone || isNamed || isPersonWord(last.normal)
}

/** "Jog for one minute": what viewers are told to do, in words that mean nothing else. */
const ORDERED = /^(?:jog|sprint|walk|hike|dance|hug|meditate|sit|lie|nap)$/

function isOrder({ tokens, isTold }: ParsedText): boolean {
  return (
    isTold &&
    ORDERED.test(tokens[0]?.normal ?? '') &&
    !/^(?:away|off|out|with)$/.test(tokens[1]?.normal ?? '')
  )
}

function orderedOf([first]: readonly Token[]): PoseName | null {
  return findPose(first?.normal ?? '')
}

/** Who does what viewers are told to do: whom the film tells of, else anybody. */
function viewerOf(film: FilmBrief, seed: number): Who {
  const { word, ...told } = film.hero
  return { ...told, gender: told.gender ?? seededGender(seed, word ?? 'viewer') }
}

/** What the first verb says that shows in a body; what the same people do next, where the first one does not ("stepped out and began to dance"). */
function actOf(tokens: readonly Token[]): PoseName | null {
  const first = tokens.findIndex(({ part }) => part === 'verb')
  const next = tokens.flatMap(({ part }, at) =>
    at > first && part === 'verb' && isJoined(tokens, at) ? [at] : [],
  )
  for (const verb of [first, ...next]) {
    const pose = actAt(tokens, verb)
    if (pose !== null && SHOWN.has(pose)) return pose
  }
  return null
}

/** Whether a verb has the same doer as the one before it: nothing but "and", "then" or a mark stands before it. */
function isJoined(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  if (before === undefined) return false
  const isLinked = /^(?:and|then)$/.test(before.normal)
  return isLinked || (before.endsClause && tokens[at]?.normal.endsWith('s') === true)
}

function actAt(tokens: readonly Token[], verb: number): PoseName | null {
  const said = tokens.slice(verb, verb + 4).map(({ normal }) => normal)
  if (MOVING.test(said[0] ?? '')) return null
  const alone = findPose(said[0] ?? '')
  // "Ran a bakery": what stands behind it says that it is not meant.
  if (alone !== null) return findPose(said.join(' ')) === alone ? alone : null
  // "Raised his hand", "began to run"; not "told us to run".
  return PASSING.test(said[0] ?? '') ? findPose(said.join(' ')) : null
}

/** Who crosses a bridge or left a town is not told by how he walks. */
const MOVING = /^(?:cross|travel|return|arriv|follow|step|g(?:o|oes|oing)$|went|c[ao]me|coming|left)/

/** Behind these the act comes next. */
const PASSING = /^(?:began|begins?|started|starts?|kept|keeps?|raised|raises|burst|broke|gave|fell|turned)$/

/** Who stands beside somebody: another of the same calling, or a grown person of the other sex. */
function companionOf(who: Who): Who {
  if (who.role !== 'none') return who
  return {
    ...who,
    gender: who.gender === 'woman' ? 'man' : 'woman',
    age: who.age === 'old' ? 'old' : 'adult',
  }
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
  const said = pronounGender(text) ?? (names ? findNameGender(names, text, film.sentences) : null)
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
/** "Nine people sat in a room": more than are drawn. */
function countsMore(tokens: readonly Token[]): boolean {
  return tokens.some(({ normal }, at) => {
    const number = readNumber(tokens, at - 1)
    return isPersonWord(normal) && number !== null && number.next === at && number.value > 2
  })
}

function namesSeveral(text: string): boolean {
  return /\b(?:people|friends|couple|lovers|twins|crowd|humans|strangers|children|kids|men|women|the two|two of|both|each other|together|partners|brothers|sisters|neighbou?rs)\b/i.test(
    text,
  )
}
