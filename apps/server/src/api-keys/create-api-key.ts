import { DAY_MS, API_KEYS_MAX_COUNT } from '@hookreel/contract'
import type { ApiKey, ApiScope } from '@hookreel/contract'
import { publicAddress } from '../account/sign-in/auth.ts'
import { requireSession } from '../account/sign-in/require-session.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { SignedInUser } from '../platform/http/app-type.ts'
import { composeMail } from '../platform/mail/compose-mail.ts'
import { insertKey } from './api-keys.queries.ts'
import { presentApiKey } from './present-api-key.ts'
import { writeKey } from './write-key.ts'

/**
 * Makes a key for a program and mails its owner that there is one: anyone who did not make it can revoke it. The answer
 * is the only place where the key stands. Throws `api_keys_too_many`.
 */
export async function createApiKey(
  { db, clock, mail, config }: Pick<Deps, 'db' | 'clock' | 'mail' | 'config'>,
  user: SignedInUser,
  wanted: {
    readonly name: string
    readonly scopes: readonly ApiScope[]
    readonly expiresInDays: number | null
  },
): Promise<{ key: string; apiKey: ApiKey }> {
  const now = clock.now()
  const { key, start, hash } = writeKey()
  const days = wanted.expiresInDays
  const row = {
    userId: user.id,
    name: wanted.name,
    start,
    hash,
    scopes: [...new Set(wanted.scopes)],
    createdAt: now,
    expiresAt: days === null ? null : new Date(now.getTime() + days * DAY_MS),
  }
  const kept = await db.transaction(async (tx) => {
    await requireSession(tx, user)
    return insertKey(tx, row, API_KEYS_MAX_COUNT)
  })
  if (!kept) throw new AppError('api_keys_too_many')
  await mail.send(
    composeMail({
      to: user.email,
      subject: 'An API key was made for your Hookreel account',
      heading: 'A new API key',
      paragraphs: ['A program that has this key can act in your name, as far as the key allows.'],
      facts: [
        { name: 'Name', value: kept.name },
        { name: 'Begins with', value: kept.start },
        { name: 'May do', value: kept.scopes.join(', ') },
      ],
      action: { label: 'See your API keys', url: `${publicAddress(config)}/settings/api` },
      footnote: 'If you did not make it, revoke it and change your password at once.',
    }),
  )
  return { key, apiKey: presentApiKey(kept) }
}
