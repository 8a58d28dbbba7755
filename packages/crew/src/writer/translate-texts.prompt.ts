import { z } from 'zod'
import { asData, DATA_RULE } from './as-data.ts'

/** Texts to put into another language. */
export type TranslateRequest = {
  readonly texts: readonly string[]
  /** English name of the language, or BCP 47. */
  readonly language: string
  /** The most characters of each translation, by the order of the texts. */
  readonly maxCharacters?: readonly number[]
}

export const translatedSchema = z.object({
  texts: z.array(z.string()).describe('The translations, in the order of the texts'),
})

export const TRANSLATE_INSTRUCTIONS = [
  'You translate texts of short videos: titles, captions, narration.',
  'Translate what is meant, as a native narrator would say it, about as long as the original. Names, numbers, hashtags and line breaks stay.',
  DATA_RULE,
  'Answer only with JSON of the given schema: one translation for each text, in the same order.',
].join('\n')

export function promptTranslation({ texts, language }: TranslateRequest): string {
  return `Translate each text in the data into the language that it names.\n${asData({ language, texts })}`
}
