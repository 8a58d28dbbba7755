import { createHash, randomBytes } from 'node:crypto'

/** Says what it is wherever it turns up, so that scanners for lost secrets know it. */
const PREFIX = 'hr_'
const RANDOM_BYTES = 32
/** Enough to tell one's keys apart, and 222 bits are still unknown. */
const START_CHARACTERS = PREFIX.length + 6

export type WrittenKey = { readonly key: string; readonly start: string; readonly hash: string }

/** A new key of 256 random bits. Nothing that long is guessed, so its plain SHA-256 is all that has to be kept. */
export function writeKey(): WrittenKey {
  const key = PREFIX + randomBytes(RANDOM_BYTES).toString('base64url')
  return { key, start: key.slice(0, START_CHARACTERS), hash: hashKey(key) }
}

export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
