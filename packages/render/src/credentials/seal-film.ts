import { readFile, writeFile } from 'node:fs/promises'
import { RenderError } from '../render-error.ts'
import { startCredentials } from './run-credentials.ts'
import type { CredentialsProcess } from './run-credentials.ts'

/** Containers that can carry content credentials. */
const SEALED_FORMATS: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  avi: 'video/avi',
}

export const canCarryCredentials = (format: string): boolean => format in SEALED_FORMATS

/** A film as it is, and the same film with its manifest. */
export type SealRequest = {
  readonly inputFile: string
  /** In a folder that is there. */
  readonly outputFile: string
  readonly format: string
  /** Of `writeManifest`. */
  readonly manifest: object
  /** Signs a claim where the key is. */
  readonly sign: (claim: Uint8Array) => Promise<Uint8Array>
  readonly signal?: AbortSignal | undefined
}

/** Seals films, in a process of its own that is started before the first of them is there, if there is time. */
export type Sealer = {
  /** Starts the process, once: it takes two thirds of a second until it can seal. */
  prepare(): void
  /**
   * Writes a film again with its content credentials: frames and sound stay byte for byte, the manifest comes behind the head of the
   * file. Whatever is done with the file afterwards breaks its seal. Throws RenderError `credentials_failed`.
   */
  seal(request: SealRequest): Promise<void>
  /** Ends the process. */
  close(): void
}

/** Nothing is started yet. */
export function openSealer(): Sealer {
  let running: CredentialsProcess | undefined
  const started = () => (running ??= startCredentials())
  return {
    prepare: () => {
      if (running) return
      // What it cannot load it tells with the first film.
      started()
        .ask('prepare', null, {})
        .catch(() => undefined)
    },
    seal: async ({ inputFile, outputFile, format, manifest, sign, signal }) => {
      const type = SEALED_FORMATS[format]
      if (type === undefined) throw new RangeError(`${format} carries no content credentials`)
      signal?.throwIfAborted()
      const text = JSON.stringify({ ...manifest, format: type })
      const film = await orFailed(readFile(inputFile))
      const sealed = await started().ask('seal', { film, type, manifest: text }, { sign }, signal)
      await orFailed(writeFile(outputFile, sealed))
    },
    close: () => running?.close(),
  }
}

/** A disk without room for the sealed film costs the film its seal and nothing else. */
async function orFailed<Result>(act: Promise<Result>): Promise<Result> {
  try {
    return await act
  } catch (cause) {
    throw new RenderError('credentials_failed', 'The film could not be read or written.', { cause })
  }
}

/** Seals one film, as `Sealer` does. */
export async function sealFilm(request: SealRequest): Promise<void> {
  const sealer = openSealer()
  try {
    await sealer.seal(request)
  } finally {
    sealer.close()
  }
}
