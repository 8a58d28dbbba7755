import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { href, Outlet, redirect, useLocation, useMatches, useNavigate, useNavigation } from 'react-router'
import { toast } from 'sonner'
import { signOut } from '../../api/auth.ts'
import { queryClient } from '../../api/query-client.ts'
import { pricingQuery, profileQuery, sessionQuery } from '../../api/queries.ts'
import { findSession, loginAddress } from '../../features/account/guards.ts'
import { AppShell } from '../../features/shell/app-shell.tsx'
import { useLiveUpdates } from '../../features/videos/live-updates.ts'
import type { Route } from './+types/studio-frame'

const SESSION_CHECK_MS = 30_000

/** Nobody sees a signed-in page without a session; afterwards they come back to where they wanted to go. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  if (!(await findSession())) throw redirect(loginAddress(new URL(request.url)))
  void queryClient.prefetchQuery(profileQuery)
  void queryClient.prefetchQuery(pricingQuery)
  return null
}

function titleOf(handle: unknown): string {
  return handle && typeof handle === 'object' && 'title' in handle ? String(handle.title) : 'Hookreel'
}

export default function StudioFrame() {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const here = useLocation()
  const pending = useNavigation().location
  const title = titleOf(useMatches().at(-1)?.handle)
  const session = useQuery({ ...sessionQuery, refetchInterval: SESSION_CHECK_MS })
  const isLeaving = useRef(false)
  useLiveUpdates()

  useEffect(() => {
    // A page's own questions are refused while the way to it is still under way: that page is the one wanted.
    const wanted = pending ?? here
    if (session.data !== null || isLeaving.current || wanted.pathname === href('/login')) return
    void navigate(loginAddress(wanted), { replace: true })
  }, [session.data, navigate, here, pending])

  const leave = async () => {
    isLeaving.current = true
    try {
      await signOut()
      cache.clear()
      // The start page is plain HTML outside of the app, and nothing of this session stays in memory.
      window.location.assign(href('/'))
    } catch (error) {
      isLeaving.current = false
      toast.error('Could not sign out', { description: error instanceof Error ? error.message : '' })
    }
  }

  return (
    <AppShell title={title} onSignOut={() => void leave()}>
      <Outlet />
    </AppShell>
  )
}
