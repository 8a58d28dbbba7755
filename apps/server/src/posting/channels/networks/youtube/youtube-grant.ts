import { HOUR_MS } from '@hookreel/contract'
import { createHash } from 'node:crypto'
import { CodeChallengeMethod, OAuth2Client } from 'google-auth-library'
import type { Credentials } from 'google-auth-library'
import { z } from 'zod'
import type { YoutubeConfig } from '../../../../config/network-config.ts'
import type { Clock } from '../../../../platform/clock.ts'
import { lostAnswer, unavailable } from '../ask-network.ts'
import { NetworkError } from '../network-error.ts'
import type { Grant } from '../network.ts'
import { YOUTUBE } from './youtube-errors.ts'

export const UPLOAD_SCOPE = 'https://www.googleapis.com/auth/youtube.upload'
export const READ_SCOPE = 'https://www.googleapis.com/auth/youtube.readonly'
/** Only for the views that went on past the start; asked for where the operator wants them. */
export const ANALYTICS_SCOPE = 'https://www.googleapis.com/auth/yt-analytics.readonly'

export function authorizeAtYoutube(
  config: YoutubeConfig,
  { state, redirectUri, verifier }: { state: string; redirectUri: string; verifier: string },
): string {
  return openClient(config, redirectUri).generateAuthUrl({
    access_type: 'offline',
    // Without it Google gives a refresh token only the first time.
    prompt: 'consent',
    include_granted_scopes: true,
    scope: [UPLOAD_SCOPE, READ_SCOPE, ...(config.readsAnalytics ? [ANALYTICS_SCOPE] : [])],
    state,
    code_challenge_method: CodeChallengeMethod.S256,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  })
}

export async function exchangeYoutubeCode(
  config: YoutubeConfig,
  clock: Clock,
  { code, redirectUri, verifier }: { code: string; redirectUri: string; verifier: string },
): Promise<Grant> {
  const client = openClient(config, redirectUri)
  const { tokens } = await explained(() => client.getToken({ code, codeVerifier: verifier }))
  return readCredentials(clock, tokens, { refreshToken: null, scopes: [] })
}

/** Google normally sends no new refresh token: the old one stays. */
export async function refreshYoutube(config: YoutubeConfig, clock: Clock, grant: Grant): Promise<Grant> {
  const client = openClient(config)
  client.setCredentials({ refresh_token: grant.refreshToken })
  const { credentials } = await explained(() => client.refreshAccessToken())
  const fresh = readCredentials(clock, credentials, grant)
  return { ...fresh, endsAt: fresh.endsAt ?? grant.endsAt }
}

export async function revokeAtYoutube(config: YoutubeConfig, grant: Grant): Promise<void> {
  await explained(() => openClient(config).revokeToken(grant.refreshToken ?? grant.accessToken))
}

function openClient(config: YoutubeConfig, redirectUri?: string): OAuth2Client {
  return new OAuth2Client({
    clientId: config.clientId,
    clientSecret: config.clientSecret,
    ...(redirectUri !== undefined && { redirectUri }),
    endpoints: {
      oauth2AuthBaseUrl: `${config.authorizeBase}/o/oauth2/v2/auth`,
      oauth2TokenUrl: `${config.tokenBase}/token`,
      oauth2RevokeUrl: `${config.tokenBase}/revoke`,
    },
  })
}

function readCredentials(
  clock: Clock,
  credentials: Credentials,
  old: Pick<Grant, 'refreshToken' | 'scopes'>,
): Grant {
  const { access_token: accessToken, expiry_date: expiry, scope } = credentials
  if (!accessToken) throw unavailable(YOUTUBE, { raw: 'no access token' })
  const now = clock.now().getTime()
  // The library counts from this machine's clock.
  const livesMs = expiry ? expiry - Date.now() : HOUR_MS
  const { refresh_token_expires_in: refreshSeconds } = limitedSchema.parse(credentials)
  return {
    accessToken,
    accessExpiresAt: new Date(now + livesMs),
    refreshToken: credentials.refresh_token ?? old.refreshToken,
    endsAt: refreshSeconds === undefined ? null : new Date(now + refreshSeconds * 1000),
    scopes: scope ? scope.split(' ') : old.scopes,
  }
}

/** Google says so for permissions that end, as those of an app in testing do after seven days. */
const limitedSchema = z.object({ refresh_token_expires_in: z.number().optional() })
const refusalSchema = z.object({ status: z.number().optional(), data: z.object({ error: z.string() }) })

async function explained<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (cause) {
    const response = cause instanceof Error && 'response' in cause ? cause.response : undefined
    const refusal = refusalSchema.safeParse(response)
    if (!response) throw lostAnswer(YOUTUBE, cause)
    if (!refusal.success || (refusal.data.status ?? 0) >= 500) throw unavailable(YOUTUBE, { cause })
    const { error } = refusal.data.data
    if (['invalid_client', 'unauthorized_client', 'redirect_uri_mismatch'].includes(error))
      throw new NetworkError('not_configured', 'Google does not accept this server\u2019s keys.', {
        action: 'ask_operator',
        raw: error,
        cause,
      })
    throw new NetworkError('expired_token', 'Connect your YouTube channel again.', {
      action: 'reconnect',
      raw: error,
      cause,
    })
  }
}
