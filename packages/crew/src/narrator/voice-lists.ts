import { ProviderError } from '../provider/provider.ts'
import type { Voice, VoiceProblem, VoiceShelf } from './narrator.ts'
import type { ServiceNarrator } from './speaking-service.ts'

type Kept = { readonly voices: readonly Voice[]; readonly problem?: string; readonly readAt: number }

const KEEP_MS = 60 * 60_000
/** A list that failed is tried again sooner. */
const RETRY_MS = 60_000
/** A list that was read so lately is fresh for everybody who wants it fresh. */
const FRESH_MS = 5_000

/** The voice lists of services, each kept for an hour; anyone who wants them fresh has them asked again. */
export type VoiceLists = {
  read(wish: { readonly isFresh: boolean }): Promise<VoiceShelf>
}

/** `now` in milliseconds. One request a service at a time, however many ask. */
export function createVoiceLists(
  services: readonly ServiceNarrator[],
  present: (provider: string, voice: Voice) => Voice,
  now: () => number,
): VoiceLists {
  const kept = new Map<ServiceNarrator, Kept>()
  const asking = new Map<ServiceNarrator, Promise<Kept>>()
  const ask = async (service: ServiceNarrator): Promise<Kept> => {
    try {
      const voices = await service.listVoices()
      return { voices: voices.map((voice) => present(service.provider, voice)), readAt: now() }
    } catch (error) {
      // A bug is no news about a service.
      if (!(error instanceof ProviderError)) throw error
      return { voices: kept.get(service)?.voices ?? [], problem: error.message, readAt: now() }
    }
  }
  const readOne = async (service: ServiceNarrator, isFresh: boolean): Promise<Kept> => {
    const last = kept.get(service)
    const age = last === undefined ? Infinity : now() - last.readAt
    const isWhole = last !== undefined && last.problem === undefined
    if (
      last &&
      service.isListKept !== false &&
      age < (isFresh ? (isWhole ? FRESH_MS : 0) : isWhole ? KEEP_MS : RETRY_MS)
    )
      return last
    const asked = asking.get(service) ?? ask(service).finally(() => asking.delete(service))
    asking.set(service, asked)
    const read = await asked
    kept.set(service, read)
    return read
  }
  return {
    read: async ({ isFresh }) => {
      const lists = await Promise.all(services.map((service) => readOne(service, isFresh)))
      const problems = lists.flatMap(({ problem }, i): VoiceProblem[] =>
        problem === undefined ? [] : [{ provider: services[i]?.provider ?? '', message: problem }],
      )
      return { voices: lists.flatMap(({ voices }) => voices), problems }
    },
  }
}
