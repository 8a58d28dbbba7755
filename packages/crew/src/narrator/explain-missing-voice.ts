import { ESPEAK_VOICES } from './embedded/espeak-voices.ts'
import { findLanguage } from './find-language.ts'
import type { Voice } from './narrator.ts'

/**
 * The sentence that names what is missing when no voice that is there speaks the script's language; nothing when one
 * does, or when the language is not plain to see.
 */
export function explainMissingVoice(script: string, voices: readonly Voice[]): string | undefined {
  const language = findLanguage(script)
  if (language === undefined || speaks(voices, language)) return undefined
  const missing = `No installed voice speaks ${language}.`
  return speaks(ESPEAK_VOICES, language)
    ? `${missing} Install the program eSpeak NG (espeak-ng) on this server to narrate in ${language}, or write the script in English.`
    : `${missing} Write the script in a language that the list of voices names.`
}

function speaks(voices: readonly Voice[], language: string): boolean {
  return voices.some(
    (voice) => voice.language.split(' (')[0] === language || voice.alsoSpeaks?.includes(language),
  )
}
