import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ERRORS } from '@hookreel/contract'
import type { Config } from '../../config/config.ts'
import { AppError } from '../../platform/http/app-error.ts'

/** The first four bytes of the SHA-256 of each, in rising order; docs/notices/common-passwords.md says of which list. */
const FILE = fileURLToPath(new URL('common-passwords.bin', import.meta.url))
const HASH_BYTES = 4
let kept: Buffer | undefined
/** What somebody would try first here, with whatever digits and signs around it. */
const OWN_WORDS = /^(my|the)?hook ?reels?(app|account|password|admin|user|video|videos)?$/

/**
 * Throws `password_common` for one of the 28,000 passwords that leaked most often, in any case, and for the product's own name. A password that is none of
 * them is taken for one by accident once in 150,000. On a machine of one's own, with neither a public address nor a mail
 * server, six characters are enough (docs/decisions/0012).
 */
export function refuseCommonPassword(
  { publicUrl, smtp }: Pick<Config, 'publicUrl' | 'smtp'>,
  password: string,
): void {
  if (publicUrl === undefined && smtp === undefined) return
  const letters = password
    .toLowerCase()
    .replaceAll(/[^\p{L} ]/gu, '')
    .trim()
  if (OWN_WORDS.test(letters)) throw refuse()
  const hashes = (kept ??= readFileSync(FILE))
  const wanted = createHash('sha256').update(password.toLowerCase()).digest().readUInt32BE(0)
  let [low, high] = [0, hashes.length / HASH_BYTES]
  while (low < high) {
    const middle = (low + high) >> 1
    if (hashes.readUInt32BE(middle * HASH_BYTES) < wanted) low = middle + 1
    else high = middle
  }
  if (low * HASH_BYTES >= hashes.length || hashes.readUInt32BE(low * HASH_BYTES) !== wanted) return
  throw refuse()
}

function refuse(): AppError {
  return new AppError('password_common', { fields: { password: ERRORS.password_common.message } })
}
