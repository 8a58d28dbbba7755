import { createHmac, randomBytes } from 'node:crypto'
import { generateCookie, getCookie } from 'hono/cookie'
import type { Clock } from '../clock.ts'
import { isSameSecret } from '../secrets.ts'
import type { Secrets } from '../secrets.ts'
import type { App, AppContext } from './app-type.ts'
import { CLOSED_PAGE } from './pages/operator-page.ts'

const TOKEN_BYTES = 24
const COOKIE = 'hookreel.operator'
const COOKIE_SECONDS = 86_400
const LOCAL_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/
/** Page and cookie of the operator. */
export const OPERATOR_PATH = '/operator'

/**
 * Who runs the server, as far as pages need to know. Anyone who reads what the server printed when it started is taken for the
 * operator; where a request came from and which name it used say nothing, because every proxy asks from 127.0.0.1 and most
 * call it that.
 */
export type OperatorDoor = {
  /** What is printed at the start; nothing where the server is open to others (`PUBLIC_URL`): its operator has a shell. */
  readonly path: string | undefined
  isOperator(context: AppContext): boolean
  /** Mounts the page that takes the token and gives the cookie, and leads on to `next`. */
  mount(app: App, next: string): void
}

export function createOperatorDoor(
  publicUrl: string | undefined,
  secrets: Secrets,
  clock: Clock,
): OperatorDoor {
  if (publicUrl !== undefined && !LOCAL_HOST.test(new URL(publicUrl).hostname))
    return { path: undefined, isOperator: () => false, mount: () => undefined }
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const seal = (endsAt: string) =>
    createHmac('sha256', secrets.keyFor('operator')).update(endsAt).digest('base64url')
  return {
    path: `${OPERATOR_PATH}?token=${token}`,
    isOperator: (context) => {
      const [endsAt = '', mac = ''] = (getCookie(context, COOKIE) ?? '').split('.')
      const leftMs = Number(endsAt) - clock.now().getTime()
      // One of a version that gave longer ones ends with it.
      return isSameSecret(mac, seal(endsAt)) && leftMs > 0 && leftMs <= COOKIE_SECONDS * 1000
    },
    mount: (app, next) => {
      app.get(OPERATOR_PATH, (context) => {
        if (!isSameSecret(context.req.query('token') ?? '', token)) return context.html(CLOSED_PAGE, 403)
        const endsAt = String(clock.now().getTime() + COOKIE_SECONDS * 1000)
        const cookie = generateCookie(COOKIE, `${endsAt}.${seal(endsAt)}`, {
          path: '/',
          httpOnly: true,
          sameSite: 'Strict',
          maxAge: COOKIE_SECONDS,
        })
        context.header('set-cookie', cookie)
        context.header('cache-control', 'no-store')
        context.header('referrer-policy', 'no-referrer')
        return context.redirect(next)
      })
    },
  }
}
