import type { ProviderCall, ProviderFailure } from '@hookreel/crew'

/** A service's failure as plain data, on its way between processes. */
export type SentFailure = {
  readonly provider: string
  readonly failure: ProviderFailure
  readonly message: string
  readonly retryAfterSeconds?: number | undefined
}

/** What a process that makes films asks of the server before a call to a service, and tells after it. */
export type FromCaller =
  | { readonly type: 'acquire'; readonly id: number; readonly call: ProviderCall }
  | { readonly type: 'spent'; readonly id: number; readonly microdollars: number }
  /** Without a failure it was stopped. */
  | { readonly type: 'failed-call'; readonly id: number; readonly failure?: SentFailure | undefined }

/** What the server answers. */
export type ToCaller =
  | { readonly type: 'granted'; readonly id: number }
  | { readonly type: 'refused'; readonly id: number; readonly failure: SentFailure | undefined }
