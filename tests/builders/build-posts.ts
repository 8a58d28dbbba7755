import { randomUUID } from 'node:crypto'
import type { NetworkId, Post, PostOptions } from '@hookreel/contract'
import type { FilmFacts } from '@hookreel/studio'
import { eq } from 'drizzle-orm'
import { buildServer, openIdleQueue } from './build-server.ts'
import type { BuiltServer, Client } from './build-server.ts'
import type {
  Network,
  PostOrder,
  PostStanding,
} from '../../apps/server/src/posting/channels/networks/network.ts'
import { sealGrant } from '../../apps/server/src/posting/channels/seal-grant.ts'
import { channels, filmFacts, videos } from '../../apps/server/src/schema.ts'
import { keepVideo, readId } from './build-settings.ts'
import { createPostChannels } from '../../apps/server/src/posting/posts/create-post-channels.ts'
import type { PostDeps } from '../../apps/server/src/posting/posts/post-deps.ts'
import { makePiece } from '../../apps/server/src/posting/batches/make-batch.job.ts'

export type Ordered = { readonly name: string; readonly data: object; readonly startAfter: Date | undefined }
type Answer = PostStanding | Error | ((order: PostOrder) => Promise<PostStanding>)
/** What the network answers, in order; the last answer stays. */
export type Script = { send: Answer[]; find: (PostStanding | undefined)[]; sent: PostOrder[] }

export type PostsWorld = {
  readonly server: BuiltServer
  readonly ordered: Ordered[]
  readonly script: Script
  /** For driving posts: channels are the real ones, the network is the script. */
  readonly deps: PostDeps
  readonly client: Client
  readonly userId: string
  connect(network: NetworkId, userId?: string): Promise<string>
  film(change?: Parameters<typeof keepVideo>[2], facts?: Partial<FilmFacts>, userId?: string): Promise<string>
  post(body: object): Promise<Post>
  read(id: string): Promise<Post>
}

/** What no post may say, for tests. */
export const REFUSED_WORDS = 'Acme Bank'
const KEYS = {
  MODERATION_WORDS: REFUSED_WORDS,
  TIKTOK_CLIENT_KEY: 'key',
  TIKTOK_CLIENT_SECRET: 'secret',
  INSTAGRAM_CLIENT_ID: 'key',
  INSTAGRAM_CLIENT_SECRET: 'secret',
  YOUTUBE_CLIENT_ID: 'key',
  YOUTUBE_CLIENT_SECRET: 'secret',
}
const SCOPES: Readonly<Record<NetworkId, string[]>> = {
  tiktok: ['user.info.basic', 'video.publish', 'video.upload', 'video.list'],
  instagram: [
    'instagram_business_basic',
    'instagram_business_content_publish',
    'instagram_business_manage_insights',
  ],
  youtube: [
    'https://www.googleapis.com/auth/youtube.upload',
    'https://www.googleapis.com/auth/youtube.readonly',
  ],
}
const FACTS: FilmFacts = {
  width: 1080,
  height: 1920,
  seconds: 15,
  frameRate: 30,
  videoCodec: 'h264',
  audioCodec: 'aac',
  sizeBytes: 6,
  hasFastStart: true,
}
const LATER_MS = 300 * 86_400_000

export const INSTAGRAM: PostOptions = {
  network: 'instagram',
  caption: 'Deep sea #ocean',
  isSharedToFeed: true,
  isAiGenerated: true,
  coverMs: null,
}

/** A server with a connected user, for tests; its queue only remembers what was ordered. */
export async function buildPosts(postgresUrl?: string): Promise<PostsWorld> {
  const ordered: Ordered[] = []
  const server = await buildServer({
    ...(postgresUrl === undefined ? {} : { postgresUrl }),
    environment: KEYS,
    openQueue: openIdleQueue(async (_on, name, data, options) => {
      ordered.push({ name, data, startAfter: options?.startAfter })
    }),
  })
  const client = await server.signUp()
  const userId = await readId(client)
  const script: Script = { send: [], find: [], sent: [] }
  const real = createPostChannels(server.deps)
  const network = playScript(script)
  const access = { token: 'token', accountId: 'account', scopes: [] }
  const deps: PostDeps = {
    ...server.deps,
    channels: { ...real, use: (_user, _id, act) => act(access, network) },
  }
  const read = async (id: string) => (await client.ask('GET', `/api/posts/${id}`)).body as Post
  return {
    server,
    ordered,
    script,
    deps,
    client,
    userId,
    read,
    connect: (id, owner = userId) => connect(server, owner, id),
    film: (change, facts, owner = userId) => keepFilm(server, owner, change, facts),
    post: async (body) => {
      const answer = await client.ask('POST', '/api/posts', body)
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
      return answer.body as Post
    },
  }
}

/** Orders the pieces of a batch one after the other, as its jobs do. */
export async function makeBatch(deps: PostDeps, batchId: string): Promise<void> {
  while (!(await makePiece(deps, batchId)).isWhole);
}

/** Only what a post asks of a network. */
function playScript(script: Script): Network {
  const network: Pick<Network, 'sendPost' | 'findPost'> = {
    sendPost: async (order) => {
      script.sent.push(order)
      const answer = script.send.length > 1 ? script.send.shift() : script.send[0]
      if (answer === undefined) throw new Error('the script is empty')
      if (answer instanceof Error) throw answer
      return typeof answer === 'function' ? answer(order) : answer
    },
    findPost: async () => (script.find.length > 1 ? script.find.shift() : script.find[0]),
  }
  return network as Network
}

async function connect({ deps }: BuiltServer, userId: string, network: NetworkId): Promise<string> {
  const id = randomUUID()
  const later = new Date(deps.clock.now().getTime() + LATER_MS)
  const scopes = SCOPES[network]
  const grant = {
    accessToken: 'token',
    accessExpiresAt: later,
    refreshToken: 'refresh',
    endsAt: later,
    scopes,
  }
  await deps.db.insert(channels).values({
    id,
    userId,
    network,
    accountId: randomUUID(),
    name: 'Sea Stories',
    username: 'sea',
    scopes,
    sealedGrant: sealGrant(deps.secrets, id, grant),
    accessExpiresAt: later,
    endsAt: later,
    refreshedAt: deps.clock.now(),
    connectedAt: deps.clock.now(),
  })
  return id
}

/** A finished video whose file was looked at already. */
async function keepFilm(
  server: BuiltServer,
  userId: string,
  change: Parameters<typeof keepVideo>[2] = {},
  facts: Partial<FilmFacts> = {},
): Promise<string> {
  const id = await keepVideo(server, userId, { durationSeconds: FACTS.seconds, ...change })
  const values = { ...FACTS, ...facts }
  const [row] = await server.deps.db.select().from(videos).where(eq(videos.id, id))
  if (row?.filmKey)
    await server.deps.db
      .insert(filmFacts)
      .values({ videoId: id, filmKey: row.filmKey, facts: values, sizeBytes: values.sizeBytes })
  return id
}
