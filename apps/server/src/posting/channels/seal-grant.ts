import { z } from 'zod'
import type { Secrets } from '../../platform/secrets.ts'
import { seal, unseal } from '../../platform/seal.ts'
import type { Grant } from './networks/network.ts'

const grantSchema = z.object({
  accessToken: z.string(),
  accessExpiresAt: z.coerce.date(),
  refreshToken: z.string().nullable(),
  endsAt: z.coerce.date().nullable(),
  scopes: z.array(z.string()),
})

/** Encrypts a grant for one channel: in another channel's row it does not open. */
export function sealGrant(secrets: Secrets, channelId: string, grant: Grant): string {
  return seal(secrets.keysFor('channels'), JSON.stringify(grant), channelId)
}

/** Nothing when it was sealed under a key that is gone. */
export function openGrant(secrets: Secrets, channelId: string, sealed: string): Grant | undefined {
  const text = unseal(secrets.keysFor('channels'), sealed, channelId)
  return text === undefined ? undefined : grantSchema.parse(JSON.parse(text))
}
