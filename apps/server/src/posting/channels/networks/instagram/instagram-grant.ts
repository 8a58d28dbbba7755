import { z } from 'zod'
import type { InstagramConfig } from '../../../../config/network-config.ts'
import type { Clock } from '../../../../platform/clock.ts'
import { askNetwork, unavailable } from '../ask-network.ts'
import type { NetworkAnswer } from '../ask-network.ts'
import { NetworkError } from '../network-error.ts'
import type { Grant } from '../network.ts'
import { single } from './ask-instagram.ts'
import { explainInstagram, INSTAGRAM } from './instagram-errors.ts'

export const INSTAGRAM_SCOPES = [
  'instagram_business_basic',
  'instagram_business_content_publish',
  'instagram_business_manage_insights',
] as const
const RAW_CHARACTERS = 500

const shortSchema = z.object({
  access_token: z.string().min(1),
  /** Text with commas, or a list. */
  permissions: z
    .union([z.string().transform((list) => list.split(',')), z.array(z.string())])
    .default([...INSTAGRAM_SCOPES]),
})
const longSchema = z.object({ access_token: z.string().min(1), expires_in: z.number() })

export function authorizeAtInstagram(
  config: InstagramConfig,
  { state, redirectUri }: { state: string; redirectUri: string },
): string {
  const query = new URLSearchParams({
    client_id: config.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: INSTAGRAM_SCOPES.join(','),
    state,
  })
  return `${config.authorizeBase}/oauth/authorize?${query}`
}

/** The code gives a token of an hour, and that one a token of sixty days. */
export async function exchangeInstagramCode(
  config: InstagramConfig,
  clock: Clock,
  { code, redirectUri }: { code: string; redirectUri: string },
): Promise<Grant> {
  const answer = await askNetwork(`${config.tokenBase}/oauth/access_token`, {
    name: INSTAGRAM,
    method: 'POST',
    form: {
      client_id: config.clientId,
      client_secret: config.clientSecret,
      grant_type: 'authorization_code',
      redirect_uri: redirectUri,
      // Instagram hangs this on the address that it sends the person back to.
      code: code.replace(/#_$/, ''),
    },
  })
  const short = single(shortSchema).safeParse(answer.body)
  if (!short.success) throw explainTokenRefusal(answer)
  const { access_token: token, permissions } = short.data
  return askLongLived(config, clock, permissions, {
    path: '/access_token',
    query: { grant_type: 'ig_exchange_token', client_secret: config.clientSecret, access_token: token },
  })
}

/** Another sixty days for a token that is at least a day old and still lives. */
export function refreshInstagram(config: InstagramConfig, clock: Clock, grant: Grant): Promise<Grant> {
  return askLongLived(config, clock, grant.scopes, {
    path: '/refresh_access_token',
    query: { grant_type: 'ig_refresh_token', access_token: grant.accessToken },
  })
}

async function askLongLived(
  config: InstagramConfig,
  clock: Clock,
  scopes: readonly string[],
  { path, query }: { path: string; query: Record<string, string> },
): Promise<Grant> {
  const answer = await askNetwork(`${config.graphBase}${path}`, { name: INSTAGRAM, query })
  const read = single(longSchema).safeParse(answer.body)
  if (!read.success) throw explainInstagram(answer)
  const endsAt = new Date(clock.now().getTime() + read.data.expires_in * 1000)
  return {
    accessToken: read.data.access_token,
    accessExpiresAt: endsAt,
    refreshToken: null,
    endsAt,
    scopes: scopes.map((scope) => scope.trim()).filter((scope) => scope !== ''),
  }
}

/** This one address has a shape of its own for its errors. */
function explainTokenRefusal(answer: NetworkAnswer): NetworkError {
  const raw = answer.text.slice(0, RAW_CHARACTERS)
  if (answer.status >= 500 || answer.body === undefined) return unavailable(INSTAGRAM, { raw })
  return new NetworkError('expired_token', 'Connect your Instagram account again.', {
    action: 'reconnect',
    raw,
  })
}
