import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { PHOTO_MAX_BYTES } from '@hookreel/contract'
import { CAST_MAX } from '@hookreel/film'
import { lockedTransaction } from '../account/lock-profile.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import { receiveFile } from '../platform/http/receive-file.ts'
import { requireDiskRoom } from '../platform/storage/require-disk-room.ts'
import { requireQuota } from '../storage-quota/require-quota.ts'
import { castFolder, putPicture, removePicture, type PictureFiles } from './cast-files.ts'
import { findOwnMember, updateOwnMember } from './cast.queries.ts'
import type { MemberRow } from './cast.queries.ts'
import { rewritePicture, type PictureDeps } from './rewrite-picture.ts'

export type CastDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'storage' | 'secrets' | 'moderate' | 'lanes'> &
  PictureDeps

/** What was sent, and what is kept of it. */
const COPIES = 2

/**
 * Takes a reference picture that a person sent. Its bytes are told apart, decoded and written anew in a process of its own, never here;
 * what fails leaves nothing. Throws `cast_member_not_found`, `cast_pictures_too_many`, `photo_too_large`, `photo_unreadable`,
 * `storage_full`, `disk_full`.
 */
export async function takeMemberPicture(
  deps: CastDeps,
  userId: string,
  id: string,
  request: Request,
): Promise<MemberRow> {
  requireCount(await requireMember(deps, userId, id))
  return deps.lanes.castPictures.ofPerson(userId, async () => {
    // Of two pages that send at once, the one that waited.
    requireCount(await requireMember(deps, userId, id))
    const announced = Number(request.headers.get('content-length') ?? 0)
    const write = async (sentFile: string) => {
      await requireDiskRoom(castFolder(deps.config), Math.min(announced, PHOTO_MAX_BYTES) * COPIES)
      await receiveFile(request, sentFile, { maxBytes: PHOTO_MAX_BYTES, tooLarge: 'photo_too_large' })
    }
    return rewritePicture(deps, write, (files) => keepPicture(deps, { userId, id }, files))
  })
}

/** Removes one of its pictures; films that were made stay as they are. Throws `cast_member_not_found`, also for another's picture. */
export async function removeMemberPicture(
  deps: CastDeps,
  userId: string,
  id: string,
  pictureId: string,
): Promise<MemberRow> {
  // Another page may be adding or removing one, too.
  const changed = await lockedTransaction(deps.db, userId, async (tx) => {
    const member = await findOwnMember(tx, userId, id)
    if (!member?.pictures.some((picture) => picture.id === pictureId))
      throw new AppError('cast_member_not_found')
    return updateOwnMember(tx, userId, id, {
      ...countPictures(member.pictures.filter((picture) => picture.id !== pictureId)),
      updatedAt: deps.clock.now(),
    })
  })
  if (!changed) throw new AppError('cast_member_not_found')
  await removePicture(deps.storage, changed, pictureId)
  return changed
}

async function requireMember({ db }: CastDeps, userId: string, id: string): Promise<MemberRow> {
  const member = await findOwnMember(db, userId, id)
  if (!member) throw new AppError('cast_member_not_found')
  return member
}

function requireCount({ pictures }: MemberRow): void {
  if (pictures.length >= CAST_MAX.references) throw new AppError('cast_pictures_too_many')
}

/** Its file and its place in the member's row; without room there is neither. The same picture sent twice is one. */
async function keepPicture(
  deps: CastDeps,
  owned: { readonly userId: string; readonly id: string },
  files: PictureFiles,
): Promise<MemberRow> {
  const { userId, id } = owned
  const bytes = await readFile(files.file)
  const pictureId = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  const known = await requireMember(deps, userId, id)
  if (known.pictures.some((picture) => picture.id === pictureId)) return known
  await putPicture(deps.storage, owned, pictureId, files)
  try {
    return await deps.db.transaction(async (tx) => {
      // Locks the account: another process may be adding one, too.
      await requireQuota(tx, deps, { userId, bytes: bytes.byteLength, what: 'This picture' })
      const member = await findOwnMember(tx, userId, id)
      if (!member) throw new AppError('cast_member_not_found')
      if (member.pictures.some((picture) => picture.id === pictureId)) return member
      requireCount(member)
      const pictures = [
        ...member.pictures,
        { id: pictureId, sizeBytes: bytes.byteLength, hasSmall: true as const },
      ]
      const changed = await updateOwnMember(tx, userId, id, {
        ...countPictures(pictures),
        updatedAt: deps.clock.now(),
      })
      if (!changed) throw new AppError('cast_member_not_found')
      return changed
    })
  } catch (error) {
    const now = await findOwnMember(deps.db, userId, id)
    // Another process may have kept the same one meanwhile.
    if (!now?.pictures.some((picture) => picture.id === pictureId))
      await removePicture(deps.storage, owned, pictureId)
    throw error
  }
}

/** What a member's row says of its pictures. */
export function countPictures(pictures: MemberRow['pictures']): Pick<MemberRow, 'pictures' | 'storageBytes'> {
  return { pictures, storageBytes: pictures.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) }
}
