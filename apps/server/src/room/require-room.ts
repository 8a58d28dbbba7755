import { formatStorage, PLANS } from '@hookreel/contract'
import type { StorageRoom } from '@hookreel/contract'
import { lockProfile } from '../account/lock-profile.ts'
import type { Transaction } from '../platform/db/open-db.ts'
import { AppError } from '../platform/http/app-error.ts'
import { readRoom } from './read-room.ts'
import type { RoomDeps } from './read-room.ts'
import { sumDeleted } from './room.queries.ts'

export type RoomWanted = {
  readonly userId: string
  readonly bytes: number
  /** As a sentence begins: 'This video'. */
  readonly what: string
}

/**
 * Throws `storage_full` unless an account has so much room. In the transaction that writes the bytes into the row that owns
 * the files: until it ends nobody else of the account gets past here, so two cannot both take the last of it.
 */
export async function requireRoom(tx: Transaction, deps: RoomDeps, wanted: RoomWanted): Promise<void> {
  await lockProfile(tx, wanted.userId)
  const room = await readRoom(tx, deps, wanted.userId)
  const freeBytes = Math.max(0, room.limitBytes - room.storedBytes - room.reservedBytes)
  if (wanted.bytes > freeBytes) throw refuse(room, freeBytes, wanted)
}

/** The same for what was deleted and is to come back. */
export async function requireRoomAgain(
  tx: Transaction,
  deps: RoomDeps,
  userId: string,
  deletionId: string,
): Promise<void> {
  const bytes = await sumDeleted(tx, userId, deletionId)
  if (bytes > 0) await requireRoom(tx, deps, { userId, bytes, what: 'What you deleted' })
}

function refuse(room: StorageRoom, freeBytes: number, { bytes, what }: RoomWanted): AppError {
  const { plan, limitBytes, storedBytes, reservedBytes } = room
  const larger = PLANS.find(
    ({ id, isOpen }) => isOpen && room.plans.some((one) => one.plan === id && one.limitBytes > limitBytes),
  )
  const largerBytes = room.plans.find((one) => one.plan === larger?.id)?.limitBytes
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
