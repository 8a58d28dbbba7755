import type { ProviderSettings } from '../provider/provider-settings.ts'

/** How one service is asked. */
export type Hearing = {
  readonly settings: ProviderSettings
  readonly model: string
  readonly fetch: typeof globalThis.fetch
  readonly timeoutSeconds: number
}
