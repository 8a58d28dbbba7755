import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { NetworkId, Post } from '@hookreel/contract'
import { buildServer, openIdleQueue } from '../../builders/build-server.ts'
import type { BuiltServer, Client } from '../../builders/build-server.ts'
import { connect } from '../../builders/build-channels.ts'
import { listen } from '../../../apps/server/src/platform/http/listen.ts'
import { createPostChannels } from '../../../apps/server/src/posting/posts/create-post-channels.ts'
import { drivePost } from '../../../apps/server/src/posting/posts/sending/drive-post.ts'
import { FIT_FILM } from '../../../apps/server/src/posting/posts/sending/fit-film.ts'
import { fitPosted } from '../../../apps/server/src/posting/posts/sending/fit-film.job.ts'
import type { PostDeps } from '../../../apps/server/src/posting/posts/post-deps.ts'
import { keepVideo, readId } from '../../builders/build-settings.ts'
import { startFakeInstagram } from '../../fakes/instagram/instagram.ts'
import type { FakeInstagram } from '../../fakes/instagram/instagram.ts'
import { startFakeTiktok } from '../../fakes/tiktok/tiktok.ts'
import type { FakeTiktok } from '../../fakes/tiktok/tiktok.ts'
import { startFakeYoutube } from '../../fakes/youtube/youtube.ts'
import type { FakeYoutube } from '../../fakes/youtube/youtube.ts'
import { findFreePort } from '../../find-free-port.ts'
import { getProgram } from '../../../launcher/find-program.ts'

const TRY = { signal: new AbortController().signal, isLastTry: false }

export type PostingWorld = {
  readonly server: BuiltServer
  readonly deps: PostDeps
  readonly client: Client
  readonly tiktok: FakeTiktok
  readonly instagram: FakeInstagram
  readonly youtube: FakeYoutube
  readonly channels: Readonly<Record<NetworkId, string>>
  /** Posts a video of its own, and drives it through everything that the server orders, until nothing more is due. */
  publish(network: NetworkId, options?: object, film?: Buffer): Promise<Post>
  /** Does what is ordered for a post, at the time that it is ordered for. */
  drive(id: string): Promise<Post>
  /** What the network shows to the world, or keeps in an inbox, of all posts together. */
  count(network: NetworkId): number
  close(): Promise<void>
}

export const OPTIONS: Readonly<Record<NetworkId, object>> = {
  tiktok: { network: 'tiktok', caption: 'Sea', privacy: 'PUBLIC_TO_EVERYONE', hasConsented: true },
  instagram: { network: 'instagram', caption: 'Sea' },
  youtube: { network: 'youtube', title: 'Sea', description: 'Deep', isMadeForKids: false },
}

/** Four seconds at 24 frames with sound: the least that every network takes. */
const SMALL = 'testsrc2=s=360x640:r=24:d=4 -f lavfi -i sine=440:d=4'

export async function writeSmallFilm(source = SMALL): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'hookreel-posting-'))
  try {
    const file = join(folder, 'film.mp4')
    const input = `-v error -f lavfi -i ${source}`
    const settings = '-c:v libx264 -preset veryfast -pix_fmt yuv420p -c:a aac -movflags +faststart'
    await promisify(execFile)(getProgram('ffmpeg'), [...input.split(' '), ...settings.split(' '), file])
    return await readFile(file)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The real server with a socket, three networks that can fail, and a person who connected all of them. */
export async function startPostingWorld(
  postgresUrl?: string,
  place?: { dataDir: string; databaseUrl: string },
): Promise<PostingWorld> {
  const [tiktok, instagram, youtube] = await Promise.all([
    startFakeTiktok(),
    startFakeInstagram(),
    startFakeYoutube(),
  ])
  const port = await findFreePort()
  const due = new Map<string, Date>()
  const toFit = new Set<string>()
  const server = await buildServer({
    environment: {
      ...tiktok.environment,
      ...instagram.environment,
      ...youtube.environment,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
    },
    ...(postgresUrl === undefined ? {} : { postgresUrl }),
    ...(place && { place }),
    openQueue: openIdleQueue(async (_on, name, data, options) => {
      if (!('postId' in data)) return
      if (name === FIT_FILM.name) toFit.add(String(data.postId))
      else due.set(String(data.postId), options?.startAfter ?? new Date(0))
    }),
  })
  const listening = await listen(server.app, { port, host: '127.0.0.1' })
  const now = () => server.deps.clock.now().getTime()
  for (const { mood } of [tiktok, instagram, youtube]) mood.now = now
  const client = await server.signUp()
  const userId = await readId(client)
  const film = await writeSmallFilm()
  const channels = {
    tiktok: (await connect(client, 'tiktok')).id,
    instagram: (await connect(client, 'instagram')).id,
    youtube: (await connect(client, 'youtube')).id,
  }
  const deps: PostDeps = { ...server.deps, channels: createPostChannels(server.deps) }
  const drive: PostingWorld['drive'] = async (id) => {
    for (let at = due.get(id); at !== undefined || toFit.has(id); at = due.get(id)) {
      if (toFit.delete(id)) await fitPosted(deps, id, TRY)
      if (at === undefined) continue
      due.delete(id)
      if (at.getTime() > now()) server.wait((at.getTime() - now()) / 1000)
      await drivePost(deps, id)
    }
    return (await client.ask('GET', `/api/posts/${id}`)).body as Post
  }
  return {
    server,
    deps,
    client,
    tiktok,
    instagram,
    youtube,
    channels,
    drive,
    publish: async (network, options = {}, bytes = film) => {
      // Beyond every limit by the minute of the one before.
      server.wait(90)
      const answer = await client.ask('POST', '/api/posts', {
        videoId: await keepVideo(server, userId, { durationSeconds: 4 }, bytes),
        channelId: channels[network],
        options: { ...OPTIONS[network], ...options },
        when: { mode: 'now' },
      })
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
      return drive((answer.body as Post).id)
    },
    count: (network) => {
      if (network === 'tiktok') return tiktok.posts.length + tiktok.drafts.length
      return network === 'instagram' ? instagram.posts.length : youtube.videos.length
    },
    close: async () => {
      await listening.close()
      await server.close()
      await Promise.all([tiktok.close(), instagram.close(), youtube.close()])
    },
  }
}
