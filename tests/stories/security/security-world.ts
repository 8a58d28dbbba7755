import { PASSWORD } from '../../builders/build-server.ts'
import type { BuiltServer, Client } from '../../builders/build-server.ts'
import { buildSettings, keepVideo, readId } from '../../builders/build-settings.ts'
import { channels, posts } from '../../../apps/server/src/schema.ts'
import { INSTAGRAM } from '../../builders/build-posts.ts'
import { ORDER } from '../../builders/build-video.ts'

/** Stands in every text of the owner: where it turns up for somebody else, something leaked. */
export const MARK = 'OwnersMark'

export type Schema = { readonly [name: string]: unknown }
type Described = {
  readonly security?: readonly Record<string, string[]>[]
  readonly parameters?: readonly { readonly name: string; readonly in: string }[]
  readonly requestBody?: { readonly content: Record<string, { readonly schema?: Schema }> }
}
export type Operation = Required<Pick<Described, 'security' | 'parameters'>> &
  Pick<Described, 'requestBody'> & { readonly method: string; readonly path: string }
type OpenApi = { readonly paths: Record<string, Record<string, Described>> }

export type SecurityWorld = {
  readonly server: BuiltServer
  readonly operations: readonly Operation[]
  readonly owner: Client
  readonly ownerId: string
  /** Ids of things of the owner, by what they are. */
  readonly things: Readonly<Record<string, string>>
}

/** The app with a user who has one of everything. */
export async function buildSecurityWorld(): Promise<SecurityWorld> {
  const { server } = await buildSettings()
  const { body } = await server.stranger.ask('GET', '/api/openapi.json')
  const operations = Object.entries((body as OpenApi).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      security: [],
      parameters: [],
      ...operation,
      path,
      method: method.toUpperCase(),
    })),
  )
  const owner = await server.signUp(`${MARK.toLowerCase()}@example.org`)
  const ownerId = await readId(owner)
  return { server, operations, owner, ownerId, things: await makeThings(server, owner, ownerId) }
}

type Id = { readonly id: string }

async function makeThings(
  server: BuiltServer,
  owner: Client,
  ownerId: string,
): Promise<Record<string, string>> {
  const ask = async <Output>(method: string, path: string, input?: object): Promise<Output> => {
    const { status, body } = await owner.ask(method, path, input)
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`)
    return body as Output // what the contract says of this call
  }
  await ask('PATCH', '/api/profile', { displayName: MARK })
  const { ideas } = await ask<{ ideas: Id[] }>('POST', '/api/ideas/generate', { prompt: MARK, count: 1 })
  const idea = ideas[0]?.id ?? ''
  await ask('PATCH', `/api/ideas/${idea}`, { title: `${MARK} changed` })
  const { revisions } = await ask<{ revisions: Id[] }>('GET', `/api/ideas/${idea}/history`)
  const storyboard = await ask<Id>('POST', '/api/storyboards', {
    ...ORDER,
    script: `${MARK} tells a story. It has an end.`,
  })
  const made = await ask<Id>('POST', '/api/exports')
  // An address that needs no name to be looked up; nothing is sent in this test.
  const { webhook } = await ask<{ webhook: Id }>('POST', '/api/webhooks', {
    url: 'https://93.184.215.14/hook',
    description: MARK,
    events: ['video.ready'],
    password: PASSWORD,
  })
  const { apiKey } = await ask<{ apiKey: Id }>('POST', '/api/api-keys', {
    name: MARK,
    scopes: ['ideas:read'],
    password: PASSWORD,
  })
  const { payment } = await ask<{ payment: Id }>('POST', '/api/checkouts', {
    ...{ kind: 'plan', plan: 'starter', interval: 'month' },
  })
  const { sessions } = await ask<{ sessions: Id[] }>('GET', '/api/sessions')
  return {
    idea,
    revision: revisions[0]?.id ?? '',
    storyboard: storyboard.id,
    video: await keepVideo(server, ownerId, { title: MARK, script: `${MARK} speaks.` }),
    export: made.id,
    webhook: webhook.id,
    apiKey: apiKey.id,
    session: sessions[0]?.id ?? '',
    payment: payment.id,
    upload: await beginUpload(owner),
    ...(await keepPost(server, ownerId)),
    user: ownerId,
  }
}

async function beginUpload(owner: Client): Promise<string> {
  const title = Buffer.from(MARK).toString('base64')
  const { status, headers } = await owner.ask('POST', '/api/uploads', undefined, {
    ...{ 'tus-resumable': '1.0.0', 'upload-length': '1000', 'upload-metadata': `filename ${title}` },
  })
  if (status !== 201) throw new Error(`an upload was answered with ${status}`)
  return headers.get('location')?.split('/').at(-1) ?? ''
}

/** A channel and a draft for it. */
async function keepPost({ deps }: BuiltServer, userId: string): Promise<{ channel: string; post: string }> {
  const now = deps.clock.now()
  const [channel] = await deps.db
    .insert(channels)
    .values({
      ...{ userId, network: 'instagram', accountId: MARK, name: MARK, username: MARK, scopes: [] },
      ...{ accessExpiresAt: now, refreshedAt: now, connectedAt: now },
    })
    .returning({ id: channels.id })
  const options = { ...INSTAGRAM, caption: MARK }
  const [post] = await deps.db
    .insert(posts)
    .values({ userId, channelId: channel?.id ?? '', network: 'instagram', options })
    .returning({ id: posts.id })
  return { channel: channel?.id ?? '', post: post?.id ?? '' }
}
