import type { OpenPictureSettings } from '../illustrator/library/settings.ts'
import type { ServiceId } from './services.ts'

/** One service as it is configured: plain data, so that it can be sent to a film's own process. */
export type ProviderSettings = {
  readonly provider: ServiceId
  /** Undefined for services on one's own machine. */
  readonly apiKey: string | undefined
  /** Another address than the service's own. */
  readonly baseUrl: string | undefined
  /** The model to use; the adapter's default when undefined. */
  readonly model: string | undefined
}

/** Which services make each part, in the order in which they are tried; the embedded crew comes after all of them. */
export type CrewSettings = {
  readonly writer: readonly ProviderSettings[]
  readonly narrator: readonly ProviderSettings[]
  readonly illustrator: readonly ProviderSettings[]
  /** Services that make pictures move; none when left out. */
  readonly animator?: readonly ProviderSettings[] | undefined
  /** Services that write down what is said in a recording; none when left out. */
  readonly transcriber?: readonly ProviderSettings[] | undefined
  /** Limit of a picture that is made to move, from its order to its file, in seconds; a quarter of an hour when left out. */
  readonly clipTimeoutSeconds?: number | undefined
  /** Open collections of pictures; undefined where they may not be asked. */
  readonly openPictures?: OpenPictureSettings | undefined
  /** Whether scripts of models are read by a critic; `auto` where that costs little, which is also meant when it is left out. */
  readonly critic?: 'auto' | 'on' | 'off' | undefined
  /** Limit of a single request, in seconds. */
  readonly timeoutSeconds: number
}
