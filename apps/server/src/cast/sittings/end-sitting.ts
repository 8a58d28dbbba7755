import { lockedTransaction } from '../../account/lock-profile.ts'
import { getBalance } from '../../billing/credits/get-balance.ts'
import { captureSitting, releaseSitting } from '../../billing/credits/sitting-credits.ts'
import type { Deps } from '../../deps.ts'
import type { Transaction } from '../../platform/db/open-db.ts'
import { removePicture } from '../cast-files.ts'
import { findOwnMember } from '../cast.queries.ts'
import type { SittingDeps } from './sitting-deps.ts'
import {
  changeSitting,
  deleteSitting,
  listOverdueSittings,
  listSittingsOfDeletion,
  lockSitting,
  moveSitting,
} from './sittings.queries.ts'
import type { SittingPicture } from './sitting-schema.ts'
import type { SittingRow } from './sittings.queries.ts'

/** So long after it was closed its order may still be sent again. */
const REMEMBERED_MS = 7 * 86_400_000

/** Ends the making: what was made is paid, the rest comes back. Does nothing when another try has it, or it is ended. */
export async function finishSitting(
  deps: SittingDeps,
  { userId, id, claim }: Pick<SittingRow, 'userId' | 'id' | 'claim'>,
): Promise<void> {
  const ended = await lockedTransaction(deps.db, userId, async (tx) => {
    const sitting = await lockSitting(tx, userId, id)
    if (sitting?.status !== 'making' || sitting.claim !== claim) return undefined
    await settle(tx, sitting)
    return sitting
  })
  if (ended) await tellSitting(deps, ended)
}

/** Tells its owner's pages how it stands, and what there is of credits now. */
export async function tellSitting(
  { db, hub }: Pick<Deps, 'db' | 'hub'>,
  { userId, memberId }: Pick<SittingRow, 'userId' | 'memberId'>,
): Promise<void> {
  hub.publish(userId, 'cast', { id: memberId })
  hub.publish(userId, 'balance', { balance: await getBalance(db, userId) })
}

/** In a transaction that has the profile and the sitting. `paid`: what is paid of it. */
export async function settle(
  tx: Transaction,
  sitting: SittingRow,
  paid: readonly SittingPicture['state'][] = ['made'],
): Promise<void> {
  const { userId, id: sittingId, pictures, eachCredits } = sitting
  const made = pictures.filter(({ state }) => paid.includes(state)).length
  const left = pictures.length - made
  const hasFailed = pictures.some(({ state }) => state === 'failed')
  if (made > 0) {
    await captureSitting(tx, { userId, sittingId, made, givenBack: left * eachCredits })
    return moveSitting(tx, sitting, 'ready')
  }
  await releaseSitting(tx, { userId, sittingId })
  await moveSitting(tx, sitting, hasFailed ? 'failed' : 'closed')
}

/** Takes away what was made and not chosen, of one that is closed. A crash before leaves it to the hourly work. */
export async function clearSitting(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  { userId, id, memberId }: Pick<SittingRow, 'userId' | 'id' | 'memberId'>,
): Promise<void> {
  const sitting = await db.transaction((tx) => lockSitting(tx, userId, id))
  if (sitting?.status !== 'closed') return
  const kept = new Set((await findOwnMember(db, userId, memberId))?.pictures.map((picture) => picture.id))
  await removeMade(storage, sitting, kept)
  await db.transaction((tx) => changeSitting(tx, sitting, { pictures: [], storageBytes: 0 }))
}

/** Closes what nobody chose from in time, and forgets what was closed long ago. */
export async function closeOverdueSittings(
  deps: Pick<Deps, 'db' | 'storage' | 'clock' | 'hub'>,
): Promise<void> {
  const now = deps.clock.now()
  for (const { userId, id, memberId, endsAt } of await listOverdueSittings(deps.db, now)) {
    const isOpen = await deps.db.transaction(async (tx) => {
      const sitting = await lockSitting(tx, userId, id)
      if (sitting?.status !== 'ready' && sitting?.status !== 'failed') return false
      await moveSitting(tx, sitting, 'closed')
      return true
    })
    await clearSitting(deps, { userId, id, memberId })
    if (isOpen) deps.hub.publish(userId, 'cast', { id: memberId })
    else if (endsAt.getTime() + REMEMBERED_MS < now.getTime()) await deleteSitting(deps.db, userId, id)
  }
}

/**
 * Before members are deleted for good: what their sittings hold comes back, and what they made goes. What a service was asked for by then
 * is paid to it whether anybody waits for it or not, so it is paid here, too.
 */
export async function endSittingsOf(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  deletionId: string,
): Promise<void> {
  for (const { userId, id } of await listSittingsOfDeletion(db, deletionId)) {
    const sitting = await lockedTransaction(db, userId, async (tx) => {
      const locked = await lockSitting(tx, userId, id)
      if (locked?.status === 'making') await settle(tx, locked, ['made', 'asked'])
      return locked
    })
    if (sitting) await removeMade(storage, sitting)
  }
}

/** Takes its pictures off the storage, but for those that are kept. */
async function removeMade(
  storage: Deps['storage'],
  { userId, memberId, pictures }: SittingRow,
  kept: ReadonlySet<string> = new Set(),
): Promise<void> {
  for (const picture of pictures)
    if (picture.state === 'made' && !kept.has(picture.id))
      await removePicture(storage, { userId, id: memberId }, picture.id)
}
