/** One spoken word as it is captioned: the written text (punctuation kept) and when it sounds. */
export type WordTime = {
  readonly text: string
  /** Seconds from the start of the narration (or of the line, where a type says so). */
  readonly startSeconds: number
  readonly endSeconds: number
}

/** The language of a voice without where it is spoken: "Portuguese (Brazil)" is Portuguese. */
export const baseLanguage = (language: string): string => language.split(' (')[0] ?? language
