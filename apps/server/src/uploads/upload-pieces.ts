import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { UPLOAD_PIECE_MIN_BYTES } from '@hookreel/contract'
import { DataStore, ERRORS, Upload } from '@tus/server'
import { AppError } from '../platform/http/app-error.ts'
import type { Storage } from '../platform/storage/open-storage.ts'
import { requireQuota } from '../storage-quota/require-quota.ts'
import { advanceUpload, countPiece, findUpload, uncountPiece } from './uploads.queries.ts'
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
    const { db } = this.deps
    const row = await findUpload(db, id)
    if (!row) throw ERRORS.FILE_NOT_FOUND
    let at = offset
    for await (const piece of cutIntoPieces(stream)) {
      if (piece.length < UPLOAD_PIECE_MIN_BYTES && at + piece.length < row.sizeBytes) {
        if (at === offset) throw new AppError('upload_piece_small')
        break
      }
      await this.keepPiece(row, at, piece)
      at += piece.length
    }
    return at
  }

  /**
   * Writes a piece that is counted before, whichever of several processes writes it and whether its upload still is or not
   * when it is there. One that came too late is taken away again.
   */
  private async keepPiece(upload: UploadRow, at: number, piece: Uint8Array): Promise<void> {
    const { db, storage } = this.deps
    const { id } = upload
    const { length } = piece
    await this.makeRoom(upload, at, length)
    // The same place of the same file holds the same bytes: anyone who sends it twice overwrites nothing else.
    const key = pieceKey(upload, at, length)
    try {
      await storage.putBytes(key, piece)
      if (await advanceUpload(db, id, at, length)) return
    } catch (error) {
      await this.takeAway(id, key, at, length)
      throw error
    }
    await this.takeAway(id, key, at, length)
    throw ERRORS.INVALID_OFFSET
  }

  /** Bytes beyond the file's size, for a piece that is sent again or twice at once, need room of their own. */
  private async makeRoom({ id, userId, sizeBytes }: UploadRow, at: number, length: number): Promise<void> {
    const { db } = this.deps
    if (await countPiece(db, id, { at, length, most: sizeBytes })) return
    const counted = await db.transaction(async (tx) => {
      await requireQuota(tx, this.deps, {
        userId,
        bytes: length,
        what: 'A piece of this file that is sent again',
      })
      return countPiece(tx, id, { at, length })
    })
    if (!counted) throw ERRORS.INVALID_OFFSET
  }

  private async takeAway(id: string, key: string, at: number, length: number): Promise<void> {
    const { db, storage } = this.deps
    const row = await findUpload(db, id)
    // The very same piece was noted, or may be just now by another process: it stays, and stays counted.
    if (row && (hasPiece(row, at, length) || row.receivedBytes === at)) return
    await storage.remove(key)
    if (row) await uncountPiece(db, id, length)
  }
}

function hasPiece({ pieces }: UploadRow, at: number, length: number): boolean {
  let begin = 0
  for (const one of pieces) {
    if (begin === at) return one === length
    begin += one
  }
  return false
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
