import { contentWords } from '../../../researcher/content-words.ts'
import type { Entity } from '../find-entity.ts'
import { isFile } from '../found-picture.ts'
import type { OpenPicture } from '../open-picture.ts'
import { holdsWords, rankPictures } from '../rank-pictures.ts'
import type { RankedFor } from '../rank-pictures.ts'

/** Words that say little of what is seen. */
const SHORTEST = 4

/**
 * Footage that surely shows what is wanted, best first: as pictures are ranked, and only what is called so. A still that is beside the
 * point is passed in a moment, what moves is looked at.
 */
export function rankClips(clips: readonly OpenPicture[], wanted: RankedFor): OpenPicture[] {
  const { entity } = wanted
  if (entity === null) {
    const sure = clips.filter((clip) => isCalledByWords(clip, wanted))
    return rankPictures(sure, wanted)
  }
  const sure = clips.filter((clip) => isOfThing(clip, entity))
  const isChosen = ({ page }: OpenPicture) => entity.video !== '' && isFile(page, entity.video)
  return rankPictures(sure, { ...wanted, entity: { ...entity, picture: entity.video } }).toSorted(
    (one, other) => Number(isChosen(other)) - Number(isChosen(one)),
  )
}

/** Chosen by people, or called after it; in a category of its own, at least described as it. */
function isOfThing({ page, title, description, categories }: OpenPicture, entity: Entity): boolean {
  const { video, label, category } = entity
  if (video !== '' && isFile(page, video)) return true
  if (holdsWords(title, label)) return true
  const isKept = categories.some((one) => one.toLowerCase() === category.replaceAll('_', ' ').toLowerCase())
  return isKept && holdsWords(description, label)
}

/** Its title has every word that was searched by, and the sentence says each: one word alone may mean many things, so a second one is shared. */
function isCalledByWords({ title, description, categories }: OpenPicture, wanted: RankedFor): boolean {
  const { words, narration } = wanted
  if (!holdsWords(title, words) || !holdsWords(narration, words)) return false
  const asked = new Set(contentWords(words))
  if (asked.size > 1) return true
  const told = new Set(contentWords(`${title} ${description} ${categories.join(' ')}`))
  return contentWords(narration).some((word) => word.length >= SHORTEST && !asked.has(word) && told.has(word))
}
