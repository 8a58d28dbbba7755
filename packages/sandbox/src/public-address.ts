import ipaddr from 'ipaddr.js'

/** Of public IPv6 only this part is given out for use (RFC 4291, IANA): the rest is tunnels, mappings and what nobody has. */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3')
/** Looks public, but inside Azure machines it answers with the machine's own settings. */
const AZURE_HOST = '168.63.129.16'

/**
 * Whether an IP address belongs to the open internet: no private, loopback, link-local (cloud metadata), shared,
 * multicast or reserved one. An IPv4 address inside an IPv6 one is judged as the IPv4 address that it stands for.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' ? parsed.toString() !== AZURE_HOST : parsed.match(GLOBAL_IPV6)
}

/** Whether two texts are the same IP address, in whatever way each is written. */
export function isSameAddress(one: string, other: string): boolean {
  const plain = (address: string) => (ipaddr.isValid(address) ? ipaddr.process(address).toString() : address)
  return plain(one) === plain(other)
}
