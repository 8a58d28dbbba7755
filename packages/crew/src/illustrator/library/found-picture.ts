import type { Credit } from '@hookreel/film'
import type { PhotoRequest } from '../illustrator.ts'
import { isCreditOwed } from './licence.ts'
import { nameOfFile } from './open-picture.ts'
import type { OpenPicture } from './open-picture.ts'

/** A picture or a clip that may be shown, with who is thanked for it; its bytes are unread. */
export type FoundPicture = {
  readonly picture: OpenPicture
  readonly credit: Credit
  /** What it was found for. */
  readonly of: string
}
/** What is asked for a scene: what it says, and how its words would be searched. */
export type LibraryOrder = Pick<PhotoRequest, 'narration' | 'description' | 'film' | 'shape'> & {
  readonly kind: 'real' | 'mixed'
  readonly searchWords: string
  /** Pages of pictures that the film has shown. */
  readonly shown: readonly string[]
}

export function creditOf({ page, title, author, licence, source }: OpenPicture, now: Date): Credit {
  return {
    ...{ work: page, title, author: author || 'unknown', licence: licence.short, source },
    ...(licence.address !== '' && { licenceAddress: licence.address }),
    ...{ readOn: now.toISOString().slice(0, 10), isOwed: isCreditOwed(licence) },
  }
}

export const isFile = (page: string, file: string): boolean =>
  nameOfFile(page).endsWith(`file:${nameOfFile(file)}`)

/** Whether words are so few that they are a name before they are a sentence. */
const isShort = (words: string): boolean => words.trim().split(/\s+/).length <= 4

/** What a scene is about that may be looked up by its name: a person's own few words are one before they are a sentence. */
export function namesToAsk(
  { description }: Pick<LibraryOrder, 'description'>,
  named: {
    readonly names: readonly string[]
    readonly topics: readonly string[]
    readonly isOfTopic: boolean
  },
): string[] {
  const own = description !== undefined && isShort(description) ? [description] : []
  return [...new Set([...own, ...named.names, ...(named.isOfTopic ? named.topics : [])])]
}

const OF_LAST_CENTURY =
  /\b(?:19[0-7]\d(?:s|\b)|great depression|world war|cold war|prohibition|dust bowl|roaring twenties|postwar|newsreels?)/i

/** Whether a scene speaks of a time that was filmed, and is history. */
export const isOfLastCentury = ({ narration }: Pick<LibraryOrder, 'narration'>): boolean =>
  OF_LAST_CENTURY.test(narration)

const OF_SPACE = /\b(?:space|nasa|planet|moon|mars|rocket|astronaut|orbit|galaxy|telescope)/i

/** Whether a scene speaks of what NASA has. */
export const isOfSpace = ({ film, narration }: Pick<LibraryOrder, 'film' | 'narration'>): boolean =>
  OF_SPACE.test(`${film.field ?? ''} ${narration}`)
