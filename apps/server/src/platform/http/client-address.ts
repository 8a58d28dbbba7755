import type { AppContext } from './app-type.ts'

/** Address of whoever asks. A proxy's word counts only when the operator trusts it: anyone can write that header. */
export function clientAddress(context: AppContext, isProxyTrusted: boolean): string {
  // The nearest proxy writes the last entry; what is before it came from outside.
  const forwarded = isProxyTrusted
    ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
    : undefined
  return forwarded || context.env?.incoming?.socket.remoteAddress || 'unknown'
}
