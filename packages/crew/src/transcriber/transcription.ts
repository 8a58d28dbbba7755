import type { ProviderSettings } from '../provider/provider-settings.ts'

/** How one service is asked. */
export type TranscriptionRequest = {
  readonly settings: ProviderSettings
  readonly model: string
  readonly fetch: typeof globalThis.fetch
  readonly timeoutSeconds: number
}

/** What a service heard; the times are in seconds. */
export type RawTranscript = {
  readonly text: string
  readonly words: readonly { readonly text: string; readonly start: number; readonly end: number }[]
}

/** Nobody says so many words without a sentence's end. */
const MAX_WORDS = 60
/** A pause so long ends a sentence, where nothing else tells. */
const PAUSE_SECONDS = 0.5
const SENTENCE_END = /[.!?…。！？؟।]/gu
/** More than a quarter of an hour of the fastest speech. */
const MAX_CHARACTERS = 40_000

/**
 * What was heard, as a script that its speaker reads over. Some models write no full stops: a film's scenes are sentences, so the pauses
 * between the words make them then. A stranger's text: control characters and halves of letters are taken out.
 */
export function scriptFromTranscript({ text, words }: RawTranscript): string {
  const plain = clean(text)
  const count = plain.split(' ').length
  const ends = plain.match(SENTENCE_END)?.length ?? 0
  if (ends * MAX_WORDS >= count || words.length === 0) return plain
  const lines: string[][] = [[]]
  words.forEach((word, index) => {
    const before = words[index - 1]
    const isNew = before !== undefined && word.start - before.end >= PAUSE_SECONDS
    if (isNew) lines.push([])
    lines.at(-1)?.push(word.text)
  })
  return lines
    .map((line) => clean(line.join(' ')))
    .filter((line) => line !== '')
    .map((line) => (/[\p{L}\p{N}]$/u.test(line) ? `${line}.` : line))
    .join('\n')
}

const clean = (text: string) =>
  text
    .toWellFormed()
    .slice(0, MAX_CHARACTERS)
    .toWellFormed()
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
