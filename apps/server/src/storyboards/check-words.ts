import { explainMissingVoice, hasBlanks } from '@hookreel/crew'
import type { Voice } from '@hookreel/crew'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/http/app-error.ts'

/** Refuses words that this voice cannot speak: `voice_unknown`, `script_blank`, `script_unspeakable`. */
export async function checkWords(
  deps: Pick<Deps, 'narrator'>,
  voiceId: string,
  texts: readonly string[],
): Promise<void> {
  judgeWords(deps, await deps.narrator.listVoices(), voiceId, texts)
}

/** The same with voices that were asked for before: inside a transaction a service is not waited for. */
export function judgeWords(
  { narrator }: Pick<Deps, 'narrator'>,
  voices: readonly Voice[],
  voiceId: string,
  texts: readonly string[],
): void {
  const voice = voices.find(({ id }) => id === voiceId)
  if (!voice) throw new AppError('voice_unknown', { fields: { voiceId: 'Choose another voice.' } })
  if (texts.some(hasBlanks)) throw new AppError('script_blank')
  const missing = explainMissingVoice(texts.join(' '), voices, voiceId)
  if (missing !== undefined) throw new AppError('script_unspeakable', { message: missing })
  if (texts.some((text) => !narrator.canSpeak(text, voiceId))) throw new AppError('script_unspeakable')
}
