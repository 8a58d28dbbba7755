import ipaddr from 'ipaddr.js'
import type { AppContext } from './app-type.ts'

/** A household or a machine has this much of an IPv6 address: whoever changes what follows is the same one. */
const IPV6_NETWORK_PARTS = 4
const IPV6_SITE_PARTS = 3
/** Of a request that came through no socket of the network. */
const UNKNOWN = 'unknown'

/** Address of whoever asks. A proxy's word counts only when the operator trusts it: anyone can write that header. */
export function clientAddress(context: AppContext, isProxyTrusted: boolean): string {
  // The nearest proxy writes the last entry; what is before it came from outside.
  const forwarded = isProxyTrusted
    ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
    : undefined
  return forwarded || context.env?.incoming?.socket.remoteAddress || UNKNOWN
}

/** What tries are counted by: the IPv4 address, or the /64 that an IPv6 address is in. */
export function clientNetwork(context: AppContext, isProxyTrusted: boolean): string {
  return networkOf(clientAddress(context, isProxyTrusted))
}

/** Where a request came from, for the log of an account. */
export type ClientOrigin = { readonly address: string; readonly userAgent: string }

export function clientOrigin(context: AppContext, isProxyTrusted: boolean): ClientOrigin {
  return {
    address: clientAddress(context, isProxyTrusted),
    userAgent: context.req.header('user-agent') ?? '',
  }
}

/**
 * The /48 that an IPv6 address is in, which a household or a tunnel may have all 65,536 networks of; undefined for others: an IPv4
 * address is one already.
 */
export function siteOf(address: string): string | undefined {
  return prefixOf(address, IPV6_SITE_PARTS)
}

export function networkOf(address: string): string {
  const prefix = prefixOf(address, IPV6_NETWORK_PARTS)
  if (prefix !== undefined) return prefix
  // A name of an interface (`fe80::1%eth0`) and what is no address at all stay as they are.
  return address !== UNKNOWN && ipaddr.isValid(address) ? ipaddr.process(address).toString() : address
}

/** So many parts of an IPv6 address, of 16 bits each; undefined for any other. */
function prefixOf(address: string, count: number): string | undefined {
  // That a text is no address is found by errors that are thrown and caught, several times a request.
  if (address === UNKNOWN || !ipaddr.isValid(address)) return undefined
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return undefined
  const { parts } = parsed as ipaddr.IPv6 // the only other kind
  return `${parts
    .slice(0, count)
    .map((part) => part.toString(16))
    .join(':')}::/${16 * count}`
}
