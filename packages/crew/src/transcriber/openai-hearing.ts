import { explainAiError } from '../provider/explain-ai-error.ts'
import { failAs } from '../provider/explain-status.ts'
import type { Hearing } from './hearing.ts'
import type { Heard } from './write-heard.ts'

/** Libraries want a key where none is needed. */
const NO_KEY = 'none'
/** Those tell when each word sounds; OpenAI's later models do not. */
const TIMED = /whisper/i
const TIMED_ANSWER = { responseFormat: 'verbose_json', timestampGranularities: ['word' as const] }

/** OpenAI's `/audio/transcriptions`, and that of any server that speaks its way: Groq, Speaches. Throws ProviderError. */
export async function hearByOpenAi(
  { settings, model, fetch }: Hearing,
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<Heard> {
  const { provider, apiKey, baseUrl } = settings
  if (provider === 'openai' && apiKey === undefined) throw failAs(provider, 'no_key')
  if (provider !== 'openai' && baseUrl === undefined) throw failAs(provider, 'no_key', 'It has no address.')
  const { transcribe } = await import('ai')
  const { createOpenAI } = await import('@ai-sdk/openai')
  const service = createOpenAI({
    apiKey: apiKey ?? NO_KEY,
    fetch,
    ...(baseUrl !== undefined && { baseURL: baseUrl }),
  })
  try {
    const { text, words } = await transcribe({
      model: service.transcription(model),
      audio: bytes,
      maxRetries: 0,
      abortSignal: signal,
      ...(TIMED.test(model) && { providerOptions: { openai: TIMED_ANSWER } }),
    })
    const heard = (words ?? []).map((word) => ({
      ...{ text: word.text, start: word.startSecond, end: word.endSecond },
    }))
    return { text, words: heard }
  } catch (error) {
    signal.throwIfAborted()
    const { NoTranscriptGeneratedError } = await import('ai')
    // Nothing was heard, which is an answer.
    if (NoTranscriptGeneratedError.isInstance(error)) return { text: '', words: [] }
    throw await explainAiError(provider, error)
  }
}
