import type { PictureSource } from '../film-choices.ts'

/** What a text says of where it is from, as far as it matters here. */
type Source = { readonly licence?: string | undefined; readonly readOn?: string | undefined }

/**
 * Where pictures come from when nobody chose: real ones where they surely fit, if they can be had and the text is of facts that others
 * published (built in, or read in an encyclopedia). What a person gave to be read is nobody else's business: its names are not looked up
 * unasked.
 */
export function usualPictures(
  offered: readonly PictureSource[],
  sources: readonly Source[],
): Extract<PictureSource, 'drawn' | 'mixed'> {
  const isPublished = ({ licence, readOn }: Source) =>
    readOn === undefined || /^(?:cc|public domain)/i.test(licence ?? '')
  const isFactual = sources.length > 0 && sources.every(isPublished)
  return isFactual && offered.includes('mixed') ? 'mixed' : 'drawn'
}
