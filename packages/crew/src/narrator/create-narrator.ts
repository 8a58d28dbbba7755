import { limitAnswers } from '../provider/limit-answers.ts'
import type { CrewSettings } from '../provider/provider-settings.ts'
import type { ProviderGate } from '../provider/provider.ts'
import { nameService } from '../provider/services.ts'
import { createAiNarrator } from './ai.ts'
import { createElevenLabsNarrator } from './elevenlabs.ts'
import type { LineRequest, Narrator, SpokenLine } from './narrator.ts'
import { createSpeller } from './say-as.ts'
import type { ServiceNarrator, SpeakingService } from './speaking-service.ts'
import { stretchSpoken } from './stretch-spoken.ts'
import { createVoiceLists } from './voice-lists.ts'

/** With what the narrator reaches its services. */
export type NarratorOptions = {
  /** Instead of the global one. */
  readonly fetch?: typeof globalThis.fetch | undefined
  /** The program eSpeak NG, which helps to find words in speech. */
  readonly espeakPath?: string | undefined
  /** Milliseconds, for the age of voice lists. */
  readonly now?: () => number
}

/** Lists are short answers: nobody waits two minutes for them. */
const LIST_SECONDS = 15
/** A few hundred voices have 0.5 MB. */
const LIST_BYTES = 4_000_000
/** The longest text of a request is five minutes of speech: 15 MB, or 20 as text. */
const SPEECH_BYTES = 64_000_000

/**
 * The voices of the configured services, in their order, and the embedded ones. A voice's id says whose it is
 * (`elevenlabs:…`); there is no fallback to another voice, because it would not be the one that was chosen; only the
 * natural voice, which this machine speaks itself, has a stand-in among the embedded ones.
 */
export function createNarrator(
  settings: CrewSettings,
  gate: ProviderGate,
  embedded: Narrator,
  { fetch, espeakPath, now = Date.now }: NarratorOptions = {},
): Narrator {
  if (settings.narrator.length === 0) return embedded
  const open = (timeoutSeconds: number, mostBytes: number) =>
    settings.narrator.flatMap((service) => {
      const limited = limitAnswers(service.provider, fetch, mostBytes)
      return openService({ settings: service, gate, timeoutSeconds, fetch: limited, espeakPath })
    })
  const services = open(settings.timeoutSeconds, SPEECH_BYTES)
  const lists = createVoiceLists(
    open(Math.min(settings.timeoutSeconds, LIST_SECONDS), LIST_BYTES),
    (provider, voice) => ({ ...voice, id: `${provider}:${voice.id}`, service: nameService(provider) }),
    now,
  )
  const findService = (voiceId: string) => {
    const service = services.find(({ provider }) => voiceId.startsWith(`${provider}:`))
    return service && { service, ownId: voiceId.slice(service.provider.length + 1) }
  }
  const readVoices = async (wish: { readonly isFresh: boolean }) => {
    const { voices, problems } = await lists.read(wish)
    return { voices: [...voices, ...(await embedded.listVoices())], problems }
  }
  return {
    layAlong: async (recorded, signal) => embedded.layAlong?.(recorded, signal),
    listVoices: async () => (await readVoices({ isFresh: false })).voices,
    readVoices,
    isCostly: (voiceId) => findService(voiceId)?.service.isCostly ?? false,
    findStandIn: (voiceId) => findStandIn(findService(voiceId)),
    makerOf: (voiceId) => {
      const service = findService(voiceId)?.service
      return service && { maker: nameService(service.provider), model: service.model }
    },
    canSpeak: (text, voiceId) => {
      const found = findService(voiceId)
      const standIn = findStandIn(found)
      // The natural voice speaks English only, like its stand-in.
      if (standIn !== undefined) return embedded.canSpeak(text, standIn)
      return found ? /[\p{L}\p{N}]/u.test(text) : embedded.canSpeak(text, voiceId)
    },
    speakLine: async (request, signal) => {
      const found = findService(request.voiceId)
      if (!found) return embedded.speakLine(request, signal)
      return speakByService(found.service, { ...request, voiceId: found.ownId }, signal)
    },
  }
}

/** A draft voice of the same gender: Kokoro's names tell it by their second letter. */
function findStandIn(
  found: { readonly service: ServiceNarrator; readonly ownId: string } | undefined,
): string | undefined {
  if (found?.service.provider !== 'natural-voice') return undefined
  return found.ownId.startsWith('f', 1) ? 'flite-slt' : 'flite-rms'
}

/** @throws RangeError for a pace out of range or a text that cannot be spoken; ProviderError by the service. */
async function speakByService(
  service: ServiceNarrator,
  { text, voiceId, pace, sayings = [] }: LineRequest,
  signal: AbortSignal | undefined,
): Promise<SpokenLine> {
  if (!(pace >= 0.5 && pace <= 2)) throw new RangeError(`a pace of ${pace} cannot be spoken`)
  if (!/[\p{L}\p{N}]/u.test(text)) throw new RangeError('the text has nothing that can be spoken')
  const said = createSpeller(sayings).sayAs(text, service.takesSounds === true)
  const spoken = await service.speak(said.text, voiceId, signal)
  return stretchSpoken({ ...spoken, words: said.restore(spoken.words) }, pace)
}

function openService(service: SpeakingService): ServiceNarrator[] {
  switch (service.settings.provider) {
    case 'elevenlabs':
      return [createElevenLabsNarrator(service)]
    case 'openai':
    case 'openai-compatible':
    case 'kokoro':
    case 'natural-voice':
      return [createAiNarrator(service.settings.provider, service)]
    default:
      return []
  }
}
