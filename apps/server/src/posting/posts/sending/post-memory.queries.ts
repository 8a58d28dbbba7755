import { and, eq, notInArray } from 'drizzle-orm'
import type { Database, Transaction } from '../../../platform/db/open-db.ts'
import { postMemory, posts } from '../../../schema.ts'
import { requireHold } from './sending.queries.ts'
import type { HeldPost } from './sending.queries.ts'
import type { SentFilm } from './prepare-film.ts'

/** Ours among the names: the file that is sent. */
const FILM = 'film'
/** Written before anything is sent; `announced` by versions that looked for a post before they began it. */
const NOT_SENT = [FILM, 'announced']
type Place = { readonly postId: string; readonly attempt: number }

/**
 * A value is kept inside of an array: drivers and drizzle each parse JSON once, and a text of digits alone, as networks
 * name their posts, would come back as a number without its last digits.
 */
const wrap = (value: unknown): unknown => [value]
const open = (kept: unknown): unknown => (Array.isArray(kept) ? kept[0] : undefined)

export async function readMemory(db: Database, { postId, attempt }: Place, name: string): Promise<unknown> {
  const [row] = await db
    .select({ value: postMemory.value })
    .from(postMemory)
    .where(and(eq(postMemory.postId, postId), eq(postMemory.attempt, attempt), eq(postMemory.name, name)))
  return row ? open(row.value) : undefined
}

/** Whether the network wrote anything in this attempt: then something may have been sent. */
export async function hasMemory(db: Database, { postId, attempt }: Place): Promise<boolean> {
  const rows = await db
    .select({ name: postMemory.name })
    .from(postMemory)
    .where(
      and(
        eq(postMemory.postId, postId),
        eq(postMemory.attempt, attempt),
        notInArray(postMemory.name, NOT_SENT),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/**
 * Writes before anything that depends on it is sent; the network's name for the upload also onto the post. Throws a
 * LostHoldError when another process drives the post now.
 */
export async function writeMemory(
  db: Database,
  post: HeldPost & Pick<Place, 'attempt'>,
  name: string,
  value: unknown,
): Promise<void> {
  const { id: postId, attempt } = post
  await db.transaction(async (tx) => {
    await requireHold(tx, post)
    await tx
      .insert(postMemory)
      .values({ postId, attempt, name, value: wrap(value) })
      .onConflictDoUpdate({
        target: [postMemory.postId, postMemory.attempt, postMemory.name],
        set: { value: wrap(value) },
      })
    if (name === 'reference' && typeof value === 'string')
      await tx.update(posts).set({ reference: value }).where(eq(posts.id, postId))
  })
}

/** The file that this attempt sends. */
export async function readSentFilm(db: Database, place: Place): Promise<SentFilm | undefined> {
  // Written by the function below alone.
  return (await readMemory(db, place, FILM)) as SentFilm | undefined
}

export async function writeSentFilm(tx: Transaction, place: Place, value: SentFilm): Promise<void> {
  await tx.insert(postMemory).values({ ...place, name: FILM, value: wrap(value) })
}
