import { EVENTS_PATH, eventSchemas } from '@hookreel/contract'
import { z } from 'zod'
import type { App } from './app-type.ts'
import { describeApi } from './describe-api.ts'
import { describeRefusals } from './serve-endpoint.ts'

const API_TITLE = {
  openapi: '3.1.0',
  info: { title: 'Hookreel', version: '1', description: 'A prompt becomes a finished video.' },
}

/** What describes every call. */
export type ApiDescription = {
  /** As a part of a page. */
  readonly asHtml: () => string
}

/**
 * The description of every call, at `/api/openapi.json`; mount it after them. It is written once: that takes a second of a
 * core (measured), and strangers may ask for it.
 */
export function mountOpenApi(app: App): ApiDescription {
  app.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: 'hookreel.session_token',
  })
  app.openAPIRegistry.registerComponent('securitySchemes', 'key', {
    type: 'http',
    scheme: 'bearer',
    description:
      'A key made under Settings, API. Where a call names a scope, a key with that scope may make it.',
  })
  const events = Object.entries(eventSchemas).map(([event, data]) =>
    z.object({ event: z.literal(event), data }),
  )
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: EVENTS_PATH,
    summary: 'Server events of the signed-in user; the schema shows the name and the JSON data of each',
    tags: ['events'],
    security: [{ session: [] }],
    responses: {
      200: { description: 'A stream', content: { 'text/event-stream': { schema: z.union(events) } } },
      ...describeRefusals(['not_signed_in', 'internal']),
    },
  })
  const kept: { json?: string; html?: string } = {}
  const asJson = () => (kept.json ??= JSON.stringify(app.getOpenAPI31Document(API_TITLE)))
  app.get('/api/openapi.json', (context) =>
    context.body(asJson(), 200, { 'content-type': 'application/json' }),
  )
  return { asHtml: () => (kept.html ??= describeApi(JSON.parse(asJson()))) }
}
