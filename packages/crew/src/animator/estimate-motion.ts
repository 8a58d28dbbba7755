import { priceMotion } from '../provider/models.ts'
import type { CrewSettings, ProviderSettings } from '../provider/provider-settings.ts'
import { nameService } from '../provider/services.ts'
import { openMotions } from './open-motion.ts'

/** What a service takes for a picture that moves for so many seconds, in microdollars. */
export function estimateMotion(settings: ProviderSettings, seconds: number): number {
  const [service] = openMotions({ animator: [settings] })
  if (service === undefined) return 0
  return priceMotion(service.provider, service.model, service.lengthFor(seconds))
}

/** Who makes pictures move here, and what the first of them takes. */
export type MotionOffer = {
  /** The service's name, for people. */
  readonly service: string
  readonly model: string
  /** For so many seconds, in microdollars. */
  readonly priceOf: (seconds: number) => number
}

/** The service that is asked first to make pictures move; undefined: none is connected. */
export function findMotionOffer(settings: Pick<CrewSettings, 'animator'>): MotionOffer | undefined {
  const first = settings.animator?.[0]
  const [service] = openMotions(settings)
  if (first === undefined || service === undefined) return undefined
  return {
    service: nameService(service.provider),
    model: service.model,
    priceOf: (seconds) => estimateMotion(first, seconds),
  }
}
