import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { CLIP_MAX_BYTES, SCENES_MAX_COUNT } from '@hookreel/contract'
import { AppError } from '../platform/http/app-error.ts'
import { receiveFile } from '../platform/http/receive-file.ts'
import { hashFile } from '../platform/storage/hash-file.ts'
import { requireDiskRoom } from '../platform/storage/require-disk-room.ts'
import { reservePicture, settleBoard } from './preview/preview-room.ts'
import { requireStoryboard } from './require-storyboard.ts'
import type { StoryboardDeps } from './storyboard-deps.ts'
import { storeUpload } from './store-upload.ts'
import { boardFolder, showParts } from './storyboard-files.ts'
import { lockOwnBoard, updateOwnBoard } from './storyboards.queries.ts'
import type { BoardRow } from './storyboards.queries.ts'

/** A storyboard keeps so many pictures that were sent for it and stand in no scene: those for all of its scenes come before the change. */
const UPLOADS_KEPT = SCENES_MAX_COUNT

/** As it is sent, as it is written anew, and in the storage. */
const COPIES = 3

/**
 * Takes a picture or a clip that a person sent for a scene; answers its name. Its bytes are told apart, decoded and written anew
 * in a process of its own, never here. Throws `photo_too_large`, `photo_unreadable`, `upload_refused`, `clip_too_large`,
 * `storage_full`, `disk_full`, `storyboard_not_found`.
 */
export async function takePicture(
  deps: StoryboardDeps,
  userId: string,
  id: string,
  request: Request,
): Promise<string> {
  const board = await requireStoryboard(deps.db, userId, id)
  const partsFolder = boardFolder(deps.config, id)
  const sentFile = join(partsFolder, `.sent-${randomUUID()}`)
  return deps.lanes.scenePictures.ofPerson(userId, async () => {
    const announced = Number(request.headers.get('content-length') ?? 0)
    await requireDiskRoom(partsFolder, Math.min(announced, CLIP_MAX_BYTES) * COPIES)
    try {
      const limit = { maxBytes: CLIP_MAX_BYTES, tooLarge: 'clip_too_large' } as const
      await reservePicture(deps, userId, id, await receiveFile(request, sentFile, limit))
      try {
        return await keepPicture(deps, board, sentFile, request.signal)
      } finally {
        // What was sent is not kept, and takes no room.
        await rm(sentFile, { force: true })
        await settleBoard(deps, board)
      }
    } finally {
      await rm(sentFile, { force: true })
    }
  })
}

/** Writes what was sent anew and keeps it with its storyboard; answers its name. */
async function keepPicture(
  deps: StoryboardDeps,
  board: BoardRow,
  sentFile: string,
  signal: AbortSignal,
): Promise<string> {
  const { userId, id } = board
  const name = (await hashFile(sentFile)).slice(0, 32)
  const upload = await storeUpload(deps, {
    userId,
    sentFile,
    folder: boardFolder(deps.config, id),
    name,
    signal,
  })
  await showParts(deps, board, [upload]).catch(async (error: unknown) => {
    if (!board.uploads.includes(upload)) await rm(join(boardFolder(deps.config, id), upload), { force: true })
    throw error
  })
  await deps.db.transaction(async (tx) => {
    const now = await lockOwnBoard(tx, userId, id)
    if (!now) throw new AppError('storyboard_not_found')
    const inUse = new Set([...now.scenes, ...now.shelf].map((scene) => scene.upload))
    const others = now.uploads.filter((known) => known !== upload)
    const uploads = [
      ...others.filter((known) => inUse.has(known)),
      ...others.filter((known) => !inUse.has(known)).slice(-UPLOADS_KEPT),
      upload,
    ]
    await updateOwnBoard(tx, userId, id, { uploads, updatedAt: deps.clock.now() })
  })
  return upload
}
