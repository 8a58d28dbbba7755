import { getDashboard, type Video } from '@hookreel/contract'
import { getBalance } from '../billing/credits/get-balance.ts'
import type { Deps } from '../deps.ts'
import { summarizeIdeas } from '../ideas/summarize-ideas.ts'
import type { App } from '../platform/http/app-type.ts'
import { serveEndpoint } from '../platform/http/serve-endpoint.ts'

const LATEST = 5

export type VideosSummary = {
  total: number
  processing: number
  failed: number
  views: number
  recent: Video[]
}

/** Mounts the overview; `summarizeVideos` is how the videos feature tells about its part. */
export function mountDashboard(
  app: App,
  { db }: Pick<Deps, 'db'>,
  summarizeVideos: (userId: string, latest: number) => Promise<VideosSummary>,
): void {
  serveEndpoint(app, getDashboard, async ({ user }) => {
    const ideas = await summarizeIdeas(db, user.id, LATEST)
    const { total, processing, failed, views, recent } = await summarizeVideos(user.id, LATEST)
    return {
      totals: {
        ideas: ideas.total,
        videos: total,
        processing,
        failed,
        views,
        aiCredits: await getBalance(db, user.id),
      },
      recentIdeas: ideas.recent,
      recentVideos: recent,
    }
  })
}
