import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { previewSpecIn, writeDelivery } from '@hookreel/film'
import type { CastMember, PreviewSpec, StoryboardChoice } from '@hookreel/film'
import { requireDiskRoom } from '../platform/storage/require-disk-room.ts'
import { fetchMissing, shareParts } from '../platform/storage/share-parts.ts'
import type { PartPlaces } from '../platform/storage/share-parts.ts'
import { costOfPreview } from './board-scenes.ts'
import { previewJobOf } from './preview/make-preview.job.ts'
import type { StoryboardDeps } from './storyboard-deps.ts'
import { boardFolder, boardPlaces, removeBoardFiles, showParts } from './storyboard-files.ts'
import { deleteOwnBoard, findOwnBoard, saveBoardStep } from './storyboards.queries.ts'
import type { BoardRow, BoardStep, KeptScene, NewBoard } from './storyboards.queries.ts'
import { writeBoard } from './write-board.ts'

export type { BoardRow } from './storyboards.queries.ts'

/** In the folder of its process and in the storage. */
const COPIES = 2

/** A film as its storyboard is made from it. */
export type FilmToReopen = PreviewSpec & {
  readonly title: string
  readonly seed: number
  /** Its scenes; those of a film without a storyboard have no earlier subjects yet. */
  readonly scenes: readonly Omit<KeptScene, 'id' | 'picture'>[]
  readonly about: StoryboardChoice['about']
  readonly pace: number | null
  readonly silences: StoryboardChoice['silences']
  readonly cast: CastMember[]
  /** The storyboard that it was ordered from. */
  readonly storyboardId: string | undefined
  /** What was spoken and paid for it, and where its files are kept. */
  readonly steps: readonly BoardStep[]
  readonly keyOf: (part: string) => string
}

/**
 * The storyboard of a film with everything as it was: the one that it was ordered from, while that is there and unchanged, else a new
 * one, whose preview is made in the background. It has its row, with room for all that is copied, before a byte is copied. Throws as
 * createStoryboard does, and `disk_full`.
 */
export async function reopenStoryboard(
  deps: StoryboardDeps,
  userId: string,
  film: FilmToReopen,
): Promise<BoardRow> {
  const { db } = deps
  const before = film.storyboardId && (await findOwnBoard(db, userId, film.storyboardId))
  // What moves in the film stands still in the storyboard that it was ordered from.
  const hasMoving = film.scenes.some(({ moves }) => moves)
  if (before && !hasMoving && isUnchanged(before, film)) return before
  const { storyboardId: _, steps, keyOf, scenes: told, ...rest } = film
  const id = randomUUID()
  const scenes = told.map((scene): KeptScene => ({
    ...{ ...scene, id: randomUUID(), picture: null },
    wasSeen: true,
  }))
  const uploads = [...new Set(scenes.flatMap(({ upload }) => upload ?? []))]
  const parts = [...new Set(steps.flatMap(({ result }) => result.files))]
  const places = { storage: deps.storage, folder: boardFolder(deps.config, id), keyOf }
  const storageBytes = await measureParts(places, [...uploads, ...parts])
  await requireDiskRoom(places.folder, storageBytes * COPIES)
  const board = await write(deps, { ...rest, id, userId, scenes, uploads, storageBytes }, steps)
  try {
    await fetchMissing(places, [...uploads, ...parts])
    await showParts(deps, board, uploads)
    await shareParts(boardPlaces(deps, board), parts)
    const work = { group: userId, cost: costOfPreview(scenes, false) }
    await db.transaction((tx) =>
      deps.queue.enqueue(tx, previewJobOf(deps, board), { storyboardId: id }, work),
    )
    return board
  } catch (error) {
    await deleteOwnBoard(db, userId, id)
    await removeBoardFiles(deps, board)
    throw error
  }
}

async function measureParts({ storage, keyOf }: PartPlaces, parts: readonly string[]): Promise<number> {
  let bytes = 0
  for (const part of parts) bytes += (await storage.findSize(keyOf(part))) ?? 0
  return bytes
}

function isUnchanged(board: BoardRow, film: FilmToReopen): boolean {
  const lookOf = (shown: PreviewSpec) => {
    const { sayings: _, speakers: _speakers, castOff: _castOff, ...look } = previewSpecIn(shown)
    return look
  }
  const scenesOf = (scenes: FilmToReopen['scenes']) =>
    scenes.map(({ narration, drawing, upload, focus = null, description = null, ...scene }) => [
      ...[narration, drawing.seed, drawing.avoids ?? [], upload, focus, description],
      ...[scene.keepsSound ?? false, writeDelivery(scene.delivery)],
    ])
  return (
    isDeepStrictEqual(lookOf(board), lookOf(film)) &&
    isDeepStrictEqual(board.cast, film.cast) &&
    isDeepStrictEqual(scenesOf(board.scenes), scenesOf(film.scenes))
  )
}

/** The row, with what it needs set aside. Where its process ends before its job is written, `recoverStoryboards` writes it. */
async function write(
  deps: StoryboardDeps,
  board: NewBoard & { readonly scenes: KeptScene[]; readonly storageBytes: number },
  steps: readonly BoardStep[],
): Promise<BoardRow> {
  return deps.db.transaction(async (tx) => {
    // What was paid for the film is not paid for again.
    const row = await writeBoard(tx, deps, board, steps.length > 0)
    for (const step of steps) await saveBoardStep(tx, row.id, step, row.createdAt)
    return row
  })
}
