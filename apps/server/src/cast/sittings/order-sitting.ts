import { randomUUID } from 'node:crypto'
import { HOUR_MS, SITTING_HOURS, SITTING_PICTURES } from '@hookreel/contract'
import { findReferenceMaker } from '@hookreel/crew'
import { CAST_MAX } from '@hookreel/film'
import { lockOrder } from '../../account/order-keys.ts'
import { readPricing } from '../../billing/credits/read-pricing.ts'
import { holdSitting } from '../../billing/credits/sitting-credits.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requireQuota } from '../../storage-quota/require-quota.ts'
import { findOwnMember } from '../cast.queries.ts'
import type { MemberRow } from '../cast.queries.ts'
import { tellSitting } from './end-sitting.ts'
import { MAKE_SITTING } from './make-sitting.job.ts'
import type { SittingDeps } from './sitting-deps.ts'
import { findOpenSitting, findSittingByKey, insertSitting } from './sittings.queries.ts'

type Wish = {
  readonly userId: string
  readonly memberId: string
  /** The price that was shown. */
  readonly credits: number
  readonly key: string | undefined
}

/** A picture as it is kept, rather more than less. */
const PICTURE_BYTES = 400_000

/**
 * Orders four pictures of a member, with their price held and their work in one transaction; the same order twice is one. Throws
 * `pictures_unavailable`, `cast_member_not_found`, `cast_sheet_missing`, `cast_pictures_too_many`, `cast_sitting_open`, `price_changed`,
 * `insufficient_credits`, `storage_full`, `content_refused`, `idempotency_conflict`.
 */
export async function orderSitting(deps: SittingDeps, wish: Wish): Promise<MemberRow> {
  const { userId, memberId, key } = wish
  const sitter = requireSitter(await findOwnMember(deps.db, userId, memberId))
  await deps.moderate([sitter.name, sitter.sheet])
  const member = await deps.db.transaction(async (tx) => {
    await lockOrder(tx, userId, key)
    const earlier = key === undefined ? undefined : await findSittingByKey(tx, userId, key)
    const found = requireSitter(await findOwnMember(tx, userId, memberId))
    if (earlier !== undefined) {
      if (earlier.memberId !== memberId) throw new AppError('idempotency_conflict')
      return found
    }
    if (found.pictures.length >= CAST_MAX.references) throw new AppError('cast_pictures_too_many')
    if (await findOpenSitting(tx, userId, memberId)) throw new AppError('cast_sitting_open')
    await requireQuota(tx, deps, { userId, bytes: SITTING_PICTURES * PICTURE_BYTES, what: 'These pictures' })
    await write(tx, deps, wish)
    return found
  })
  await tellSitting(deps, { userId, memberId })
  return member
}

function requireSitter(member: MemberRow | undefined): MemberRow {
  if (!member) throw new AppError('cast_member_not_found')
  if (member.sheet.trim() === '') throw new AppError('cast_sheet_missing')
  return member
}

async function write(
  tx: Parameters<typeof insertSitting>[0],
  deps: SittingDeps,
  { userId, memberId, credits, key = randomUUID() }: Wish,
): Promise<void> {
  const maker = findReferenceMaker(deps.config.crew.settings)
  if (maker === undefined) throw new AppError('pictures_unavailable', { message: NO_MAKER })
  const eachCredits = (await readPricing(tx)).creditCosts.cast_picture
  const price = eachCredits * SITTING_PICTURES
  if (credits !== price) throw new AppError('price_changed', { details: { credits: price } })
  const now = deps.clock.now()
  const { id } = await insertSitting(tx, {
    ...{ userId, memberId, orderKey: key, eachCredits, service: maker.service },
    pictures: Array.from({ length: SITTING_PICTURES }, () => ({ state: 'waiting' as const })),
    ...{ createdAt: now, endsAt: new Date(now.getTime() + SITTING_HOURS * HOUR_MS) },
  })
  await holdSitting(tx, { userId, sittingId: id, price })
  await deps.queue.enqueue(tx, MAKE_SITTING, { userId, sittingId: id }, { group: userId })
}

const NO_MAKER = 'No connected service makes pictures on this server. Add pictures of your own.'
