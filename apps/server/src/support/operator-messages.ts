import { DAY_MS } from '@hookreel/contract'
import type { Deps } from '../deps.ts'
import {
  countUnreadMessages,
  deleteMessagesBefore,
  listSupportMessages,
  markMessageDone,
} from './support.queries.ts'
import type { SupportMessage } from './support.queries.ts'

/** A message that was done with is kept for so long, then it is forgotten. */
const DONE_DAYS = 90
/** Anyone who answers from a mailbox takes nothing off the list. */
const MAILED_DAYS = 400

/** How many messages nobody was mailed and nobody is done with: without a mail server they wait in the list alone. */
export async function countMessages({ db }: Pick<Deps, 'db'>): Promise<number> {
  return countUnreadMessages(db)
}

/** What people wrote: what waits, the oldest first, or what was done, the newest first. */
export async function listMessages(
  { db }: Pick<Deps, 'db'>,
  which: 'waiting' | 'done',
  limit: number,
): Promise<SupportMessage[]> {
  return listSupportMessages(db, which, limit)
}

/** Takes a message from the list of those that wait; answers whether it was there. */
export async function finishMessage({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: string): Promise<boolean> {
  return markMessageDone(db, id, clock.now())
}

/** Every day: forgets what was done with or mailed long ago. */
export async function forgetDoneMessages({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS)
  await deleteMessagesBefore(db, { done: daysAgo(DONE_DAYS), mailed: daysAgo(MAILED_DAYS) })
}
