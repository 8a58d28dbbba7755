/** The parts of a film that outside services can make. */
export const PROVIDER_PARTS = ['writer', 'narrator', 'illustrator', 'animator', 'transcriber'] as const
export type ProviderPart = (typeof PROVIDER_PARTS)[number]

/** What went wrong with a service, in the few ways that a person can act on. */
export type ProviderFailure =
  /** No key or address is configured. */
  | 'no_key'
  /** The service refuses the key, or this account may not use the model. */
  | 'refused'
  /** The account has no credit left. */
  | 'out_of_quota'
  /** Too many requests at the moment. */
  | 'rate_limited'
  /** No answer within the time allowed. */
  | 'slow'
  /** It cannot be reached, or says that it is broken (5xx). */
  | 'unavailable'
  /** It took what was asked for, and ended it without a result. */
  | 'failed'
  /** An answer that is not what the contract says: truncated, of another shape, not a picture. */
  | 'broken'
  /** The service declines this content. */
  | 'moderated'
  /** The request itself is wrong: another try of the same changes nothing. */
  | 'bad_request'
  /** The service has switched the model off, or never had it. */
  | 'model_gone'
  /** This server's own limit of spending is reached; nothing was sent. */
  | 'over_budget'
  /** The service failed several times just now and is left alone for a while; nothing was sent. */
  | 'paused'

/** A service could not do what was asked. The message is for people: what happened and what to do; never a key. */
export class ProviderError extends Error {
  readonly provider: string
  readonly failure: ProviderFailure
  /** Seconds that the service asks to wait. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    provider: string,
    failure: ProviderFailure,
    message: string,
    options: { cause?: unknown; retryAfterSeconds?: number | undefined } = {},
  ) {
    super(message, { cause: options.cause })
    this.name = 'ProviderError'
    this.provider = provider
    this.failure = failure
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}

/** A call that costs money or time at a service. */
export type ProviderCall = {
  /** Id of the service, for example `openai` or `elevenlabs`. */
  readonly provider: string
  readonly part: ProviderPart
  /** What is asked, for receipts: `speech`, `picture`, `ideas`. */
  readonly operation: string
  readonly model: string
  /** Expected cost in millionths of a US dollar; 0 for what runs on one's own machine. */
  readonly estimatedMicrodollars: number
}

/** What a call gave and what it cost. */
export type ProviderAnswer<Value> = {
  readonly value: Value
  /** Cost in millionths of a US dollar, by what the service reports or by its list price. */
  readonly microdollars: number
}

/**
 * Every call to a service goes through a gate: it keeps budgets and concurrency, leaves a failing service alone, and
 * records what was spent. Throws ProviderError `over_budget` or `paused` before `work` is begun, and what `work` throws.
 */
export type ProviderGate = {
  run<Value>(
    call: ProviderCall,
    work: () => Promise<ProviderAnswer<Value>>,
    signal?: AbortSignal,
  ): Promise<Value>
}

/** A gate that lets everything through: for tests, and where there are no services. */
export const openGate: ProviderGate = {
  run: async (_call, work, signal) => {
    signal?.throwIfAborted()
    return (await work()).value
  },
}
