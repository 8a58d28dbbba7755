import { readTurns, splitSentences } from '@hookreel/film'
import { readDigits } from '../text/split-words.ts'
import type { TranslateRequest } from './translate-texts.prompt.ts'

type Rules = Pick<TranslateRequest, 'glossary'> & {
  /** Of a scene of a film: who speaks in it. */
  readonly speakers?: readonly string[] | undefined
}

/** What a translation lost of its text, in a sentence; nothing when all is there. */
export function checkTranslation(
  text: string,
  translation: string,
  { glossary = [], speakers }: Rules,
): string | undefined {
  const changed = glossary.find((word) => has(text, word) && !has(translation, word))
  if (changed !== undefined) return `The word "${changed}" of the glossary is missing in a translation.`
  return speakers && checkScene(text, translation, speakers)
}

const has = (text: string, word: string) => text.toLowerCase().includes(word.toLowerCase())

function checkScene(text: string, translation: string, names: readonly string[]): string | undefined {
  const [sentences, translated] = [splitSentences(text).length, splitSentences(translation).length]
  if (sentences !== translated)
    return `A translation has ${translated} sentences in place of ${sentences}: "${translation}"`
  const digits = readDigits(translation).join('')
  const number = readDigits(text).find((one) => !digits.includes(one))
  if (number !== undefined) return `The number ${number} is missing in the translation "${translation}".`
  const kept = readTurns(translation, names).map(({ speaker }) => speaker)
  const lost = readTurns(text, names).find(({ speaker }) => speaker !== null && !kept.includes(speaker))
  return lost && `The name ${lost.speaker} does not begin its line in the translation "${translation}".`
}
