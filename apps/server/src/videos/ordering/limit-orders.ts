import { createRateLimit } from '../../platform/http/limits/rate-limit.ts'
import { limitUnpaidFilms } from '../limit-unpaid-films.ts'

/** Of a film, or of a version of one. One of a long script takes a tenth of a second of the one thread, also where it cannot be paid. */
const ORDERS_PER_MINUTE = 60

/** Counts an order before anything of it is read; refuses with `rate_limited` who ordered too many, or too many that came to nothing. */
export function limitOrders(deps: Parameters<typeof createRateLimit>[0]): (userId: string) => Promise<void> {
  const orders = createRateLimit(deps, 'video orders', ORDERS_PER_MINUTE)
  const unpaid = limitUnpaidFilms(deps)
  return async (userId) => {
    await orders.take(userId)
    await unpaid.refuseMore(userId)
  }
}
