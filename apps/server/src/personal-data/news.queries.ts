import { and, eq, notExists, sql } from 'drizzle-orm'
import type { Database } from '../platform/db/open-db.ts'
import { newsMails, profiles } from '../schema.ts'

/** Users who want product news and did not get this one. */
export async function listNewsReaders(db: Database, news: string): Promise<string[]> {
  const sent = db
    .select({ one: sql`1` })
    .from(newsMails)
    .where(and(eq(newsMails.userId, profiles.id), eq(newsMails.news, news)))
  const rows = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.emailNotifications, true), eq(profiles.marketingEmails, true), notExists(sent)))
  return rows.map(({ id }) => id)
}

/** Takes the sending to one user; false when it was taken before. */
export async function takeNews(db: Database, userId: string, news: string, sentAt: Date): Promise<boolean> {
  const rows = await db
    .insert(newsMails)
    .values({ userId, news, sentAt })
    .onConflictDoNothing()
    .returning({ news: newsMails.news })
  return rows.length > 0
}
