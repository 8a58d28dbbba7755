import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { hashFile } from '../../platform/storage/hash-file.ts'
import { InstallError } from './install-error.ts'

/** A file of a model: where it is below the address and the folder, and what it must be. */
export type ModelFile = {
  readonly path: string
  readonly sha256: string
  /** Undefined when only those who chose the file know. */
  readonly sizeBytes: number | undefined
}

/** Where files are downloaded from. */
export type FilesFrom = {
  /** What their paths are appended to. */
  readonly address: string
  /** The setting that names another place. */
  readonly setting: string
}

/** How often a connection that breaks is taken up again, each time where it broke. */
const TRIES = 4
/** No byte for so long is a broken connection. */
const SILENCE_MS = 60_000
/** A file of unknown size is no larger than the largest of the voice's models. */
const MAX_BYTES = 1024 ** 3

class TooLarge extends InstallError {
  override name = 'TooLarge'
}

/**
 * Downloads a file into `folder`, under its own name only when it is whole and its SHA-256 is right; until then it is
 * `….part`, which a later call goes on with. `onBytes` is told how much of it is there, first what an earlier call left.
 * Throws InstallError.
 */
export async function fetchFile(
  from: FilesFrom,
  folder: string,
  file: ModelFile,
  onBytes: (doneBytes: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const target = path.join(folder, file.path)
  const part = `${target}.part`
  await mkdir(path.dirname(target), { recursive: true })
  if ((await sizeOf(target)) > 0) return
  for (let tried = 1; ; tried += 1) {
    const before = await sizeOf(part)
    try {
      if (before < (file.sizeBytes ?? Infinity)) await fetchPart(from, part, file, onBytes, signal)
      break
    } catch (error) {
      signal.throwIfAborted()
      // What is there is of another file, or of another place in it: a later try begins anew.
      if (error instanceof TooLarge) await rm(part, { force: true })
      if (error instanceof InstallError) throw error
      const left = isFull(error) ? 0 : TRIES - tried
      if (left === 0) throw explain(error, file)
    }
  }
  const found = await hashFile(part)
  if (found !== file.sha256) {
    // Whatever it is: a later try begins anew.
    await rm(part, { force: true })
    throw new InstallError(
      `${file.path} is not the file that was expected: its SHA-256 is ${found}, not ${file.sha256}. Nothing of it was kept.`,
    )
  }
  await rename(part, target)
}

async function fetchPart(
  from: FilesFrom,
  part: string,
  file: ModelFile,
  onBytes: (doneBytes: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const address = new URL(file.path, from.address)
  const have = await sizeOf(part)
  const silence = new AbortController()
  const timer = setTimeout(() => silence.abort(new Error('no more came')), SILENCE_MS)
  try {
    const answer = await fetch(address, {
      headers: { 'accept-encoding': 'identity', ...(have > 0 && { range: `bytes=${have}-` }) },
      signal: AbortSignal.any([signal, silence.signal]),
    })
    const isContinued =
      answer.status === 206 && answer.headers.get('content-range')?.startsWith(`bytes ${have}-`)
    if (answer.status === 416) {
      await rm(part, { force: true })
      throw new Error('what is here is longer than what is there')
    }
    if (!answer.ok || !answer.body)
      throw new InstallError(
        `${address.host} answered ${answer.status} for ${file.path}. Check ${from.setting}.`,
      )
    let done = isContinued ? have : 0
    onBytes(done)
    const most = file.sizeBytes ?? MAX_BYTES
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, next) {
        timer.refresh()
        done += chunk.length
        onBytes(done)
        next(
          done > most
            ? new TooLarge(`${file.path} is larger than it can be: more than ${most} bytes.`)
            : null,
          chunk,
        )
      },
    })
    await pipeline(
      Readable.fromWeb(answer.body),
      counted,
      createWriteStream(part, { flags: isContinued ? 'a' : 'w' }),
    )
    // An answer that says how long it is and is as long is whole, though it may be another file.
    const isWhole = answer.headers.has('content-length') || done >= (file.sizeBytes ?? 0)
    if (!isWhole) throw new Error('it ended early')
  } finally {
    clearTimeout(timer)
  }
}

function explain(error: unknown, { path: name }: ModelFile): InstallError {
  if (isFull(error))
    return new InstallError(`The disk is full: ${name} could not be written. Make room and try again.`, {
      cause: error,
    })
  const why =
    error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : ''
  return new InstallError(
    `The connection broke while ${name} was downloaded${why === '' ? '' : ` (${why})`}. Try again: it goes on where it stopped.`,
    { cause: error },
  )
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOSPC'
}

/** 0 where there is no such file. */
export async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size
  } catch {
    return 0
  }
}
