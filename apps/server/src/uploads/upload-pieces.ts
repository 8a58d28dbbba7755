import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { UPLOAD_PIECE_MIN_BYTES } from '@hookreel/contract'
import { DataStore, ERRORS, Upload } from '@tus/server'
import { AppError } from '../platform/http/app-error.ts'
import type { Storage } from '../platform/storage/open-storage.ts'
import { advanceUpload, findUpload } from './uploads.queries.ts'
import type { UploadRow } from './uploads.queries.ts'
import type { VideoDeps } from '../videos/video-deps.ts'

/** A lost line costs what it sent of a piece, at the most; a piece is in memory. */
const PIECE_BYTES = 4 * 1_048_576

/**
 * Files on their way here, as the resumable protocol's library asks for them: in pieces in the storage, and how far they
 * are in the database. So the rest of a file may come to any other process.
 */
export class UploadPieces extends DataStore {
  private readonly deps: VideoDeps

  constructor(deps: VideoDeps) {
    super()
    this.deps = deps
    // A length that comes later is refused with the reason.
    this.extensions = ['creation', 'creation-with-upload', 'creation-defer-length', 'termination']
  }

  override async create(file: Upload): Promise<Upload> {
    return file
  }

  override async getUpload(id: string): Promise<Upload> {
    const row = await findUpload(this.deps.db, id)
    if (!row) throw ERRORS.FILE_NOT_FOUND
    return new Upload({
      ...{ id, size: row.sizeBytes, offset: row.receivedBytes },
      metadata: { filename: row.fileName },
      creation_date: row.createdAt.toISOString(),
    })
  }

  /**
   * Keeps what comes, also of a line that breaks; answers the new offset. Nothing is kept that is smaller than a piece may
   * be, unless it is the file's end: so a file has as many pieces as its size allows, however it is sent.
   */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const { db, storage } = this.deps
    const row = await findUpload(db, id)
    if (!row) throw ERRORS.FILE_NOT_FOUND
    let at = offset
    for await (const piece of cutIntoPieces(stream)) {
      if (piece.length < UPLOAD_PIECE_MIN_BYTES && at + piece.length < row.sizeBytes) {
        if (at === offset) throw new AppError('upload_piece_small')
        break
      }
      // The same place of the same file holds the same bytes: whoever sends it twice overwrites nothing else.
      await storage.putBytes(pieceKey(row, at, piece.length), piece)
      if (!(await advanceUpload(db, id, at, piece.length))) throw ERRORS.INVALID_OFFSET
      at += piece.length
    }
    return at
  }
}

/** Writes a file that came in pieces as one. Throws when a piece is missing. */
export async function joinPieces(storage: Storage, upload: UploadRow, toFile: string): Promise<void> {
  await mkdir(dirname(toFile), { recursive: true, mode: 0o700 })
  const read = async function* () {
    let at = 0
    for (const length of upload.pieces) {
      for await (const chunk of storage.read(pieceKey(upload, at, length))) yield chunk
      at += length
    }
  }
  await pipeline(read, createWriteStream(toFile))
}

export async function removePieces(storage: Storage, upload: Owned): Promise<void> {
  await storage.removeFolder(piecesKey(upload))
}

type Owned = Pick<UploadRow, 'id' | 'userId'>

function piecesKey({ userId, id }: Owned): string {
  return `uploads/${userId}/${id}`
}

function pieceKey(upload: Owned, at: number, length: number): string {
  return `${piecesKey(upload)}/${at}-${length}`
}

/**
 * Yields what came before the stream broke, and then throws as it did. What follows a piece is never smaller than one may
 * be, if enough came.
 */
async function* cutIntoPieces(stream: Readable): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = []
  let size = 0
  let failure: { readonly error: unknown } | undefined
  try {
    // A stream without an encoding yields bytes.
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      waiting.push(chunk)
      size += chunk.length
      if (size < PIECE_BYTES + UPLOAD_PIECE_MIN_BYTES) continue
      const bytes = Buffer.concat(waiting)
      const end = bytes.length - UPLOAD_PIECE_MIN_BYTES
      yield bytes.subarray(0, end)
      waiting = [bytes.subarray(end)]
      size = UPLOAD_PIECE_MIN_BYTES
    }
  } catch (error) {
    failure = { error }
  }
  if (size > 0) yield Buffer.concat(waiting)
  if (failure) throw failure.error
}
