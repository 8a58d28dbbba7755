import type { Provider } from '@hookreel/contract'
import {
  estimateFilm,
  findRetirement,
  isOnThisMachine,
  isOwnServer,
  nameService,
  sayFailure,
} from '@hookreel/crew'
import type { CrewSettings, ProviderFailure, ServiceId } from '@hookreel/crew'
import type { LastCall } from './calls.queries.ts'
import type { FailuresRow } from './failures.queries.ts'
import type { Service } from './list-services.ts'

/** Longer than this for one answer is slow, though it came. */
const SLOW_MS = 60_000
const STATES: Partial<Record<ProviderFailure, Provider['state']>> = {
  no_key: 'no_key',
  refused: 'refused',
  out_of_quota: 'out_of_quota',
  rate_limited: 'busy',
  slow: 'slow',
  unavailable: 'unavailable',
  failed: 'broken',
  broken: 'broken',
  bad_request: 'broken',
  model_gone: 'broken',
}
const COMPATIBLE_NAMES: Readonly<Record<string, string>> = {
  writer: 'Text server of your own',
  narrator: 'Voice server of your own',
  illustrator: 'Picture server of your own',
  animator: 'Video server of your own',
  transcriber: 'Server of your own that writes down speech',
}

/**
 * A service as the contract shows it to this person. Of what is known, `paused` are all services that are left alone at the moment, and `calls`
 * the last ones of every part of every service.
 */
export function presentProvider(
  crew: CrewSettings,
  service: Service,
  known: {
    readonly paused: readonly FailuresRow[]
    readonly calls: readonly LastCall[]
    readonly monthMicrodollars: number
    readonly now: Date
    readonly userId: string
  },
): Provider {
  const { id, provider, parts, asked } = service
  const { paused, calls, monthMicrodollars, now, userId } = known
  const own = calls.filter(
    (call) => call.provider === provider && parts.some(({ part }) => part === call.part),
  )
  const last = own.sort((a, b) => (b.endedAt?.getTime() ?? 0) - (a.endedAt?.getTime() ?? 0)).at(0)
  const pause = paused.find((one) => one.provider === provider && parts.some(({ part }) => part === one.part))
  return {
    id,
    name:
      provider === 'openai-compatible'
        ? (COMPATIBLE_NAMES[parts[0]?.part ?? ''] ?? id)
        : nameService(provider),
    parts: parts.map(({ part }) => presentPart(crew, provider, part, now)),
    ...(asked === undefined
      ? { state: 'no_key', message: explainMissing(service) }
      : pause
        ? { state: 'paused', message: explainPause(pause) }
        : judge(last, userId)),
    askedAt: asked === undefined ? null : (last?.endedAt?.toISOString() ?? null),
    settings: [...new Set(parts.flatMap(({ needs }) => needs ?? []))],
    isLocal: isOnThisMachine({ provider }) || isOwnServer(provider),
    monthMicrodollars,
  }
}

function presentPart(
  crew: CrewSettings,
  provider: ServiceId,
  part: Service['parts'][number]['part'],
  now: Date,
): Provider['parts'][number] {
  const used = crew[part] ?? []
  const index = used.findIndex((one) => one.provider === provider)
  const settings = used[index]
  const ending = settings && findRetirement(part, settings, now)
  return {
    part,
    place: settings === undefined ? null : index + 1,
    model: settings?.model ?? null,
    ending: ending === undefined ? null : { on: ending.ends, successor: ending.successor ?? null },
    filmMicrodollars:
      estimateFilm(
        settings ?? { provider, apiKey: undefined, baseUrl: undefined, model: undefined },
        part,
        crew,
      ) ?? null,
  }
}

function judge(last: LastCall | undefined, userId: string): Pick<Provider, 'state' | 'message'> {
  if (!last) return { state: 'ready', message: null }
  const failure = last.failure === 'stopped' ? null : last.failure
  const state = failure === null ? undefined : STATES[failure]
  if (failure !== null && state !== undefined) {
    // Another person's: what the service said of it may repeat their words.
    const message = last.userId === userId ? last.message : sayFailure(last.provider, failure)
    return { state, message }
  }
  if ((last.tookMs ?? 0) > SLOW_MS)
    return {
      state: 'slow',
      message: `Its last answer took ${Math.round((last.tookMs ?? 0) / 1000)} seconds.`,
    }
  return { state: 'ok', message: null }
}

function explainMissing({ provider, parts }: Service): string {
  const needs = parts[0]?.needs ?? ''
  const key = provider === 'kling' ? 'its access key and secret key, a colon between them' : 'its key'
  const what = /(URL)$/.test(needs) ? `the address of ${nameService(provider)}` : key
  return `Not connected: the operator of this server sets ${needs} to ${what}.`
}

function explainPause({ message }: FailuresRow): string {
  return `It failed several times and is left alone for a minute. ${message}`
}
