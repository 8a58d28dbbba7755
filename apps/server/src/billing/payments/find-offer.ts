import { planPriceCents, STARTER_PLAN } from '@hookreel/contract'
import type { createCheckout } from '@hookreel/contract'
import type { z } from 'zod'
import { readPricing } from '../credits/read-pricing.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Queryable } from '../../platform/db/open-db.ts'
import type { PaymentRow } from './payments.queries.ts'

export type CheckoutOrder = z.output<NonNullable<typeof createCheckout.body>>
export type Offer = Pick<PaymentRow, 'kind' | 'item' | 'interval' | 'credits' | 'amountCents'> & {
  readonly name: string
}

/** What an order is for, and its price now. Throws `package_not_found` for one that is not offered. */
export async function findOffer(db: Queryable, order: CheckoutOrder): Promise<Offer> {
  const { creditPackages } = await readPricing(db)
  if (order.kind === 'plan') {
    const { interval } = order
    return {
      kind: 'plan',
      item: STARTER_PLAN.id,
      interval,
      credits: await countPlanCredits(db),
      amountCents: planPriceCents(STARTER_PLAN, interval),
      name: `Hookreel ${STARTER_PLAN.name}`,
    }
  }
  const found = creditPackages.find(({ id }) => id === order.packageId)
  if (!found) throw new AppError('package_not_found')
  const credits = found.credits + (found.bonus ?? 0)
  return {
    kind: 'package',
    item: found.id,
    interval: null,
    credits,
    amountCents: Math.round(found.price * 100),
    name: `${credits} AI credits`,
  }
}

/** The credits that a month of the plan grants: as many as its videos cost now. */
export async function countPlanCredits(db: Queryable): Promise<number> {
  const { creditCosts } = await readPricing(db)
  return STARTER_PLAN.videosPerMonth * creditCosts.video_generation
}
