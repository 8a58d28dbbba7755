import { HOUR_MS } from '@hookreel/contract'
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { generateCookie, getCookie } from 'hono/cookie'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { AppContext } from '../../platform/http/app-type.ts'
import { clientNetwork } from '../../platform/http/client-address.ts'
import { createGrowingLimit, createRateLimit } from '../../platform/http/limits/rate-limit.ts'
import { publicAddress } from './auth.ts'
import { findPasswordHash } from '../profiles.queries.ts'
import { isSameSecret } from '../../platform/secrets.ts'

/**
 * Wrong passwords for one account an hour, from all devices that it does not know together, and from all that it knows. An
 * hour may begin in the middle of another one, so twice their sum is the most that any sixty minutes see: 80. What a stolen
 * session may guess beside that is at most 15, so an account sees fewer than 100.
 */
const STRANGE_TRIES_AN_HOUR = 30
const KNOWN_TRIES_AN_HOUR = 10
const DEVICE_BYTES = 18
const YEAR_SECONDS = 31_536_000
const WAIT = 'Too many wrong passwords. Wait a few minutes, or reset the password.'
const LOCKED =
  'Too many wrong passwords for this account. Try again in a while, on a device on which you signed in before, or reset the password.'

/** What slows guessing of one account's password down without locking its owner out. */
export type GuessLimits = {
  /** Counts a try to sign in before it is made; throws `rate_limited`. Answers what to call when it was right. */
  take(context: AppContext, email: string): Promise<() => Promise<void>>
  /** The answer with a cookie by which this browser is counted apart from strangers from now on. */
  rememberDevice(context: AppContext, email: string, answer: Response): Promise<Response>
}

/**
 * Tries are counted by account and network together; a browser in which the account was signed in before is counted by
 * itself (a "device cookie"), so that nobody elsewhere can use up its tries. The cookie opens nothing, and ends with the
 * password: who knew an earlier one is a stranger.
 */
export function createGuessLimits(deps: Pick<Deps, 'db' | 'clock' | 'config' | 'secrets'>): GuessLimits {
  const { db, config, secrets } = deps
  const place = createGrowingLimit(deps, 'sign-ins of an account from one place', config.signInsPerAccount)
  const strange = createRateLimit(deps, 'sign-ins of an account by strangers', STRANGE_TRIES_AN_HOUR, HOUR_MS)
  const known = createRateLimit(deps, 'sign-ins of an account by known devices', KNOWN_TRIES_AN_HOUR, HOUR_MS)
  const isSecure = publicAddress(config).startsWith('https:')
  const seal = async (email: string, device: string) => {
    const sealed = `${email} ${device} ${(await findPasswordHash(db, email)) ?? ''}`
    return createHmac('sha256', secrets.keyFor('devices')).update(sealed).digest('base64url')
  }
  const findDevice = async (context: AppContext, email: string) => {
    const [device = '', mac = ''] = (getCookie(context, cookieOf(email)) ?? '').split('.')
    return isSameSecret(mac, await seal(email, device)) ? device : undefined
  }
  return {
    take: async (context, asked) => {
      const email = asked.toLowerCase()
      const device = await findDevice(context, email)
      const key = `${email} ${device ?? clientNetwork(context, config.proxies)}`
      const all = device === undefined ? strange : known
      await sayWhy(place.take(key), WAIT)
      await sayWhy(all.take(email), LOCKED)
      return async () => {
        await place.forget(key)
        await all.giveBack(email)
      }
    },
    rememberDevice: async (context, asked, answer) => {
      const email = asked.toLowerCase()
      if ((await findDevice(context, email)) !== undefined) return answer
      const device = randomBytes(DEVICE_BYTES).toString('base64url')
      const cookie = generateCookie(cookieOf(email), `${device}.${await seal(email, device)}`, {
        path: '/api/auth',
        httpOnly: true,
        sameSite: 'Lax',
        secure: isSecure,
        maxAge: YEAR_SECONDS,
      })
      const headers = new Headers(answer.headers)
      headers.append('set-cookie', cookie)
      return new Response(answer.body, { status: answer.status, headers })
    },
  }
}

async function sayWhy(taken: Promise<void>, message: string): Promise<void> {
  try {
    await taken
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw new AppError(error.code, { message, ...(error.details && { details: error.details }) })
  }
}

/** One for each account that is used in a browser; its name does not tell whose. */
function cookieOf(email: string): string {
  return `hookreel.device.${createHash('sha256').update(email).digest('hex').slice(0, 12)}`
}
