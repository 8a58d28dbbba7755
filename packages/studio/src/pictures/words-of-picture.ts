import type { PictureRequest } from '@hookreel/crew/makers'

/** What a picture is made from: a person's own words for it, or what is spoken. */
export function wordsOfPicture(
  narration: string,
  description: string | null | undefined,
): Pick<PictureRequest, 'narration' | 'description'> {
  return description ? { narration: description, description } : { narration }
}

/** The words of a scene that are not those which are spoken. */
type OtherWords = {
  readonly drawnFrom?: string | undefined
  readonly description?: string | null | undefined
}

/** What is spoken, where a picture is made from other words: anyone who describes a picture does not want to read that in it. */
export const spokenInstead = (spoken: string, { drawnFrom, description }: OtherWords): string | undefined =>
  drawnFrom === undefined && !description ? undefined : spoken
