import { randomUUID } from 'node:crypto'
import type { createMember as createEndpoint, updateMember as updateEndpoint } from '@hookreel/contract'
import { CAST_MAX } from '@hookreel/film'
import type { z } from 'zod'
import { lockedTransaction } from '../account/lock-profile.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import { countOwnMembers, hasOwnName, insertMember, updateOwnMember } from './cast.queries.ts'
import type { MemberRow } from './cast.queries.ts'

type WriteDeps = Pick<Deps, 'db' | 'clock' | 'moderate'>
type NewMember = z.output<NonNullable<typeof createEndpoint.body>>
type MemberChange = z.output<NonNullable<typeof updateEndpoint.body>>

/** Throws `cast_too_many`, `cast_name_taken`, `content_refused`. */
export async function createMember(deps: WriteDeps, userId: string, wanted: NewMember): Promise<MemberRow> {
  await deps.moderate([wanted.name, wanted.sheet])
  // Two pages at once: the second waits here, and counts the first.
  return lockedTransaction(deps.db, userId, async (tx) => {
    if ((await countOwnMembers(tx, userId)) >= CAST_MAX.members) throw new AppError('cast_too_many')
    const id = randomUUID()
    if (await hasOwnName(tx, userId, wanted.name, id)) throw refuseName()
    const now = deps.clock.now()
    return insertMember(tx, { ...wanted, id, userId, createdAt: now, updatedAt: now })
  })
}

/** Throws `cast_member_not_found`, `cast_name_taken`, `content_refused`. */
export async function updateMember(
  deps: WriteDeps,
  userId: string,
  id: string,
  change: MemberChange,
): Promise<MemberRow> {
  const { name, sheet } = change
  await deps.moderate([name, sheet].filter((text) => text !== undefined))
  return lockedTransaction(deps.db, userId, async (tx) => {
    if (name !== undefined && (await hasOwnName(tx, userId, name, id))) throw refuseName()
    const row = await updateOwnMember(tx, userId, id, { ...change, updatedAt: deps.clock.now() })
    if (!row) throw new AppError('cast_member_not_found')
    return row
  })
}

function refuseName(): AppError {
  return new AppError('cast_name_taken', { fields: { name: 'This name is taken.' } })
}
