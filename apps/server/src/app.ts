import type { LocalServer } from '@hookreel/crew'
import { join } from 'node:path'
import { DAY_MS, getInstance } from '@hookreel/contract'
import { OpenAPIHono } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import type { Config } from './config/config.ts'
import { mountApiKeys } from './api-keys/api-keys.routes.ts'
import { createKeyCheck } from './api-keys/require-key.ts'
import { mountAccount } from './account/account.routes.ts'
import { createAuth, readSessionCookie } from './account/sign-in/auth.ts'
import type { Auth } from './account/sign-in/auth.ts'
import { mountAuth } from './account/sign-in/auth.routes.ts'
import { mountSessions } from './account/sign-in/session.routes.ts'
import { findSignedIn } from './account/sign-in/find-signed-in.ts'
import { mountAnalytics } from './posting/analytics/analytics.routes.ts'
import { mountBatches } from './posting/batches/batches.routes.ts'
import { mountCast } from './cast/cast.routes.ts'
import { mountCatalogue } from './catalogue/catalogue.routes.ts'
import { mountChannels } from './posting/channels/channels.routes.ts'
import { mountContentCredentials } from './content-credentials/content-credentials.routes.ts'
import { mountCredits } from './billing/credits/credits.routes.ts'
import { mountDashboard } from './dashboard/dashboard.routes.ts'
import { mountDeletions } from './deletions/deletions.routes.ts'
import { mountIdeas } from './ideas/ideas.routes.ts'
import { mountLocalServers } from './services/providers/local-servers.routes.ts'
import { mountLocalWriter } from './services/local-writer/local-writer.routes.ts'
import type { LocalWriter } from './services/local-writer/local-writer.ts'
import { mountNaturalVoice } from './services/natural-voice/natural-voice.routes.ts'
import type { VoiceKeeper } from './services/natural-voice/natural-voice.routes.ts'
import { mountOpenApi } from './platform/http/open-api.ts'
import { mountOrders } from './orders/orders.routes.ts'
import { mountPayments } from './billing/payments/payments.routes.ts'
import type { Providers } from './services/providers/providers.ts'
import { mountProviders } from './services/providers/providers.routes.ts'
import { withCostContext } from './services/providers/cost-context.ts'
import { answerError } from './platform/http/answer-error.ts'
import { AppError } from './platform/http/app-error.ts'
import type { App, AppContext, AppEnv, KeyHolder, SignedInUser } from './platform/http/app-type.ts'
import { clientNetwork, clientBucket } from './platform/http/client-address.ts'
import type { OperatorDoor } from './platform/http/operator-door.ts'
import { createProcessMeter, type ProcessMeter } from './platform/http/measure-requests.ts'
import { limitAnswers, PAGE_LIMITS } from './platform/http/limits/limit-answers.ts'
import { requireDatabaseRoom } from './platform/http/limits/require-database-room.ts'
import { limitFiles } from './platform/http/limits/limit-files.ts'
import { logRequests } from './platform/http/log-requests.ts'
import { createRateLimit } from './platform/http/limits/rate-limit.ts'
import { readKeyOf } from './platform/http/require-user.ts'
import { addSecurityHeaders, checkOrigin, refuseNul } from './platform/http/security.ts'
import { serveEndpoint } from './platform/http/serve-endpoint.ts'
import { createKnownTickets, type KnownTickets } from './platform/http/limits/known-tickets.ts'
import { takeTurns } from './platform/http/limits/take-turns.ts'
import { findFilmOrigin } from './platform/storage/open-s3-storage.ts'
import { serveWebApp } from './platform/http/pages/serve-web-app.ts'
import { mountOutboxPage } from './platform/mail/outbox-page.ts'
import { mountPublicPages } from './personal-data/public-page/public-page.routes.ts'
import { createPostChannels } from './posting/posts/create-post-channels.ts'
import { createPostFollowers } from './posting/posts/post-followers.ts'
import { mountPosts } from './posting/posts/posts.routes.ts'
import { mountResearch } from './research/research.routes.ts'
import { mountQuota } from './storage-quota/quota.routes.ts'
import { mountPersonalData } from './personal-data/personal-data.routes.ts'
import { mountPronunciations } from './pronunciations/pronunciations.routes.ts'
import { mountSounds } from './sounds/sounds.routes.ts'
import { mountFreeMusic } from './sounds/free-music.routes.ts'
import { mountSources } from './sources/sources.routes.ts'
import { mountStoryboards } from './storyboards/storyboards.routes.ts'
import { describeContact } from './support/create-message.ts'
import { mountSupport } from './support/support.routes.ts'
import { mountTrial } from './billing/trial/trial.routes.ts'
import { isOfferedToAll, welcomeUser } from './billing/trial/welcome-user.ts'
import { mountUsage } from './billing/usage/usage.routes.ts'
import { mountVitals } from './operations/vitals/vitals.routes.ts'
import { summarizeVideos } from './videos/listing/summarize-videos.ts'
import type { VideoDeps } from './videos/video-deps.ts'
import { mountUnwantedPictures } from './unwanted-pictures/unwanted-pictures.routes.ts'
import { mountUploads } from './uploads/uploads.routes.ts'
import { mountVideos } from './videos/videos.routes.ts'
import { mountWebhooks } from './webhooks/webhooks.routes.ts'

