import { redirectTo } from '../serve-network.ts'
import type { Asked, Told } from '../serve-network.ts'

export const TIKTOK_KEYS = { TIKTOK_CLIENT_KEY: 'tt-key', TIKTOK_CLIENT_SECRET: 'tt-secret' }
const ALL_SCOPES = 'user.info.basic,video.publish,video.upload,video.list'

/** How TikTok behaves; a test changes what it needs. */
export type TiktokMood = {
  /** What the person allows. */
  scopes: string
  /** Codes that are answered instead of success. */
  tokenError: string | undefined
  /** Whose account is signed in at TikTok. */
  openId: string
  creatorError: string | undefined
  initError: string | undefined
  isAudited: boolean
  isAccountPrivate: boolean
  isStitchOff: boolean
  maxSeconds: number
  /** Status questions that are answered "still processing". */
  slowPolls: number
  /** Set: processing ends so. */
  failReason: string | undefined
  /** Status questions after which the post's id is told; never with Infinity. */
  idAfterPolls: number
  isIdText: boolean
  now: () => number
}

export function createTiktokMood(): TiktokMood {
  return {
    scopes: ALL_SCOPES,
    tokenError: undefined,
    openId: 'open-1',
    creatorError: undefined,
    initError: undefined,
    isAudited: true,
    isAccountPrivate: false,
    isStitchOff: false,
    maxSeconds: 300,
    slowPolls: 0,
    failReason: undefined,
    idAfterPolls: 0,
    isIdText: false,
    now: Date.now,
  }
}

/** TikTok's sign-in: its page (which always agrees), tokens, and their end. */
export function createTiktokSignIn(mood: TiktokMood) {
  const revoked: string[] = []
  const codes = new Map<string, { redirectUri: string; scopes: string }>()
  let tokens = new Map<string, { scopes: string; endsAt: number }>()
  let refreshes = new Map<string, string>()
  let count = 0
  const now = () => mood.now()

  const authorize = ({ query }: Asked): Told => {
    const redirectUri = query.get('redirect_uri') ?? ''
    if (query.get('client_key') !== 'tt-key' || query.get('response_type') !== 'code')
      return { status: 400, text: 'wrong client' }
    if (/[?#]/.test(redirectUri) || query.get('scope')?.includes(' '))
      return { status: 400, text: 'wrong request' }
    const code = `code*${(count += 1)}`
    codes.set(code, { redirectUri, scopes: mood.scopes })
    return redirectTo(redirectUri, { code, scopes: mood.scopes, state: query.get('state') ?? '' })
  }

  const grant = (scopes: string): Told => {
    const [access, refresh] = [`act.${(count += 1)}`, `rft.${count}`]
    tokens.set(access, { scopes, endsAt: now() + 86_400_000 })
    refreshes.set(refresh, scopes)
    return {
      status: 200,
      json: {
        access_token: access,
        expires_in: 86_400,
        open_id: mood.openId,
        refresh_expires_in: 31_536_000,
        refresh_token: refresh,
        scope: scopes,
        token_type: 'Bearer',
      },
    }
  }
  // Recorded so: with status 200.
  const refuse = (error: string): Told => ({
    status: 200,
    json: { error, error_description: `${error}.`, log_id: 'log' },
  })
  const exchange = ({ form }: Asked): Told => {
    if (form['client_key'] !== 'tt-key' || form['client_secret'] !== 'tt-secret')
      return refuse('invalid_client')
    if (mood.tokenError !== undefined) return refuse(mood.tokenError)
    if (form['grant_type'] === 'refresh_token') {
      const scopes = refreshes.get(form['refresh_token'] ?? '')
      refreshes.delete(form['refresh_token'] ?? '')
      return scopes === undefined ? refuse('invalid_grant') : grant(scopes)
    }
    const known = codes.get(form['code'] ?? '')
    codes.delete(form['code'] ?? '')
    if (!known || known.redirectUri !== form['redirect_uri']) return refuse('invalid_grant')
    return grant(known.scopes)
  }
  const revoke = ({ form }: Asked): Told => {
    const token = form['token'] ?? ''
    if (!tokens.delete(token)) return refuse('invalid_request')
    revoked.push(token)
    return { status: 200, text: '' }
  }

  return {
    authorize,
    exchange,
    revoke,
    revoked,
    /** Scopes of a token that lives. */
    findScopes: (header = ''): string[] | undefined => {
      const token = tokens.get(header.replace('Bearer ', ''))
      return token && token.endsAt > now() ? token.scopes.split(',') : undefined
    },
    endTokens: (what: 'access' | 'refresh'): void => {
      tokens = new Map()
      if (what === 'refresh') refreshes = new Map()
    },
  }
}
