import type { OrderOutcome } from '@hookreel/contract'
import { CAST_MAX } from '@hookreel/film'
import { lockedTransaction } from '../../account/lock-profile.ts'
import type { Transaction } from '../../platform/db/open-db.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { KeptReference } from '../cast-schema.ts'
import { findOwnMember, updateOwnMember } from '../cast.queries.ts'
import type { MemberRow } from '../cast.queries.ts'
import { countPictures } from '../take-member-picture.ts'
import { clearSitting, settle, tellSitting } from './end-sitting.ts'
import type { SittingDeps } from './sitting-deps.ts'
import { changeSitting, findSittingByKey, lockSitting, moveSitting } from './sittings.queries.ts'
import type { SittingRow } from './sittings.queries.ts'

type Place = { readonly userId: string; readonly memberId: string; readonly sittingId: string }

/**
 * Keeps these of the pictures that were made as references; the others go. None: all of them go. Throws `cast_member_not_found`,
 * `cast_sitting_not_found`, `cast_sitting_making`, `cast_pictures_too_many`.
 */
export async function choosePictures(
  deps: SittingDeps,
  place: Place,
  ids: readonly string[],
): Promise<MemberRow> {
  const { userId, memberId, sittingId: id } = place
  const changed = await lockedTransaction(deps.db, userId, async (tx) => {
    const { member, sitting } = await requireOpen(tx, place)
    if (sitting.status === 'making') throw new AppError('cast_sitting_making')
    const chosen = sitting.pictures.flatMap((one): KeptReference[] => {
      if (one.state !== 'made' || !ids.includes(one.id)) return []
      const { state: _, ...reference } = one
      return [reference]
    })
    if (chosen.length !== new Set(ids).size) throw new AppError('cast_sitting_not_found')
    const pictures = [...member.pictures, ...chosen]
    if (pictures.length > CAST_MAX.references) throw new AppError('cast_pictures_too_many')
    await moveSitting(tx, sitting, 'closed')
    const change = { ...countPictures(pictures), updatedAt: deps.clock.now() }
    return chosen.length === 0 ? member : updateOwnMember(tx, userId, memberId, change)
  })
  if (!changed) throw new AppError('cast_member_not_found')
  await clearSitting(deps, { userId, id, memberId })
  deps.hub.publish(userId, 'cast', { id: memberId })
  return changed
}

/**
 * No further picture is begun; what its service makes already is made, and paid. One that nobody took up yet ends at once. Throws
 * `cast_member_not_found`, `cast_sitting_not_found`.
 */
export async function stopSitting(deps: SittingDeps, place: Place): Promise<MemberRow> {
  const { userId, memberId } = place
  const stopped = await lockedTransaction(deps.db, userId, async (tx) => {
    const { member, sitting } = await requireOpen(tx, place)
    if (sitting.status === 'making') {
      if (sitting.claim === null) await settle(tx, sitting)
      else await changeSitting(tx, sitting, { isStopping: true })
    }
    return member
  })
  await tellSitting(deps, { userId, memberId })
  return stopped
}

/**
 * Takes back the pictures that were ordered under a key, when the order arrived. `finished` when some had been asked of the service by
 * then: these are made, paid, and there to choose from.
 */
export async function stopSittingOrder(
  deps: SittingDeps,
  userId: string,
  key: string,
): Promise<OrderOutcome> {
  const ordered = await findSittingByKey(deps.db, userId, key)
  if (ordered === undefined) return 'nothing'
  const { id: sittingId, memberId } = ordered
  if (ordered.status === 'making') await stopSitting(deps, { userId, memberId, sittingId })
  const left = await findSittingByKey(deps.db, userId, key)
  return left === undefined || left.status === 'closed' ? 'cancelled' : 'finished'
}

async function requireOpen(
  tx: Transaction,
  { userId, memberId, sittingId }: Place,
): Promise<{ member: MemberRow; sitting: SittingRow }> {
  const member = await findOwnMember(tx, userId, memberId)
  if (!member) throw new AppError('cast_member_not_found')
  const sitting = await lockSitting(tx, userId, sittingId)
  if (sitting?.memberId !== memberId || sitting.status === 'closed')
    throw new AppError('cast_sitting_not_found')
  return { member, sitting }
}
