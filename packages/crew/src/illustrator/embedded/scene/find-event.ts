import type { Token } from '../../../text/parse-sentence.ts'
import { readNumber } from '../../../text/read-number.ts'
import { eventOf, type ThingEvent } from '../lexicon/events.ts'

/** What a sentence says that happens to a thing. */
export type Happening = {
  readonly event: ThingEvent
  /** The word that tells it: it happens on screen when this is heard. */
  readonly says: string
  /** Where that word stands in the sentence. */
  readonly at: number
  /** How many of the thing there are; 1 where none are counted. */
  readonly count: number
}

/** Where a thing is named. */
type Named = { readonly at: number; readonly length: number }

/** What is denied, only wished for or only asked does not happen. */
const UNREAL =
  /^(?:not|never|no|nobody|cannot|could|would|might|may|should|if|unless|almost|nearly|to|won't|don't|didn't|doesn't|isn't|can't)$/
/** What may stand between a verb and what it is done to. */
const BETWEEN =
  /^(?:the|an?|your|my|our|their|its|his|her|this|that|these|those|every|each|all|up|down|off|out|open|in|into)$/
const COPULA = /^(?:is|are|was|were|been|be|got|gets|being|already|now|still)$/
const REACH = 5
/** A herd, a pile: several rows. Hundreds fill their part of the frame. */
const CROWD = 12
const MULTITUDE = 36
/** Up to here each is drawn that a number counts. */
const MAX_COUNTED = 40

/** What happens to a thing where it is named, if anything that can be seen does; else how many there are of it. */
export function findEvent(tokens: readonly Token[], named: Named): Happening | null {
  const done = doneBy(tokens, named) ?? doneTo(tokens, named)
  const counted = countOf(tokens, named)
  if (done === null) return counted
  // One that moves stands for no five hundred; forty ships that sank are not shown afloat.
  return counted?.isSaid && MOVES.has(done.event) ? counted : done
}

/** What leaves a thing as it was, somewhere else. */
const MOVES = new Set<ThingEvent>([
  'enter',
  'fly',
  'fall',
  'rise',
  'turn',
  'spin',
  'shake',
  'appear',
  'glow',
  'float',
  'find',
])

/** "The bridge fell": the first verb behind the thing, in its clause. */
function doneBy(tokens: readonly Token[], { at, length }: Named): Happening | null {
  for (let index = at + length; index < Math.min(tokens.length, at + length + REACH); index += 1) {
    const token = tokens[index]
    if (!token || tokens[index - 1]?.endsClause || UNREAL.test(token.normal)) return null
    const isSaid = COPULA.test(tokens[index - 1]?.normal ?? '') && token.endsClause
    const said = isSaid ? eventOf(token.normal, 'said to be') : undefined
    if (said !== undefined && isReal(tokens, at))
      return { event: said, says: token.text, at: index, count: 1 }
    if (token.part === 'function' || (token.part === 'other' && index < tokens.length - 1)) continue
    // "Was stolen": what is done to the one who is named first.
    const isPassive = COPULA.test(tokens[index - 1]?.normal ?? '')
    const event = eventOf(token.root, isPassive && /(?:ed|en|ken|t)$/.test(token.normal) ? 'done to' : 'doer')
    const isMeant =
      event !== undefined &&
      isReal(tokens, at) &&
      !isSaying(tokens, index) &&
      (isPassive || !hasObject(tokens, index))
    if (isMeant) return { event, says: token.text, at: index, count: 1 }
    if (token.part === 'verb' || token.part === 'noun') return null
  }
  return null
}

/** "Fall asleep", "go wrong": the verb with its next word means something else. */
const SAYINGS = /^(?:asleep|apart|behind|short|silent|shut|wrong|viral|bankrupt|love|even)$/

function isSaying(tokens: readonly Token[], verb: number): boolean {
  return tokens[verb]?.endsClause === false && SAYINGS.test(tokens[verb + 1]?.normal ?? '')
}

