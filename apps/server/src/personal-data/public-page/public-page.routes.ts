import { findPublicProfile } from '../../account/find-public-profile.ts'
import type { PublicProfile } from '../../account/find-public-profile.ts'
import { publicAddress } from '../../account/sign-in/auth.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { App, AppContext } from '../../platform/http/app-type.ts'
import type { Markup } from '../../platform/http/markup.ts'
import { clientNetwork } from '../../platform/http/client-address.ts'
import { createNetworkLimit, type NetworkLimit } from '../../platform/http/limits/limit-networks.ts'
import { serveFile } from '../../platform/storage/serve-files.ts'
import { signLink } from '../../platform/storage/sign-link.ts'
import { countView } from '../../billing/usage/count-view.ts'
import type { VideoDeps } from '../../videos/video-deps.ts'
import { presentGallery, presentMissing, presentWatch } from './public-page.ts'
import { findShownVideo, listShownVideos } from './shown-videos.queries.ts'
import type { WatchedVideo } from './shown-videos.queries.ts'

const SHOWN_VIDEOS = 120
/** Plays that are looked at from one network; the film is sent all the same. */
const PLAYS_PER_MINUTE = 30
const LINK_SECONDS = 3600
/** A page that is made private is gone everywhere within so long. */
const CACHE_SECONDS = 60

/**
 * Mounts the public pages: `/p/{handle}` shows the videos that their owner chose, `/p/{handle}/{video}` plays one. They
 * are whole pages of HTML with what other sites show of a link, need no script, and are gone the moment the profile is
 * private.
 */
export function mountPublicPages(app: App, deps: VideoDeps): void {
  const site = { address: publicAddress(deps.config) }
  const plays = createNetworkLimit(deps, 'plays of a network', PLAYS_PER_MINUTE)
  app.get('/p/:handle', async (context) => {
    const profile = await findPublicProfile(deps.db, context.req.param('handle'))
    if (!profile) return context.html(presentMissing(), 404)
    const videos = await listShownVideos(deps.db, profile.userId, SHOWN_VIDEOS)
    return answerPage(context, profile, presentGallery(site, profile, videos))
  })
  app.get('/p/:handle/:video', async (context) => {
    const found = await findShown(deps, context)
    if (!found) return context.html(presentMissing(), 404)
    return answerPage(context, found.profile, presentWatch(site, found.profile, found.video))
  })
  app.on(['GET', 'HEAD'], '/p/:handle/:video/poster.jpg', async (context) => {
    const found = await findShown(deps, context)
    if (!found?.video.posterKey) throw new AppError('profile_not_found')
    return sendFile(deps, context, found.video.posterKey)
  })
  app.on(['GET', 'HEAD'], '/p/:handle/:video/film.mp4', async (context) => {
    const found = await findShown(deps, context)
    if (!found?.video.filmKey) throw new AppError('profile_not_found')
    // Anyone who seeks asks for later bytes: a play begins with the first.
    const range = context.req.header('range')
    if (context.req.method === 'GET' && (range === undefined || range.startsWith('bytes=0-')))
      await notePlay(deps, context, found.video, plays)
    context.var.leaveTurn?.()
    return sendFile(deps, context, found.video.filmKey)
  })
}

type Shown = { readonly profile: PublicProfile; readonly video: WatchedVideo }

async function findShown(deps: VideoDeps, context: AppContext): Promise<Shown | undefined> {
  const profile = await findPublicProfile(deps.db, context.req.param('handle') ?? '')
  const video = profile && (await findShownVideo(deps.db, profile.userId, context.req.param('video') ?? ''))
  return profile && video && { profile, video }
}

async function notePlay(
  deps: VideoDeps,
  context: AppContext,
  video: WatchedVideo,
  plays: NetworkLimit,
): Promise<void> {
  // Each play of another video is a row.
  const isCounted = await plays.take(context).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError) return false
      throw error
    },
  )
  if (!isCounted) return
  const user = await context.var.findUser()
  await countView(deps, video, {
    network: clientNetwork(context, deps.config.proxies),
    userAgent: context.req.header('user-agent') ?? '',
    userId: user?.id,
  })
}

function answerPage(context: AppContext, profile: PublicProfile, html: Markup): Response {
  if (profile.isUnlisted) context.header('x-robots-tag', 'noindex')
  context.header('cache-control', 'no-cache')
  return context.html(html)
}

/** The bytes of a file of the storage, by the same way as a signed address; other sites may show the picture. */
async function sendFile(deps: VideoDeps, context: AppContext, key: string): Promise<Response> {
  const secret = deps.secrets.keyFor('links')
  const expiresAt = new Date(deps.clock.now().getTime() + LINK_SECONDS * 1000)
  const url = new URL(signLink(secret, { key, expiresAt }), context.req.url)
  const request = new Request(url, {
    method: context.req.method,
    headers: context.req.raw.headers,
    signal: context.req.raw.signal,
  })
  const answer = await serveFile(request, { storage: deps.storage, secret, clock: deps.clock })
  if (typeof answer === 'string') throw new AppError('file_not_found')
  answer.headers.set('cache-control', `public, max-age=${CACHE_SECONDS}`)
  answer.headers.set('cross-origin-resource-policy', 'cross-origin')
  return answer
}
