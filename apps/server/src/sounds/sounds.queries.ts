import { recordingVoiceId } from '@hookreel/film'
import { and, count, desc, eq, getTableColumns, inArray, notExists, or, sql } from 'drizzle-orm'
import type { SoundKind } from '@hookreel/contract'
import type { Queryable, Transaction } from '../platform/db/open-db.ts'
import { sounds, videos } from '../schema.ts'
import type { KeptTranscript } from './sound-schema.ts'

export type SoundRow = typeof sounds.$inferSelect

export async function insertSound(db: Queryable, sound: typeof sounds.$inferInsert): Promise<SoundRow> {
  const [row] = await db.insert(sounds).values(sound).returning()
  if (!row) throw new Error('a sound was not written')
  return row
}

export async function findOwnSound(db: Queryable, userId: string, id: string): Promise<SoundRow | undefined> {
  const [row] = await db
    .select()
    .from(sounds)
    .where(and(eq(sounds.userId, userId), eq(sounds.id, id)))
  return row
}

/** Waits for anyone who changes it. */
export async function lockSound(tx: Transaction, userId: string, id: string): Promise<SoundRow | undefined> {
  const [row] = await tx
    .select()
    .from(sounds)
    .where(and(eq(sounds.userId, userId), eq(sounds.id, id)))
    .for('update')
  return row
}

/** Writes how far one is written down that is locked; null when it is not to be. */
export async function saveTranscript(
  tx: Transaction,
  sound: SoundRow,
  transcript: KeptTranscript | null,
): Promise<SoundRow> {
  await tx
    .update(sounds)
    .set({ transcript })
    .where(and(eq(sounds.userId, sound.userId), eq(sounds.id, sound.id)))
  return { ...sound, transcript }
}

export async function countOwnSounds(db: Queryable, userId: string, kind: SoundKind): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(sounds)
    .where(and(eq(sounds.userId, userId), eq(sounds.kind, kind)))
  return row?.count ?? 0
}

/** What is said in a recording stands in no list of them: of two hundred it was six megabytes. */
const UNREAD = sql<SoundRow['transcript']>`case when ${sounds.transcript} ->> 'state' = 'done'
  then jsonb_set(${sounds.transcript}, '{text}', '""') else ${sounds.transcript} end`

export async function listOwnSounds(
  db: Queryable,
  userId: string,
  kind: SoundKind | undefined,
): Promise<SoundRow[]> {
  return db
    .select({ ...getTableColumns(sounds), transcript: UNREAD })
    .from(sounds)
    .where(and(eq(sounds.userId, userId), kind && eq(sounds.kind, kind)))
    .orderBy(desc(sounds.createdAt), desc(sounds.id))
}

export async function renameOwnSound(
  db: Queryable,
  userId: string,
  id: string,
  name: string,
): Promise<SoundRow | undefined> {
  const [row] = await db
    .update(sounds)
    .set({ name })
    .where(and(eq(sounds.userId, userId), eq(sounds.id, id)))
    .returning()
  return row
}

/** Nothing is deleted, and nothing answered, where it is not there or one of its owner's films under way needs it. */
export async function deleteOwnSound(
  db: Queryable,
  userId: string,
  id: string,
): Promise<SoundRow | undefined> {
  const needing = db
    .select({ id: videos.id })
    .from(videos)
    .where(
      and(
        eq(videos.userId, userId),
        inArray(videos.status, ['queued', 'processing']),
        or(
          sql`starts_with(${videos.voiceId}, ${recordingVoiceId({ soundId: id, seconds: 0 }).replace(/0$/, '')})`,
          sql`${videos.choices}->'music'->'own'->>'soundId' = ${id}`,
        ),
      ),
    )
  const [row] = await db
    .delete(sounds)
    .where(and(eq(sounds.userId, userId), eq(sounds.id, id), notExists(needing)))
    .returning()
  return row
}
