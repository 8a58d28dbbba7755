import { DAY_MS, STORYBOARD_DAYS } from '@hookreel/contract'
import type { StoryboardDeps } from './storyboard-deps.ts'
import { listBoardFolders, removeBoardFiles, removeBoardFolder } from './storyboard-files.ts'
import { deleteBoardsBefore, listKnownBoards } from './storyboards.queries.ts'

/** Deletes the storyboards that nobody touched for long, and folders whose storyboard is gone with its account. */
export async function expireStoryboards(deps: StoryboardDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - STORYBOARD_DAYS * DAY_MS)
  for (const board of await deleteBoardsBefore(deps.db, before)) await removeBoardFiles(deps, board)
  await removeGoneFolders(deps)
}

/** Deletes the folders on this machine whose storyboard is gone, as all of an account's are. */
export async function removeGoneFolders(deps: Pick<StoryboardDeps, 'config' | 'db'>): Promise<void> {
  const folders = await listBoardFolders(deps.config)
  const known = new Set(await listKnownBoards(deps.db, folders))
  for (const id of folders) if (!known.has(id)) await removeBoardFolder(deps.config, id)
}
