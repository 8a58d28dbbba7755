import { lookupTable } from '@hookreel/film'
import { limitAnswers } from '../provider/limit-answers.ts'
import { limitTime } from '../provider/limit-time.ts'
import type { ServiceOf } from '../provider/known-providers.ts'
import { chooseModel, findModel, isFree } from '../provider/models.ts'
import { failAs } from '../provider/explain-status.ts'
import { ProviderError } from '../provider/provider.ts'
import type { ProviderGate } from '../provider/provider.ts'
import type { CrewSettings, ProviderSettings } from '../provider/provider-settings.ts'
import { nameService } from '../provider/services.ts'
import { tryServices } from '../provider/try-services.ts'
import { transcribeByElevenLabs } from './elevenlabs-transcription.ts'
import { transcribeByOpenAi } from './openai-transcription.ts'
import { scriptFromTranscript } from './transcription.ts'
import type { RawTranscript, TranscriptionRequest } from './transcription.ts'

/** Speech that is to be written down. */
export type Recording = {
  /** A FLAC. */
  readonly bytes: Uint8Array
  readonly seconds: number
}

/** What was said, as a script, and who wrote it down. */
export type Transcript = { readonly text: string; readonly service: string }

/** Who writes down what is said here, and what a minute of it takes, in microdollars. */
export type TranscriptionOffer = { readonly service: string; readonly microdollarsAMinute: number }

/** Services of one's own may hear on a slow machine: no faster than somebody speaks. */
const SECONDS_A_SECOND = 2
const MAX_BYTES = 8_000_000
/** A second of a recording, by a model that is not in the table. */
const UNKNOWN_SECOND = 111

const HEARERS: Readonly<Record<ServiceOf<'transcriber'>, typeof transcribeByOpenAi>> = {
  openai: transcribeByOpenAi,
  'openai-compatible': transcribeByOpenAi,
  elevenlabs: transcribeByElevenLabs,
}
const hearerOf = lookupTable(HEARERS)

/** The first service that is asked; undefined where there is none. */
export function findTranscriptionOffer(
  crew: Pick<CrewSettings, 'transcriber'>,
): TranscriptionOffer | undefined {
  const [settings] = crew.transcriber ?? []
  return (
    settings && { service: nameService(settings.provider), microdollarsAMinute: priceHearing(settings, 60) }
  )
}

/**
 * Has the configured services in order write down what is said in a recording. Throws ProviderError, `no_key` without any; `broken` when
 * no word was heard.
 */
export async function transcribe(
  crew: Pick<CrewSettings, 'transcriber' | 'timeoutSeconds'>,
  gate: ProviderGate,
  recording: Recording,
  { signal, fetch }: { readonly signal?: AbortSignal; readonly fetch?: typeof globalThis.fetch } = {},
): Promise<Transcript> {
  const timeoutSeconds = Math.max(crew.timeoutSeconds, SECONDS_A_SECOND * recording.seconds)
  const services = crew.transcriber ?? []
  return tryServices(
    services.map((settings) => async () => {
      const model = chooseModel('transcriber', settings)
      const hearing = {
        settings,
        model,
        timeoutSeconds,
        fetch: limitAnswers(settings.provider, fetch, MAX_BYTES),
      }
      return askOne(hearing, gate, recording, signal)
    }),
    async (failures) => {
      throw (
        failures.at(-1) ??
        new ProviderError('transcriber', 'no_key', 'No service that writes down speech is connected.')
      )
    },
    signal,
  )
}

async function askOne(
  hearing: TranscriptionRequest,
  gate: ProviderGate,
  recording: Recording,
  signal: AbortSignal | undefined,
): Promise<Transcript> {
  const { settings, model, timeoutSeconds } = hearing
  const { provider } = settings
  const microdollars = priceHearing(settings, recording.seconds)
  const call = {
    provider,
    part: 'transcriber',
    operation: 'transcript',
    model,
    estimatedMicrodollars: microdollars,
  } as const
  const hear = hearerOf[provider]
  if (hear === undefined) throw failAs(provider, 'bad_request', 'It writes down no speech here.')
  const work = async () => {
    const heard: RawTranscript = await limitTime(provider, timeoutSeconds, signal, (limited) =>
      hear(hearing, recording.bytes, limited),
    )
    return { value: heard, microdollars }
  }
  const text = scriptFromTranscript(await gate.run(call, work, signal))
  if (text === '') throw failAs(provider, 'broken', 'It heard no word.')
  return { text, service: nameService(provider) }
}

/** Cost of writing down so many seconds of speech in microdollars, by list price; 0 on one's own machine. */
function priceHearing(
  settings: Pick<ProviderSettings, 'provider' | 'apiKey' | 'model'>,
  seconds: number,
): number {
  if (isFree(settings)) return 0
  const price = findModel('transcriber', settings.provider, chooseModel('transcriber', settings))?.price
  return Math.ceil(seconds * (price !== undefined && 'second' in price ? price.second : UNKNOWN_SECOND))
}
