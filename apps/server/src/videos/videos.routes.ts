import {
  cancelVideo as cancelEndpoint,
  createVideo as createEndpoint,
  deleteVideo as deleteEndpoint,
  estimateVideo,
  EVENTS_PATH,
  getVideo,
  getVideoFile,
  IDEMPOTENCY_HEADER,
  idParamsSchema,
  listRushes,
  listVideos,
  updateVideo as updateEndpoint,
  WATCH_PATH,
} from '@hookreel/contract'
import { isDisabled } from '../account/account-access.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { App } from '../platform/http/app-type.ts'
import { requireUser } from '../platform/http/require-user.ts'
import { readInput } from '../platform/http/read-input.ts'
import { readKey } from '../platform/http/read-key.ts'
import { describeRefusals, describeSecurity, serveEndpoint } from '../platform/http/serve-endpoint.ts'
import { createRateLimit } from '../platform/http/limits/rate-limit.ts'
import { limitSearches } from '../platform/http/limits/limit-searches.ts'
import { streamEvents } from '../platform/realtime/stream-events.ts'
import { serveFile } from '../platform/storage/serve-files.ts'
import { cancelVideo } from './cancel-video.ts'
import { mountChanges } from './changes/changes.routes.ts'
import { mountLanguages } from './languages/languages.routes.ts'
import { createVideo } from './ordering/create-video.ts'
import { limitOrders } from './ordering/limit-orders.ts'
import { findOutdatedProgress } from './find-outdated-progress.ts'
import { deleteVideo } from './delete-video.ts'
import { estimateLength } from './ordering/estimate-length.ts'
import { linkVideoFile } from './downloads/link-video-file.ts'
import { presentRushes, presentVideo } from './listing/present-video.ts'
import { requireVideo } from './require-video.ts'
import { mountSubtitles } from './downloads/subtitles.routes.ts'
import { updateVideo } from './update-video.ts'
import type { VideoDeps } from './video-deps.ts'
import { isPictureWithheld } from '../cast/cast-files.ts'
import { userOfKey, videoOfKey } from './video-files.ts'
import { isVideoHidden } from './videos.queries.ts'
import { countMatchingVideos, listOwnVideos, searchOwnVideos } from './listing/listing.queries.ts'

/** A page asks while a script is written; one of a change with many new scenes takes some 30 ms of a core. */
const ESTIMATES_PER_MINUTE = 120

export function mountVideos(app: App, deps: VideoDeps): void {
  const { db } = deps
  mountVideoOrders(app, deps)
  const limitSearch = limitSearches(deps, deps.lanes.searches)
  serveEndpoint(app, listVideos, async ({ query, user }) => {
    const { page, pageSize, search, status, style, sort, direction } = query
    const filter = { search, status, style }
    const place = { offset: (page - 1) * pageSize, limit: pageSize }
    if (search !== '') {
      const among = await countMatchingVideos(db, user.id, { ...filter, search: '' })
      const { rows, total } = await limitSearch(user.id, among, () =>
        searchOwnVideos(db, user.id, place, { ...filter, sort, direction }),
      )
      return { items: rows.map((row) => presentVideo(row, deps)), total }
    }
    const rows = await listOwnVideos(db, user.id, place, filter, { sort, direction })
    const total = await countMatchingVideos(db, user.id, filter)
    return { items: rows.map((row) => presentVideo(row, deps)), total }
  })
  serveEndpoint(app, getVideo, async ({ params, user }) =>
    presentVideo(await requireVideo(deps, user.id, params.id), deps),
  )
  serveEndpoint(app, updateEndpoint, async ({ params, body, user }) =>
    presentVideo(await updateVideo(deps, user.id, params.id, body), deps),
  )
  serveEndpoint(app, deleteEndpoint, async ({ params, user }) => {
    await deleteVideo(deps, user.id, params.id)
    return {}
  })
  serveEndpoint(app, getVideoFile, async ({ params, query, user, context }) => {
    const isDownload = query.download === 'true'
    // It is counted in two rows, and all processes hear of it with the whole video.
    if (isDownload) await context.var.countChange(user.id)
    return linkVideoFile(deps, user.id, params.id, isDownload)
  })
  serveEndpoint(app, listRushes, async ({ params, user }) =>
    presentRushes(await requireVideo(deps, user.id, params.id), deps),
  )
  mountChanges(app, deps)
  mountLanguages(app, deps)
  mountWatch(app, deps)
  mountSubtitles(app, deps)
  mountFiles(app, deps)
  mountEvents(app, deps)
}

function mountVideoOrders(app: App, deps: VideoDeps): void {
  const countOrder = limitOrders(deps)
  serveEndpoint(app, createEndpoint, async ({ body, user, context }) => {
    await countOrder(user.id)
    const key = readKey(context.req.header(IDEMPOTENCY_HEADER))
    return presentVideo(await createVideo(deps, user.id, body, key), deps)
  })
  const estimates = createRateLimit(deps, 'video estimates', ESTIMATES_PER_MINUTE)
  serveEndpoint(app, estimateVideo, async ({ body, user }) => {
    await estimates.take(user.id)
    return estimateLength(deps, user.id, body)
  })
  serveEndpoint(app, cancelEndpoint, async ({ params, user }) =>
    presentVideo(await cancelVideo(deps, user.id, params.id), deps),
  )
}

/** For a link that opens in a new tab: a fresh signed address, never kept. */
function mountWatch(app: App, deps: VideoDeps): void {
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: WATCH_PATH,
    summary: 'Sends a browser on to the finished film',
    tags: ['videos'],
    security: describeSecurity('videos:read'),
    request: { params: idParamsSchema },
    responses: {
      303: { description: 'The film is at `Location`, for an hour' },
      ...describeRefusals(['video_not_found', 'video_not_ready', 'not_signed_in', 'internal']),
    },
  })
  app.get(WATCH_PATH.replace('{id}', ':id'), async (context) => {
    const user = await requireUser(context, 'videos:read')
    const { id } = readInput(idParamsSchema, context.req.param())
    const { url } = await linkVideoFile(deps, user.id, id, false)
    return context.redirect(url, 303)
  })
}

/** Signed addresses need no session: a player or another device may open them, until their owner is kept out. */
function mountFiles(app: App, { db, storage, secrets, clock }: VideoDeps): void {
  const secret = secrets.keyFor('links')
  const isWithheld = async (key: string) => {
    const videoId = videoOfKey(key)
    if (videoId !== undefined && (await isVideoHidden(db, videoId))) return true
    if (await isPictureWithheld(db, key)) return true
    return isDisabled(db, userOfKey(key))
  }
  app.on(['GET', 'HEAD'], '/files/*', async (context) => {
    const answer = await serveFile(context.req.raw, { storage, secret, clock, isWithheld })
    if (typeof answer === 'string') throw new AppError(answer)
    return answer
  })
}

function mountEvents(app: App, deps: VideoDeps): void {
  app.get(EVENTS_PATH, async (context) => {
    const user = await requireUser(context)
    // Its connection stays with the stream: an asker that shared it would put a short answer's limits on it, and end its turn.
    const { outgoing: connection, ...asker } = { ...context.env }
    const { signal } = context.req.raw
    const isLate = findOutdatedProgress()
    return streamEvents(deps.hub, user.id, { signal, connection, isLate }, async () => {
      // The session is read anew: it may have been signed out or have expired while the stream was open.
      const answer = await app.request('/api/profile', { headers: context.req.raw.headers }, asker)
      // One that has to wait for its turn says nothing of the session.
      return answer.ok || answer.status === 429
    })
  })
}
