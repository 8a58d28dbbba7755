/** What can be read, told by the bytes; a name or a media type decides only where bytes alone cannot. */
export type DocumentKind = 'page' | 'pdf' | 'docx' | 'feed' | 'markdown' | 'text'

/** What was read: its sentences in lines, with an empty line between paragraphs, "# " before headings and "- " before items. */
export type ReadText = {
  /** As it calls itself; empty when it does not. */
  readonly title: string
  /** Who wrote it or keeps it; empty when it does not say. */
  readonly by: string
  readonly text: string
  /** There was more than is kept. */
  readonly isCut: boolean
}
export type FeedItem = ReadText & {
  /** Where it can be read; empty when the feed does not say, or names no http address. */
  readonly address: string
  /** The day it appeared, like 2026-11-22; empty when the feed does not say. */
  readonly day: string
}
export type ReadDocument = ReadText & {
  readonly kind: DocumentKind
  /** Of a feed, newest first as the feed has them; else empty. */
  readonly items: readonly FeedItem[]
}

/** What a document is read from. */
export type DocumentToRead = {
  readonly bytes: Uint8Array
  /** The name of a file; empty for an address. */
  readonly name: string
  /** As a server calls its answer: "text/html; charset=utf-8". */
  readonly type: string
  /** Where it came from; empty for a file. */
  readonly address: string
}

/** Of one document; 60,000 characters are an hour of speech. */
export const DOCUMENT_MAX_CHARACTERS = 60_000
export const FEED_MAX_ITEMS = 20

const REASONS = {
  empty: 'This is empty: there is nothing to read. Give another one.',
  not_text:
    'This holds no text that can be read here. Give a web page, a PDF, a Word document (DOCX), Markdown, plain text or a feed.',
  old_word: 'This is a document of an old Word (DOC). Save it as DOCX or PDF, and give that.',
  locked: 'This PDF is locked with a password. Save it without one, or paste its text as notes.',
  no_text:
    'No sentences were found: it may hold pictures of pages, or build its text by a script. Paste the text as notes.',
  no_items: 'This feed has no item with text. Give the address of one of its pages.',
  damaged: 'This is damaged or cut off, and cannot be read. Save or send it again.',
  page_missing:
    'There is nothing at this address. Check its spelling, or open it in a browser and copy it again.',
  page_closed:
    'This address lets no program read it: it asks people to sign in, or turns programs away. Copy its text and paste it as notes.',
  page_failing: 'The server of this address fails just now. Try again later, or paste its text as notes.',
  too_large:
    'This is too large once it is unpacked. Give a smaller file, or paste the part that matters as notes.',
  too_long: 'This took too long to read. Give a smaller file, or paste the part that matters as notes.',
} as const
export type DocumentFailure = keyof typeof REASONS
export const isDocumentFailure = (code: unknown): code is DocumentFailure =>
  typeof code === 'string' && code in REASONS

/** Thrown for what cannot be read; its message says why and what to do, for anyone who gave it. */
export class DocumentProblem extends Error {
  override name = 'DocumentProblem'
  readonly code: DocumentFailure

  constructor(code: DocumentFailure, options?: ErrorOptions) {
    super(REASONS[code], options)
    this.code = code
  }
}
