import { DAY_MS } from '@hookreel/contract'
import { join } from 'node:path'
import type { Deps } from '../../deps.ts'
import type { StoredFile } from '../../platform/storage/storage.ts'
import { ownerOfKey } from '../../platform/storage/owner-of-key.ts'
import type { Owner } from '../../platform/storage/owner-of-key.ts'
import { measureFolder } from '../../platform/storage/measure-room.ts'
import { isHeldSinceRestore } from '../backups/quarantine.ts'
import { findUnknownAccounts } from './find-unknown-accounts.ts'
import { judgeFiles } from './judge-files.ts'
import type { OwnedFiles } from './judge-files.ts'
import { findOldWork, removeWork } from './sweep-work-folders.ts'
import {
  correctStoryboard,
  correctVideo,
  findExports,
  findVideos,
  listDoneExports,
  listFinishedVideos,
} from './sweep.queries.ts'
import type { SweptExport, SweptVideo } from './sweep.queries.ts'

export type SweepDeps = Pick<Deps, 'db' | 'storage' | 'config' | 'clock'>

/** What a sweep found. Of long lists the beginning is kept. */
export type Sweep = {
  /** Files without a row that are older than a day; those that were deleted when that was asked for. */
  readonly orphans: { count: number; bytes: number; readonly keys: string[] }
  /** Younger ones, whose row may be written in this moment. */
  young: number
  /** Entries of this machine's work folders that nobody works on. */
  readonly work: string[]
  /** Files that a row names and that are not there. */
  readonly missing: { readonly row: string; readonly key: string }[]
  /** Files whose names the server never writes; they are left alone. */
  readonly strange: { count: number; readonly keys: string[] }
  /** Files of accounts that this database does not have, where most are such: they are left alone, and so is the work. */
  readonly strangers: { readonly accounts: number; count: number; readonly keys: string[] }
  /** Nothing is deleted while accounts, keys or posts are held since a restore: what came after the backup has no rows. */
  readonly isHeld: boolean
  /** Rows whose room was another one than their files take. */
  corrected: number
}

const SHOWN = 200
const OWNERS_AT_ONCE = 200

/** What a sweep is to do. `delete all`: the operator has looked, and also what may be another database's goes. */
export type SweepTask = 'list' | 'delete' | 'delete all'

/**
 * Compares the files with the rows. Unless they are only listed, files without a row that are older than a day are deleted, and what
 * rows say of their room is set right; rows without files are told in any case, and never touched.
 */
export async function sweepFiles(deps: SweepDeps, task: SweepTask): Promise<Sweep> {
  // For a day a file may be written, or a row be under way.
  const oldest = new Date(deps.clock.now().getTime() - DAY_MS)
  const isHeld = await isHeldSinceRestore(deps.db)
  const isDeleting = task !== 'list' && !isHeld
  const strangers =
    task === 'delete all' ? new Set<string>() : await findUnknownAccounts(deps.db, await listAccounts(deps))
  const sweep: Sweep = {
    orphans: { count: 0, bytes: 0, keys: [] },
    young: 0,
    work: strangers.size > 0 ? [] : await findOldWork(deps, oldest),
    missing: [],
    strange: { count: 0, keys: [] },
    strangers: { accounts: strangers.size, count: 0, keys: [] },
    isHeld,
    corrected: 0,
  }
  const seen = new Set<string>()
  for await (const batch of readOwners(deps, sweep)) {
    for (const { files } of batch) for (const { key } of files) seen.add(key)
    const { orphans, videos, boards } = await judgeFiles(deps.db, batch, deps.clock.now())
    for (const orphan of orphans) {
      if (strangers.has(ownerOfKey(orphan.key)?.userId ?? '')) note(sweep.strangers, orphan.key)
      else if (orphan.modifiedAt >= oldest) sweep.young += 1
      else await takeOrphan(deps, sweep, orphan, isDeleting)
    }
    for (const { row, bytes } of videos)
      if (bytes !== row.storageBytes && isOlder(batch, row.id, oldest)) {
        sweep.corrected += 1
        if (isDeleting) await correctVideo(deps.db, row, bytes)
      }
    for (const { row, bytes: shown } of boards) {
      const bytes = shown + (await measureOwn(deps, row.id))
      if (bytes !== row.storageBytes && isOlder(batch, row.id, oldest)) {
        sweep.corrected += 1
        if (isDeleting) await correctStoryboard(deps.db, row, bytes)
      }
    }
  }
  await findMissing(deps, sweep, seen)
  if (isDeleting) for (const path of sweep.work) await removeWork(deps, path)
  return sweep
}

