import { href } from 'react-router'
import type { Session } from '../../api/auth.ts'
import { queryClient } from '../../api/query-client.ts'
import { sessionQuery } from '../../api/queries.ts'

/** The session, asked again when the last answer was "nobody": it may have changed in another tab. */
export async function findSession(): Promise<Session | null> {
  const known = queryClient.getQueryData(sessionQuery.queryKey)
  return known ?? (await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 }))
}

/** Where to sign in, remembering where the person wanted to go. */
export function loginAddress(wanted: { pathname: string; search: string }): string {
  const to = wanted.pathname + wanted.search
  return to === href('/dashboard') ? href('/login') : `${href('/login')}?to=${encodeURIComponent(to)}`
}

/** Any origin: only whether an address leaves it is asked. */
const HERE = 'https://here.invalid'
/** Browsers drop tabs and line ends from addresses: what looks like a path would then begin with two slashes. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

/** Only addresses of our own: `?to=` comes from outside. */
export function returnAddress(to: string | null): string {
  if (!to || !to.startsWith('/') || UNSEEN.test(to) || !URL.canParse(to, HERE)) return href('/dashboard')
  const { origin, pathname, search, hash } = new URL(to, HERE)
  // `/.//` is written as `//` by the time it is gone to.
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : href('/dashboard')
}

/** Where to go after signing in: what was asked for before, or the checkout of the plan that was chosen on the pricing page. */
export function destinationOf(search: URLSearchParams): string {
  if (search.get('plan') !== 'starter') return returnAddress(search.get('to'))
  const interval = search.get('billing') === 'annual' ? '&interval=year' : ''
  return `${href('/credits')}?plan=starter${interval}`
}
