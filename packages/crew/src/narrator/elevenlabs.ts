import type { ElevenLabs, ElevenLabsClient } from '@elevenlabs/elevenlabs-js'
import { isNetworkError } from '../provider/explain-ai-error.ts'
import { failAs, readRefusal, readRetryAfter } from '../provider/explain-status.ts'
import { ProviderError } from '../provider/provider.ts'
import { chooseModel, findCharacterPrice } from '../provider/models.ts'
import { alignWords } from './align.ts'
import { timeWordsByCharacters } from './character-words.ts'
import { findLanguage } from '../text/find-language.ts'
import { nameLanguage, nameVoiceLanguage } from '../text/name-language.ts'
import { fieldOf } from '../provider/read-answer.ts'
import type { SpokenLine, Voice } from './narrator.ts'
import { readPcm } from './read-wav.ts'
import { speakThrough } from './speaking-service.ts'
import type { ServiceNarrator, SpeakingService } from './speaking-service.ts'

const PROVIDER = 'elevenlabs'
/** Raw samples: nothing has to be decoded, and 24 kHz is open to every plan (44.1 kHz is not). */
const OUTPUT_FORMAT = 'pcm_24000'
const SAMPLE_RATE = 24_000
/** Longest text of a request; `GET /v1/models` names 5,000 for the shortest of the models. */
const MAX_CHARACTERS = 4500
const PAGE_SIZE = 100
const MAX_PAGES = 5
/** What every voice speaks with the multilingual models. */
const MULTILINGUAL =
  'en ja zh de hi fr ko pt it es id nl tr fil pl sv bg ro ar cs el fi hr ms sk da ta uk ru'.split(' ')

/** Voices of ElevenLabs by its own SDK, whose answers say when each character sounds. */
export function createElevenLabsNarrator(service: SpeakingService): ServiceNarrator {
  const { settings } = service
  const model = chooseModel('narrator', settings)
  return {
    provider: PROVIDER,
    model,
    isCostly: true,
    listVoices: async (signal) =>
      explained(async () => {
        const client = await openClient(service)
        const voices: Voice[] = []
        let next: string | undefined
        for (let page = 0; page < MAX_PAGES; page += 1) {
          const answer = await client.voices.search(
            { pageSize: PAGE_SIZE, ...(next !== undefined && { nextPageToken: next }) },
            requestOptions(signal),
          )
          // Nobody here heard that the person agrees whose voice it is: docs/decisions/0032.
          const offered = answer.voices.filter(({ category }) => category !== 'cloned')
          voices.push(...offered.map((voice) => presentVoice(voice, model)))
          next = answer.nextPageToken
          if (!answer.hasMore || next === undefined) break
        }
        return voices
      }, signal),
    speak: (text, voiceId, signal) =>
      speakThrough(
        service,
        {
          model,
          characterPrice: findCharacterPrice(settings),
          maxCharacters: MAX_CHARACTERS,
          request: (part, limited) =>
            explained(() => requestSpeech(service, model, part, voiceId, limited), limited),
        },
        text,
        signal,
      ),
  }
}

/** The service's own SDK, which asks once. Throws ProviderError `no_key`. */
export async function openClient({
  settings,
  timeoutSeconds,
  fetch,
}: Pick<SpeakingService, 'settings' | 'timeoutSeconds' | 'fetch'>): Promise<ElevenLabsClient> {
  if (settings.apiKey === undefined) throw failAs(PROVIDER, 'no_key')
  const { ElevenLabsClient } = await import('@elevenlabs/elevenlabs-js')
  return new ElevenLabsClient({
    apiKey: settings.apiKey,
    timeoutInSeconds: timeoutSeconds,
    maxRetries: 0,
    ...(settings.baseUrl !== undefined && { baseUrl: settings.baseUrl }),
    ...(fetch && { fetch }),
  })
}

/** How each request is made. */
export const requestOptions = (signal: AbortSignal | undefined) => ({
  maxRetries: 0,
  ...(signal && { abortSignal: signal }),
})

