import { setImmediate as letOthers } from 'node:timers/promises'
import type { Picture } from '@hookreel/film'
import type { PreviewVoice, StepResult, ToldOfPicture } from '@hookreel/studio'
import { and, asc, count, eq, gt, gte, inArray, lt, notInArray, or, sql } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '../platform/db/open-db.ts'
import { storyboardPictures, storyboards, storyboardSteps } from '../schema.ts'
import type { KeptScene } from '../schema.ts'

export type BoardRow = typeof storyboards.$inferSelect
export type NewBoard = typeof storyboards.$inferInsert
export type { KeptScene }

const own = (userId: string, id: string) => and(eq(storyboards.userId, userId), eq(storyboards.id, id))

export async function insertBoard(tx: Transaction, board: NewBoard): Promise<BoardRow> {
  const [row] = await tx.insert(storyboards).values(board).returning()
  if (!row) throw new Error('the database took a storyboard and gave none back')
  return row
}

export async function findOwnBoard(db: Queryable, userId: string, id: string): Promise<BoardRow | undefined> {
  const [row] = await db.select().from(storyboards).where(own(userId, id))
  return addPictures(db, row)
}

/** A storyboard with the pictures that were made since its scenes were written. */
async function addPictures(db: Queryable, row: BoardRow | undefined): Promise<BoardRow | undefined> {
  if (!row) return undefined
  const rows = await db.select().from(storyboardPictures).where(eq(storyboardPictures.storyboardId, row.id))
  const made = new Map(rows.map((one) => [one.sceneId, one]))
  const addPicture = (scene: KeptScene): KeptScene => {
    const { picture, earlierSubjects, avoids } = made.get(scene.id) ?? {}
    if (!picture || !earlierSubjects) return scene
    return {
      ...scene,
      picture,
      drawing: { ...scene.drawing, earlierSubjects, ...(avoids && { avoids: [...avoids] }) },
    }
  }
  return { ...row, scenes: row.scenes.map(addPicture) }
}

/** Ids of those that are being made. */
export async function listOwnMaking(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: storyboards.id })
    .from(storyboards)
    .where(and(eq(storyboards.userId, userId), eq(storyboards.status, 'making')))
  return rows.map(({ id }) => id)
}

/** As findOwnBoard; nobody else changes it until the transaction ends. */
export async function lockOwnBoard(
  tx: Transaction,
  userId: string,
  id: string,
): Promise<BoardRow | undefined> {
  const [row] = await tx.select().from(storyboards).where(own(userId, id)).for('update')
  return addPictures(tx, row)
}

/** No matter whose it is: only for the jobs. */
export async function findBoard(db: Queryable, id: string): Promise<BoardRow | undefined> {
  const [row] = await db.select().from(storyboards).where(eq(storyboards.id, id))
  return addPictures(db, row)
}

/** Scenes are written with their pictures. */
export async function updateOwnBoard(
  tx: Queryable,
  userId: string,
  id: string,
  change: Partial<Omit<NewBoard, 'id' | 'userId'>> & { updatedAt: Date },
): Promise<BoardRow | undefined> {
  const [row] = await tx.update(storyboards).set(change).where(own(userId, id)).returning()
  if (row && change.scenes)
    await tx.delete(storyboardPictures).where(eq(storyboardPictures.storyboardId, row.id))
  return addPictures(tx, row)
}

export async function deleteOwnBoard(db: Queryable, userId: string, id: string): Promise<void> {
  await db.delete(storyboards).where(own(userId, id))
}

export async function addBoardStorage(
  tx: Transaction,
  userId: string,
  id: string,
  bytes: number,
): Promise<void> {
  const storageBytes = sql`${storyboards.storageBytes} + ${bytes}`
  await tx.update(storyboards).set({ storageBytes }).where(own(userId, id))
}

/** False when it is gone. */
export async function saveBoardStorage(
  db: Queryable,
  userId: string,
  id: string,
  storageBytes: number,
): Promise<boolean> {
  const saved = await db
    .update(storyboards)
    .set({ storageBytes })
    .where(own(userId, id))
    .returning({ id: storyboards.id })
  return saved.length > 0
}

/** Writes what was made for this revision; answers false when the storyboard is no longer being made or was changed meanwhile. */
async function saveMade(
  db: Database,
  id: string,
  revision: number,
  save: (tx: Transaction) => Promise<unknown>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const current = and(
      eq(storyboards.id, id),
      eq(storyboards.revision, revision),
      eq(storyboards.status, 'making'),
    )
    const [board] = await tx.select({ id: storyboards.id }).from(storyboards).where(current).for('update')
    if (!board) return false
    await save(tx)
    return true
  })
}

function changeMade(
  db: Database,
  id: string,
  revision: number,
  change: Pick<Partial<NewBoard>, 'voice' | 'pace' | 'silences' | 'status' | 'failure'>,
): Promise<boolean> {
  return saveMade(db, id, revision, (tx) => tx.update(storyboards).set(change).where(eq(storyboards.id, id)))
}

export function saveVoice(db: Database, id: string, revision: number, voice: PreviewVoice): Promise<boolean> {
  const { pace, silences, problem } = voice
  const kept = problem === null ? { pace, silences } : { pace: null, silences: null }
  return changeMade(db, id, revision, { voice, ...kept })
}

