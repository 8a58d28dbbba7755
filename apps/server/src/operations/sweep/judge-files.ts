import type { Queryable } from '../../platform/db/open-db.ts'
import type { StoredFile } from '../../platform/storage/storage.ts'
import type { Owner } from '../../platform/storage/owner-of-key.ts'
import {
  findExports,
  findMembers,
  findSounds,
  findStoryboards,
  findUploads,
  findVideos,
  listKeptParts,
} from './sweep.queries.ts'
import type { SweptBoard, SweptExport, SweptUpload, SweptVideo } from './sweep.queries.ts'

/** Files that follow each other in the storage and have one owner. */
export type OwnedFiles = { readonly owner: Owner; readonly files: readonly StoredFile[] }

/** What the rows say of files that were found. */
export type Judged = {
  readonly orphans: readonly StoredFile[]
  /** Rows whose kept files take so many bytes. */
  readonly videos: readonly { readonly row: SweptVideo; readonly bytes: number }[]
  readonly boards: readonly { readonly row: SweptBoard; readonly bytes: number }[]
}

const MAKING = ['queued', 'processing']
/** What a finished film was made of, for a change of it. */
const KEPT_FILES = /^user-videos\/[^/]+\/[^/.]+\.kept\//
/** What only a film in the making has beside its finished files. */
const MAKING_FILES = /^user-videos\/[^/]+\/[^/.]+\.(parts\/|scene-|rush-)/

/** Tells which files no row knows. The rows are read after the files were listed: what was written just before its row has one by now. */
export async function judgeFiles(db: Queryable, found: readonly OwnedFiles[], now: Date): Promise<Judged> {
  const idsOf = (kind: Owner['kind']) =>
    found.filter(({ owner }) => owner.kind === kind).map(({ owner }) => owner.id)
  const videos = byId(await findVideos(db, idsOf('video')))
  const boards = byId(await findStoryboards(db, idsOf('storyboard')))
  const exports = byId(await findExports(db, idsOf('export')))
  const uploads = byId(await findUploads(db, idsOf('upload')))
  const sounds = byId(await findSounds(db, idsOf('sound')))
  const members = byId(await findMembers(db, idsOf('cast')))
  const payers = new Set(found.flatMap(({ owner }) => (owner.kind === 'paid' ? owner.userId : [])))
  const paid = new Map<string, ReadonlySet<string>>()
  for (const userId of payers) paid.set(userId, new Set(await listKeptParts(db, userId)))
  const isKept = ({ kind, userId, id }: Owner, key: string): boolean => {
    if (kind === 'paid') return paid.get(userId)?.has(id) ?? false
    if (kind === 'video') return keepsVideoFile(own(videos.get(id), userId), key, now)
    if (kind === 'storyboard') return own(boards.get(id), userId) !== undefined
    if (kind === 'sound') return own(sounds.get(id), userId) !== undefined
    if (kind === 'cast') return own(members.get(id), userId) !== undefined
    if (kind === 'upload') return keepsPieces(own(uploads.get(id), userId))
    return keepsExport(own(exports.get(id), userId), key)
  }
  const judged = found.map(({ owner, files }) => {
    const kept = files.filter(({ key }) => isKept(owner, key))
    return { owner, files, kept, bytes: kept.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) }
  })
  return {
    orphans: judged.flatMap(({ files, kept }) => files.filter((file) => !kept.includes(file))),
    videos: judged.flatMap(({ owner, bytes }) => {
      const row = owner.kind === 'video' ? own(videos.get(owner.id), owner.userId) : undefined
      return row && !MAKING.includes(row.status) && row.status !== 'failed' ? [{ row, bytes }] : []
    }),
    boards: judged.flatMap(({ owner, bytes }) => {
      const row = owner.kind === 'storyboard' ? own(boards.get(owner.id), owner.userId) : undefined
      return row && row.status !== 'making' ? [{ row, bytes }] : []
    }),
  }
}

/**
 * A failed film has no file but what services were paid for; a finished one none of its making but what is kept for a change of it,
 * for its time.
 */
function keepsVideoFile(video: SweptVideo | undefined, key: string, now: Date): boolean {
  if (video === undefined || video.status === 'failed') return false
  if (KEPT_FILES.test(key)) return video.partsKeptUntil !== null && video.partsKeptUntil > now
  return MAKING.includes(video.status) || !MAKING_FILES.test(key)
}

function keepsPieces(upload: SweptUpload | undefined): boolean {
  return upload?.state === 'receiving' || upload?.state === 'checking'
}

function keepsExport(row: SweptExport | undefined, key: string): boolean {
  return row?.state === 'done' ? row.fileKey === key : row !== undefined && row.state !== 'failed'
}

function own<Row extends { readonly userId: string }>(row: Row | undefined, userId: string): Row | undefined {
  return row?.userId === userId ? row : undefined
}

function byId<Row extends { readonly id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [row.id, row]))
}
