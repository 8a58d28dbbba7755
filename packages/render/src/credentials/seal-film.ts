import { runCredentials } from './run-credentials.ts'

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

/**
 * Writes a film again with its content credentials: frames and sound stay byte for byte, the manifest comes behind the head of the
 * file. Whatever is done with the file afterwards breaks its seal. Throws RenderError `credentials_failed`.
 */
export async function sealFilm(request: SealRequest): Promise<void> {
  const { inputFile, outputFile, format, manifest, sign, signal } = request
  const type = SEALED_FORMATS[format]
  if (type === undefined) throw new RangeError(`${format} carries no content credentials`)
  const data = { input: inputFile, output: outputFile, type }
  const text = JSON.stringify({ ...manifest, format: type })
  await runCredentials('seal', { ...data, manifest: text }, { sign }, signal)
}
