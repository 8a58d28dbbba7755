import { rm } from 'node:fs/promises'
import { filesOfPicture } from '@hookreel/film'
import { findPart } from '../../platform/storage/read-part.ts'
import { boardFolder } from '../storyboard-files.ts'
import type { StoryboardDeps } from '../storyboard-deps.ts'
import { countBoardSteps, forgetOldSteps, listBoardSteps } from '../storyboards.queries.ts'
import type { BoardRow, BoardStep } from '../storyboards.queries.ts'

/**
 * Of each kind: the longest storyboard has 160 pictures and some 300 lines, each spoken at two paces. Twenty thousand, which a quarter of
 * an hour of changes made, held the server for one to three seconds with each further change, and with each order.
 */
export const MAX_STEPS_OF_A_KIND = 1000
/** What services were paid for; their budgets bound it. */
const PAID = ['photos', 'motion']

/** What is made of a storyboard already. What is forgotten of it is made again when it is needed. */
export async function readBoardSteps(
  { db, config }: Pick<StoryboardDeps, 'db' | 'config'>,
  board: BoardRow,
): Promise<BoardStep[]> {
  const isMany = (await countBoardSteps(db, board.id)) > MAX_STEPS_OF_A_KIND
  const limit = { most: MAX_STEPS_OF_A_KIND, kept: PAID }
  const forgotten = isMany ? await forgetOldSteps(db, board.id, limit) : []
  const steps = await listBoardSteps(db, board.id)
  if (forgotten.length === 0) return steps
  const used = new Set([...steps.flatMap(({ result }) => result.files), ...listShown(board)])
  for (const file of forgotten)
    if (!used.has(file)) await rm(await findPart(boardFolder(config, board.id), file), { force: true })
  return steps
}

function listShown({ scenes, shelf, uploads, voice }: BoardRow): string[] {
  const pictures = [...scenes, ...shelf].flatMap(({ picture }) => picture ?? [])
  return [...uploads, ...pictures.flatMap(filesOfPicture), ...(voice ? [voice.file] : [])]
}
