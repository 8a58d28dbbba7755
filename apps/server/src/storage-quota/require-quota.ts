import { formatStorage, PLANS } from '@hookreel/contract'
import type { StorageQuota } from '@hookreel/contract'
import { lockProfile } from '../account/lock-profile.ts'
import type { Transaction } from '../platform/db/open-db.ts'
import { AppError } from '../platform/http/app-error.ts'
import { readQuota } from './read-quota.ts'
import type { QuotaDeps } from './read-quota.ts'
import { sumDeleted } from './quota.queries.ts'

export type QuotaWanted = {
  readonly userId: string
  readonly bytes: number
  /** As a sentence begins: 'This video'. */
  readonly what: string
}

/**
 * Throws `storage_full` unless an account has so much room. In the transaction that writes the bytes into the row that owns
 * the files: until it ends nobody else of the account gets past here, so two cannot both take the last of it.
 */
export async function requireQuota(tx: Transaction, deps: QuotaDeps, wanted: QuotaWanted): Promise<void> {
  await lockProfile(tx, wanted.userId)
  const quota = await readQuota(tx, deps, wanted.userId)
  const freeBytes = Math.max(0, quota.limitBytes - quota.storedBytes - quota.reservedBytes)
  if (wanted.bytes > freeBytes) throw refuse(quota, freeBytes, wanted)
}

/** The same for what was deleted and is to come back. */
export async function requireQuotaAgain(
  tx: Transaction,
  deps: QuotaDeps,
  userId: string,
  deletionId: string,
): Promise<void> {
  const bytes = await sumDeleted(tx, userId, deletionId)
  if (bytes > 0) await requireQuota(tx, deps, { userId, bytes, what: 'What you deleted' })
}

function refuse(quota: StorageQuota, freeBytes: number, { bytes, what }: QuotaWanted): AppError {
  const { plan, limitBytes, storedBytes, reservedBytes } = quota
  const larger = PLANS.find(
    ({ id, isOpen }) => isOpen && quota.plans.some((one) => one.plan === id && one.limitBytes > limitBytes),
  )
  const largerBytes = quota.plans.find((one) => one.plan === larger?.id)?.limitBytes
  const offer =
    larger && largerBytes !== undefined
      ? `, or choose ${larger.name} with ${formatStorage(largerBytes)} in Settings, Billing`
      : ''
  return new AppError('storage_full', {
    message: `${what} needs about ${formatStorage(bytes)}, and ${formatFree(freeBytes)} of your ${formatStorage(limitBytes)} of storage is free. Delete videos in My Videos to make room${offer}.`,
    details: {
      ...{ neededBytes: bytes, freeBytes, limitBytes, storedBytes, reservedBytes, plan },
      ...(larger && { largerPlan: larger.id, largerPlanBytes: largerBytes }),
    },
  })
}

/** Rounded down: what is said to be free is there. */
function formatFree(bytes: number): string {
  return bytes < 1e6 ? 'nothing' : formatStorage(Math.floor(bytes / 1e6) * 1e6)
}