/** "The sun lifts the water": what it does to another thing does not happen to itself. */
function hasObject(tokens: readonly Token[], verb: number): boolean {
  const next = tokens[verb + 1]
  if (tokens[verb]?.endsClause !== false || !next) return false
  return (
    next.part === 'noun' ||
    next.part === 'number' ||
    /^(?:the|an?|your|my|our|their|its|his|her|this|that|it|them|you)$/.test(next.normal)
  )
}

/** "Break the glass": the verb right before the thing. */
function doneTo(tokens: readonly Token[], { at }: Named): Happening | null {
  for (let index = at - 1; index >= Math.max(0, at - REACH); index -= 1) {
    const token = tokens[index]
    if (!token || token.endsClause) return null
    const event = token.part === 'verb' ? eventOf(token.root, 'done to') : undefined
    if (event !== undefined)
      return isReal(tokens, index) ? { event, says: token.text, at: index, count: 1 } : null
    if (token.part === 'verb' || !(BETWEEN.test(token.normal) || token.part === 'adjective')) return null
  }
  return null
}

/** Whether nothing before makes it a wish, a doubt or a denial. */
function isReal(tokens: readonly Token[], at: number): boolean {
  for (let index = at - 1; index >= 0; index -= 1) {
    const token = tokens[index]
    if (!token || token.endsClause) return true
    if (UNREAL.test(token.normal)) return false
  }
  return true
}

const MULTITUDES = /^(?:hundreds|thousands|millions|billions|trillions|countless)$/
const CROWDS =
  /^(?:dozens|swarms?|herds?|flocks?|packs?|crowds?|piles?|rows?|lots|tons|many|fleets?|schools?|stacks?)$/
const SOME = 3
/** What comes in twos. */
const PAIR = /^(?:shoes|boots|sneakers|slippers|sandals|eyes|ears|hands|feet|gloves|mittens)$/
const PLURAL = /^(?:mice|sheep|geese|people|children|wolves|men|women|feet|teeth)$/

/** Whether its sentence says how many, and not only that there are some. */
type Counted = Happening & { readonly isSaid: boolean }

/** "Seven crows", "thousands of bees", "bees": as many as are said, and several where nobody counts. */
function countOf(tokens: readonly Token[], { at, length }: Named): Counted | null {
  const last = tokens[at + length - 1]
  // "Two planes landed": behind a number no word is a verb.
  const isDone = last?.part === 'verb' && tokens[at - 1]?.part !== 'number'
  if (!last || isDone || !(/[^su]s$/.test(last.normal) || PLURAL.test(last.normal))) return null
  for (let from = Math.max(0, at - 4); from < at; from += 1) {
    const many = numberAt(tokens, from, at)
    if (many !== null && many >= 2)
      return { event: 'multiply', says: last.text, at: from, count: countDrawn(many), isSaid: true }
  }
  return {
    event: 'multiply',
    says: last.text,
    at: at + length - 1,
    count: PAIR.test(last.normal) ? 2 : SOME,
    isSaid: false,
  }
}

/** A number that is too great to be drawn one by one is a crowd. */
function countDrawn(many: number): number {
  return many > MAX_COUNTED ? MULTITUDE : Math.round(many)
}

/** The number at one place, when what it counts is the thing at another; null otherwise. */
function numberAt(tokens: readonly Token[], from: number, at: number): number | null {
  const token = tokens[from]
  if (!token || tokens.slice(from, at).some(({ endsClause, part }) => endsClause || part === 'verb'))
    return null
  const found = readNumber(tokens, from)
  const isOwn = found !== null && found.next <= at && !found.isYear && !/[%$€£]/.test(found.text)
  const between = tokens.slice(isOwn ? found.next : from + 1, at)
  const isCounted = between.every(
    ({ normal, part }) => normal === 'of' || part === 'adjective' || BETWEEN.test(normal),
  )
  if (!isCounted) return null
  if (MULTITUDES.test(token.normal)) return MULTITUDE
  return CROWDS.test(token.normal) ? CROWD : isOwn ? found.value : null
}
