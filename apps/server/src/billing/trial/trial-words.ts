import type { Payment } from '@hookreel/contract'
import { PROVIDER_PARTS } from '@hookreel/crew'
import type { Deps } from '../../deps.ts'

/** Whether the end of a trial changes anything: only where others' services are paid for by those who pay. */
export function endsServices({ stripe, crew }: Pick<Deps['config'], 'stripe' | 'crew'>): boolean {
  return stripe !== undefined && PROVIDER_PARTS.some((part) => (crew.settings[part] ?? []).length > 0)
}

/** Who takes money here: the payment service, or nobody in the test mode. */
export function payeeOf({ stripe }: Pick<Deps['config'], 'stripe'>): Payment['provider'] {
  return stripe ? 'stripe' : 'local'
}
