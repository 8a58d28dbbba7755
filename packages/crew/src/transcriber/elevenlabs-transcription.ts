import { failAs } from '../provider/explain-status.ts'
import { explained, openClient, requestOptions } from '../narrator/elevenlabs.ts'
import type { RawTranscript, TranscriptionRequest } from './transcription.ts'

/** Scribe of ElevenLabs. Laughter and other sounds are not written down. Throws ProviderError. */
export async function transcribeByElevenLabs(
  hearing: TranscriptionRequest,
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<RawTranscript> {
  return explained(async () => {
    const client = await openClient(hearing)
    const answer = await client.speechToText.convert(
      {
        modelId: hearing.model,
        file: { data: bytes, filename: 'recording.flac', contentType: 'audio/flac' },
        timestampsGranularity: 'word',
        tagAudioEvents: false,
      },
      requestOptions(signal),
    )
    if (!('text' in answer)) throw failAs('elevenlabs', 'broken')
    const words = answer.words.flatMap(({ type, text, start = 0, end = 0 }) =>
      type === 'word' ? [{ text, start, end }] : [],
    )
    return { text: answer.text, words }
  }, signal)
}
