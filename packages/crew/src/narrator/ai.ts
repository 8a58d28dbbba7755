import { readsSounds } from '@hookreel/film'
import { explainAiError, isNetworkError, readErrorBody } from '../provider/explain-ai-error.ts'
import { failAs, readRefusal } from '../provider/explain-status.ts'
import { limitTime } from '../provider/limit-time.ts'
import { openOpenAi } from '../provider/open-openai.ts'
import type { ProviderSettings } from '../provider/provider-settings.ts'
import { chooseModel, findCharacterPrice } from '../provider/models.ts'
import { alignWords } from './align.ts'
import { findLanguage } from '../text/find-language.ts'
import type { SpokenLine, Voice } from './narrator.ts'
import { OPENAI_VOICES, presentKokoroVoice, presentNamedVoice } from './named-voices.ts'
import { fieldOf, parseAnswer } from '../provider/read-answer.ts'
import { readWav } from './read-wav.ts'
import { dropSounds } from './say-as.ts'
import { speakThrough } from './speaking-service.ts'
import type { ServiceNarrator, SpeakingService } from './speaking-service.ts'

type Kind = 'openai' | 'openai-compatible' | 'kokoro' | 'natural-voice'

const KOKORO_ADDRESS = 'http://127.0.0.1:8880/v1'
/** Kokoro's model takes about 510 sounds at once; servers cut longer texts themselves, some of them off. */
const MAX_CHARACTERS: Readonly<Record<Kind, number>> = {
  openai: 4000,
  'openai-compatible': 4000,
  kokoro: 350,
  'natural-voice': 350,
}

/**
 * Voices of OpenAI, and of any server that speaks its `/audio/speech`, Kokoro-FastAPI among them. Its answers do not say
 * when words sound: our aligner finds them.
 */
export function createAiNarrator(kind: Kind, service: SpeakingService): ServiceNarrator {
  const { settings } = service
  const model = chooseModel('narrator', { ...settings, provider: kind })
  // The natural voice has a key, too: it costs no money, but seconds of this machine, and is spoken once all the same.
  const isCostly = settings.apiKey !== undefined
  return {
    provider: kind,
    model,
    isCostly,
    // Kokoro-FastAPI hands the text to misaki, whose form this is; our own program reads the same.
    takesSounds: readsSounds(`${kind}:`),
    isListKept: kind !== 'natural-voice',
    listVoices: (signal) =>
      kind === 'openai' ? listOpenAiVoices(settings) : fetchVoices(kind, service, signal),
    speak: (text, voiceId, signal) =>
      speakThrough(
        service,
        {
          model,
          characterPrice: findCharacterPrice(settings),
          maxCharacters: MAX_CHARACTERS[kind],
          request: (part, limited) => requestSpeech(kind, service, { model, text: part, voiceId }, limited),
        },
        text,
        signal,
      ),
  }
}

/** Their list is in no interface; there are none without a key. */
async function listOpenAiVoices({ apiKey }: ProviderSettings): Promise<readonly Voice[]> {
  if (apiKey === undefined) throw failAs('openai', 'no_key')
  return OPENAI_VOICES
}

function addressOf(kind: Kind, { baseUrl }: ProviderSettings): string | undefined {
  return baseUrl ?? (kind === 'kokoro' ? KOKORO_ADDRESS : undefined)
}

async function requestSpeech(
  kind: Kind,
  { settings, fetch, espeakPath }: SpeakingService,
  asked: { model: string; text: string; voiceId: string },
  signal: AbortSignal,
): Promise<SpokenLine> {
  const service = { provider: kind, apiKey: settings.apiKey, baseUrl: addressOf(kind, settings) }
  const provider = await openOpenAi(service, fetch)
  const { generateSpeech } = await import('ai')
  try {
    const { audio } = await generateSpeech({
      model: provider.speech(asked.model),
      text: asked.text,
      voice: asked.voiceId,
      outputFormat: 'wav',
      maxRetries: 0,
      abortSignal: signal,
    })
    const sound = readWav(audio.uint8Array)
    if (!sound) throw failAs(kind, 'broken', 'The answer is not a whole WAV file.')
    const isKokoro = kind === 'kokoro' || kind === 'natural-voice'
    const own = isKokoro ? presentKokoroVoice(asked.voiceId).language : 'English'
    const language = kind === 'natural-voice' ? own : (findLanguage(asked.text) ?? own)
    const text = isKokoro ? dropSounds(asked.text) : asked.text
    // Then each word is one that came in: the written one stands in the brackets.
    return { ...sound, words: await alignWords({ text, ...sound, language, espeakPath, signal }) }
  } catch (error) {
    signal.throwIfAborted()
    throw await explainAiError(kind, error)
  }
}

/** `GET /audio/voices`, as Kokoro-FastAPI and others have it; a server without it is given OpenAI's names. */
async function fetchVoices(
  kind: Kind,
  { settings, fetch = globalThis.fetch, timeoutSeconds }: SpeakingService,
  signal: AbortSignal | undefined,
): Promise<readonly Voice[]> {
  const address = addressOf(kind, settings)
  if (address === undefined) throw failAs(kind, 'no_key', 'It has no address.')
  const answer = await limitTime(kind, timeoutSeconds, signal, async (limited) => {
    try {
      const headers = settings.apiKey === undefined ? {} : { authorization: `Bearer ${settings.apiKey}` }
      const response = await fetch(`${address}/audio/voices`, { headers, signal: limited })
      return { status: response.status, text: await response.text() }
    } catch (error) {
      limited.throwIfAborted()
      throw isNetworkError(error) ? failAs(kind, 'unavailable', '', { cause: error }) : error
    }
  })
  if (answer.status === 404 && kind === 'openai-compatible') return OPENAI_VOICES
  if (answer.status !== 200) {
    const told = readErrorBody(answer.text)
    throw failAs(kind, readRefusal({ status: answer.status, ...told }), told.message)
  }
  const names = readNames(answer.text)
  if (names === undefined) throw failAs(kind, 'broken', 'Its list of voices cannot be read.')
  if (kind === 'natural-voice') return names.map((name) => presentKokoroVoice(name, 'spoken on this server'))
  return names.map((name) => (kind === 'kokoro' ? presentKokoroVoice(name) : presentNamedVoice(name)))
}

/** `{"voices":["af_heart"]}` or `{"voices":[{"id":"af_heart"}]}`. */
function readNames(text: string): string[] | undefined {
  const list = fieldOf(parseAnswer(text), 'voices')
  if (!Array.isArray(list)) return undefined
  return list.flatMap((entry: unknown) => {
    const name = typeof entry === 'string' ? entry : fieldOf(entry, 'id')
    return typeof name === 'string' ? name : []
  })
}
