import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createEmbeddedComposer } from '@hookreel/crew'
import { readHere } from '@hookreel/crew/readings'
import type { Narrator, Reader, Writer } from '@hookreel/crew'
import { cheapPasswords } from './cheap-passwords.ts'
import { createApp } from '../../apps/server/src/app.ts'
import type { AppDeps } from '../../apps/server/src/app.ts'
import {
  beepingNarrator,
  closedQueue,
  noLocalWriter,
  noNaturalVoice,
  plainWriter,
} from './build-stand-ins.ts'
import { readConfig } from '../../apps/server/src/config/config.ts'
import { openLanes } from '../../apps/server/src/lanes.ts'
import { buildDataDir } from './build-db.ts'
import { buildPostgres } from './build-postgres.ts'
import { isInsideTransaction } from '../../apps/server/src/platform/db/inside-transaction.ts'
import { openDb } from '../../apps/server/src/platform/db/open-db.ts'
import type { Queryable } from '../../apps/server/src/platform/db/open-db.ts'
import type { JobOptions } from '../../apps/server/src/platform/jobs/open-queue.ts'
import type { App } from '../../apps/server/src/platform/http/app-type.ts'
import { createOperatorDoor } from '../../apps/server/src/platform/http/operator-door.ts'
import { createLog } from '../../apps/server/src/platform/log.ts'
import { createOutbox } from '../../apps/server/src/platform/mail/outbox.ts'
import { createEventHub } from '../../apps/server/src/platform/realtime/event-hub.ts'
import { secretsFrom } from '../../apps/server/src/platform/secrets.ts'
import { openStorage } from '../../apps/server/src/platform/storage/open-storage.ts'
import { createVideoPoster } from '../../apps/server/src/posting/posts/post-video.job.ts'
import { createModerator } from '../../apps/server/src/services/providers/moderate.ts'
import { createProviders } from '../../apps/server/src/services/providers/providers.ts'
import { openResearcher, openWebMemory } from '../../apps/server/src/research/open-researcher.ts'
import { createPreviewer } from '../../apps/server/src/storyboards/preview/previewer.ts'
import { createFilmLengths } from '../../apps/server/src/videos/listing/film-lengths.ts'
import { createTaskRegistry } from '../../apps/server/src/videos/renders/task-registry.ts'
import { createWebhookTeller } from '../../apps/server/src/webhooks/tell-webhooks.ts'
import type { VideoDeps } from '../../apps/server/src/videos/video-deps.ts'

