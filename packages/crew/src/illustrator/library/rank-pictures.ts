import { contentWords } from '../../researcher/content-words.ts'
import type { PhotoShape } from '../illustrator.ts'
import type { Entity } from './find-entity.ts'
import { nameOfFile } from './open-picture.ts'
import type { OpenPicture } from './open-picture.ts'

export type RankedFor = {
  readonly entity: Entity | null
  /** The words that were searched by, where it is no entity. */
  readonly words: string
  readonly narration: string
  readonly shape: PhotoShape
}

const ASPECTS: Readonly<Record<PhotoShape, number>> = { portrait: 9 / 16, square: 1, landscape: 16 / 9 }

/**
 * Pictures that surely show what is wanted, best first. For a thing: the one that people chose for it, those of its own category, and
 * those that are called after it; that somebody tagged it is not enough. For words: all of them in its title or among its words.
 */
export function rankPictures(pictures: readonly OpenPicture[], wanted: RankedFor): OpenPicture[] {
  return pictures
    .map((picture) => ({ picture, points: weigh(picture, wanted) }))
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points)
    .map(({ picture }) => picture)
}

function weigh(picture: OpenPicture, wanted: RankedFor): number {
  const link =
    wanted.entity === null ? linkToWords(picture, wanted.words) : linkToThing(picture, wanted.entity)
  if (link === 0) return 0
  const told = new Set(
    contentWords(`${picture.title} ${picture.description} ${picture.categories.join(' ')}`),
  )
  const shared = new Set(contentWords(wanted.narration).filter((word) => told.has(word))).size
  const { width, height, licence } = picture
  const aspect = width === null || height === null ? 1 : width / height
  const off = Math.abs(Math.log2(aspect / ASPECTS[wanted.shape]))
  return (
    link +
    Math.min(20, shared * 4) +
    (picture.isFine ? 8 : 0) +
    Math.max(0, 10 - off * 6) +
    Math.min(8, (Math.min(width ?? 0, height ?? 0) / 2000) * 8) +
    (licence.family === 'cc0' || licence.family === 'pd' ? 2 : 0)
  )
}

function linkToThing({ page, title, categories }: OpenPicture, { picture, category, label }: Entity): number {
  if (nameOfFile(page).endsWith(`file:${nameOfFile(picture)}`)) return 40
  const named = contentWords(label)
  const inTitle = contentWords(title)
  // One word is a name of many things.
  const isCalled = named.length > 1 && named.every((word) => inTitle.includes(word))
  const isKept =
    category !== '' &&
    categories.some((one) => one.toLowerCase() === category.replaceAll('_', ' ').toLowerCase())
  return (isKept ? 30 : 0) + (isCalled ? 10 : 0)
}

function linkToWords({ title, categories }: OpenPicture, words: string): number {
  if (!holdsWords(`${title} ${categories.join(' ')}`, words)) return 0
  return holdsWords(title, words) ? 15 : 8
}

/** Whether all words that were searched by stand in a text; of no words none do. */
export function holdsWords(text: string, words: string): boolean {
  const asked = contentWords(words)
  const told = new Set(contentWords(text))
  return asked.length > 0 && asked.every((word) => told.has(word))
}
