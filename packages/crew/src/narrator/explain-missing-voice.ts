import { baseLanguage, NO_VOICE } from '@hookreel/film'
import { ESPEAK_VOICES } from './embedded/espeak-voices.ts'
import { FLITE_VOICES } from './embedded/voices.ts'
import { findLanguage } from '../text/find-language.ts'
import { withArticle } from '../text/with-article.ts'
import type { Voice } from './narrator.ts'

/** A letter or a figure: signs and pictures alone are not spoken. */
const SPOKEN = /[\p{L}\p{N}]/u

/**
 * The sentence that names what is missing when the script has no words, or when no voice that is there speaks its language;
 * nothing when one does, when the language is not plain to see, or when no voice is wanted.
 */
export function explainMissingVoice(
  script: string,
  voices: readonly Voice[],
  wantedId?: string,
): string | undefined {
  if (!SPOKEN.test(script)) return 'There is nothing to speak: the script has no words.'
  if (wantedId === NO_VOICE) return undefined
  const language = findLanguage(script)
  if (language === undefined || speaks(voices, language)) return undefined
  const missing = `No installed voice speaks ${language}.`
  return speaks(ESPEAK_VOICES, language)
    ? `${missing} Install the program eSpeak NG (espeak-ng) on this server to narrate in ${language}, or write the script in English. Without a voice (“No voice”) it becomes a film of words and music.`
    : `${missing} Write the script in a language that the list of voices names, or choose “No voice”: a film of words and music.`
}

/**
 * What is heard when a voice of this machine reads a script of another language, which it does as if it were its own; nothing where the
 * language is not plain to see, and of voices of services, which speak many.
 */
export function explainForeignScript(script: string, voiceId: string): string | undefined {
  const voice = [...FLITE_VOICES, ...ESPEAK_VOICES].find(({ id }) => id === voiceId)
  if (voice === undefined) return undefined
  const language = findLanguage(script)
  if (language === undefined || speaks([voice], language)) return undefined
  return `This script is ${language}, and ${voice.name} reads it as ${baseLanguage(voice.language)}. Choose ${withArticle(language)} voice.`
}

function speaks(voices: readonly Voice[], language: string): boolean {
  return voices.some(
    (voice) => baseLanguage(voice.language) === language || voice.alsoSpeaks?.includes(language),
  )
}
