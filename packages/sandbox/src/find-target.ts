import { lookup, Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import type { LookupFunction } from 'node:net'
import { networkInterfaces } from 'node:os'
import { FetchRefused } from './fetch-refused.ts'
import { isPublicAddress, isSameAddress } from './public-address.ts'

/** What the operator lets be fetched beyond the open internet, and how names become addresses. */
export type Guard = {
  /** Host names and addresses that may be private, on any port. */
  readonly allowedHosts?: readonly string[]
  readonly resolve?: (host: string) => Promise<readonly string[]>
  /** The addresses of this machine; read from the system when left out. */
  readonly ownAddresses?: readonly string[]
}
export type Target = { readonly url: URL; readonly addresses: readonly string[] }

/** Below this, ports belong to mail, databases of names and the like, which must not be spoken to in HTTP. */
const FIRST_FREE_PORT = 1024
/** Of a name server; it is asked twice. */
const ANSWER_MS = 2000
const TRIES = 2
const LOCAL_NAME = /(^|\.)localhost\.?$/i

/**
 * The addresses that a given address stands for, all of them allowed; throws a FetchRefused. Also the way to check one
 * that is only kept for later.
 */
export async function findTarget(address: string, guard: Guard = {}): Promise<Target> {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '')
    throw new FetchRefused('address_not_allowed')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isAllowed = guard.allowedHosts?.includes(host) ?? false
  if (!isAllowed && url.port !== '' && Number(url.port) < FIRST_FREE_PORT)
    throw new FetchRefused('address_not_allowed')
  const resolve = guard.resolve ?? (isAllowed ? resolveByMachine : resolvePublicName)
  const addresses = await resolve(host).catch((error: unknown) => {
    throw new FetchRefused('address_unknown', { cause: error })
  })
  if (addresses.length === 0) throw new FetchRefused('address_unknown')
  // One private address among public ones is how a name is made to be both.
  if (!isAllowed && !addresses.every(isPublicAddress)) throw new FetchRefused('address_not_allowed')
  if (!isAllowed && url.port !== '' && isOfThisMachine(addresses, guard.ownAddresses))
    throw new FetchRefused('address_not_allowed')
  return { url, addresses }
}

/**
 * What a machine with a public address asks at that address never leaves it, and passes by the firewall that keeps its other
 * services from the world. Its web server alone, on the usual ports, is there for everybody.
 */
function isOfThisMachine(addresses: readonly string[], own: readonly string[] = listOwnAddresses()): boolean {
  return addresses.some((address) => own.some((one) => isSameAddress(one, address)))
}

const listOwnAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((known) => (known ?? []).map(({ address }) => address))

/** Names that the operator allows may stand in the machine's own list of hosts; they are few, and nobody's who asks. */
async function resolveByMachine(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address)
}

/**
 * Asks the name servers by itself. The machine's own look-up takes one of four threads for as long as a name server likes to
 * wait, and files are read by the same four: four slow names would stop everything.
 */
async function resolvePublicName(host: string): Promise<string[]> {
  if (isIP(host)) return [host]
  if (LOCAL_NAME.test(host)) return ['127.0.0.1']
  const resolver = new Resolver({ timeout: ANSWER_MS, tries: TRIES })
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  const [refused] = answers.flatMap((answer) =>
    answer.status === 'rejected' ? [answer.reason as unknown] : [],
  )
  if (found.length === 0 && refused !== undefined) throw refused
  return found
}

/** A look-up that knows only these addresses, for the one connection that is made. */
export function pinLookup(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  return (_host, options, answer) => {
    const [first] = found
    if (options.all || !first) answer(null, found)
    else answer(null, first.address, first.family)
  }
}
