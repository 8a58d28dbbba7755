import type { ProviderCall, ProviderFailure, WebScope } from '@hookreel/crew'

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
  | { readonly type: 'web-memory'; readonly id: number; readonly call: WebMemoryCall }
  | { readonly type: 'failed-call'; readonly id: number; readonly failure?: SentFailure | undefined }

/** What the open web's budgets and answers are asked for, as `WebMemory` has it. */
export type WebMemoryCall =
  | { readonly act: 'recall'; readonly key: string; readonly scope: WebScope | undefined }
  | {
      readonly act: 'remember'
      readonly key: string
      readonly text: string
      readonly seconds: number
      readonly scope: WebScope | undefined
    }
  | { readonly act: 'take'; readonly key: string; readonly most: number; readonly seconds: number }

/** What the server answers. */
export type ToCaller =
  /** `value` is missing when the server could not say: nothing is known then, and nothing may be asked. */
  | { readonly type: 'web-memory'; readonly id: number; readonly value?: string | boolean | undefined }
  | { readonly type: 'granted'; readonly id: number }
  | { readonly type: 'refused'; readonly id: number; readonly failure: SentFailure | undefined }
