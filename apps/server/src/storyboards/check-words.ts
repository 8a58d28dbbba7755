import { explainMissingVoice, hasBlanks } from '@hookreel/crew'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/http/app-error.ts'

/** Refuses words that this voice cannot speak: `voice_unknown`, `script_outline`, `script_unspeakable`. */
export async function checkWords(
  { narrator }: Pick<Deps, 'narrator'>,
  voiceId: string,
  texts: readonly string[],
): Promise<void> {
  const voices = await narrator.listVoices()
  const voice = voices.find(({ id }) => id === voiceId)
  if (!voice) throw new AppError('voice_unknown', { fields: { voiceId: 'Choose another voice.' } })
  if (texts.some(hasBlanks)) throw new AppError('script_outline')
  const missing = explainMissingVoice(texts.join(' '), voices)
  if (missing !== undefined) throw new AppError('script_unspeakable', { message: missing })
  if (texts.some((text) => !narrator.canSpeak(text, voiceId))) throw new AppError('script_unspeakable')
}
