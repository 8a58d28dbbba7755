import { getUsage, USAGE_CSV_PATH, usageQuerySchema } from '@hookreel/contract'
import type { Deps } from '../../deps.ts'
import type { App } from '../../platform/http/app-type.ts'
import { readInput } from '../../platform/http/read-input.ts'
import { requireUser } from '../../platform/http/require-user.ts'
import { describeRefusals, describeSecurity, serveEndpoint } from '../../platform/http/serve-endpoint.ts'
import { describeDisposition } from '../../platform/storage/serve-files.ts'
import { writeCsv } from '../../platform/write-csv.ts'
import { requireVideo } from '../../videos/require-video.ts'
import { readUsage } from './read-usage.ts'

export function mountUsage(app: App, deps: Pick<Deps, 'db' | 'clock'>): void {
  const read = async (userId: string, query: { days: string; videoId?: string | undefined }) => {
    if (query.videoId !== undefined) await requireVideo(deps, userId, query.videoId)
    return readUsage(deps, userId, { days: Number(query.days), videoId: query.videoId })
  }
  serveEndpoint(app, getUsage, async ({ user, query }) => ({ days: await read(user.id, query) }))
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: USAGE_CSV_PATH,
    summary: 'Your usage day by day, as a file for spreadsheets',
    tags: ['usage'],
    security: describeSecurity('videos:read'),
    request: { query: usageQuerySchema },
    responses: {
      200: { description: 'Done', content: { 'text/csv': { schema: { type: 'string' } } } },
      ...describeRefusals(['video_not_found', 'not_signed_in', 'invalid_input', 'internal']),
    },
  })
  app.get(USAGE_CSV_PATH, async (context) => {
    const user = await requireUser(context, 'videos:read')
    const days = await read(user.id, readInput(usageQuerySchema, context.req.query()))
    const rows = days.map(({ day, views, downloads, credits, videos }) => [
      day,
      views,
      downloads,
      credits,
      videos,
    ])
    const csv = writeCsv(['day', 'views', 'downloads', 'credits', 'videos'], rows)
    return context.body(csv, 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': describeDisposition(`hookreel-usage-${days.at(-1)?.day ?? ''}.csv`),
    })
  })
}
