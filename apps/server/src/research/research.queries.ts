import type { FactCard } from '@hookreel/film'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Database } from '../platform/db/open-db.ts'
import { openWebAnswers, researches } from '../schema.ts'

export type ResearchRow = typeof researches.$inferSelect

export async function findAnswer(db: Database, key: string, now: Date): Promise<string | undefined> {
  const isKept = and(eq(openWebAnswers.key, key), gt(openWebAnswers.endsAt, now))
  const [row] = await db.select({ body: openWebAnswers.body }).from(openWebAnswers).where(isKept)
  return row?.body
}

export async function saveAnswer(db: Database, key: string, body: string, endsAt: Date): Promise<void> {
  await db
    .insert(openWebAnswers)
    .values({ key, body, endsAt })
    .onConflictDoUpdate({
      target: openWebAnswers.key,
      set: { body: sql`excluded.body`, endsAt: sql`excluded.ends_at` },
    })
}

export async function insertResearch(
  db: Database,
  research: {
    userId: string
    prompt: string
    title: string
    name: string
    cards: FactCard[]
    createdAt: Date
  },
): Promise<string> {
  const [row] = await db.insert(researches).values(research).returning({ id: researches.id })
  if (!row) throw new Error('the database took a research and gave none back')
  return row.id
}

export async function findOwnResearch(
  db: Database,
  userId: string,
  id: string,
): Promise<ResearchRow | undefined> {
  const [row] = await db
    .select()
    .from(researches)
    .where(and(eq(researches.userId, userId), eq(researches.id, id)))
  return row
}

/** Answers whose time is over, and anyone's cards nobody made an idea of. */
export async function deleteEnded(db: Database, now: Date, shownBefore: Date): Promise<void> {
  await db.delete(openWebAnswers).where(lte(openWebAnswers.endsAt, now))
  await db.delete(researches).where(lte(researches.createdAt, shownBefore))
}
