import { join } from 'node:path'
import {
  createEmbeddedComposer,
  createEmbeddedNarrator,
  createEnhancer,
  createNarrator,
  createTranslator,
  createWriter,
  enhancerOf,
  openReader,
  writerOf,
} from '@hookreel/crew'
import type { CrewSettings, ProviderSettings } from '@hookreel/crew'
import { createApp, createWorkerApp } from '../app.ts'
import type { AppDeps } from '../app.ts'
import { readConfig } from '../config/config.ts'
import type { Config } from '../config/config.ts'
import { openJobs, startJobs } from '../jobs.ts'
import { openLanes } from '../lanes.ts'
import { followDatabaseClock } from '../platform/db/follow-database-clock.ts'
import { openDb } from '../platform/db/open-db.ts'
import { createOperatorDoor } from '../platform/http/operator-door.ts'
import type { OperatorDoor } from '../platform/http/operator-door.ts'
import { listen } from '../platform/http/listen.ts'
import { createOutbox } from '../platform/mail/outbox.ts'
import { createMailQueue } from '../platform/mail/send-mail.job.ts'
import { createSmtpMailer } from '../platform/mail/smtp.ts'
import { createEventHub } from '../platform/realtime/event-hub.ts'
import { openRelay } from '../platform/realtime/open-relay.ts'
import { loadSecrets, secretsFrom } from '../platform/secrets.ts'
import { openStorage } from '../platform/storage/open-storage.ts'
import { createVideoPoster } from '../posting/posts/post-video.job.ts'
import { createModerator } from '../services/providers/moderate.ts'
import { openTracer } from '../platform/trace.ts'
import { createProviders } from '../services/providers/providers.ts'
import { openNaturalVoice, planInstall } from '../services/natural-voice/natural-voice.ts'
import { openLocalWriter, planWriter } from '../services/local-writer/local-writer.ts'
import { listNotices } from './list-notices.ts'
import { openFilmSigner } from './open-film-signer.ts'
import { openLog } from './open-log.ts'
import { reportRetirements, reportPrograms, reportUnverified } from './report-programs.ts'
import { limitReading } from '../ideas/limit-reading.ts'
import { openResearcher, openWebMemory } from '../research/open-researcher.ts'
import { createPreviewer } from '../storyboards/preview/previewer.ts'
import { createReadyWorker } from '../videos/renders/ready-worker.ts'
import { createFilmLengths } from '../videos/listing/film-lengths.ts'
import { createTaskRegistry } from '../videos/renders/task-registry.ts'
import { createWebhookTeller } from '../webhooks/tell-webhooks.ts'

export type RunningServer = {
  readonly address: string
  /** What the operator should know at the start, a line each. */
  readonly notices: readonly string[]
  stop(): Promise<void>
}

/**
 * Starts what this process is to do, in order; `stop` ends it in the opposite order. Passwords are hashed
 * and answers take their time as `Deps` says, unless `parts` has others; no setting changes that.
 */
