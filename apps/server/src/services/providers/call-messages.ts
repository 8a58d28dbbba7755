import type { ProviderCall, ProviderFailure, WebMemory } from '@hookreel/crew'

/** A service's failure as plain data, on its way between processes. */
export type SentFailure = {
  readonly provider: string
  readonly failure: ProviderFailure
  readonly message: string
  readonly retryAfterSeconds?: number | undefined
}

/** What a process that makes films asks of the server before a call to a service, and tells after it. */
export type CallerHears = {
  readonly acquire: (
    call: ProviderCall,
  ) => Promise<{ readonly permit: number } | { readonly refusal: SentFailure | undefined }>
  readonly spent: (permit: number, microdollars: number) => void
  /** Without a failure it was stopped. */
  readonly failedCall: (permit: number, failure: SentFailure | undefined) => void
  /** The open web's budgets and answers. What the server cannot say is not known, and nothing may be asked then. */
  readonly recall: WebMemory['recall']
  readonly keep: WebMemory['remember']
  readonly take: WebMemory['take']
}
