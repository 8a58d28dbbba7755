import type { ProviderCall } from '@hookreel/crew'

/** For whom a service is asked. Nobody: the server itself, which has only its own budget. */
export type CostContext = {
  readonly userId: string | undefined
  readonly videoId: string | undefined
  /** For a preview, which costs no credits: it has a smaller budget of its own. */
  readonly isPreview?: boolean
}

/** How a call to a service ended: what it cost in microdollars, or the error that it ended with. */
export type CallEnd = { readonly microdollars: number } | { readonly error: unknown }

/** A call to a service that may be made now; `end` must be told how it went. */
export type Permit = {
  end(how: CallEnd): Promise<void>
  /** Anyone who called is gone and nobody knows how it went: it stays begun, counted by its estimate. */
  abandon(): void
}

/** Waits for a permit. Throws ProviderError `over_budget` or `paused`: then nothing may be sent. */
export type AcquirePermit = (
  call: ProviderCall,
  costContext: CostContext,
  signal?: AbortSignal,
) => Promise<Permit>