async function requestSpeech(
  service: SpeakingService,
  model: string,
  text: string,
  voiceId: string,
  signal: AbortSignal,
): Promise<SpokenLine> {
  const client = await openClient(service)
  const answer = await client.textToSpeech.convertWithTimestamps(
    voiceId,
    { text, modelId: model, outputFormat: OUTPUT_FORMAT },
    requestOptions(signal),
  )
  const sound = readPcm(Buffer.from(answer.audioBase64, 'base64'), SAMPLE_RATE)
  if (!sound) throw failAs(PROVIDER, 'broken')
  const { alignment } = answer
  const timed =
    alignment &&
    timeWordsByCharacters(text, {
      characters: alignment.characters,
      startSeconds: alignment.characterStartTimesSeconds,
      endSeconds: alignment.characterEndTimesSeconds,
    })
  if (timed) return { ...sound, words: timed }
  const language = findLanguage(text) ?? 'English'
  return {
    ...sound,
    words: await alignWords({ text, ...sound, language, espeakPath: service.espeakPath, signal }),
  }
}

function presentVoice(voice: ElevenLabs.Voice, model: string): Voice {
  const labels = voice.labels ?? {}
  const verified = voice.verifiedLanguages ?? []
  const code = labels['language'] ?? verified[0]?.language ?? 'en'
  const accent = labels['accent'] ?? verified[0]?.accent ?? ''
  const locale = labels['locale'] ?? verified.find(({ language }) => language === code)?.locale
  const told = [labels['descriptive'], labels['use_case']?.replaceAll('_', ' ')].filter((word) => word)
  const others = [
    ...verified.map(({ language }) => language),
    ...(model.endsWith('flash_v2') ? [] : MULTILINGUAL),
  ]
  const names = others.map(nameLanguage).filter((name) => name !== undefined)
  return {
    id: voice.voiceId,
    name: voice.name ?? voice.voiceId,
    language: nameVoiceLanguage(code, locale, accent),
    gender: labels['gender'] === 'female' || labels['gender'] === 'male' ? labels['gender'] : 'neutral',
    accent,
    description: voice.description?.trim() || told.join(', ') || 'A voice of ElevenLabs.',
    ...(voice.previewUrl !== undefined && { previewUrl: voice.previewUrl }),
    alsoSpeaks: [...new Set(names)],
  }
}

/** Errors of the SDK as what they mean. */
export async function explained<Value>(
  work: () => Promise<Value>,
  signal: AbortSignal | undefined,
): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    signal?.throwIfAborted()
    throw await explain(error)
  }
}

async function explain(error: unknown): Promise<unknown> {
  if (error instanceof ProviderError) return error
  const { ElevenLabsError, ElevenLabsTimeoutError } = await import('@elevenlabs/elevenlabs-js')
  if (error instanceof ElevenLabsTimeoutError) return failAs(PROVIDER, 'slow', '', { cause: error })
  if (isNetworkError(error)) return failAs(PROVIDER, 'unavailable', '', { cause: error })
  if (!(error instanceof ElevenLabsError)) return failAs(PROVIDER, 'broken', '', { cause: error })
  const { statusCode, body, rawResponse } = error
  // Without a status nothing was answered, or something that the SDK could not read.
  if (statusCode === undefined) return failAs(PROVIDER, 'broken', '', { cause: error })
  if (statusCode < 300) return failAs(PROVIDER, 'broken', '', { cause: error })
  const told = readDetail(body)
  const failure = readRefusal({ status: statusCode, ...told })
  return failAs(PROVIDER, failure, told.message, {
    cause: error,
    retryAfterSeconds: readRetryAfter(rawResponse?.headers.get('retry-after')),
  })
}

/** `{"detail":{"code","status","message"}}`, or `{"detail":[{"msg"}]}` of a request that is wrong. */
function readDetail(body: unknown): { code: string; message: string } {
  const detail = fieldOf(body, 'detail')
  const code = fieldOf(detail, 'code') ?? fieldOf(detail, 'status')
  const message = fieldOf(detail, 'message') ?? fieldOf(fieldOf(detail, '0'), 'msg')
  return { code: typeof code === 'string' ? code : '', message: typeof message === 'string' ? message : '' }
}
