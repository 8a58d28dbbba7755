import type { OtherPosts } from './network.ts'

/** Whether a network's listed text is a caption that was sent: spaces may differ, and it may list only the beginning. */
export function isSameCaption(listed: string, sent: string, listedCharacters = Infinity): boolean {
  const [one, other] = [plain(listed), plain(sent)]
  if (one === '' || other === '') return one === other
  if (one === other) return true
  // Only a text that fills its place was cut; a shorter one is another caption.
  const isCut = one.length >= Math.min(listedCharacters, other.length) - 1
  return isCut && other.startsWith(one.replace(/(…|\.\.\.)$/, ''))
}

/**
 * Whether a caption tells which post is meant: it says something, and no other post that may be at the network has the same. A batch may post
 * the same words again and again.
 */
export function isTelling(caption: string, { captions }: Pick<OtherPosts, 'captions'>): boolean {
  return plain(caption) !== '' && !captions.some((other) => plain(other) === plain(caption))
}

function plain(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
}
