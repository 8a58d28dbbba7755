import { setTimeout as wait } from 'node:timers/promises'
import type { CrewSettings, ProviderSettings } from '../provider/provider-settings.ts'
import { explainFailure, nameProvider } from '../provider/explain-failure.ts'
import { ProviderError } from '../provider/provider.ts'
import type { ProviderGate } from '../provider/provider.ts'
import { checkPhoto } from './check-photo.ts'
import type { Illustrator, PhotoKind, TakenPhoto } from './illustrator.ts'
import { orderPhoto } from './order-photo.ts'
import type { PhotoOrder, PhotoService } from './photo-service.ts'
import { createAutomatic1111 } from './services/automatic1111.ts'
import { createComfyui } from './services/comfyui.ts'
import { createPexels } from './services/pexels.ts'
import { createSdkPictures } from './services/sdk-pictures.ts'
import { createStability } from './services/stability.ts'

/** Waits for a service that asks for patience, in all and at once. */
const MOST_WAITS = 2
const MOST_WAIT_SECONDS = 60
const USUAL_WAIT_SECONDS = 5

export type IllustratorOptions = {
  readonly fetch?: typeof globalThis.fetch
  /** Pauses, in seconds; for tests. */
  readonly pause?: (seconds: number, signal?: AbortSignal) => Promise<unknown>
}

/**
 * The illustrator that draws by itself (`embedded`) and takes single pictures from services, in the order of the settings. A service
 * that fails or declines gives way to the next; when none is left, `takePhoto` answers undefined and the drawing stands.
 */
export function createIllustrator(
  settings: Pick<CrewSettings, 'illustrator' | 'timeoutSeconds'>,
  gate: ProviderGate,
  embedded: Illustrator,
  options: IllustratorOptions = {},
): Illustrator {
  const { fetch = globalThis.fetch, pause = pauseSeconds } = options
  const services = settings.illustrator.flatMap((one) => openService(one, fetch) ?? [])
  if (services.length === 0) return embedded
  const limitMs = settings.timeoutSeconds * 1000
  return {
    drawPicture: (request, signal) => embedded.drawPicture(request, signal),
    takePhoto: async (request, signal) => {
      const order = orderPhoto(request)
      if (order === undefined) return undefined
      for (const service of services.filter(({ kind }) => kind === request.kind)) {
        const taken = await askPatiently(service, order, { gate, limitMs, pause }, signal)
        if (taken) return taken
      }
      return undefined
    },
  }
}

/** The kinds of single pictures that these services give. */
export function listPhotoKinds(settings: Pick<CrewSettings, 'illustrator'>): PhotoKind[] {
  const services = settings.illustrator.flatMap((one) => openService(one, globalThis.fetch) ?? [])
  return (['generated', 'stock'] as const).filter((kind) => services.some((service) => service.kind === kind))
}

function openService(settings: ProviderSettings, fetch: typeof globalThis.fetch): PhotoService | undefined {
  if (settings.provider === 'pexels') return createPexels(settings, fetch)
  if (settings.provider === 'stability') return createStability(settings, fetch)
  if (settings.provider === 'comfyui') return createComfyui(settings, fetch)
  if (settings.provider === 'automatic1111') return createAutomatic1111(settings, fetch)
  return createSdkPictures(settings, fetch)
}

type Asking = {
  readonly gate: ProviderGate
  readonly limitMs: number
  readonly pause: NonNullable<IllustratorOptions['pause']>
}

/**
 * Asks one service; one that gets too many requests just now is asked again after the pause it names, because it has taken nothing for
 * the first. Any other failure may have been paid for and is not tried again: undefined.
 */
async function askPatiently(
  service: PhotoService,
  order: PhotoOrder,
  asking: Asking,
  signal?: AbortSignal,
): Promise<TakenPhoto | undefined> {
  for (let waits = 0; ; waits += 1) {
    try {
      return await ask(service, order, asking, signal)
    } catch (error) {
      signal?.throwIfAborted()
      if (!(error instanceof ProviderError)) throw error
      const seconds = error.retryAfterSeconds ?? USUAL_WAIT_SECONDS * (waits + 1)
      const isWorthwhile = waits < MOST_WAITS && seconds <= MOST_WAIT_SECONDS
      if (error.failure !== 'rate_limited' || !isWorthwhile) return undefined
      await asking.pause(seconds, signal)
    }
  }
}

function ask(
  service: PhotoService,
  order: PhotoOrder,
  { gate, limitMs }: Asking,
  signal?: AbortSignal,
): Promise<TakenPhoto> {
  const { provider, kind, model, estimatedMicrodollars } = service
  const operation = kind === 'stock' ? 'photo' : 'picture'
  const call = { provider, part: 'illustrator', operation, model, estimatedMicrodollars } as const
  const work = async () => {
    const limited = AbortSignal.any([AbortSignal.timeout(limitMs), ...(signal ? [signal] : [])])
    try {
      const { bytes, microdollars, credit } = await service.take(order, limited)
      await checkPhoto(provider, bytes)
      return { value: { bytes, provider, credit: credit ?? creditOf(service) }, microdollars }
    } catch (error) {
      throw explainFailure(provider, error, limited)
    }
  }
  return gate.run(call, work, signal)
}

function creditOf({ provider, model }: PhotoService) {
  return { work: `Pictures generated with ${model}`, author: nameProvider(provider), licence: 'AI-generated' }
}

function pauseSeconds(seconds: number, signal?: AbortSignal): Promise<unknown> {
  return wait(seconds * 1000, undefined, signal === undefined ? {} : { signal })
}
