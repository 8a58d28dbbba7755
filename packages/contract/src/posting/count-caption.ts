/** What a caption has of the things that platforms limit. */
export type CaptionCount = {
  /** UTF-16 units, as the platforms count characters: most emoji are two. */
  readonly characters: number
  /** Length in UTF-8, for limits in bytes. */
  readonly bytes: number
  readonly hashtags: readonly string[]
  readonly mentions: readonly string[]
}

const HASHTAG = /(?<![\p{L}\p{N}_&])#([\p{L}\p{N}_]*[\p{L}_][\p{L}\p{N}_]*)/gu
/** An address of a mail is no mention, a full stop at the end belongs to the sentence. */
const MENTION = /(?<![\p{L}\p{N}_.])@([\w](?:[\w.]*\w)?)/gu

/** Counts characters, bytes, hashtags and mentions of a caption. The same on the page and on the server. */
export function countCaption(caption: string): CaptionCount {
  return {
    characters: caption.length,
    bytes: new TextEncoder().encode(caption).length,
    hashtags: [...caption.matchAll(HASHTAG)].map(([, name = '']) => name),
    mentions: [...caption.matchAll(MENTION)].map(([, name = '']) => name),
  }
}
