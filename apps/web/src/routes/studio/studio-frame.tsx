import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import { href, Outlet, redirect, useLocation, useMatches, useNavigate, useNavigation } from 'react-router'
import { toast } from 'sonner'
import { signOut } from '../../api/auth.ts'
import { queryClient } from '../../api/query-client.ts'
import { pricingQuery, profileQuery, sessionQuery } from '../../api/queries.ts'
import { findSession, loginAddress } from '../../features/account/guards.ts'
import { useSamePerson } from '../../features/account/same-person.ts'
import { useDeletions } from '../../features/deletions/use-deletions.ts'
import { AppShell } from '../../features/shell/app-shell.tsx'
import { useLiveUpdates } from '../../features/videos/live-updates.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { claimDrafts, countLastingDrafts, forgetDrafts } from '../../lib/own-drafts.ts'
import { useWasOpen } from '../../lib/use-was-open.ts'
import type { Route } from './+types/studio-frame'

const LosingDrafts = lazyPart(() => import('../../features/account/losing-drafts.tsx'))

const SESSION_CHECK_MS = 30_000

/** Nobody sees a signed-in page without a session; afterwards they come back to where they wanted to go. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const session = await findSession()
  if (!session) throw redirect(loginAddress(new URL(request.url)))
  claimDrafts(session.user.id)
  void queryClient.prefetchQuery(profileQuery)
  void queryClient.prefetchQuery(pricingQuery)
  return null
}

/** From now on the app's pages appear without a connection, too. Where service workers are not allowed they do not. */
function keepShell(): void {
  if (import.meta.env.PROD) navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined)
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
  const [drafts, setDrafts] = useState({ count: 0, isAsking: false })
  const wasAsked = useWasOpen(drafts.isAsking)
  useLiveUpdates()
  useDeletions()
  useEffect(keepShell, [])
  useSamePerson(session.data?.user.id)

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
      forgetDrafts()
      cache.clear()
      // The start page is plain HTML outside of the app, and nothing of this session stays in memory.
      window.location.assign(href('/'))
    } catch (error) {
      isLeaving.current = false
      toast.error('Could not sign out', { description: error instanceof Error ? error.message : '' })
    }
  }

  const askAndLeave = () => {
    const count = countLastingDrafts()
    if (count === 0) void leave()
    else setDrafts({ count, isAsking: true })
  }
  return (
    <AppShell title={title} onSignOut={askAndLeave}>
      <Outlet />
      {wasAsked && (
        <Suspense>
          <LosingDrafts
            count={drafts.count}
            open={drafts.isAsking}
            onOpenChange={(isAsking) => setDrafts({ ...drafts, isAsking })}
            onLeave={() => void leave()}
          />
        </Suspense>
      )}
    </AppShell>
  )
}
