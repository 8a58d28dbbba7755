/** Why an address was not fetched, in words for the person who gave it. */
const REASONS = {
  address_not_allowed: 'This address is not allowed: it must be a public http or https address.',
  address_unknown: 'There is no server of this name.',
  too_many_redirects: 'This address sends on to another one too often.',
  too_large: 'The answer of this address is too large.',
  wrong_type: 'The answer of this address is not of the expected kind.',
  in_tiny_chunks: 'The answer of this address comes in too many small pieces.',
  cut_off: 'The answer of this address broke off before its end.',
  timed_out: 'This address took too long to answer.',
  unreachable: 'This address cannot be reached.',
} as const
export type FetchRefusal = keyof typeof REASONS

/** Thrown by the guarded fetch; its message may be shown to the person who gave the address. */
export class FetchRefused extends Error {
  override name = 'FetchRefused'
  readonly code: FetchRefusal

  constructor(code: FetchRefusal, options?: ErrorOptions) {
    super(REASONS[code], options)
    this.code = code
  }
}
