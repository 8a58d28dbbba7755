import { z } from 'zod'
import { asData, DATA_RULE } from './as-data.ts'

/** Texts to put into another language. */
export type TranslateRequest = {
  readonly texts: readonly string[]
  /** English name of the language, or BCP 47. */
  readonly language: string
  /** The most characters of each translation, by the order of the texts. */
  readonly maxCharacters?: readonly number[]
  /** Words that stay as they are wherever a text has them. */
  readonly glossary?: readonly string[]
  /** From this text on they are what a film says, scene by scene: each keeps its sentences, its numbers and these names before lines. */
  readonly scenes?: { readonly from: number; readonly speakers: readonly string[] }
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

const SCENES_RULE =
  'The texts are a title, a description and then the scenes of one film, in their order. Each translation has as many sentences as its text. Numbers written in digits stay in digits. A name with a colon that begins a line stays as it is.'
const GLOSSARY_RULE = 'Words of the glossary stay exactly as they are written there.'

/** What the model is asked. */
export function promptTranslation({ texts, language, glossary = [], scenes }: TranslateRequest): string {
  const rules = [
    'Translate each text in the data into the language that it names.',
    ...(scenes ? [SCENES_RULE] : []),
    ...(glossary.length > 0 ? [GLOSSARY_RULE] : []),
  ].join(' ')
  return `${rules}\n${asData({ language, texts, ...(glossary.length > 0 && { glossary }) })}`
}
