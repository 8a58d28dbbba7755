import ipaddr from 'ipaddr.js'
import type { AppContext } from './app-type.ts'

/** A household or a machine has this much of an IPv6 address: whoever changes what follows is the same one. */
const IPV6_NETWORK_PARTS = 4

/** Address of whoever asks. A proxy's word counts only when the operator trusts it: anyone can write that header. */
export function clientAddress(context: AppContext, isProxyTrusted: boolean): string {
  // The nearest proxy writes the last entry; what is before it came from outside.
  const forwarded = isProxyTrusted
    ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
    : undefined
  return forwarded || context.env?.incoming?.socket.remoteAddress || 'unknown'
}

/** What tries are counted by: the IPv4 address, or the /64 that an IPv6 address is in. */
export function clientNetwork(context: AppContext, isProxyTrusted: boolean): string {
  return networkOf(clientAddress(context, isProxyTrusted))
}

export function networkOf(address: string): string {
  // A name of an interface (`fe80::1%eth0`) and what is no address at all stay as they are.
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const { parts } = parsed as ipaddr.IPv6 // the only other kind
  return `${parts
    .slice(0, IPV6_NETWORK_PARTS)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}
