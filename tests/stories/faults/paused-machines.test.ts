// @module-tag postgresql
import type { Channel, NetworkId, Post, Video } from '@hookreel/contract'
import { createRandom } from '@hookreel/film'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFakeInstagram } from '../../fakes/instagram/instagram.ts'
import { startFakeTiktok } from '../../fakes/tiktok/tiktok.ts'
import { startFakeYoutube } from '../../fakes/youtube/youtube.ts'
import { findFreePort } from '../../find-free-port.ts'
import { buildMachines } from './machines.ts'
import type { Machine, Machines } from './machines.ts'
import { OPTIONS } from '../posting/posting-world.ts'
import { isEnded, FULL_ORDER as ORDER, signUp, waitForVideo } from '../videos-server.ts'
import type { Person } from '../videos-server.ts'

const random = createRandom(Date.now())
const NETWORKS: readonly NetworkId[] = ['tiktok', 'instagram', 'youtube']
const ENDED: readonly Post['status'][] = ['live', 'failed', 'unknown']
/** Longer than a post is held (40 s) and than a job waits for a sign of life (15 s). */
const PAUSE_MS = 55_000
const LIMIT_MS = 1_500_000

let machines: Machines
let web: Machine
let workers: Machine[]
let anna: Person
let fakes: [
  Awaited<ReturnType<typeof startFakeTiktok>>,
  Awaited<ReturnType<typeof startFakeInstagram>>,
  Awaited<ReturnType<typeof startFakeYoutube>>,
]
beforeAll(async () => {
  fakes = await Promise.all([startFakeTiktok(), startFakeInstagram(), startFakeYoutube()])
  machines = await buildMachines()
  // Instagram fetches films by the address of the web process, and sends people back to it.
  const port = String(await findFreePort())
  const settings = { ...fakes[0].environment, ...fakes[1].environment, ...fakes[2].environment }
  const shared = { ...settings, HOST: '127.0.0.1', PUBLIC_URL: `http://127.0.0.1:${port}` }
  web = await machines.start('web', { ...shared, PORT: port })
  workers = [await machines.start('worker', shared), await machines.start('worker', shared)]
  anna = await signUp(web.url, 'anna@example.org')
}, LIMIT_MS)
afterAll(async () => {
  // One that a failed test left standing could not be stopped.
  for (const { pid } of workers ?? []) process.kill(pid, 'SIGCONT')
  await machines?.end()
  await Promise.all((fakes ?? []).map((fake) => fake.close()))
})

async function connect(network: NetworkId): Promise<string> {
  const { url } = (await anna.call('POST', '/api/channels', { network })).body as { url: string }
  const page = await fetch(url, { redirect: 'manual' })
  const back = new URL(page.headers.get('location') ?? '')
  if (network === 'tiktok')
    await anna.call('POST', '/api/channels/tiktok/callback', Object.fromEntries(back.searchParams))
  else await anna.call('GET', `${back.pathname}${back.search}`)
  const { channels } = (await anna.call('GET', '/api/channels')).body as { channels: Channel[] }
  return channels.find((channel) => channel.network === network)?.id ?? ''
}

async function pause(machine: Machine | undefined): Promise<void> {
  if (!machine) return
  process.kill(machine.pid, 'SIGSTOP')
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  process.kill(machine.pid, 'SIGCONT')
}

const shown = () => [fakes[0].posts.length, fakes[1].posts.length, fakes[2].videos.length]
const readPosts = async () =>
  ((await anna.call('GET', '/api/posts?pageSize=100')).body as { items: Post[] }).items

test(
  'workers that are stopped and continued while they make and post a film make it once and post it once',
  async () => {
    const channels: string[] = []
    for (const network of NETWORKS) channels.push(await connect(network))
    for (const { mood } of fakes) mood.slowPolls = 2
    const { id } = (await anna.call('POST', '/api/videos', ORDER)).body as Video
    await new Promise((resolve) => setTimeout(resolve, random.between(500, 4000)))
    await pause(workers[0])
    expect(await waitForVideo(anna, id, isEnded, LIMIT_MS)).toMatchObject({ status: 'completed' })
    expect((await anna.call('GET', '/api/credits')).body).toMatchObject({ balance: 75 })
    for (const [index, network] of NETWORKS.entries()) {
      const order = {
        videoId: id,
        channelId: channels[index],
        options: OPTIONS[network],
        when: { mode: 'now' },
      }
      expect((await anna.call('POST', '/api/posts', order)).status).toBe(201)
    }
    // Both stand still in turn, each long enough for the other to take over what it held.
    for (const worker of workers) {
      await new Promise((resolve) => setTimeout(resolve, random.between(0, 1500)))
      await pause(worker)
    }
    const unended = async () => (await readPosts()).filter(({ status }) => !ENDED.includes(status)).length
    await expect.poll(unended, { timeout: LIMIT_MS, interval: 1000 }).toBe(0)
    const posts = await readPosts()
    expect([posts.map(({ status }) => status), shown()]).toEqual([
      ['live', 'live', 'live'],
      [1, 1, 1],
    ])
    expect((await anna.call('GET', '/api/credits')).body).toMatchObject({ balance: 75 })
  },
  LIMIT_MS,
)
