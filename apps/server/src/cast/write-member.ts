import { randomUUID } from 'node:crypto'
import type { createMember as createEndpoint, updateMember as updateEndpoint } from '@hookreel/contract'
import { CAST_MAX, type CastLook } from '@hookreel/film'
import type { z } from 'zod'
import { lockedTransaction } from '../account/lock-profile.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import { refuseStaleChange } from '../platform/refuse-stale-change.ts'
import { countOwnMembers, findOwnMember, hasOwnName, insertMember, updateOwnMember } from './cast.queries.ts'
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

/**
 * Changes what is given of a member, of its look each part by itself. Throws `cast_member_not_found`, `cast_name_taken`, `content_refused`,
 * and `changed_elsewhere` when something that is changed is no longer what it `was`.
 */
export async function updateMember(
  deps: WriteDeps,
  userId: string,
  id: string,
  { was, ...change }: MemberChange,
): Promise<MemberRow> {
  const { name, sheet } = change
  await deps.moderate([name, sheet].filter((text) => text !== undefined))
  return lockedTransaction(deps.db, userId, async (tx) => {
    const now = await findOwnMember(tx, userId, id)
    if (!now) throw new AppError('cast_member_not_found')
    const look = change.look && findChangedParts(change.look, was?.look)
    refuseStaleChange({ ...now, ...now.look }, was && { ...was, ...was.look }, {
      ...change,
      look: undefined,
      ...look,
    })
    if (name !== undefined && (await hasOwnName(tx, userId, name, id))) throw refuseName()
    const merged = look && { look: { ...now.look, ...look } }
    const row = await updateOwnMember(tx, userId, id, { ...change, ...merged, updatedAt: deps.clock.now() })
    if (!row) throw new AppError('cast_member_not_found')
    return row
  })
}

/** The parts of a look that a page changed: without knowing what it saw, all. */
function findChangedParts(look: CastLook, was: CastLook | undefined): Partial<CastLook> {
  if (was === undefined) return look
  return {
    ...(look.figure !== was.figure && { figure: look.figure }),
    ...(look.hair !== was.hair && { hair: look.hair }),
    ...(look.hairColour !== was.hairColour && { hairColour: look.hairColour }),
    ...(look.skin !== was.skin && { skin: look.skin }),
    ...(look.clothes !== was.clothes && { clothes: look.clothes }),
  }
}

function refuseName(): AppError {
  return new AppError('cast_name_taken', { fields: { name: 'This name is taken.' } })
}
