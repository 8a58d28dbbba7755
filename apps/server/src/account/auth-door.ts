import type { z } from 'zod'
import type { Deps } from '../deps.ts'
import type { AppContext } from '../platform/http/app-type.ts'
import { clientAddress } from '../platform/http/client-address.ts'
import type { RateLimit } from '../platform/http/rate-limit.ts'
import { readInput } from '../platform/http/read-input.ts'
import { readJson } from '../platform/http/read-json.ts'
import { ADDRESS_HEADER } from './auth.ts'
import type { Auth } from './auth.ts'
import { noteEvent } from './note-event.ts'
import type { EventKind } from './note-event.ts'

/** What the endpoints of accounts work with. */
export type Door = {
  readonly deps: Pick<Deps, 'db' | 'config' | 'clock' | 'hub' | 'mail'>
  readonly auth: Auth
  readonly welcome: (userId: string) => Promise<void>
  readonly limits: Record<'perAddress' | 'perAccount' | 'mailsPerAccount' | 'perCode', RateLimit>
}

/** Checks the body, counts the try and passes it on; the answer is still the library's. */
export async function askLibrary<Body extends object>(
  door: Door,
  context: AppContext,
  schema: z.ZodType<Body>,
  count?: (body: Body) => Promise<void>,
) {
  const { deps, auth, limits } = door
  await limits.perAddress.take(clientAddress(context, deps.config.isProxyTrusted))
  const body = readInput(schema, await readJson(context))
  await count?.(body)
  return { body, answer: await auth.handle(handOver(door, context, body)) }
}

/** Writes into the account's log what was done, and from where. */
export function noteAtDoor(
  { deps }: Door,
  context: AppContext,
  userId: string,
  kind: EventKind,
): Promise<void> {
  return noteEvent(deps, userId, kind, {
    address: clientAddress(context, deps.config.isProxyTrusted),
    userAgent: context.req.header('user-agent') ?? '',
  })
}

/** The request as the library gets it: with the body that was checked, and with our word on where it comes from. */
export function handOver({ deps }: Door, context: AppContext, body?: object): Request {
  const headers = new Headers(context.req.raw.headers)
  headers.set(ADDRESS_HEADER, clientAddress(context, deps.config.isProxyTrusted))
  if (body === undefined) return new Request(context.req.url, { headers })
  headers.delete('content-length')
  headers.delete('transfer-encoding')
  headers.set('content-type', 'application/json')
  return new Request(context.req.url, { method: 'POST', headers, body: JSON.stringify(body) })
}
