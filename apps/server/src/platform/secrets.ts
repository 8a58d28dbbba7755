import { createHash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Purpose =
  | 'sessions'
  | 'links'
  | 'viewers'
  | 'webhooks'
  | 'channels'
  | 'trials'
  | 'email-changes'
  | 'devices'
  | 'operator'

/** Keys made from the one secret of this data folder, a different one for each purpose. */
export type Secrets = {
  keyFor(purpose: Purpose): string
  /** The key and then, after a rotation, the one before: for what was encrypted and has to stay readable. */
  keysFor(purpose: Purpose): readonly string[]
}

/** Reads the secret in the data folder; the first time, makes a random one that only the owner may read. */
export function loadSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secret')
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600, flush: true })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const read = (name: string) => readFileSync(name, 'utf8').trim()
  const previous = `${file}.previous`
  return secretsFrom(read(file), existsSync(previous) ? read(previous) : undefined)
}

/**
 * Makes a new secret: every key that was made from the old one ends with it. The old one stays beside it for what is
 * still encrypted under it; the one before that is gone.
 */
export function rotateSecret(dataDir: string): void {
  const file = join(dataDir, 'secret')
  const next = `${file}.next`
  if (existsSync(file)) {
    writeFileSync(next, readFileSync(file), { mode: 0o600, flush: true })
    renameSync(next, `${file}.previous`)
  }
  writeFileSync(next, randomBytes(32).toString('hex'), { mode: 0o600, flush: true })
  renameSync(next, file)
}

/** Secrets from a given master secret, which must be long and random. */
export function secretsFrom(master: string, previous?: string): Secrets {
  if (master.length < 32) throw new Error('the secret is too short: delete the file to have a new one made')
  const derive = (from: string, purpose: Purpose) =>
    Buffer.from(hkdfSync('sha256', from, 'hookreel', purpose, 32)).toString('hex')
  return {
    keyFor: (purpose) => derive(master, purpose),
    keysFor: (purpose) =>
      [master, ...(previous === undefined ? [] : [previous])].map((from) => derive(from, purpose)),
  }
}

/** Whether what somebody shows is a secret or a signature of ours; how long that takes tells nothing of it. */
export function isSameSecret(given: string | Uint8Array, own: string | Uint8Array): boolean {
  const hash = (value: string | Uint8Array) => createHash('sha256').update(value).digest()
  return timingSafeEqual(hash(given), hash(own))
}
