import { explainAiError } from '../provider/explain-ai-error.ts'
import { openOpenAi } from '../provider/open-openai.ts'
import type { RawTranscript, TranscriptionRequest } from './transcription.ts'

/** Those tell when each word sounds; OpenAI's later models do not. */
const TIMED = /whisper/i
const TIMED_ANSWER = { responseFormat: 'verbose_json', timestampGranularities: ['word' as const] }

/** OpenAI's `/audio/transcriptions`, and that of any server that speaks its way: Groq, Speaches. Throws ProviderError. */
export async function transcribeByOpenAi(
  { settings, model, fetch }: TranscriptionRequest,
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<RawTranscript> {
  const service = await openOpenAi(settings, fetch)
  const { NoTranscriptGeneratedError, transcribe } = await import('ai')
  try {
    const { text, words } = await transcribe({
      model: service.transcription(model),
      audio: bytes,
      maxRetries: 0,
      abortSignal: signal,
      ...(TIMED.test(model) && { providerOptions: { openai: TIMED_ANSWER } }),
    })
    const heard = (words ?? []).map(({ text: word, startSecond: start, endSecond: end }) => ({
      text: word,
      start,
      end,
    }))
    return { text, words: heard }
  } catch (error) {
    signal.throwIfAborted()
    // Nothing was heard, which is an answer.
    if (NoTranscriptGeneratedError.isInstance(error)) return { text: '', words: [] }
    throw await explainAiError(settings.provider, error)
  }
}
