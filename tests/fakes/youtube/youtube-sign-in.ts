import { createHash } from 'node:crypto'
import { redirectTo } from '../serve-network.ts'
import type { Asked, Told } from '../serve-network.ts'
import { fail, ok } from './youtube-answers.ts'
import type { YoutubeMood } from './youtube-mood.ts'

/** Google's sign-in: its page (which always agrees), tokens, and their end. */
export function createYoutubeSignIn(mood: YoutubeMood) {
  const revoked: string[] = []
  const codes = new Map<string, { redirectUri: string; challenge: string; scopes: string }>()
  const refreshes = new Map<string, string>()
  let tokens = new Map<string, string>()
  let count = 0

  const authorize = ({ query }: Asked): Told => {
    const isRight =
      query.get('client_id') === 'yt-id' &&
      query.get('access_type') === 'offline' &&
      query.get('prompt') === 'consent' &&
      query.get('code_challenge_method') === 'S256'
    if (!isRight) return fail(400, 'invalid_request')
    const code = `4/${(count += 1)}`
    const redirectUri = query.get('redirect_uri') ?? ''
    codes.set(code, { redirectUri, challenge: query.get('code_challenge') ?? '', scopes: mood.scopes })
    return redirectTo(redirectUri, { state: query.get('state') ?? '', code, scope: mood.scopes })
  }

  const exchange = ({ form }: Asked): Told => {
    const refuse = (error: string): Told => ({ status: 400, json: { error, error_description: error } })
    if (form['client_id'] !== 'yt-id' || form['client_secret'] !== 'yt-secret')
      return refuse('invalid_client')
    const access = `ya29.${(count += 1)}`
    const given = { access_token: access, expires_in: 3599, token_type: 'Bearer' }
    if (form['grant_type'] === 'refresh_token') {
      const scopes = refreshes.get(form['refresh_token'] ?? '')
      if (scopes === undefined || mood.isGrantEnded) return refuse('invalid_grant')
      tokens.set(access, scopes)
      return ok({ ...given, scope: scopes })
    }
    const known = codes.get(form['code'] ?? '')
    codes.delete(form['code'] ?? '')
    const challenge = createHash('sha256')
      .update(form['code_verifier'] ?? '')
      .digest('base64url')
    if (!known || known.redirectUri !== form['redirect_uri'] || known.challenge !== challenge)
      return refuse('invalid_grant')
    tokens.set(access, known.scopes)
    refreshes.set(`1//${count}`, known.scopes)
    return ok({
      ...given,
      scope: known.scopes,
      refresh_token: `1//${count}`,
      ...(mood.grantSeconds !== undefined && { refresh_token_expires_in: mood.grantSeconds }),
    })
  }

  const revoke = ({ query, form }: Asked): Told => {
    const token = query.get('token') ?? form['token'] ?? ''
    if (!refreshes.delete(token) && !tokens.delete(token))
      return { status: 400, json: { error: 'invalid_token' } }
    revoked.push(token)
    return ok({})
  }

  return {
    authorize,
    exchange,
    revoke,
    revoked,
    /** Scopes of a token that lives. */
    findScopes: (header = ''): string[] | undefined => tokens.get(header.replace(/^Bearer /, ''))?.split(' '),
    endTokens: (): void => {
      tokens = new Map()
    },
  }
}
