import { mkdir } from 'node:fs/promises'
import { AppError } from '../http/app-error.ts'
import { measureDisk } from './measure-room.ts'

/** Stays free on the disk whatever people send: the database and the films in the making live there, too. */
export const RESERVE_BYTES = 512 * 1_048_576

/** Throws `disk_full` unless the disk of a folder has so much room beyond what always stays free. */
export async function requireDiskRoom(folder: string, bytes: number): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { freeBytes } = await measureDisk(folder)
  if (freeBytes < bytes + RESERVE_BYTES) throw new AppError('disk_full')
}
