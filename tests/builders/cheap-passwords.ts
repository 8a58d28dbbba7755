import { createHash } from 'node:crypto'
import { verifyPassword } from 'better-auth/crypto'
import type { PasswordKeeper } from '../../deps.ts'

const CHEAP = 'test:'
const hashCheaply = (password: string): string =>
  CHEAP + createHash('sha256').update(password.normalize('NFKC')).digest('hex')

/** Scrypt takes a tenth of a second, and most tests sign somebody up and in. What the real one kept is read as it is. */
export const cheapPasswords: PasswordKeeper = {
  hash: async (password) => hashCheaply(password),
  verify: async ({ hash, password }) =>
    hash.startsWith(CHEAP) ? hash === hashCheaply(password) : verifyPassword({ hash, password }),
}
