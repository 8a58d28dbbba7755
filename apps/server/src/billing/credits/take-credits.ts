import { isDisabledByOperator } from '../../account/account-access.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Transaction } from '../../platform/db/open-db.ts'
import { insertEntry, lockBalance, type NewEntry } from './credits.queries.ts'

/**
 * Takes credits off a balance, or throws `insufficient_credits` with what was required and what is there. The row is
 * locked first, so of two takers at once the second sees what the first left. Also throws `account_disabled`: jobs take
 * credits without a session that would have refused.
 */
export async function takeCredits(
  tx: Transaction,
  entry: Omit<NewEntry, 'amount'> & { readonly price: number },
): Promise<void> {
  const { price, ...rest } = entry
  const available = (await lockBalance(tx, entry.userId)) ?? 0
  if (await isDisabledByOperator(tx, entry.userId)) throw new AppError('account_disabled')
  requireCredits(available, price)
  await insertEntry(tx, { ...rest, amount: -price })
}

/** Throws `insufficient_credits` when a balance does not cover a price. */
export function requireCredits(available: number, required: number): void {
  if (available < required) throw new AppError('insufficient_credits', { details: { required, available } })
}
