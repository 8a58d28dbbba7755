import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, readdir, rename, rm, statfs } from 'node:fs/promises'
import path from 'node:path'
import { lockFile } from '../../platform/lock-file.ts'
import { fetchFile, sizeOf } from './fetch-file.ts'
import type { FilesFrom, ModelFile } from './fetch-file.ts'
import { InstallError } from './install-error.ts'
import { createProgressWriter, type ProgressWriter } from './install-progress.ts'
import { isInstalled } from './install-place.ts'
import type { InstallPlace } from './install-place.ts'

export type InstallOptions = {
  readonly place: InstallPlace
  /** Which of several that may be installed there; anyone who looks is told. */
  readonly what: string
  readonly from: FilesFrom
  readonly files: readonly ModelFile[]
  readonly installProgram: (folder: string, signal: AbortSignal) => Promise<void>
  /** What the program takes on the disk, with what npm needs beside it for a while. */
  readonly programBytes: number
  /** Tries what is there before it counts; what it throws ends the installation. */
  readonly prove?: (folder: string, signal: AbortSignal) => Promise<void>
  /** Free bytes on the disk of a folder; for tests. */
  readonly measureFree?: (folder: string) => Promise<number>
}
/** `busy`: somebody else is at it, who goes on. */
export type InstallEnd = 'installed' | 'busy' | 'stopped'

/** When only those who chose the file know how large it is: the largest of the models. */
const UNKNOWN_BYTES = 350_000_000
/** Anyone who only looks whether the lock is taken takes it for a moment. */
const LOOKED_AT_MS = 500

/**
 * Installs a program and its model, going on with what an earlier try left, and moves it into place in one step when it is
 * whole. Only one process does it at a time. Throws InstallError, which the progress tells, too.
 */
export async function installPackage(options: InstallOptions, signal: AbortSignal): Promise<InstallEnd> {
  const { place } = options
  if (isInstalled(place)) return 'installed'
  await mkdir(place.folder, { recursive: true })
  const release = lockFile(place.lock, LOOKED_AT_MS)
  if (!release) return 'busy'
  const stop = new AbortController()
  const progress = createProgressWriter(place, options.what, () => stop.abort())
  try {
    // Behind the lock: anyone who removes what was downloaded has it, too.
    await mkdir(place.coming, { recursive: true })
    await rm(place.stop, { force: true })
    await progress.begin()
    await build(options, progress, AbortSignal.any([signal, stop.signal]))
    await tidy(place)
    return 'installed'
  } catch (error) {
    if (signal.aborted || stop.signal.aborted) {
      await progress.end(null)
      return 'stopped'
    }
    const message =
      error instanceof InstallError ? error.message : 'It failed. The log of the server tells why.'
    await progress.end(message)
    throw error
  } finally {
    progress.close()
    release()
  }
}

/** True while a process is at it, this or another. */
export function isInstalling(place: InstallPlace): boolean {
  if (!existsSync(place.lock)) return false
  const release = lockFile(place.lock)
  release?.()
  return release === undefined
}

async function build(
  { place, from, files, installProgram, programBytes, prove, measureFree = freeBytesOf }: InstallOptions,
  progress: ProgressWriter,
  signal: AbortSignal,
): Promise<void> {
  const { coming } = place
  const program = path.join(coming, 'program')
  const hasProgram = existsSync(program)
  const modelBytes = files.reduce((sum, { sizeBytes }) => sum + (sizeBytes ?? UNKNOWN_BYTES), 0)
  const model = path.join(coming, 'model')
  for (const file of files) await takeOver(place, file, model)
  const needed = (hasProgram ? 0 : programBytes) + modelBytes - (await measureDownloaded(model, files))
  const free = await measureFree(coming)
  if (free < needed)
    throw new InstallError(
      `It needs ${megabytes(needed)} MB on the disk of ${coming}, where ${megabytes(free)} MB are free. Make room and try again.`,
    )
  if (!hasProgram) {
    // Under a name of its own until it is whole: a process that was killed may have left an npm that still writes.
    const draft = `${program}-${randomUUID()}`
    await removeDrafts(coming)
    await installProgram(draft, signal)
    await rename(draft, program)
  }
  const total = files.some(({ sizeBytes }) => sizeBytes === undefined) ? null : modelBytes
  let before = 0
  for (const file of files) {
    let hasBegun = false
    const tell = (done: number) => {
      const now = { step: 'model', doneBytes: before + done, totalBytes: total } as const
      if (hasBegun) progress.at(now)
      else progress.from(now)
      hasBegun = true
    }
    await fetchFile(from, model, file, tell, signal)
    before += file.sizeBytes ?? 0
  }
  if (prove) {
    progress.at({ step: 'trial', doneBytes: 0, totalBytes: null })
    await prove(coming, signal)
  }
  signal.throwIfAborted()
  await rename(coming, place.installed)
}

/** A file that an earlier version has, too, is not downloaded again; it is checked as if it were. */
async function takeOver({ folder, coming }: InstallPlace, file: ModelFile, model: string): Promise<void> {
  const part = `${path.join(model, file.path)}.part`
  for (const name of await readdir(folder)) {
    const earlier = path.join(folder, name, 'model', file.path)
    if (name === path.basename(coming) || (await sizeOf(earlier)) !== file.sizeBytes) continue
    await mkdir(path.dirname(part), { recursive: true })
    await rm(part, { force: true })
    await link(earlier, part).catch(() => undefined)
  }
}

async function measureDownloaded(model: string, files: readonly ModelFile[]): Promise<number> {
  let bytes = 0
  for (const { path: file } of files)
    bytes += (await sizeOf(path.join(model, file))) + (await sizeOf(path.join(model, `${file}.part`)))
  return bytes
}

/** Versions before this one, and what installing needed. */
async function tidy(place: InstallPlace, kept: string = path.basename(place.installed)): Promise<void> {
  const old = (await readdir(place.folder)).filter(
    (name) => /^[a-z]+-[0-9a-f]{12}$/.test(name) && name !== kept,
  )
  // What is installed is installed: a version that still runs is kept open by Windows, and goes with the next one.
  for (const name of old)
    await rm(path.join(place.folder, name), { recursive: true, force: true, maxRetries: 3 }).catch(
      () => undefined,
    )
  await rm(place.progress, { force: true })
}

/** Deletes it, and what an installation left; nothing while somebody installs. Tells whether it did. */
export async function removePackage(place: InstallPlace): Promise<boolean> {
  if (!existsSync(place.folder)) return true
  const release = lockFile(place.lock, LOOKED_AT_MS)
  if (!release) return false
  try {
    await tidy(place, '')
    return !existsSync(place.installed)
  } finally {
    release()
  }
}

async function removeDrafts(coming: string): Promise<void> {
  for (const name of await readdir(coming))
    if (name.startsWith('program-'))
      await rm(path.join(coming, name), { recursive: true, force: true, maxRetries: 3 })
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

const megabytes = (bytes: number) => Math.ceil(bytes / 1_000_000)
