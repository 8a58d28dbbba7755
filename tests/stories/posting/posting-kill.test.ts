import { createRandom } from '@hookreel/film'
import { UPLOADS_PATH } from '@hookreel/contract'
import type { Channel, NetworkId, Post, Upload } from '@hookreel/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPostgres } from '../../builders/build-postgres.ts'
import { startFakeInstagram } from '../../fakes/instagram/instagram.ts'
import { startFakeTiktok } from '../../fakes/tiktok/tiktok.ts'
import { startFakeYoutube } from '../../fakes/youtube/youtube.ts'
import { findFreePort } from '../../find-free-port.ts'
import { OPTIONS, writeSmallFilm } from './posting-world.ts'
import { makeDataDir, signUp, startStoryServer } from '../videos-server.ts'
import type { Person, StoryServer } from '../videos-server.ts'
import { describeOnDatabases } from '../../describe-on-databases.ts'

const random = createRandom(Date.now())
const NETWORKS: readonly NetworkId[] = ['tiktok', 'instagram', 'youtube']
const ENDED: readonly Post['status'][] = ['live', 'failed', 'unknown']
const KILLS = 4
const LIMIT_MS = 600_000

describeOnDatabases('a server on %s that is killed while it posts', (postgresUrl) => {
  let folder: Awaited<ReturnType<typeof makeDataDir>>
  let fakes: [
    Awaited<ReturnType<typeof startFakeTiktok>>,
    Awaited<ReturnType<typeof startFakeInstagram>>,
    Awaited<ReturnType<typeof startFakeYoutube>>,
  ]
  let server: StoryServer
  let anna: Person
  let settings: Record<string, string>
  beforeAll(async () => {
    folder = await makeDataDir()
    fakes = await Promise.all([startFakeTiktok(), startFakeInstagram(), startFakeYoutube()])
    const port = await findFreePort()
    settings = {
      ...fakes[0].environment,
      ...fakes[1].environment,
      ...fakes[2].environment,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      ...(postgresUrl ? { DATABASE_URL: await buildPostgres(postgresUrl) } : {}),
    }
    server = await startStoryServer(folder.dataDir, settings)
    anna = await signUp(server.url, 'anna@example.org')
  })
  afterAll(async () => {
    await server?.stop()
    await folder?.remove()
    await Promise.all((fakes ?? []).map((fake) => fake.close()))
  })

  const connect = async (network: NetworkId): Promise<string> => {
    const { url } = (await anna.call('POST', '/api/channels', { network })).body as { url: string }
    const page = await fetch(url, { redirect: 'manual' })
    const back = new URL(page.headers.get('location') ?? '')
    const query = Object.fromEntries(back.searchParams)
    if (network === 'tiktok') await anna.call('POST', '/api/channels/tiktok/callback', query)
    else await anna.call('GET', `${back.pathname}${back.search}`)
    const { channels } = (await anna.call('GET', '/api/channels')).body as { channels: Channel[] }
    return channels.find((channel) => channel.network === network)?.id ?? ''
  }

  const upload = async (): Promise<string> => {
    const film = await writeSmallFilm()
    const send = (method: string, path: string, headers: Record<string, string>, body?: Uint8Array) =>
      fetch(server.url + path, {
        method,
        headers: { origin: server.url, cookie: anna.cookie, 'tus-resumable': '1.0.0', ...headers },
        ...(body && { body: Uint8Array.from(body) }),
      })
    const begun = await send('POST', UPLOADS_PATH, {
      'upload-length': String(film.length),
      'upload-metadata': `filename ${Buffer.from('Sea.mp4').toString('base64')}`,
    })
    const path = begun.headers.get('location') ?? ''
    const type = 'application/offset+octet-stream'
    await send('PATCH', path, { 'content-type': type, 'upload-offset': '0' }, film)
    const id = path.split('/').at(-1) ?? ''
    await expect
      .poll(async () => ((await anna.call('GET', `${UPLOADS_PATH}/${id}`)).body as Upload).state, {
        timeout: LIMIT_MS,
        interval: 200,
      })
      .toBe('done')
    return id
  }

  const restart = async () => {
    await server.kill()
    server = await startStoryServer(folder.dataDir, settings)
    anna.follow(server.url)
  }
  const readPosts = async () =>
    ((await anna.call('GET', '/api/posts?pageSize=100')).body as { items: Post[] }).items
  const shownAt = (network: NetworkId) => {
    const [tiktok, instagram, youtube] = fakes
    if (network === 'tiktok') return tiktok.posts.length
    return network === 'instagram' ? instagram.posts.length : youtube.videos.length
  }

  test('doubles no post, loses none, and calls none live that is not', async () => {
    const channels = new Map<NetworkId, string>()
    for (const network of NETWORKS) channels.set(network, await connect(network))
    const videoId = await upload()
    for (const { mood } of fakes) mood.slowPolls = 1
    for (const network of NETWORKS) {
      const answer = await anna.call('POST', '/api/posts', {
        videoId,
        channelId: channels.get(network),
        options: OPTIONS[network],
        when: { mode: 'now' },
      })
      expect([answer.status, answer.body]).toMatchObject([201, { status: 'scheduled' }])
    }
    for (let kill = 0; kill < KILLS; kill += 1) {
      await new Promise((resolve) => setTimeout(resolve, random.between(0, 1500)))
      await restart()
    }
    const listUnended = async () =>
      (await readPosts())
        .filter(({ status }) => !ENDED.includes(status))
        .map(({ network, status }) => `${network}: ${status}`)
    await expect.poll(listUnended, { timeout: LIMIT_MS, interval: 500 }).toEqual([])
    const posts = await readPosts()
    expect(posts).toHaveLength(NETWORKS.length)
    for (const { network, status, failure } of posts) {
      expect([network, shownAt(network)]).toEqual([network, status === 'failed' ? 0 : 1])
      if (status !== 'live') expect(failure?.message).toMatch(/\w+ \w+/)
    }
    await server.stop()
  }, 1_500_000)
})
