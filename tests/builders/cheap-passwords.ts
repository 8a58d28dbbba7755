import { createHash, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import type { PasswordKeeper } from '../../apps/server/src/deps.ts'

const CHEAP = 'test:'
const hashCheaply = (password: string): string =>
  CHEAP + createHash('sha256').update(password.normalize('NFKC')).digest('hex')

/** As better-auth keeps passwords: salt and key in hexadecimal digits. */
async function verifyReal(hash: string, password: string): Promise<boolean> {
  const [salt = '', key = ''] = hash.split(':')
  const derive = promisify<string, string, number, object, Buffer>(scrypt)
  const options = { N: 16_384, r: 16, p: 1, maxmem: 128 * 16_384 * 16 * 2 }
  return (await derive(password.normalize('NFKC'), salt, 64, options)).toString('hex') === key
}

/** Scrypt takes a tenth of a second, and most tests sign somebody up and in. What the real one kept is read as it is. */
export const cheapPasswords: PasswordKeeper = {
  hash: async (password) => hashCheaply(password),
  verify: async ({ hash, password }) =>
    hash.startsWith(CHEAP) ? hash === hashCheaply(password) : verifyReal(hash, password),
}
