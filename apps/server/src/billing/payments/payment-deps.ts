import type { Deps } from '../../deps.ts'
import type { StripeGateway } from './stripe-gateway.ts'

/** What payments use; without a payment service they are local, in test mode. */
export type PaymentDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'log' | 'hub'> & {
  readonly stripe: StripeGateway | undefined
}
