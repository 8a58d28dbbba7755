import { hasStrangeWord } from '../matching/find-pack.ts'
import { MYSTERY_WORDS, STORY_WORDS, SURVIVAL_WORDS } from '../prompt/neutral-words.ts'
import type { StoryKind } from './grammars.ts'
import { familiesOf } from './grammars.ts'
import type { Grammar } from './story.ts'
import { STORY_KINDS } from './story-kinds.ts'

/** The families a prompt asks for and the place it names. */
export type Setting = {
  readonly own: readonly Grammar[]
  readonly kin: readonly Grammar[]
  readonly placeId: string | null
  readonly placeName: string | null
}

const KNOWN =
  / (?:night|nights|midnight|alone|lonely|remote|forgotten|person|man|woman|someone|twist|plot|ending|survival|adventure|discovery|expedition|seconds?|fictional|fiction|original|bedtime|inspiring|inspirational|motivational|heartwarming|heart-warming|uplifting|wholesome|emotional|touching|sad|happy|dramatic|suspense|suspenseful|unexpected|sci-fi|woods|deep|set|scary|creepy|spooky|eerie|dark|chilling|small-town|becom(?:e|es|ing)|meets?|finds?|loses?|turns?|unlikely|lifelong|stranger) /gi

/** The families and the place that a prompt asks for; null when it names things that they cannot tell of. */
export function findStory(prompt: string, story: StoryKind): Setting | null {
  const { own, kin } = familiesOf(story)
  let rest = ` ${prompt.toLowerCase().replace(/[^\p{L}' -]+/gu, ' ')} `
  let placeId: string | null = null
  let placeName: string | null = null
  const words = own
    .flatMap((grammar) => grammar.places.flatMap((place) => place.words.map((word) => ({ place, word }))))
    .toSorted((a, b) => b.word.length - a.word.length)
  for (const { place, word } of words) {
    if (!rest.includes(` ${word} `)) continue
    rest = rest.replaceAll(` ${word} `, ' | ')
    placeId ??= place.id
    placeName ??= word
  }
  for (const pattern of [
    MYSTERY_WORDS,
    SURVIVAL_WORDS,
    STORY_WORDS,
    ...STORY_KINDS.map(([, words]) => words),
  ])
    rest = rest.replace(new RegExp(pattern, 'gi'), ' ')
  return hasStrangeWord(rest.replaceAll(' ', '  ').replace(KNOWN, ' '))
    ? null
    : { ...atPlace(own, kin, placeId), placeId, placeName }
}

/** A prompt that names a place is answered by the families that have it: "a lighthouse story" is none of a contest. */
function atPlace(
  own: readonly Grammar[],
  kin: readonly Grammar[],
  placeId: string | null,
): Pick<Setting, 'own' | 'kin'> {
  if (placeId === null) return { own, kin }
  const there = own.filter((grammar) => grammar.places.some(({ id }) => id === placeId))
  return { own: there, kin: own.length === there.length ? kin : [] }
}
