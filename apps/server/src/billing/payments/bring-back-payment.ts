import type { Stripe } from 'stripe'
import { z } from 'zod'
import type { Transaction } from '../../platform/db/open-db.ts'
import { hasUser, insertPayment, lockPayment } from './payments.queries.ts'
import type { PaymentRow } from './payments.queries.ts'

/** What the payment service keeps of the order of a package: all that its payment needs when the books were lost. */
const orderSchema = z.object({
  payment: z.string().min(1),
  user: z.string().min(1),
  item: z.string().min(1),
  credits: z.coerce.number().int().positive(),
})

/** What is kept there; of a plan its subscription keeps whose it is, and its invoices are the payments. */
export function describeOrder(
  { id, kind, item, credits }: Pick<PaymentRow, 'id' | 'kind' | 'item' | 'credits'>,
  userId: string,
): Record<string, string> {
  return { payment: id, ...(kind === 'package' && { user: userId, item, credits: String(credits) }) }
}

/** Whether a paid page was one of ours, so that its payment belongs in the books. */
export function isKnownOrder({ metadata, mode }: Stripe.Checkout.Session): boolean {
  return mode === 'payment' && orderSchema.safeParse(metadata).success
}

/**
 * Writes the row of a package that was paid and is not in the books: it was bought after the backup that they were restored from.
 * The row comes back with its own id, so the credits come once, no matter who tells of it. Nothing for what is none of ours: of an
 * account that is not here only a page that leads back here is (`isOfHere`).
 */
export async function bringBackPayment(
  tx: Transaction,
  session: Stripe.Checkout.Session,
  isOfHere: boolean,
): Promise<PaymentRow | undefined> {
  const order = orderSchema.safeParse(session.metadata).data
  if (!order || session.mode !== 'payment') return undefined
  const isHere = await hasUser(tx, order.user)
  if (!isHere && !isOfHere) return undefined
  await insertPayment(tx, {
    id: order.payment,
    // Who signed up after the backup, too, is not here: the money is in the books, and the operator gives it back.
    userId: isHere ? order.user : null,
    provider: 'stripe',
    kind: 'package',
    item: order.item,
    credits: order.credits,
    amountCents: session.amount_total ?? 0,
    currency: session.currency ?? 'usd',
    sessionId: session.id,
    createdAt: new Date(session.created * 1000),
  })
  return lockPayment(tx, order.payment)
}