/** What the app uses beyond what its features are given. */
export type AppDeps = VideoDeps & {
  readonly providers: Providers
  readonly naturalVoice: VoiceKeeper
  readonly localWriter: Pick<LocalWriter, 'read' | 'install' | 'stop' | 'remove'>
  /** Looks for model servers on this machine; a server of tests finds its own. */
  readonly findServers?: () => Promise<LocalServer[]>
  readonly operator: OperatorDoor
}

/** Of one user, all calls together that are no reading: what a minute takes in a burst, and what nobody needs in a day. */
const CHANGES_PER_MINUTE = 300
const CHANGES_PER_DAY = 20_000

/** Where films, pictures, sounds and the longest text are fetched: together one network may have only so many open. */
const FILE_PATHS = [
  '/files/*',
  '/p/:handle/:video/film.mp4',
  '/api/voices/:id/preview',
  '/api/moods/:mood/preview',
  '/api/openapi.json',
  '/demo/*',
]

/**
 * Pages and their files that one network is being sent at once. Thirty browsers of a classroom have six connections each; who has more open
 * reads none of them, and each holds a page in memory, or an open file.
 */
const MAX_PAGES = 256

/** What asks the database. A film leaves its turn once that has answered: anyone who watches two would wait for their own pages. */
const TURN_PATHS = [
  '/api/*',
  '/p/:handle',
  '/p/:handle/:video',
  '/p/:handle/:video/poster.jpg',
  '/p/:handle/:video/film.mp4',
]

/** The whole server as one function from request to answer; it starts nothing and listens nowhere. */
export function createApp(deps: AppDeps): App {
  const { config } = deps
  const { app, meter } = openApp(deps)
  const auth = createAuth(deps)
  const postDeps = { ...deps, channels: createPostChannels(deps) }
  const inTurn = addChecks(app, deps, auth)

  mountAuth(app, deps, auth, (userId) => welcomeUser(deps, userId))
  mountSessions(app, deps)
  mountAccount(app, deps)
  mountApiKeys(app, deps, auth)
  mountInstance(app, config)
  mountCredits(app, deps)
  mountTrial(app, deps)
  mountProviders(app, deps)
  mountNaturalVoice(app, deps.naturalVoice, deps.operator)
  mountLocalWriter(app, deps.localWriter, deps.operator)
  mountLocalServers(app, deps)
  mountPayments(app, deps)
  mountSources(app, deps)
  mountResearch(app, deps)
  mountIdeas(app, deps)
  mountCatalogue(app, deps)
  mountPronunciations(app, deps)
  mountCast(app, deps)
  mountStoryboards(app, deps)
  mountUnwantedPictures(app, deps)
  mountVideos(app, deps)
  mountContentCredentials(app, deps)
  mountUploads(app, deps)
  mountSounds(app, deps)
  mountFreeMusic(app, deps)
  mountDeletions(app, deps)
  mountUsage(app, deps)
  mountQuota(app, deps)
  mountChannels(app, deps, createPostFollowers(postDeps))
  mountPosts(app, postDeps)
  mountBatches(app, postDeps)
  mountAnalytics(app, postDeps)
  mountOrders(app, postDeps)
  mountPersonalData(app, deps, auth)
  mountPublicPages(app, deps)
  mountDashboard(app, deps, (userId, latest) => summarizeVideos(deps, userId, latest))
  mountSupport(app, deps)
  mountWebhooks(app, deps, auth)
  mountVitals(app, deps, meter, (context) => deps.operator.isOperator(context))
  const description = mountOpenApi(app)
  deps.operator.mount(app, config.smtp === undefined ? '/outbox' : '/settings/services')
  if (config.smtp === undefined) mountOutboxPage(app, join(config.dataDir, 'outbox'), deps.operator)
  // Only what none of the above has answered comes here.
  app.use((context, next) => (context.var.leaveTurn ? next() : inTurn(context, next)))
  app.use(limitFiles(config.proxies, { ...PAGE_LIMITS, perAddress: MAX_PAGES }))
  serveWebApp(app, config.webDir, {
    publicUrl: config.publicUrl,
    fills: {
      'api-reference': description.asHtml,
      'contact-way': () => describeContact(config),
    },
  })
  return app
}