export function savePicture(
  db: Database,
  id: string,
  revision: number,
  made: { sceneId: string; picture: Picture } & ToldOfPicture,
): Promise<boolean> {
  const { sceneId, picture, earlierSubjects, avoids } = made
  return saveMade(db, id, revision, (tx) =>
    tx
      .insert(storyboardPictures)
      .values({ storyboardId: id, sceneId, picture, earlierSubjects, avoids })
      .onConflictDoUpdate({
        target: [storyboardPictures.storyboardId, storyboardPictures.sceneId],
        set: { picture, earlierSubjects, avoids },
      }),
  )
}

export function endMaking(
  db: Database,
  id: string,
  revision: number,
  end: { status: 'ready' | 'failed'; failure: string | null },
): Promise<boolean> {
  return changeMade(db, id, revision, end)
}

export type BoardStep = { readonly step: string; readonly inputHash: string; readonly result: StepResult }

/** So many are read at a time, which takes 30 ms of the one thread: others come between. */
const STEPS_AT_ONCE = 500

export async function listBoardSteps(db: Queryable, storyboardId: string): Promise<BoardStep[]> {
  const { step, inputHash } = storyboardSteps
  const steps: BoardStep[] = []
  for (;;) {
    const last = steps.at(-1)
    const isAfter = last && or(gt(step, last.step), and(eq(step, last.step), gt(inputHash, last.inputHash)))
    const rows = await db
      .select()
      .from(storyboardSteps)
      .where(and(eq(storyboardSteps.storyboardId, storyboardId), isAfter))
      .orderBy(asc(step), asc(inputHash))
      .limit(STEPS_AT_ONCE)
    for (const { data, files, tookMs, ...key } of rows)
      steps.push({ step: key.step, inputHash: key.inputHash, result: { data, files, tookMs: tookMs ?? 0 } })
    if (rows.length < STEPS_AT_ONCE) return steps
    await letOthers()
  }
}

export async function countBoardSteps(db: Queryable, storyboardId: string): Promise<number> {
  return db.$count(storyboardSteps, eq(storyboardSteps.storyboardId, storyboardId))
}

/** Forgets all but the newest `most` steps of each kind, and none of `kept` kinds; answers the files of those that are forgotten. */
export async function forgetOldSteps(
  db: Queryable,
  storyboardId: string,
  { most, kept }: { readonly most: number; readonly kept: readonly string[] },
): Promise<string[]> {
  const { step, inputHash, createdAt, files } = storyboardSteps
  const isOwn = eq(storyboardSteps.storyboardId, storyboardId)
  const place = sql<number>`row_number() over (partition by ${step} order by ${createdAt} desc, ${inputHash})`
  const placed = db
    .select({ inputHash, place: place.as('place') })
    .from(storyboardSteps)
    .where(and(isOwn, notInArray(step, [...kept])))
    .as('placed')
  const old = db.select({ inputHash: placed.inputHash }).from(placed).where(gt(placed.place, most))
  const rows = await db
    .delete(storyboardSteps)
    .where(and(isOwn, inArray(inputHash, old)))
    .returning({ files })
  return rows.flatMap((row) => row.files)
}

export async function saveBoardStep(
  db: Queryable,
  storyboardId: string,
  done: BoardStep,
  createdAt: Date,
): Promise<void> {
  const { step, inputHash, result } = done
  const values = { data: result.data, files: [...result.files], tookMs: Math.round(result.tookMs) }
  await db
    .insert(storyboardSteps)
    .values({ storyboardId, step, inputHash, createdAt, ...values })
    .onConflictDoUpdate({
      target: [storyboardSteps.storyboardId, storyboardSteps.step, storyboardSteps.inputHash],
      set: values,
    })
}

/** How many pictures were drawn for a user's storyboards since a moment. */
export async function countDrawings(db: Queryable, userId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(storyboardSteps)
    .innerJoin(storyboards, eq(storyboards.id, storyboardSteps.storyboardId))
    .where(
      and(
        eq(storyboards.userId, userId),
        eq(storyboardSteps.step, 'pictures'),
        gte(storyboardSteps.createdAt, since),
      ),
    )
  return row?.total ?? 0
}

export async function listUnmadeBoards(
  db: Queryable,
): Promise<Pick<BoardRow, 'id' | 'userId' | 'voiceId' | 'speakers' | 'pictures' | 'scenes'>[]> {
  const { id, userId, voiceId, speakers, pictures, scenes } = storyboards
  return db
    .select({ id, userId, voiceId, speakers, pictures, scenes })
    .from(storyboards)
    .where(eq(storyboards.status, 'making'))
}

/** Which of these storyboards there are. */
export async function listKnownBoards(db: Queryable, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: storyboards.id })
    .from(storyboards)
    .where(inArray(storyboards.id, [...ids]))
  return rows.map(({ id }) => id)
}

/** Deletes the storyboards that nobody touched since a moment; answers whose files are to go. */
export async function deleteBoardsBefore(
  db: Queryable,
  before: Date,
): Promise<{ id: string; userId: string }[]> {
  return db
    .delete(storyboards)
    .where(lt(storyboards.updatedAt, before))
    .returning({ id: storyboards.id, userId: storyboards.userId })
}
