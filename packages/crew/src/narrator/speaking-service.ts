import { failAs } from '../provider/explain-status.ts'
import { limitTime } from '../provider/limit-time.ts'
import type { ProviderGate } from '../provider/provider.ts'
import type { ProviderSettings } from '../provider/provider-settings.ts'
import { estimateSpeechSeconds } from '@hookreel/film'
import { joinSpoken } from './join-spoken.ts'
import type { SpokenLine, Voice } from './narrator.ts'
import { splitForSpeech } from './split-speech.ts'

/** A service that speaks, and how it is reached. */
export type SpeakingService = {
  readonly settings: ProviderSettings
  readonly gate: ProviderGate
  /** Limit of one request. */
  readonly timeoutSeconds: number
  /** Instead of the global one. */
  readonly fetch?: typeof globalThis.fetch | undefined
  /** The program that helps to find words in speech, as for `alignWords`. */
  readonly espeakPath?: string | undefined
}

/** What a service can do. Its voices have the service's own ids here. */
export type ServiceNarrator = {
  readonly provider: string
  readonly model: string
  readonly isCostly: boolean
  /** It reads sounds of the international alphabet after a word: [Nguyen](/wˈɪn/). */
  readonly takesSounds?: boolean
  /** False: its list is asked again whenever it is wanted, because that is nothing and it may have changed. */
  readonly isListKept?: boolean
  /** Throws ProviderError. */
  listVoices(signal?: AbortSignal): Promise<readonly Voice[]>
  /** A line at the voice's own pace. Throws ProviderError. */
  speak(text: string, voiceId: string, signal?: AbortSignal): Promise<SpokenLine>
}

/** What an adapter brings: its model, its limits, and one request. */
export type SpeechMaker = {
  readonly model: string
  /** Microdollars a character. */
  readonly characterPrice: number
  /** Longest text of a request. */
  readonly maxCharacters: number
  /** One request; throws ProviderError. */
  readonly request: (text: string, signal: AbortSignal) => Promise<SpokenLine>
}

/** Sound so much shorter than the text takes to say was cut off on the way. */
const SHORTEST_SHARE = 0.25
/** Times of a service may run so far beyond its sound. */
const LATE_SECONDS = 0.3
/** Quieter than this everywhere, nothing was said. */
const SILENCE = 0.003

/** Speaks a text through the gate, in as many requests as its length needs, and checks what came back. */
export async function speakThrough(
  service: SpeakingService,
  maker: SpeechMaker,
  text: string,
  signal?: AbortSignal,
): Promise<SpokenLine> {
  const { settings, gate, timeoutSeconds } = service
  const parts: SpokenLine[] = []
  for (const part of splitForSpeech(text, maker.maxCharacters)) {
    const microdollars = Math.ceil(part.length * maker.characterPrice)
    const call = {
      provider: settings.provider,
      part: 'narrator',
      operation: 'speech',
      model: maker.model,
      estimatedMicrodollars: microdollars,
    } as const
    const spoken = await gate.run(
      call,
      async () => {
        const value = await limitTime(settings.provider, timeoutSeconds, signal, (limited) =>
          maker.request(part, limited),
        )
        return { value, microdollars }
      },
      signal,
    )
    checkSound(settings.provider, part, spoken)
    parts.push(spoken)
  }
  return joinSpoken(parts)
}

function checkSound(provider: string, text: string, { samples, sampleRate, words }: SpokenLine): void {
  if (!samples.some((sample) => Math.abs(sample) > SILENCE))
    throw failAs(provider, 'broken', 'The sound is silent.')
  const seconds = samples.length / sampleRate
  const lastWord = words.at(-1)?.endSeconds ?? 0
  if (seconds < SHORTEST_SHARE * estimateSpeechSeconds(text) || lastWord > seconds + LATE_SECONDS)
    throw failAs(provider, 'broken', 'The sound ends before the text.')
  if (words.length === 0) throw failAs(provider, 'broken', 'No word was found in the sound.')
}
