import type { AccountEvent } from '@hookreel/contract'
import type { Deps } from '../deps.ts'
import type { ClientOrigin } from '../platform/http/client-address.ts'
import type { Queryable } from '../platform/db/open-db.ts'
import { insertEvent } from './account-events.queries.ts'

export type EventKind = AccountEvent['kind']

/** What is kept of the name of a browser. */
export const USER_AGENT_CHARACTERS = 300

/** Writes into the account's log what happened to it, for its owner to see. */
export async function noteEvent(
  { db, clock }: Pick<Deps, 'clock'> & { readonly db: Queryable },
  userId: string,
  kind: EventKind,
  from: ClientOrigin,
): Promise<void> {
  await insertEvent(db, {
    userId,
    kind,
    address: from.address,
    userAgent: from.userAgent.slice(0, USER_AGENT_CHARACTERS),
    createdAt: clock.now(),
  })
}
