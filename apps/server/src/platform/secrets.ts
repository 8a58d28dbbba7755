import { hkdfSync, randomBytes } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Keys made from the one secret of this data folder, a different one for each purpose. */
export type Secrets = { keyFor(purpose: 'sessions' | 'links' | 'viewers' | 'webhooks'): string }

/** Reads the secret in the data folder; the first time, makes a random one that only the owner may read. */
export function loadSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secret')
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600, flush: true })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return secretsFrom(readFileSync(file, 'utf8').trim())
}

/** Makes a new secret: every key that was made from the old one ends with it. */
export function rotateSecret(dataDir: string): void {
  const file = join(dataDir, 'secret')
  const next = `${file}.next`
  writeFileSync(next, randomBytes(32).toString('hex'), { mode: 0o600, flush: true })
  renameSync(next, file)
}

/** Secrets from a given master secret, which must be long and random. */
export function secretsFrom(master: string): Secrets {
  if (master.length < 32) throw new Error('the secret is too short: delete the file to have a new one made')
  return {
    keyFor: (purpose) => Buffer.from(hkdfSync('sha256', master, 'hookreel', purpose, 32)).toString('hex'),
  }
}
