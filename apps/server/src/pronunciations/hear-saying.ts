import { ProviderError } from '@hookreel/crew'
import type { Narrator } from '@hookreel/crew'
import { NO_VOICE, voiceSourceOf } from '@hookreel/film'
import type { Saying } from '@hookreel/film'
import { encodeWav } from '@hookreel/studio'
import { AppError } from '../platform/http/app-error.ts'

const USUAL_VOICE = 'flite-slt'
const NATURAL = 'natural-voice'

/**
 * A word as it will be said, as WAV: by the asked voice where this machine speaks with it, else by a draft voice, so that
 * trying costs nothing. Throws `preview_failed` when it cannot be spoken.
 */
export async function hearSaying(
  narrator: Narrator,
  { word, saidAs }: Saying,
  voiceId: string,
  signal: AbortSignal,
): Promise<Uint8Array> {
  // Anyone who left while others were heard hears nothing.
  signal.throwIfAborted()
  const voices = await narrator.listVoices()
  const source = voiceSourceOf(voiceId)
  const isHere =
    voices.some(({ id }) => id === voiceId && id !== NO_VOICE) && (source === undefined || source === NATURAL)
  const own = isHere && narrator.canSpeak(word, voiceId) ? voiceId : USUAL_VOICE
  if (!narrator.canSpeak(word, own)) throw new AppError('preview_failed')
  const request = { text: word, voiceId: own, pace: 1, sayings: [{ word, saidAs }] }
  try {
    const { samples, sampleRate } = await narrator.speakLine(request, signal)
    return encodeWav(samples, sampleRate, 1)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    throw new AppError('preview_failed')
  }
}
