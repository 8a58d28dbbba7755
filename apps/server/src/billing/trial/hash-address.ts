import { createHmac } from 'node:crypto'
import type { Secrets } from '../../platform/secrets.ts'

/** Mail services that ignore dots in the part before the @. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com'])

/** The mailbox that an address leads to, as far as its spelling tells: no capitals, no +tag, no dots where they mean nothing. */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.trim().toLowerCase().split('@')
  const bare = name.split('+')[0] ?? name
  return DOTLESS.has(domain) ? `${bare.replaceAll('.', '')}@gmail.com` : `${bare}@${domain}`
}

/** Hashes of a mailbox under the server's keys, the present one first: nobody reads an address out of them. */
export function hashAddress(secrets: Pick<Secrets, 'keysFor'>, email: string): readonly string[] {
  return secrets
    .keysFor('trials')
    .map((key) => createHmac('sha256', key).update(mailboxOf(email)).digest('hex'))
}