/** A signed-in (or, without a cookie, signed-out) client of the app, without a socket. */
export type Client = {
  readonly cookie: string
  ask(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
}
export type Answer = { readonly status: number; readonly body: unknown; readonly headers: Headers }

export type BuiltServer = {
  readonly app: App
  readonly deps: AppDeps
  /** Lines that were logged. */
  readonly logged: string[]
  readonly stranger: Client
  /** Signs up and in. */
  signUp(email?: string): Promise<Client>
  /** Moves the clock forward. */
  wait(seconds: number): void
  close(): Promise<void>
}

type Hear = (on: Queryable, name: string, payload: object, options?: JobOptions) => Promise<void>

/** For `openQueue`: a queue that nobody works on. `hear` is told what is ordered. */
export function openIdleQueue(hear: Hear = async () => undefined) {
  return async (): Promise<VideoDeps['queue']> => ({
    enqueue: (on, { name, schema }, payload, options) => hear(on, name, schema.parse(payload), options),
    work: async () => undefined,
    listLive: async () => [],
    forgetDone: async () => undefined,
    orderMissed: async () => [],
    stop: async () => undefined,
  })
}

type Parts = {
  readonly writer?: Writer
  readonly reader?: Reader
  readonly narrator?: Narrator
  readonly previewer?: VideoDeps['previewer']
  readonly naturalVoice?: AppDeps['naturalVoice']
  readonly localWriter?: AppDeps['localWriter']
  readonly findServers?: AppDeps['findServers']
  readonly environment?: Record<string, string>
  /** Answers take the time that they take for strangers: each sign-up 0.2 s. */
  readonly isEven?: boolean
  /** Of the server `inject('postgresUrl')`: the whole app on a new PostgreSQL database instead of the embedded one. */
  readonly postgresUrl?: string
  /** A data folder that is there already, and its database when that is not in it. */
  readonly place?: { readonly dataDir: string; readonly databaseUrl?: string | undefined }
  /** Opens the queue; without it ordering a video fails. */
  readonly openQueue?: (
    db: Awaited<ReturnType<typeof openDb>>,
    log: VideoDeps['log'],
  ) => Promise<VideoDeps['queue']>
}

/** The whole app on a real database in a folder of its own, with stand-ins for the crew; for tests. */
export async function buildServer(parts: Parts = {}): Promise<BuiltServer> {
  const dataDir = parts.place?.dataDir ?? (await buildDataDir())
  const place = parts.place ?? {
    dataDir,
    databaseUrl: parts.postgresUrl === undefined ? undefined : await buildPostgres(parts.postgresUrl),
  }
  const opened = await openDb(place)
  const logged: string[] = []
  let waitedMs = 0
  const clock = { now: () => new Date(Date.now() + waitedMs) }
  const log = createLog((line) => logged.push(line), clock.now)
  const config = readConfig({
    DATA_DIR: dataDir,
    ...(place.databaseUrl !== undefined && { DATABASE_URL: place.databaseUrl }),
    SIGN_IN_LIMIT_PER_ADDRESS: '1000',
    // A test asks strangers nothing: one that wants sources brings its own.
    OPEN_WEB: 'off',
    ...parts.environment,
  })
  const providers = createProviders({ config, db: opened.db, clock, log }, opened.connection)
  const reader = parts.reader ?? readHere
  const queue = parts.openQueue ? await parts.openQueue(opened, log) : closedQueue
  const secrets = secretsFrom('a secret for tests that is long enough')
  const deps: AppDeps = {
    config,
    db: opened.db,
    clock,
    log,
    secrets,
    operator: createOperatorDoor(config.publicUrl, secrets, clock),
    mail: refuseInTransactions('mail', createOutbox(join(dataDir, 'outbox'), clock, log)),
    passwords: cheapPasswords,
    ...(!parts.isEven && { answerEvenly: (work) => work() }),
    hub: createEventHub(),
    writer: refuseInTransactions('the writer', parts.writer ?? plainWriter),
    reader,
    researcher: openResearcher({ config, db: opened.db, clock, reader }),
    webMemory: (userId) => openWebMemory({ db: opened.db, clock }, async () => userId),
    narrator: refuseInTransactions('the narrator', parts.narrator ?? beepingNarrator),
    composer: createEmbeddedComposer(),
    providers,
    naturalVoice: parts.naturalVoice ?? noNaturalVoice,
    localWriter: parts.localWriter ?? noLocalWriter,
    findServers: parts.findServers ?? (async () => []),
    acquirePermit: providers.acquirePermit,
    moderate: createModerator({ config, log }),
    lanes: openLanes(),
    queue,
    postVideo: createVideoPoster({ queue }),
    tellWebhooks: createWebhookTeller({ db: opened.db, queue, clock }),
    storage: refuseInTransactions('the storage', openStorage(join(dataDir, 'storage'))),
    previewer: parts.previewer ?? createPreviewer(),
    filmLengths: createFilmLengths(),
    runs: createTaskRegistry(),
  }
  const app = createApp(deps)
  const stranger = buildClient(app, '')
  return {
    app,
    deps,
    logged,
    stranger,
    signUp: (email = `${crypto.randomUUID()}@example.org`) => signUp(app, stranger, email),
    wait: (seconds) => {
      waitedMs += seconds * 1000
    },
    close: async () => {
      deps.previewer.close()
      await opened.close()
      // A folder that was given may hold a mounted disk, or be read on.
      if (!parts.place) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Fails a test whose transaction asks this: meanwhile everybody else would wait. What answers at once may be asked. */
function refuseInTransactions<Thing extends object>(name: string, thing: Thing): Thing {
  return new Proxy(thing, {
    get: (target, method) => {
      const value: unknown = Reflect.get(target, method)
      if (typeof value !== 'function') return value
      return (...asked: unknown[]) => {
        const answer: unknown = Reflect.apply(value, target, asked)
        if (!isInsideTransaction() || !(answer instanceof Promise)) return answer
        // It was begun and is of no interest any more.
        answer.catch(() => undefined)
        throw new Error(`a transaction waits for ${name}: ${String(method)}`)
      }
    },
  })
}

export const PASSWORD = 'correct horse'

async function signUp(app: App, stranger: Client, email: string): Promise<Client> {
  const account = { name: 'Ada Maker', email, password: PASSWORD }
  await stranger.ask('POST', '/api/auth/sign-up/email', account)
  const answer = await stranger.ask('POST', '/api/auth/sign-in/email', { email, password: PASSWORD })
  return buildClient(app, readCookies(answer.headers))
}

/** The cookies that an answer sets, as the next request sends them. */
export function readCookies(headers: Headers): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** A client with this cookie. */
export function buildClient(app: App, cookie: string): Client {
  return {
    cookie,
    ask: async (method, path, body, headers = {}) => {
      const answer = await app.request(path, {
        method,
        headers: {
          ...(cookie && { cookie }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      const text = await answer.text()
      const isJson = /[/+]json\b/.test(answer.headers.get('content-type') ?? '')
      return {
        status: answer.status,
        headers: answer.headers,
        body: isJson && text !== '' ? JSON.parse(text) : text,
      }
    },
  }
}
