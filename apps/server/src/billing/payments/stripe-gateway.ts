import { Stripe } from 'stripe'
import { publicAddress } from '../../account/sign-in/auth.ts'
import type { Config } from '../../config/config.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Log } from '../../platform/log.ts'

const TIMEOUT_MS = 20_000
/** The key of a request stays the same when it is sent again, so an answer that was lost is not an order lost or doubled. */
const RETRIES = 2

/** The payment service, and the secret that its webhooks are signed with. */
export type StripeGateway = {
  readonly api: Stripe
  /** The page that anyone who has paid comes back to: other installations may sell on the same account there. */
  readonly home: string
  readonly webhookSecret: string
  readonly isTaxOn: boolean
}

/** The payment service by its own SDK; nothing without keys. It does not connect before it is used. */
export function openStripe(config: Pick<Config, 'stripe' | 'publicUrl' | 'port'>): StripeGateway | undefined {
  if (config.stripe === undefined) return undefined
  const { secretKey, webhookSecret, apiBase, isTaxOn } = config.stripe
  return {
    api: new Stripe(secretKey, {
      maxNetworkRetries: RETRIES,
      timeout: TIMEOUT_MS,
      telemetry: false,
      ...(apiBase === undefined ? {} : readBase(apiBase)),
    }),
    home: `${publicAddress(config)}/credits`,
    webhookSecret,
    isTaxOn,
  }
}

function readBase(apiBase: string): { host: string; port: string; protocol: 'http' | 'https' } {
  const url = new URL(apiBase)
  const protocol = url.protocol === 'http:' ? 'http' : 'https'
  return { host: url.hostname, port: url.port || (protocol === 'http' ? '80' : '443'), protocol }
}

/** Asks the payment service; a card that is refused and a service that does not answer are refusals that a person can read. */
export async function askStripe<Answer>(log: Log, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    log.error('the payment service refused or did not answer', { error })
    throw new AppError(
      error instanceof Stripe.errors.StripeCardError ? 'payment_failed' : 'payments_unavailable',
    )
  }
}

/** Whether the payment service does not know what was asked for: it is another account's, of its test mode, or was deleted. */
export function isUnknownThere(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
}
