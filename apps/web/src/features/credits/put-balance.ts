import type { getDashboard } from '@hookreel/contract'
import type { QueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { dashboardQuery, profileQuery } from '../../api/queries.ts'

type Dashboard = z.output<typeof getDashboard.output>

/** Puts a balance wherever it is shown. What lists its changes, and what may have been paid elsewhere, is asked anew. */
export function putBalance(cache: QueryClient, balance: number): void {
  cache.setQueryData(profileQuery.queryKey, (profile) =>
    profile ? { ...profile, aiCredits: balance } : profile,
  )
  cache.setQueryData<Dashboard>(dashboardQuery.queryKey, (dashboard) =>
    dashboard ? { ...dashboard, totals: { ...dashboard.totals, aiCredits: balance } } : dashboard,
  )
  for (const key of ['credits', 'billing', 'trial']) void cache.invalidateQueries({ queryKey: [key] })
}
