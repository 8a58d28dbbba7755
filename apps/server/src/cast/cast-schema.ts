import type { CastKind, CastLook } from '@hookreel/film'
import { bigint, index, pgTable } from 'drizzle-orm/pg-core'
import { users } from '../account/sign-in/auth-schema.ts'
import { deletions } from '../deletions/deletion-schema.ts'
import { jsonb, moment, newId, text } from '../platform/db/columns.ts'

/**
 * A reference picture; the id tells its content. `maker`: the model that made it, of pictures that were not sent. `hasSmall`: it is kept
 * as pages show it, too.
 */
export type KeptReference = {
  readonly id: string
  readonly sizeBytes: number
  readonly hasSmall?: true
  readonly maker?: { readonly service: string; readonly model: string }
}

/** People, animals, things and places that look the same in all films of somebody. */
export const castMembers = pgTable(
  'cast_members',
  {
    id: text('id').primaryKey().$defaultFn(newId),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    kind: text('kind').$type<CastKind>().notNull(),
    sheet: text('sheet').notNull().default(''),
    look: jsonb('look').$type<CastLook>().notNull(),
    /** Its pictures. They stand in its row, so that two pages cannot both add the last one. */
    pictures: jsonb('pictures').$type<KeptReference[]>().notNull().default([]),
    /** What the pictures take together. */
    storageBytes: bigint('storage_bytes', { mode: 'number' }).notNull().default(0),
    deletionId: text('deletion_id').references(() => deletions.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('cast_members_of_user').on(table.userId, table.createdAt),
    index('cast_members_of_deletion').on(table.deletionId),
  ],
)
