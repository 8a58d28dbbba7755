import { hostname } from 'node:os'
import type { MiddlewareHandler } from 'hono'
import ipaddr from 'ipaddr.js'
import { AppError } from './app-error.ts'
import type { AppEnv } from './app-type.ts'

const POLICY: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'self'"],
  // Component libraries set style attributes.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'media-src': ["'self'", 'blob:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'worker-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
}

/** The content policy of a page whose only inline scripts are those with these hashes (`sha256-…`). */
export function contentPolicy(scriptHashes: readonly string[] = []): string {
  const scripts = ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)]
  return [...Object.entries(POLICY), ['script-src', scripts] as const]
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** Headers that every answer has. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': contentPolicy(),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(self), geolocation=(), payment=()',
}

/**
 * Gives every answer the security headers that it does not set itself; behind TLS the browser is told to stay there.
 * Films may also come from `filmOrigin`, the object store that players are sent on to.
 */
export function addSecurityHeaders(
  publicUrl: string | undefined,
  filmOrigin?: string,
): MiddlewareHandler<AppEnv> {
  const isSecure = publicUrl?.startsWith('https:') ?? false
  return async (context, next) => {
    await next()
    if (isSecure) context.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      if (!context.res.headers.has(name)) context.header(name, value)
    }
    if (filmOrigin === undefined) return
    const policy = context.res.headers.get('content-security-policy') ?? ''
    context.header('content-security-policy', policy.replace('media-src', `media-src ${filmOrigin}`))
  }
}

/** No database keeps a NUL, and no address of ours has one: such an address is not there, no matter who would have read it. */
export const refuseNul: MiddlewareHandler<AppEnv> = async (context, next) => {
  if (new URL(context.req.url).pathname.includes('%00')) throw new AppError('route_not_found')
  await next()
}

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

/**
 * Refuses what changes something when a page of another website sends it. Programs that are no browsers send no
 * Origin and carry no cookie of a victim: they pass. Where cookies need no TLS the request's own address is believed only if
 * nobody else can have given it: a website whose name is turned to this machine's address (DNS rebinding) is another website.
 */
export function checkOrigin(publicUrl: string | undefined): MiddlewareHandler<AppEnv> {
  const publicOrigin = publicUrl === undefined ? undefined : new URL(publicUrl).origin
  const isSecure = publicUrl?.startsWith('https:') ?? false
  return async (context, next) => {
    const origin = context.req.header('origin')
    const own = new URL(context.req.url)
    const isOwn = origin === own.origin && (isSecure || isUngiven(own.hostname))
    const isForeign =
      context.req.header('sec-fetch-site') === 'cross-site' ||
      (origin !== undefined && origin !== publicOrigin && !isOwn)
    if (isForeign && !SAFE_METHODS.includes(context.req.method)) throw new AppError('origin_not_allowed')
    await next()
  }
}

/** Addresses in digits, and names that no stranger's name server answers for: this machine's own. */
function isUngiven(host: string): boolean {
  if (ipaddr.isValid(host.replace(/^\[|\]$/g, ''))) return true
  const name = hostname().toLowerCase()
  return host === 'localhost' || host.endsWith('.localhost') || [name, `${name}.local`].includes(host)
}
