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

/** Only addresses of our own: `?to=` comes from outside. */
export function returnAddress(to: string | null): string {
  return to && /^\/(?![/\\])/.test(to) ? to : href('/dashboard')
}

/** Where to go after signing in: what was asked for before, or the checkout of the plan that was chosen on the pricing page. */
export function destinationOf(search: URLSearchParams): string {
  if (search.get('plan') !== 'starter') return returnAddress(search.get('to'))
  const interval = search.get('billing') === 'annual' ? '&interval=year' : ''
  return `${href('/credits')}?plan=starter${interval}`
}