/** What stands before every route: who asks, from where, and what they may. Answers what has those who ask take turns. */
function addChecks(app: App, deps: AppDeps, auth: Auth): MiddlewareHandler<AppEnv> {
  const { config, log, clock } = deps
  const requireKey = createKeyCheck(deps)
  const known = createKnownTickets()
  const changes = createRateLimit(deps, 'changes', CHANGES_PER_MINUTE)
  const changesOfDay = createRateLimit(deps, 'changes of a day', CHANGES_PER_DAY, DAY_MS)
  app.use(async (context, next) => {
    let user: Promise<SignedInUser | undefined> | undefined
    let holder: Promise<KeyHolder> | undefined
    // What was found to be somebody's is what was looked up, and no other word that came with it.
    const learn =
      (ticket: string | undefined) =>
      <Found>(found: Found): Found => {
        if (found !== undefined && ticket !== undefined) known.learn(ticket)
        return found
      }
    const session = readSessionCookie(context.req.header('cookie'))
    context.set('findUser', () => (user ??= findSignedIn(auth, context).then(learn(session))))
    context.set('forgetUser', () => {
      user = undefined
      holder = undefined
    })
    context.set('countChange', async (userId) => {
      await changes.take(userId)
      await changesOfDay.take(userId, `You changed ${CHANGES_PER_DAY} things within a day.`)
    })
    const network = clientNetwork(context, config.proxies)
    context.set('requireKey', (key) => (holder ??= requireKey(key, network).then(learn(key))))
    await next()
  })
  app.use(logRequests(log, clock, config.isEveryRequestLogged))
  app.use(addSecurityHeaders(config.publicUrl, findFilmOrigin(config.machines.s3)))
  app.use(limitAnswers(PAGE_LIMITS))
  app.use('/api/*', limitAnswers())
  app.use(checkOrigin(config.publicUrl))
  app.use(refuseNul)
  const inTurn = takeTurns(async (context) => tellTicket(context, known, config.proxies))
  for (const path of TURN_PATHS) app.use(path, inTurn)
  // Before anybody is looked up, which writes, too.
  app.use('/api/*', requireDatabaseRoom(config))
  app.use('/api/*', takeTurns(tellPerson))
  const files = limitFiles(config.proxies)
  for (const path of FILE_PATHS) app.use(path, files)
  app.use('/api/*', async (context, next) => {
    await next()
    // What one user is shown is nobody else's to keep.
    if (!context.res.headers.has('cache-control')) context.header('cache-control', 'no-store')
  })

  // Services that are asked during a request are asked for the one who sent it.
  app.use('/api/*', (context, next) => withCostContext(async () => (await context.var.findUser())?.id, next))
  return inTurn
}

/**
 * Who takes turns, before anything is looked up, as that costs as much as many an answer: a session or a program by its key, if it
 * is known, else a network. What comes in piece by piece, as uploads do, leaves its turn once it is known whose it is. Signing in and
 * out is counted by the network, as who it is, is what is asked there.
 */
function tellTicket(context: AppContext, known: KnownTickets, proxies: number): string {
  const ticket = context.req.path.startsWith('/api/auth/') ? undefined : readTicket(context)
  return ticket !== undefined && known.has(ticket) ? ticket : clientBucket(context, proxies)
}

/** What a request brings to say who it is from. */
function readTicket(context: AppContext): string | undefined {
  return readKeyOf(context) ?? readSessionCookie(context.req.header('cookie'))
}

/** The same once it is known who it is: somebody with many sessions or keys is one person. */
async function tellPerson(context: AppContext): Promise<string | undefined> {
  if (context.req.path.startsWith('/api/auth/')) return undefined
  const key = readKeyOf(context)
  // A key that is none is refused where one is needed.
  if (key !== undefined)
    return context.var.requireKey(key).then(
      ({ user }) => user.id,
      () => undefined,
    )
  const hasSession = readSessionCookie(context.req.header('cookie')) !== undefined
  return hasSession ? (await context.var.findUser())?.id : undefined
}

/** What a worker answers: how it is, to anyone who watches over it. */
export function createWorkerApp(deps: VideoDeps): App {
  const { app, meter } = openApp(deps)
  mountVitals(app, deps, meter)
  return app
}

/** What both have before their routes: every answer has a number, is counted, and refusals are told in one way. */
function openApp({ log, hub }: VideoDeps): { app: App; meter: ProcessMeter } {
  const app: App = new OpenAPIHono<AppEnv>()
  app.onError((error, context) => answerError(error, context, log))
  app.notFound((context) => answerError(new AppError('route_not_found'), context, log))
  app.use(async (context, next) => {
    context.set('requestId', crypto.randomUUID())
    await next()
    context.header('x-request-id', context.var.requestId)
  })
  // Anyone who asks for the head alone is never sent the rest: a stream would wait for that reader for ever.
  app.use(async (context, next) => {
    await next()
    if (context.req.method === 'HEAD') await context.res.body?.cancel()
  })
  const meter = createProcessMeter(() => hub.count())
  app.use(meter.middleware)
  return { app, meter }
}

function mountInstance(app: App, config: Config): void {
  serveEndpoint(app, getInstance, async () => ({
    hasGoogleSignIn: config.google !== undefined,
    hasMailServer: config.smtp !== undefined,
    offersTrial: isOfferedToAll(config.trial),
    isOpenWebOn: config.openWeb.isOn,
    payments: config.stripe === undefined ? ('local' as const) : ('stripe' as const),
  }))
}
