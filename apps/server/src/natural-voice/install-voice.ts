import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, statfs } from 'node:fs/promises'
import path from 'node:path'
import { lockFile } from '../platform/lock-file.ts'
import { fetchModelFile } from './fetch-model-file.ts'
import { InstallError } from './install-error.ts'
import { createProgressWriter, type ProgressWriter } from './install-progress.ts'
import type { ModelFile } from './model-files.ts'
import { isInstalled } from './voice-place.ts'
import type { VoicePlace } from './voice-place.ts'

export type InstallOptions = {
  readonly place: VoicePlace
  /** What the files' paths are appended to. */
  readonly address: string
  readonly files: readonly ModelFile[]
  readonly installProgram: (folder: string, signal: AbortSignal) => Promise<void>
  /** Free bytes on the disk of a folder; for tests. */
  readonly measureFree?: (folder: string) => Promise<number>
}
/** `busy`: somebody else is at it, who goes on. */
export type InstallEnd = 'installed' | 'busy' | 'stopped'

/** The program takes 411 MB on the disk (measured on Linux), and npm as much as 130 MB beside it for a while. */
const PROGRAM_BYTES = 550_000_000
/** When only whoever chose the file knows how large it is: the largest of the models. */
const UNKNOWN_BYTES = 350_000_000
/** Whoever only looks whether the lock is taken takes it for a moment. */
const LOOKED_AT_MS = 500

/**
 * Installs the natural voice, going on with what an earlier try left, and moves it into place in one step when it is
 * whole. Only one process does it at a time. Throws InstallError, which the progress tells, too.
 */
export async function installVoice(options: InstallOptions, signal: AbortSignal): Promise<InstallEnd> {
  const { place } = options
  if (isInstalled(place)) return 'installed'
  await mkdir(place.coming, { recursive: true })
  const release = lockFile(place.lock, LOOKED_AT_MS)
  if (!release) return 'busy'
  const stop = new AbortController()
  const progress = createProgressWriter(place, () => stop.abort())
  try {
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
export function isInstalling(place: VoicePlace): boolean {
  if (!existsSync(place.lock)) return false
  const release = lockFile(place.lock)
  release?.()
  return release === undefined
}

async function build(
  { place, address, files, installProgram, measureFree = freeBytesOf }: InstallOptions,
  progress: ProgressWriter,
  signal: AbortSignal,
): Promise<void> {
  const { coming } = place
  const program = path.join(coming, 'program')
  const hasProgram = existsSync(program)
  const modelBytes = files.reduce((sum, { sizeBytes }) => sum + (sizeBytes ?? UNKNOWN_BYTES), 0)
  const needed = (hasProgram ? 0 : PROGRAM_BYTES) + modelBytes
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
    const tell = (done: number) => progress.at({ step: 'model', doneBytes: before + done, totalBytes: total })
    tell(0)
    await fetchModelFile(address, path.join(coming, 'model'), file, tell, signal)
    before += file.sizeBytes ?? 0
  }
  signal.throwIfAborted()
  await rename(coming, place.installed)
}

/** Versions before this one, and what installing needed. */
async function tidy(place: VoicePlace): Promise<void> {
  const old = (await readdir(place.folder)).filter(
    (name) => /^(voice|coming)-/.test(name) && name !== path.basename(place.installed),
  )
  for (const name of old) await rm(path.join(place.folder, name), { recursive: true, force: true })
  await rm(place.progress, { force: true })
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
