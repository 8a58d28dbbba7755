import { isNamed } from '@hookreel/film'
import type { CastMember } from '@hookreel/film'
import type { PictureRequest } from '../../illustrator.ts'
import type { ScenePlan } from '../scene-plan.ts'
import type { Cast, Who } from '../subjects/figure/cast.ts'
import { planScene } from './plan-scene.ts'
import { readLook } from './read-look.ts'

/** Acts that two people do side by side; others are one person's. */
const TOGETHER = /^(?:stand|walk|run|cheer|talk|dance|wave|kneel|carry|read|hug)$/
const MAX_LABEL = 28

/** `planScene`, with people of the cast looking like themselves. Nothing is different in a film without a cast. */
export function planCastScene(request: PictureRequest): ScenePlan {
  const people = (request.cast ?? []).filter(({ kind }) => kind === 'person')
  const [first] = people
  const plan = planScene(request)
  if (first === undefined) return plan
  const cast = plan.cast && dressAs(plan.cast, people)
  if (cast) return { ...plan, cast }
  // A first name alone tells of nobody who could be drawn: the sentence is read as of who it stands for.
  const other = planScene({ ...request, narration: callByWords(request.narration, people) })
  const stood = other.cast && dressAs(other.cast, people)
  if (!stood || plan.chart || plan.sign) return plan
  const label = people
    .slice(0, stood.people.length)
    .map(({ name }) => name)
    .join(' and ')
  const { seed, words } = plan
  return { ...other, seed, words, cast: stood, label: label.slice(0, MAX_LABEL) }
}

/** The same act by people of the cast; nothing where the sentence shows somebody with another calling than theirs. */
function dressAs(cast: Cast, people: readonly CastMember[]): Cast | null {
  const [one, other] = people.map(readLook)
  const [shown] = cast.people
  if (one === undefined || shown === undefined) return null
  if (shown.role !== 'none' && shown.role !== one.role) return null
  const both = other !== undefined && TOGETHER.test(cast.pose) ? [one, other] : [one]
  const companion = cast.people[1]
  const dressed: Who[] = both.length === 1 && companion !== undefined ? [one, companion] : both
  return { ...cast, people: dressed }
}

/** A sentence with words in place of names: those of two who are called together are two friends'. */
function callByWords(narration: string, people: readonly CastMember[]): string {
  const pairs = people.flatMap(({ name }) =>
    people.filter((other) => other.name !== name).map((other) => `${name} and ${other.name}`),
  )
  const together = pairs.reduce((text, pair) => text.split(pair).join('the two friends'), narration)
  return people.reduce(callByWord, together)
}

/** A sentence with the word for somebody in place of their name. */
function callByWord(narration: string, member: CastMember): string {
  const { gender, age } = readLook(member)
  const word =
    age === 'child' ? (gender === 'woman' ? 'girl' : 'boy') : age === 'old' ? `old ${gender}` : gender
  if (!isNamed(narration, member.name)) return narration
  return narration.split(member.name).join(`the ${word}`)
}
