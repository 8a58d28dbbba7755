import type { Payment } from '@hookreel/contract'
import type { Deps } from '../../deps.ts'

/** Whether the end of a trial changes anything: only where others' services are paid for by those who pay. */
export function endsServices({ stripe, crew }: Pick<Deps['config'], 'stripe' | 'crew'>): boolean {
  const { writer, narrator, illustrator, animator = [], transcriber = [] } = crew.settings
  const parts = [writer, narrator, illustrator, animator, transcriber]
  return stripe !== undefined && parts.some((services) => services.length > 0)
}

/** Who takes money here: the payment service, or nobody in the test mode. */
export function payeeOf({ stripe }: Pick<Deps['config'], 'stripe'>): Payment['provider'] {
  return stripe ? 'stripe' : 'local'
}
