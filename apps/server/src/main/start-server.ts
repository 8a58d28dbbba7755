import { join } from 'node:path'
import {
  createEmbeddedComposer,
  createEmbeddedEnhancer,
  createEmbeddedNarrator,
  createEmbeddedWriter,
  createEnhancer,
  createWriter,
} from '@hookreel/crew'
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { openJobs, startJobs } from '../jobs.ts'
import { systemClock } from '../platform/clock.ts'
import { openDb } from '../platform/db/open-db.ts'
import { listen } from '../platform/http/listen.ts'
import { createLog } from '../platform/log.ts'
import { createOutbox } from '../platform/mail/outbox.ts'
import { createMailQueue } from '../platform/mail/send-mail.job.ts'
import { createSmtpMailer } from '../platform/mail/smtp.ts'
import { createEventHub } from '../platform/realtime/event-hub.ts'
import { loadSecrets } from '../platform/secrets.ts'
import { openStorage } from '../platform/storage/open-storage.ts'
import { createModerator } from '../providers/moderate.ts'
import { createProviders } from '../providers/providers.ts'
import { createPreviewer } from '../storyboards/previewer.ts'
import { createFilmRuns } from '../videos/film-runs.ts'
import { createWebhookTeller } from '../webhooks/tell-webhooks.ts'

export type RunningServer = { readonly address: string; stop(): Promise<void> }

/** Starts everything of the server in this process, in order; `stop` ends it in the opposite order. */
export async function startServer(environment: NodeJS.ProcessEnv): Promise<RunningServer> {
  const config = readConfig(environment)
  const clock = systemClock
  const log = createLog((line) => process.stderr.write(`${line}\n`), clock.now)
  const { db, connection, close: closeDb } = await openDb(config)
  try {
    const queue = await openJobs(connection, log)
    const providers = createProviders({ config, db, clock, log })
    const { settings } = config.crew
    const deps = {
      config,
      db,
      clock,
      log,
      secrets: loadSecrets(config.dataDir),
      mail: createMailQueue(db, queue),
      hub: createEventHub(),
      writer: createWriter(settings, providers.gate, createEmbeddedWriter()),
      enhancer: createEnhancer(settings, providers.gate, createEmbeddedEnhancer()),
      narrator: createEmbeddedNarrator({ espeakPath: config.espeakPath }),
      composer: createEmbeddedComposer(),
      providers,
      takeLeave: providers.takeLeave,
      moderate: createModerator({ config, log }),
      queue,
      tellWebhooks: createWebhookTeller({ db, queue, clock }),
      storage: openStorage(join(config.dataDir, 'storage'), config.machines.s3),
      previewer: createPreviewer(),
      runs: createFilmRuns(),
    }
    const listening = await listen(createApp(deps), config)
    const stopJobs = await startJobs(
      deps,
      config.smtp
        ? createSmtpMailer(config.smtp.url, config.smtp.from)
        : createOutbox(join(config.dataDir, 'outbox'), clock, log),
      connection,
    )
    return {
      address: config.publicUrl ?? `http://localhost:${listening.port}`,
      stop: async () => {
        await listening.close()
        await stopJobs()
        await closeDb()
      },
    }
  } catch (error) {
    await closeDb()
    throw error
  }
}
