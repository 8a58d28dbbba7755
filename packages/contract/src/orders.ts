import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'

/**
 * What became of an order that was stopped. `nothing`: it had not arrived, and is refused when it does. `cancelled`: it had arrived
 * and was taken back. `finished`: it was done, or a part of it, before the stop arrived; that part stays and is paid.
 */
export const ORDER_OUTCOMES = ['nothing', 'cancelled', 'finished'] as const
export type OrderOutcome = (typeof ORDER_OUTCOMES)[number]

export const stopOrder = defineEndpoint({
  method: 'post',
  path: '/api/orders/stop',
  summary:
    'Stop what you ordered under an idempotency key, whether it arrived or not: ideas, texts, videos, batches, posts',
  body: z.object({ key: z.string().trim().min(1).max(200) }),
  output: z.object({ outcome: z.enum(ORDER_OUTCOMES) }),
  status: 200,
  errors: [],
})
