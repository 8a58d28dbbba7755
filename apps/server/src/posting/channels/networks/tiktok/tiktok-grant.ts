import { z } from 'zod'
import type { TiktokConfig } from '../../../../config/network-config.ts'
import type { Clock } from '../../../../platform/clock.ts'
import { askNetwork, unavailable } from '../ask-network.ts'
import type { NetworkAnswer } from '../ask-network.ts'
import { NetworkError } from '../network-error.ts'
import type { Grant } from '../network.ts'
import { TIKTOK } from './ask-tiktok.ts'

/** Asked for in this order; the page of TikTok lists them to the person. */
export const TIKTOK_SCOPES = ['user.info.basic', 'video.publish', 'video.upload', 'video.list'] as const
const RAW_CHARACTERS = 500

const tokenSchema = z.object({
  access_token: z.string().min(1),
  expires_in: z.number(),
  refresh_token: z.string().min(1),
  refresh_expires_in: z.number(),
  scope: z.string(),
})
const refusalSchema = z.object({ error: z.string(), error_description: z.string().default('') })

/** TikTok's own name for the client id, and scopes parted by commas. PKCE is not among the parameters of its web sign-in. */
export function authorizeAtTiktok(
  config: TiktokConfig,
  { state, redirectUri }: { state: string; redirectUri: string },
): string {
  const query = new URLSearchParams({
    client_key: config.clientId,
    response_type: 'code',
    scope: TIKTOK_SCOPES.join(','),
    redirect_uri: redirectUri,
    state,
  })
  return `${config.authorizeBase}/v2/auth/authorize/?${query}`
}

/** A grant for a code or a refresh token. TikTok may send another refresh token each time: the last one counts. */
export async function grantByTiktok(
  config: TiktokConfig,
  clock: Clock,
  fields: Readonly<Record<string, string>>,
): Promise<Grant> {
  const answer = await askOauth(config, 'token', fields)
  const token = tokenSchema.safeParse(answer.body)
  if (!token.success) throw explainRefusal(answer)
  const now = clock.now().getTime()
  const { data } = token
  return {
    accessToken: data.access_token,
    accessExpiresAt: new Date(now + data.expires_in * 1000),
    refreshToken: data.refresh_token,
    endsAt: new Date(now + data.refresh_expires_in * 1000),
    scopes: data.scope.split(',').filter((scope) => scope !== ''),
  }
}

export async function revokeAtTiktok(config: TiktokConfig, token: string): Promise<void> {
  const answer = await askOauth(config, 'revoke', { token })
  if (refusalSchema.safeParse(answer.body).success || answer.status >= 400) throw explainRefusal(answer)
}

function askOauth(
  config: TiktokConfig,
  action: 'token' | 'revoke',
  fields: Readonly<Record<string, string>>,
): Promise<NetworkAnswer> {
  return askNetwork(`${config.apiBase}/v2/oauth/${action}/`, {
    name: TIKTOK,
    method: 'POST',
    form: { client_key: config.clientId, client_secret: config.clientSecret, ...fields },
  })
}

/** Refusals come with status 200, too: only a token in the body is success. */
function explainRefusal(answer: NetworkAnswer): NetworkError {
  const raw = answer.text.slice(0, RAW_CHARACTERS)
  const refusal = refusalSchema.safeParse(answer.body)
  const error = refusal.success ? refusal.data.error : ''
  const isPassing = ['', 'server_error', 'temporarily_unavailable'].includes(error)
  if (isPassing) return unavailable(TIKTOK, { raw })
  if (['invalid_client', 'unauthorized_client', 'invalid_scope'].includes(error))
    return new NetworkError('not_configured', 'TikTok does not accept this server\u2019s keys.', {
      action: 'ask_operator',
      raw,
    })
  return new NetworkError('expired_token', 'Connect your TikTok account again.', { action: 'reconnect', raw })
}
