import type { MiddlewareHandler } from 'hono'
import { AppError } from '../app-error.ts'
import type { AppEnv } from '../app-type.ts'
import { clientBucket } from '../client-address.ts'

/**
 * Without an end every file that somebody opens and does not read would hold a connection and an open file for ever. Players
 * and browsers that are cut off go on where they were.
 */
export const FILE_LIMITS = {
  /** A reader that takes nothing for so long is cut off: less than about a kilobyte a second. */
  idleMs: 60_000,
  /** So long one answer may take in all. */
  limitMs: 2 * 3_600_000,
  /** So many one network may be fetching at once, and a household of IPv6 four times as many; a browser opens six connections, an office shares an address. */
  perAddress: 64,
}

/** Stands before the routes that answer with files. Throws `downloads_too_many`. */
export function limitFiles(
  proxies: number,
  { idleMs, limitMs, perAddress } = FILE_LIMITS,
): MiddlewareHandler<AppEnv> {
  const open = new Map<string, number>()
  return async (context, next) => {
    const outgoing = context.env?.outgoing
    // A test that asks without a socket keeps none open.
    if (!outgoing) return next()
    const bucket = clientBucket(context, proxies)
    const count = open.get(bucket) ?? 0
    if (count >= perAddress) throw new AppError('downloads_too_many')
    open.set(bucket, count + 1)
    const cut = () => void outgoing.destroy()
    const end = setTimeout(cut, limitMs).unref()
    outgoing.setTimeout(idleMs, cut)
    outgoing.once('close', () => {
      clearTimeout(end)
      const left = (open.get(bucket) ?? 1) - 1
      if (left > 0) open.set(bucket, left)
      else open.delete(bucket)
    })
    return next()
  }
}
