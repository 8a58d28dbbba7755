import type { SlotTime } from '@hookreel/contract'
import { and, eq, gt, inArray, isNotNull } from 'drizzle-orm'
import type { Queryable } from '../../../platform/db/open-db.ts'
import { channelSlots, posts } from '../../../schema.ts'

/** What a user chose for channels; those without a choice are missing. */
export async function listChosenSlots(db: Queryable, userId: string) {
  return db.select().from(channelSlots).where(eq(channelSlots.userId, userId))
}

export async function saveChosenSlots(
  db: Queryable,
  slots: { channelId: string; userId: string; timeZone: string; times: SlotTime[] },
): Promise<void> {
  const { timeZone, times } = slots
  await db
    .insert(channelSlots)
    .values(slots)
    .onConflictDoUpdate({
      target: channelSlots.channelId,
      set: { timeZone, times },
      setWhere: eq(channelSlots.userId, slots.userId),
    })
}

export async function deleteChosenSlots(db: Queryable, userId: string, channelId: string): Promise<void> {
  await db
    .delete(channelSlots)
    .where(and(eq(channelSlots.userId, userId), eq(channelSlots.channelId, channelId)))
}

/** When posts of a user went out and how often they were viewed, as far as the networks told. */
export async function listPostViews(
  db: Queryable,
  userId: string,
  since: Date,
): Promise<{ sentAt: Date; views: number }[]> {
  const rows = await db
    .select({ sentAt: posts.sentAt, views: posts.views })
    .from(posts)
    .where(
      and(
        eq(posts.userId, userId),
        inArray(posts.status, ['live']),
        isNotNull(posts.figuresAt),
        gt(posts.sentAt, since),
      ),
    )
  return rows.flatMap(({ sentAt, views }) => (sentAt === null ? [] : [{ sentAt, views }]))
}
