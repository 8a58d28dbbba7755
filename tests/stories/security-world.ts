import { z } from 'zod'
import { PASSWORD } from '../../apps/server/src/build-server.ts'
import type { BuiltServer, Client } from '../../apps/server/src/build-server.ts'
import { buildSettings, keepVideo, readId } from '../../apps/server/src/settings/build-settings.ts'

/** Stands in every text of the owner: where it turns up for somebody else, something leaked. */
export const MARK = 'OwnersMark'

const schemaSchema = z.record(z.string(), z.unknown())
export type Schema = z.output<typeof schemaSchema>
const operationSchema = z.object({
  summary: z.string().default(''),
  security: z.array(z.record(z.string(), z.array(z.string()))).default([]),
  parameters: z
    .array(z.object({ name: z.string(), in: z.string(), schema: schemaSchema.default({}) }))
    .default([]),
  requestBody: z
    .object({ content: z.record(z.string(), z.object({ schema: schemaSchema.default({}) })) })
    .optional(),
})
const documentSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), operationSchema)) })
export type Operation = z.output<typeof operationSchema> & { readonly method: string; readonly path: string }

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
  const operations = Object.entries(documentSchema.parse(body).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      path,
      method: method.toUpperCase(),
    })),
  )
  const owner = await server.signUp(`${MARK.toLowerCase()}@example.org`)
  const ownerId = await readId(owner)
  return { server, operations, owner, ownerId, things: await makeThings(server, owner, ownerId) }
}

const idSchema = z.object({ id: z.string() })

async function makeThings(
  server: BuiltServer,
  owner: Client,
  ownerId: string,
): Promise<Record<string, string>> {
  const ask = async <Output>(
    method: string,
    path: string,
    schema: z.ZodType<Output>,
    input?: object,
  ): Promise<Output> => {
    const { status, body } = await owner.ask(method, path, input)
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`)
    return schema.parse(body)
  }
  await ask('PATCH', '/api/profile', z.unknown(), { displayName: MARK })
  const { ideas } = await ask('POST', '/api/ideas/generate', z.object({ ideas: z.array(idSchema) }), {
    prompt: MARK,
    count: 1,
  })
  const idea = ideas[0]?.id ?? ''
  await ask('PATCH', `/api/ideas/${idea}`, z.unknown(), { title: `${MARK} changed` })
  const history = z.object({ revisions: z.array(idSchema) }).catch({ revisions: [] })
  const { revisions } = await ask('GET', `/api/ideas/${idea}/history`, history)
  const storyboard = await ask('POST', '/api/storyboards', idSchema, {
    script: `${MARK} tells a story. It has an end.`,
    style: 'default',
    voiceId: 'test:ann',
    duration: 15,
    resolution: '420p',
    aspectRatio: '9:16',
    format: 'mp4',
  })
  const made = await ask('POST', '/api/exports', idSchema)
  const webhookSchema = z.object({ webhook: idSchema })
  // An address that needs no name to be looked up; nothing is sent in this test.
  const { webhook } = await ask('POST', '/api/webhooks', webhookSchema, {
    url: 'https://93.184.215.14/hook',
    description: MARK,
    events: ['video.ready'],
  })
  const { apiKey } = await ask('POST', '/api/api-keys', z.object({ apiKey: idSchema }), {
    name: MARK,
    scopes: ['ideas:read'],
    password: PASSWORD,
  })
  const { sessions } = await ask('GET', '/api/sessions', z.object({ sessions: z.array(idSchema) }))
  return {
    idea,
    revision: revisions[0]?.id ?? '',
    storyboard: storyboard.id,
    video: await keepVideo(server, ownerId, { title: MARK, script: `${MARK} speaks.` }),
    export: made.id,
    webhook: webhook.id,
    apiKey: apiKey.id,
    session: sessions[0]?.id ?? '',
    user: ownerId,
  }
}
