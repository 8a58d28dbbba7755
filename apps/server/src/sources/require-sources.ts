import type { sourceChoicesSchema } from '@hookreel/contract'
import type { GivenSource } from '@hookreel/crew'
import type { z } from 'zod'
import type { Database } from '../platform/db/open-db.ts'
import { AppError } from '../platform/http/app-error.ts'
import { findOwnSources } from './sources.queries.ts'
import { dayOf } from '../platform/clock.ts'

/** What somebody had read, in the order that was asked for. Throws `source_not_found`. */
export async function requireSources(
  db: Database,
  userId: string,
  choices: z.output<typeof sourceChoicesSchema>,
): Promise<GivenSource[]> {
  const rows = await findOwnSources(
    db,
    userId,
    choices.map(({ id }) => id),
  )
  return choices.map(({ id, isOwn }) => {
    const row = rows.find((one) => one.id === id)
    if (!row) throw new AppError('source_not_found')
    const { title, address, by, body, createdAt } = row
    return { title, address, by, text: body, isOwn, readOn: dayOf(createdAt) }
  })
}
