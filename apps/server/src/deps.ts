import type { Post, Video, WebhookEvent } from '@hookreel/contract'
import type { FilmSigner } from '@hookreel/studio'
import type {
  Composer,
  Enhancer,
  Narrator,
  Reader,
  Researcher,
  Translator,
  WebMemory,
  Writer,
} from '@hookreel/crew'
import type { Config } from './config/config.ts'
import type { Lanes } from './lanes.ts'
import type { AcquirePermit } from './services/providers/permit.ts'
import type { Clock } from './platform/clock.ts'
import type { Database, Transaction } from './platform/db/open-db.ts'
import type { Log } from './platform/log.ts'
import type { Mailer } from './platform/mail/mail.ts'
import type { EvenAnswer } from './platform/http/constant-time-response.ts'
import type { JobQueue } from './platform/jobs/open-queue.ts'
import type { EventHub } from './platform/realtime/event-hub.ts'
import type { Secrets } from './platform/secrets.ts'
import type { Tracer } from './platform/trace.ts'
import type { Storage } from './platform/storage/open-storage.ts'

/** How passwords are turned into what is kept of them, and compared with it. */
export type PasswordKeeper = {
  hash(password: string): Promise<string>
  verify(kept: { readonly hash: string; readonly password: string }): Promise<boolean>
}

/** Everything from outside that features use, passed as an argument; nothing is reached by import. */
export type Deps = {
  readonly config: Config
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly secrets: Secrets
  readonly mail: Mailer
  /** Without one the auth library's own: scrypt at its full cost. Only tests have another, so no setting can weaken it. */
  readonly passwords?: PasswordKeeper
  /** Without one `constantTimeResponse`. Only tests have another, so no setting can weaken it. */
  readonly answerEvenly?: EvenAnswer
  /** Tells a user's open pages what changed. */
  readonly hub: EventHub
  readonly writer: Writer
  /** Reads people's words with patterns, within a limit of time. Throws `words_too_slow`. */
  readonly reader: Reader
  readonly researcher: Researcher
  /** Without one the reader's does it. */
  readonly enhancer?: Enhancer
  /** Without a service that writes there is none. */
  readonly translator?: Translator | undefined
  readonly narrator: Narrator
  readonly composer: Composer
  /** For calls to services from processes of their own. */
  readonly acquirePermit: AcquirePermit
  /** For requests to the open web from processes of their own, made for this person. */
  readonly webMemory: (userId: string) => WebMemory
  /** Throws `content_refused` for texts that nothing may be made of. */
  readonly moderate: (texts: readonly string[]) => Promise<void>
  /** What bounds slow work in this process. */
  readonly lanes: Lanes
  readonly queue: JobQueue
  readonly storage: Storage
  /** Signs the content credentials of films; without one they carry none. */
  readonly signer?: FilmSigner
  /** Without one nothing is followed. */
  readonly tracer?: Tracer
  /** Whether the process was told to stop and only ends what it has begun. */
  readonly isDraining?: () => boolean
  /** Has the user's webhooks told of something as it is now; as part of a transaction when there is one. */
  readonly tellWebhooks: (
    userId: string,
    event: WebhookEvent,
    thing: Video | Post,
    on?: Transaction,
  ) => Promise<void>
  /** Has a video that becomes ready posted where that is wanted, as part of the transaction in which it does. */
  readonly postVideo: (
    video: { readonly id: string; readonly userId: string },
    on: Transaction,
  ) => Promise<void>
}
