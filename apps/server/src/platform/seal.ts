import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const VERSION = 'v1'
const IV_BYTES = 12
const TAG_BYTES = 16

/** A name for a key that says nothing about it. */
export function nameKey(key: string): string {
  return createHash('sha256').update(`key id ${key}`).digest('hex').slice(0, 12)
}

/**
 * Encrypts a text with AES-256-GCM under the first of the keys (64 hex digits each), which the result names. It opens
 * only together with the same `boundTo`: moved to another place it is worth nothing.
 */
export function seal(keys: readonly string[], text: string, boundTo: string): string {
  const [key = ''] = keys
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key, 'hex'), iv)
  cipher.setAAD(Buffer.from(boundTo))
  const bytes = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return `${VERSION}.${nameKey(key)}.${bytes.toString('base64url')}`
}

/** Opens what was sealed under any of the keys; nothing when its key is not among them or it was tampered with. */
export function unseal(keys: readonly string[], sealed: string, boundTo: string): string | undefined {
  const [version, keyName, data = ''] = sealed.split('.')
  const key = keys.find((one) => nameKey(one) === keyName)
  const bytes = Buffer.from(data, 'base64url')
  if (version !== VERSION || key === undefined || bytes.length < IV_BYTES + TAG_BYTES) return undefined
  const opener = createDecipheriv('aes-256-gcm', Buffer.from(key, 'hex'), bytes.subarray(0, IV_BYTES))
  opener.setAAD(Buffer.from(boundTo))
  opener.setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    return opener.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + opener.final('utf8')
  } catch {
    return undefined
  }
}

/** Whether something is sealed under the first of the keys, as it should be. */
export function isSealedUnder(keys: readonly string[], sealed: string): boolean {
  return sealed.split('.')[1] === nameKey(keys[0] ?? '')
}