export async function startServer(
  environment: NodeJS.ProcessEnv,
  parts: Pick<AppDeps, 'passwords' | 'answerEvenly'> = {},
): Promise<RunningServer> {
  const configured = readConfig(environment)
  const log = openLog(environment)
  const { db, connection, close: closeDb } = await openDb(configured)
  try {
    await reportPrograms(configured, log)
    const { clock, stop: stopClock } = await followDatabaseClock(connection)
    reportRetirements(configured.crew.settings, clock, log)
    reportUnverified(configured, log)
    const naturalVoice = await openNaturalVoice(planInstall(configured), log)
    const localWriter = await openLocalWriter(planWriter(configured), log)
    const config = addOwn(configured, naturalVoice.settings, () => localWriter.findSettings())
    const { role, secret, previousSecret, s3 } = config.machines
    const relay = await openRelay(connection, log)
    const queue = await openJobs(connection, log)
    const providers = createProviders({ config, db, clock, log }, connection)
    const { settings } = config.crew
    const programs = { espeakPath: config.espeakPath }
    const translator = createTranslator(settings, providers.gate)
    const thread = openReader()
    const reader = limitReading({ reader: thread, db, clock, log })
    let isDraining = false
    const secrets = secret === undefined ? loadSecrets(config.dataDir) : secretsFrom(secret, previousSecret)
    const operator = createOperatorDoor(config.publicUrl, secrets, clock)
    const deps = {
      config,
      db,
      clock,
      log,
      secrets,
      operator,
      ...parts,
      mail: createMailQueue(db, queue),
      hub: createEventHub(relay),
      writer: createWriter(settings, providers.gate, writerOf(reader)),
      reader,
      researcher: openResearcher({ config, db, clock, reader }),
      webMemory: (userId: string) => openWebMemory({ db, clock }, async () => userId),
      enhancer: createEnhancer(settings, providers.gate, enhancerOf(reader)),
      // There is one for as long as there is a service that writes.
      get translator() {
        return settings.writer.length === 0 ? undefined : translator
      },
      narrator: createNarrator(settings, providers.gate, createEmbeddedNarrator(programs), programs),
      composer: createEmbeddedComposer(),
      providers,
      naturalVoice,
      localWriter,
      acquirePermit: providers.acquirePermit,
      moderate: createModerator({ config, log }),
      lanes: openLanes(),
      queue,
      postVideo: createVideoPoster({ queue }),
      tellWebhooks: createWebhookTeller({ db, queue, clock }),
      storage: openStorage(join(config.dataDir, 'storage'), s3),
      previewer: createPreviewer(),
      filmLengths: createFilmLengths(),
      runs: createTaskRegistry(relay),
      readyWorker: role === 'web' ? undefined : createReadyWorker(),
      isDraining: () => isDraining,
      signer: await openFilmSigner(configured, clock, log),
      tracer: await openTracer(config.vitals.traceAddress),
    }
    const listening = await listen(role === 'worker' ? createWorkerApp(deps) : createApp(deps), config)
    const postman = config.smtp
      ? createSmtpMailer(config.smtp.url, config.smtp.from)
      : createOutbox(join(config.dataDir, 'outbox'), clock, log)
    const stopJobs = role === 'web' ? () => queue.stop() : await startJobs(deps, postman, connection)
    if (role !== 'worker') thread.warm()
    const own = `http://localhost:${listening.port}`
    return {
      address: role === 'worker' ? own : (config.publicUrl ?? own),
      notices: role === 'worker' ? [] : [...sayOperator(own, operator), ...(await listNotices(deps, own))],
      stop: async () => {
        isDraining = true
        // A worker says that it drains for as long as it does.
        if (role === 'worker') await stopJobs()
        await listening.close()
        if (role !== 'worker') await stopJobs()
        deps.previewer.close()
        await thread.close()
        deps.readyWorker?.close()
        await naturalVoice.close()
        await localWriter.close()
        await deps.tracer.close()
        await relay.close()
        stopClock()
        await closeDb()
      },
    }
  } catch (error) {
    await closeDb()
    throw error
  }
}

/** Anyone who reads this line is the operator: nothing is said where no page asks who that is. */
function sayOperator(own: string, { path }: OperatorDoor): string[] {
  return path === undefined ? [] : [`The operator opens mails and installs voices with ${own}${path}`]
}

/**
 * The voice that speaks on this machine and the writer that writes on it come after those that are configured. The writer is there
 * from its installation to its removal: it is looked for whenever the settings are read.
 */
function addOwn(
  config: Config,
  narrator: ProviderSettings,
  findWriter: () => ProviderSettings | undefined,
): Config {
  const { settings } = config.crew
  const all: CrewSettings = {
    ...settings,
    narrator: [...settings.narrator, narrator],
    get writer() {
      const own = findWriter()
      return own ? [...settings.writer, own] : settings.writer
    },
  }
  return { ...config, crew: { ...config.crew, settings: all } }
}
