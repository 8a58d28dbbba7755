import type { FilmLanguages } from '@hookreel/contract'
import { NO_VOICE } from '@hookreel/film'

/** A language that the film shall be had in. */
export type LanguageWish = {
  readonly language: string
  readonly voiceId: string
  /** The person's own translation, scene by scene; null: it is translated. */
  readonly narrations: readonly string[] | null
}

/** The voices that speak a language. */
export function voicesOf({ voices }: FilmLanguages, language: string): FilmLanguages['voices'] {
  return voices.filter(({ speaks }) => speaks.includes(language))
}

/** A language as it is first offered: in the film's own voice if that speaks it, without any voice where none does. */
export function wishFor(known: FilmLanguages, language: string, voiceId: string): LanguageWish {
  const voices = voicesOf(known, language)
  const own = voices.find(({ id }) => id === voiceId)
  // One that was made for the language is better than one that reads it as well.
  const native = voices.find(({ speaks: [mother] }) => mother === language)
  const narrations = known.canTranslate ? null : known.narrations.map(() => '')
  return { language, voiceId: (own ?? native ?? voices[0])?.id ?? NO_VOICE, narrations }
}

/** Pasted lines fill the scenes from this one on. */
export function fillScenes(narrations: readonly string[], from: number, pasted: string): string[] {
  const lines = pasted
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return narrations.map((before, at) => (at < from ? before : (lines[at - from] ?? before)))
}

/** The words that are not translated: one a line, or between commas. */
export function readGlossary(text: string): string[] {
  const words = text.split(/[,،、，\n]/).map((word) => word.trim())
  return [...new Set(words.filter((word) => word !== ''))]
}
