import { DAY_MS, fail, INSTAGRAM_ACCOUNT, ok } from './instagram-answers.ts'
import type { InstagramMood } from './instagram-mood.ts'
import { redirectTo } from '../serve-network.ts'
import type { Asked, Told } from '../serve-network.ts'

/** Instagram's sign-in: its page (which always agrees), short and long tokens. */
export function createInstagramSignIn(mood: InstagramMood) {
  const codes = new Map<string, { redirectUri: string; scopes: string }>()
  const shortTokens = new Map<string, string>()
  const tokens = new Map<string, { scopes: string; madeAt: number }>()
  let count = 0

  const authorize = ({ query }: Asked): Told => {
    if (query.get('client_id') !== 'ig-id' || query.get('response_type') !== 'code') return fail(101, 0)
    const code = `AQ${(count += 1)}`
    codes.set(code, { redirectUri: query.get('redirect_uri') ?? '', scopes: mood.scopes })
    return redirectTo(query.get('redirect_uri') ?? '', { state: query.get('state') ?? '', code }, '#_')
  }

  const exchange = ({ form }: Asked): Told => {
    const code = form['code'] ?? ''
    const known = codes.get(code)
    codes.delete(code)
    const isRight =
      form['client_id'] === 'ig-id' &&
      form['client_secret'] === 'ig-secret' &&
      form['grant_type'] === 'authorization_code' &&
      known?.redirectUri === form['redirect_uri']
    if (!known || !isRight)
      return { status: 400, json: { error_type: 'OAuthException', code: 400, error_message: 'Invalid code' } }
    const token = `IGS${(count += 1)}`
    shortTokens.set(token, known.scopes)
    const permissions = mood.isWrapped ? `"${known.scopes}"` : JSON.stringify(known.scopes.split(','))
    const flat = `{"access_token":"${token}","user_id":${INSTAGRAM_ACCOUNT},"permissions":${permissions}}`
    return { status: 200, text: mood.isWrapped ? `{"data":[${flat}]}` : flat }
  }

  const giveLong = (scopes: string): Told => {
    const token = `IGL${(count += 1)}`
    tokens.set(token, { scopes, madeAt: mood.now() })
    return ok({ access_token: token, token_type: 'bearer', expires_in: 60 * 86_400 })
  }
  const lengthen = ({ query }: Asked): Told => {
    const scopes = shortTokens.get(query.get('access_token') ?? '')
    if (scopes === undefined || query.get('client_secret') !== 'ig-secret') return fail(190, 463)
    return giveLong(scopes)
  }
  const refresh = ({ query }: Asked): Told => {
    const token = tokens.get(query.get('access_token') ?? '')
    const ageMs = token ? mood.now() - token.madeAt : Infinity
    if (!token || mood.isTokenEnded || ageMs > 60 * DAY_MS) return fail(190, 463)
    return ageMs < DAY_MS ? fail(100, 0, 'token too young') : giveLong(token.scopes)
  }

  return {
    authorize,
    exchange,
    lengthen,
    refresh,
    /** Scopes of a token that lives. */
    findScopes: (header = ''): string[] | undefined =>
      mood.isTokenEnded ? undefined : tokens.get(header.replace(/^Bearer /, ''))?.scopes.split(','),
  }
}
