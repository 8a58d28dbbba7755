import type { AppContext } from './app-type.ts'

const LOOPBACK = /^(::1|127\.\d+\.\d+\.\d+|::ffff:127\.\d+\.\d+\.\d+)$/
const LOCAL_NAME = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/**
 * Whether it is asked from the machine that the server runs on, under a local name (another name may be a page that
 * tricks the browser) and by no proxy: then it is whoever runs it.
 */
export function isThisMachine(context: AppContext): boolean {
  const address = context.env?.incoming?.socket.remoteAddress ?? ''
  const isForwarded = context.req.header('x-forwarded-for') !== undefined
  return LOOPBACK.test(address) && !isForwarded && LOCAL_NAME.test(context.req.header('host') ?? '')
}
