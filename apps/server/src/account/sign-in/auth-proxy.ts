import type { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { AppContext } from '../../platform/http/app-type.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { clientAddress, clientNetwork, clientOrigin } from '../../platform/http/client-address.ts'
import type { EvenAnswer } from '../../platform/http/constant-time-response.ts'
import type { NetworkLimit } from '../../platform/http/limits/limit-networks.ts'
import type { RateLimit } from '../../platform/http/limits/rate-limit.ts'
import { OF_STRANGERS } from '../../platform/http/read-bytes.ts'
import { readInput } from '../../platform/http/read-input.ts'
import { readJson } from '../../platform/http/read-json.ts'
import { ADDRESS_HEADER, KEPT_HEADER } from './auth.ts'
import type { Auth } from './auth.ts'
import { remindOldAddress } from '../change-email.ts'
import type { GuessLimits } from './limit-guesses.ts'
import { noteEvent, USER_AGENT_CHARACTERS } from '../note-event.ts'
import { deleteOldestSessions } from './sessions.queries.ts'
import type { EventKind } from '../note-event.ts'

const MAILED =
  'A mail with a link went to this address in the last hour, and the link still works. Look for it, also among spam.'

/** What the endpoints of accounts work with. */
export type AuthProxy = {
  readonly deps: Pick<Deps, 'db' | 'config' | 'clock' | 'hub' | 'lanes' | 'mail' | 'secrets'>
  readonly auth: Auth
  readonly welcome: (userId: string) => Promise<void>
  readonly answerEvenly: EvenAnswer
  readonly guesses: GuessLimits
  /** Of everything that anybody may ask of accounts. */
  readonly calls: NetworkLimit
  readonly limits: Record<
    | 'perCode'
    | 'signUpMails'
    | 'signUpsPerHour'
    | 'signUpsPerDay'
    | 'mailsPerMinute'
    | 'mailsPerDay'
    | 'mailsOfAddress'
    | 'mailsOfHour',
    RateLimit
  >
}

/** Checks the body, counts the try and passes it on; the answer is still the library's. */
export async function askLibrary<Body extends object>(
  proxy: AuthProxy,
  context: AppContext,
  schema: z.ZodType<Body>,
  count?: (body: Body) => Promise<void>,
) {
  const body = await readCounted(proxy, context, schema)
  await count?.(body)
  return { body, answer: await proxy.auth.handle(handOver(proxy, context, body)) }
}

/** Counts the try by where it comes from, and checks its body. */
export async function readCounted<Body>(
  { calls }: AuthProxy,
  context: AppContext,
  schema: z.ZodType<Body>,
): Promise<Body> {
  await calls.take(context)
  return readInput(schema, await readJson(context, OF_STRANGERS))
}

/** Writes into the account's log what was done, and from where. */
export function noteWithOrigin(
  proxy: AuthProxy,
  context: AppContext,
  userId: string,
  kind: EventKind,
): Promise<void> {
  return noteEvent(proxy.deps, userId, kind, clientOrigin(context, proxy.deps.config.proxies))
}

/** Somebody signed in: it stands in their account's log, and of their sessions the newest are kept. */
export async function noteSignIn(
  proxy: AuthProxy,
  context: AppContext,
  userId: string,
  kind: 'signed_in' | 'signed_in_with_google',
): Promise<void> {
  await deleteOldestSessions(proxy.deps.db, userId)
  await noteWithOrigin(proxy, context, userId, kind)
}

/** The request as the library gets it: with the body that was checked, and with our word on where it comes from. */
export function handOver({ deps }: AuthProxy, context: AppContext, body?: object): Request {
  const headers = new Headers(context.req.raw.headers)
  headers.set(ADDRESS_HEADER, clientAddress(context, deps.config.proxies))
  headers.delete(KEPT_HEADER)
  // It is kept with the session.
  const userAgent = headers.get('user-agent')
  if (userAgent !== null) headers.set('user-agent', userAgent.slice(0, USER_AGENT_CHARACTERS))
  if (body === undefined) return new Request(context.req.url, { headers })
  headers.delete('content-length')
  headers.delete('transfer-encoding')
  headers.set('content-type', 'application/json')
  return new Request(context.req.url, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** A sign-up as the library gets it: an address that an account may come back to is answered like a known one. */
export async function handOverSignUp(
  proxy: AuthProxy,
  context: AppContext,
  body: { readonly email: string },
): Promise<Request> {
  const request = handOver(proxy, context, body)
  if (await remindOldAddress(proxy.deps, body.email)) request.headers.set(KEPT_HEADER, 'yes')
  return request
}

/**
 * Counts a link mail before it is sent: per requester, and more leniently per address. Strangers who
 * ask for links to somebody's address use up nothing but their own: its owner is refused only while a link lies in the mailbox
 * that came in the last hour and still works.
 */
export async function countMail(
  { deps, limits }: AuthProxy,
  context: AppContext,
  mail: { readonly kind: string; readonly email: string },
): Promise<void> {
  const address = `${mail.kind} ${mail.email.toLowerCase()}`
  const asker = `${address} ${clientNetwork(context, deps.config.proxies)}`
  await limits.mailsPerMinute.take(asker)
  await limits.mailsPerDay.take(asker)
  if (await limits.mailsOfAddress.hasTaken(address)) return
  if (!(await limits.mailsOfHour.hasTaken(address))) throw new AppError('rate_limited', { message: MAILED })
}
