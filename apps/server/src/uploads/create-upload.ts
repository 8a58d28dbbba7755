import { randomUUID } from 'node:crypto'
import { TITLE_MAX_CHARACTERS, UPLOAD_MAX_BYTES, UPLOADS_MAX_COUNT } from '@hookreel/contract'
import { readsUploads } from '@hookreel/studio'
import { lockProfile } from '../account/lock-profile.ts'
import { AppError } from '../platform/http/app-error.ts'
import { requireDiskRoom } from '../platform/storage/require-disk-room.ts'
import { requireQuota } from '../storage-quota/require-quota.ts'
import { uploadsFolder } from './upload-files.ts'
import { countLiveUploads, insertUpload } from './uploads.queries.ts'
import type { VideoDeps } from '../videos/video-deps.ts'

/** What was sent, what is made of it, and its copy in the storage. */
const COPIES = 3

/**
 * Begins an upload of a size that is known before; answers its id. Throws `invalid_input`, `upload_too_large`,
 * `content_refused`, `uploads_too_many`, `storage_full`, `disk_full`, `uploads_unavailable`.
 */
export async function createUpload(
  deps: VideoDeps,
  userId: string,
  asked: { readonly sizeBytes: number; readonly fileName: string },
): Promise<string> {
  const { sizeBytes } = asked
  if (!Number.isSafeInteger(sizeBytes) || sizeBytes <= 0)
    throw new AppError('invalid_input', { message: 'The size of the file must be told before it is sent.' })
  // Where workers check them, it is theirs that counts.
  const { ffmpegPath, machines } = deps.config
  if (machines.role !== 'web' && !(await readsUploads(ffmpegPath))) throw new AppError('uploads_unavailable')
  if (sizeBytes > UPLOAD_MAX_BYTES) throw new AppError('upload_too_large')
  if (!deps.storage.isShared) await requireDiskRoom(uploadsFolder(deps.config), sizeBytes * COPIES)
  const id = randomUUID()
  const now = deps.clock.now()
  const fileName = readFileName(asked.fileName)
  // It is the title of what becomes of it.
  await deps.moderate([fileName])
  await deps.db.transaction(async (tx) => {
    // One after another: of two at once neither would count the other.
    await lockProfile(tx, userId)
    if ((await countLiveUploads(tx, userId)) >= UPLOADS_MAX_COUNT) throw new AppError('uploads_too_many')
    await requireQuota(tx, deps, { userId, bytes: sizeBytes, what: 'This file' })
    await insertUpload(tx, { id, userId, fileName, sizeBytes, createdAt: now, updatedAt: now })
  })
  return id
}

/** The name alone, to be shown; nothing is ever stored under it. */
function readFileName(given: string): string {
  const name = given.split(/[/\\]/).at(-1) ?? ''
  const plain = name
    .toWellFormed()
    .replaceAll(/\p{C}+/gu, ' ')
    .trim()
  return Array.from(plain).slice(0, TITLE_MAX_CHARACTERS).join('') || 'video'
}