/** What a storyboard has on this machine's disk beside the storage; a shared one has all. */
async function measureOwn({ config, storage }: SweepDeps, id: string): Promise<number> {
  return storage.isShared ? 0 : measureFolder(join(config.dataDir, 'storyboards', id))
}

/** What is being written right now is counted when it is done. */
function isOlder(batch: readonly OwnedFiles[], id: string, oldest: Date): boolean {
  const files = batch.find(({ owner }) => owner.id === id)?.files ?? []
  return files.every(({ modifiedAt }) => modifiedAt < oldest)
}

async function takeOrphan(
  { storage }: SweepDeps,
  sweep: Sweep,
  { key, sizeBytes }: StoredFile,
  isDeleting: boolean,
): Promise<void> {
  if (isDeleting) await storage.remove(key)
  sweep.orphans.bytes += sizeBytes
  note(sweep.orphans, key)
}

function note(found: { count: number; readonly keys: string[] }, key: string): void {
  found.count += 1
  if (found.keys.length < SHOWN) found.keys.push(key)
}

/** Whose files the storage holds, by their names. */
async function listAccounts({ storage }: SweepDeps): Promise<ReadonlySet<string>> {
  const accounts = new Set<string>()
  for await (const { key } of storage.list()) {
    const owner = ownerOfKey(key)
    if (owner) accounts.add(owner.userId)
  }
  return accounts
}

/** The files of some owners after the others; a listing is in the order of the keys. */
async function* readOwners({ storage }: SweepDeps, sweep: Sweep): AsyncGenerator<OwnedFiles[]> {
  let batch: { owner: Owner; files: StoredFile[] }[] = []
  for await (const file of storage.list()) {
    const owner = ownerOfKey(file.key)
    if (owner === undefined) {
      note(sweep.strange, file.key)
      continue
    }
    const last = batch.at(-1)
    if (last && last.owner.kind === owner.kind && last.owner.id === owner.id) {
      last.files.push(file)
      continue
    }
    if (batch.length >= OWNERS_AT_ONCE) {
      yield batch
      batch = []
    }
    batch.push({ owner, files: [file] })
  }
  if (batch.length > 0) yield batch
}

/** Rows whose files were not seen: looked for once more, and the row read anew, because either may be just coming or going. */
async function findMissing(deps: SweepDeps, sweep: Sweep, seen: ReadonlySet<string>): Promise<void> {
  const tell = async (row: string, keys: readonly string[], isStill: () => Promise<readonly string[]>) => {
    for (const key of keys) {
      if (seen.has(key) || (await deps.storage.findSize(key)) !== undefined) continue
      if ((await isStill()).includes(key)) sweep.missing.push({ row, key })
    }
  }
  for (let after = ''; ;) {
    const rows = await listFinishedVideos(deps.db, after)
    for (const row of rows)
      await tell(`video ${row.id}`, keysOf(row), async () =>
        (await findVideos(deps.db, [row.id])).flatMap(keysOf),
      )
    after = rows.at(-1)?.id ?? ''
    if (after === '') break
  }
  for (let after = ''; ;) {
    const rows = await listDoneExports(deps.db, after)
    for (const row of rows)
      await tell(`export ${row.id}`, fileOf(row), async () =>
        (await findExports(deps.db, [row.id])).flatMap(fileOf),
      )
    after = rows.at(-1)?.id ?? ''
    if (after === '') break
  }
}

function keysOf({ filmKey, posterKey, downloadKey }: SweptVideo): string[] {
  return [...new Set([filmKey, posterKey, downloadKey])].filter((key) => key !== null)
}

function fileOf({ fileKey }: SweptExport): string[] {
  return fileKey === null ? [] : [fileKey]
}
