import { inject } from 'vitest'
import type { Channel, NetworkId } from '@hookreel/contract'
import { buildServer, openIdleQueue } from './build-server.ts'
import type { Answer, BuiltServer, Client } from './build-server.ts'
import { startFakeInstagram } from '../fakes/instagram/instagram.ts'
import type { FakeInstagram } from '../fakes/instagram/instagram.ts'
import { startFakeTiktok } from '../fakes/tiktok/tiktok.ts'
import type { FakeTiktok } from '../fakes/tiktok/tiktok.ts'
import { startFakeYoutube } from '../fakes/youtube/youtube.ts'
import type { FakeYoutube } from '../fakes/youtube/youtube.ts'

export const PUBLIC = 'http://reels.example'

/** The whole app with all three networks set up, and what it orders to be done in the background. */
export type ChannelWorld = {
  readonly server: BuiltServer
  readonly tiktok: FakeTiktok
  readonly instagram: FakeInstagram
  readonly youtube: FakeYoutube
  readonly ordered: { readonly name: string; readonly data: object }[]
  close(): Promise<void>
}

/** For tests. The networks' clocks go with the server's. */
export async function buildChannels({ isPostgres = false } = {}): Promise<ChannelWorld> {
  const [tiktok, instagram, youtube] = await Promise.all([
    startFakeTiktok(),
    startFakeInstagram(),
    startFakeYoutube(),
  ])
  const ordered: { name: string; data: object }[] = []
  const server = await buildServer({
    environment: {
      ...tiktok.environment,
      ...instagram.environment,
      ...youtube.environment,
      PUBLIC_URL: PUBLIC,
    },
    ...(isPostgres && { postgresUrl: inject('postgresUrl') }),
    openQueue: openIdleQueue(async (_on, name, data) => {
      ordered.push({ name, data })
    }),
  })
  for (const { mood } of [tiktok, instagram, youtube]) mood.now = () => server.deps.clock.now().getTime()
  return {
    server,
    tiktok,
    instagram,
    youtube,
    ordered,
    close: async () => {
      await server.close()
      await Promise.all([tiktok.close(), instagram.close(), youtube.close()])
    },
  }
}

/** Begins a connection and lets the network's page send the person back; answers what it sent. */
export async function consent(client: Client, network: NetworkId, wish: object = {}): Promise<URL> {
  const begun = await client.ask('POST', '/api/channels', { network, ...wish })
  if (begun.status !== 201) throw new Error(`connecting was refused: ${JSON.stringify(begun.body)}`)
  const { url } = begun.body as { url: string }
  const page = await fetch(url, { redirect: 'manual' })
  return new URL(page.headers.get('location') ?? '')
}

/** Brings back what the network sent, as the page or the browser does. */
export function comeBack(client: Client, back: URL): Promise<Answer> {
  const query = Object.fromEntries(back.searchParams)
  if (back.pathname === '/tiktok-callback') return client.ask('POST', '/api/channels/tiktok/callback', query)
  return client.ask('GET', `${back.pathname}${back.search}`)
}

/** Connects an account from beginning to end. */
export async function connect(client: Client, network: NetworkId, wish: object = {}): Promise<Channel> {
  await comeBack(client, await consent(client, network, wish))
  const channel = (await list(client)).find((one) => one.network === network)
  if (!channel) throw new Error(`${network} was not connected`)
  return channel
}

export async function list(client: Client): Promise<Channel[]> {
  const { body } = await client.ask('GET', '/api/channels')
  return (body as { channels: Channel[] }).channels
}
