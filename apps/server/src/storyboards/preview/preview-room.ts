import type { Transaction } from '../../platform/db/open-db.ts'
import { measureStored } from '../../platform/storage/measure-room.ts'
import { requireQuota } from '../../storage-quota/require-quota.ts'
import type { StoryboardDeps } from '../storyboard-deps.ts'
import { boardKeyStart, measureBoardFolder, removeBoardFiles } from '../storyboard-files.ts'
import { addBoardStorage, lockOwnBoard, saveBoardStorage } from '../storyboards.queries.ts'
import type { BoardRow } from '../storyboards.queries.ts'

/** The layers of a drawn scene take some 0.5 to 2 MB at a preview's size, those of a photo and a clip up to twice that. */
export const SCENE_BYTES = 4_000_000
/** A minute of speech as it is kept. */
const VOICE_BYTES = 6_000_000

/**
 * Sets room aside for what is missing of a preview; answers how much, to be written into its row in this transaction.
 * What is reserved for it already counts. Throws `storage_full`.
 */
export async function reservePreview(
  tx: Transaction,
  deps: Pick<StoryboardDeps, 'config' | 'clock'>,
  userId: string,
  board: Pick<BoardRow, 'scenes'> & { readonly hasVoice: boolean; readonly reservedNow: number },
): Promise<number> {
  const scenes = board.scenes.filter(({ picture }) => picture === null).length
  const reserved = scenes * SCENE_BYTES + (board.hasVoice ? 0 : VOICE_BYTES)
  const bytes = reserved - board.reservedNow
  if (bytes > 0) await requireQuota(tx, deps, { userId, bytes, what: 'This preview' })
  return reserved
}

/** What counts as reserved for a storyboard now. */
export function reservedNow({ status, reservedBytes }: Pick<BoardRow, 'status' | 'reservedBytes'>): number {
  return status === 'making' ? reservedBytes : 0
}

/** Sets room aside for a picture that was sent, until `settleBoard`. Throws `storage_full`. */
export async function reservePicture(
  deps: StoryboardDeps,
  userId: string,
  id: string,
  bytes: number,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (!(await lockOwnBoard(tx, userId, id))) return
    await requireQuota(tx, deps, { userId, bytes, what: 'This picture' })
    await addBoardStorage(tx, userId, id, bytes)
  })
}

/** Writes what a storyboard really takes now. The files of one that is gone meanwhile go, too. */
export async function settleBoard(
  deps: Pick<StoryboardDeps, 'db' | 'storage' | 'config'>,
  board: Pick<BoardRow, 'id' | 'userId'>,
): Promise<void> {
  const shown = await measureStored(deps.storage, boardKeyStart(board))
  const bytes = shown + (await measureBoardFolder(deps, board.id))
  if (!(await saveBoardStorage(deps.db, board.userId, board.id, bytes))) await removeBoardFiles(deps, board)
}
