import type { Delivery } from '@hookreel/contract'
import type { DeliveryRow } from './deliveries.queries.ts'

export function presentDelivery(row: DeliveryRow): Delivery {
  return {
    id: row.id,
    messageId: row.messageId,
    type: row.type,
    state: row.state,
    tries: row.tries,
    status: row.status,
    problem: row.problem,
    body: row.body,
    createdAt: row.createdAt.toISOString(),
    triedAt: row.triedAt?.toISOString() ?? null,
    nextTryAt: row.nextTryAt?.toISOString() ?? null,
  }
}
