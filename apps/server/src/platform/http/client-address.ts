import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { AppContext } from './app-type.ts'

/** A household or a machine has this much of an IPv6 address: anyone who changes what follows is the same one. */
const IPV6_NETWORK_PARTS = 4
const IPV6_SITE_PARTS = 3
/** Of a request that came through no socket of the network. */
const UNKNOWN = 'unknown'

/**
 * The caller's address, never anything else. Only as many `x-forwarded-for` entries are trusted as the operator has proxies:
 * anyone can send that header.
 */
export function clientAddress(context: AppContext, proxies: number): string {
  const socket = context.env?.incoming?.socket.remoteAddress || UNKNOWN
  if (proxies === 0) return socket
  // Each proxy writes behind what it was given, so the outermost one's entry is as many from the end; what is before it came from outside.
  const entries = context.req.header('x-forwarded-for')?.split(',') ?? []
  return readAddress(entries[Math.max(0, entries.length - proxies)]?.trim()) ?? socket
}

/** Some proxies write the port, too, which is another one with each connection, and IPv6 in brackets. */
function readAddress(entry = ''): string | undefined {
  const [, bracketed, plain] = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(entry) ?? []
  return [entry, bracketed, plain].find((text) => text !== undefined && isIP(text) !== 0)
}

/** What tries are counted by: the IPv4 address, or the /64 that an IPv6 address is in. */
export function clientNetwork(context: AppContext, proxies: number): string {
  return networkOf(clientAddress(context, proxies))
}

/** Of the networks of one household or tunnel so many are told apart: it may have 65,536 of them. */
export const NETWORKS_PER_SITE = 4

/** Key for turns and open files: the IPv4 address, or one of four buckets per IPv6 /48. */
export function clientBucket(context: AppContext, proxies: number): string {
  return bucketOf(clientAddress(context, proxies))
}

/** Where a request came from, for the log of an account. */
export type ClientOrigin = { readonly address: string; readonly userAgent: string }

export function clientOrigin(context: AppContext, proxies: number): ClientOrigin {
  return {
    address: clientAddress(context, proxies),
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

/** Others of its site may have the same bucket; of another site nobody has it. */
export function bucketOf(address: string): string {
  const site = siteOf(address)
  if (site === undefined) return networkOf(address)
  const own = Number.parseInt(networkOf(address).split(':')[IPV6_SITE_PARTS] ?? '', 16)
  return `${site} ${own % NETWORKS_PER_SITE}`
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
