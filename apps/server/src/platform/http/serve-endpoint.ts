import { errorSchema, ERRORS, type ApiScope, type Endpoint, type ErrorCode } from '@hookreel/contract'
import { createRoute, type RouteConfig } from '@hono/zod-openapi'
import type { z } from 'zod'
import type { App, AppContext, SignedInUser } from './app-type.ts'
import { readInput } from './read-input.ts'
import { OF_STRANGERS } from './read-bytes.ts'
import { readJson } from './read-json.ts'
import { requireChanger, requireUser } from './require-user.ts'

/** What a handler is given: checked input, who asks (unknown on a public endpoint), and the request for the rest. */
type EndpointCall<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  IsPublic extends boolean,
> = {
  readonly params: z.output<Params>
  readonly query: z.output<Query>
  readonly body: z.output<Body>
  readonly user: IsPublic extends true ? undefined : SignedInUser
  readonly context: AppContext
}

/** Longer than any of an honest page takes: the server waits five minutes for the rest of a request. */
const SLOW_MS = 1000
/** What any call may answer beyond its own refusals. */
const COMMON_ERRORS: readonly ErrorCode[] = ['invalid_input', 'rate_limited', 'internal']

/**
 * Serves an endpoint of the contract: asks who it is, checks what was sent, answers what the handler returns, and
 * describes all of it in the OpenAPI document.
 */
export function serveEndpoint<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Output extends z.ZodType,
  IsPublic extends boolean,
>(
  app: App,
  endpoint: Endpoint<Params, Query, Body, Output, IsPublic>,
  handle: (call: EndpointCall<Params, Query, Body, IsPublic>) => Promise<z.input<Output> | Response>,
): void {
  const route = createRoute(describeEndpoint(endpoint))
  app.openAPIRegistry.registerPath(route)
  app.on(endpoint.method.toUpperCase(), route.getRoutingPath(), async (context) => {
    const requireAsker = endpoint.method === 'get' ? requireUser : requireChanger
    const user = endpoint.isPublic ? undefined : await requireAsker(context, endpoint.scope)
    const call = {
      params: readPart(endpoint.params, context.req.param()),
      query: readPart(endpoint.query, context.req.query()),
      body: endpoint.body ? readPart(endpoint.body, await readSent(context, endpoint)) : undefined,
      user,
      context,
    } as EndpointCall<Params, Query, Body, IsPublic> // readPart loses which schema is which
    const answer = await handle(call)
    // An answer in lines is on its way already.
    return answer instanceof Response ? answer : context.json(answer, endpoint.status)
  })
}

/** The body. One that came slowly is taken from nobody who was signed out, or whose key was revoked, while it came. */
async function readSent(
  context: AppContext,
  { isPublic, scope }: Pick<Endpoint, 'isPublic' | 'scope'>,
): Promise<unknown> {
  if (isPublic) return readJson(context, OF_STRANGERS)
  const begunAt = performance.now()
  const sent = await readJson(context)
  if (performance.now() - begunAt > SLOW_MS) {
    context.var.forgetUser()
    await requireUser(context, scope)
  }
  return sent
}

function readPart(schema: z.ZodType | undefined, value: unknown): unknown {
  return schema ? readInput(schema, value) : undefined
}

function describeEndpoint(endpoint: Endpoint) {
  const codes = [
    ...endpoint.errors,
    ...COMMON_ERRORS,
    ...(endpoint.isPublic ? [] : (['not_signed_in'] as const)),
    ...(endpoint.scope ? (['api_key_invalid', 'scope_missing'] as const) : []),
    ...(endpoint.body ? (['malformed_body', 'body_too_large'] as const) : []),
  ]
  const request: RouteConfig['request'] = {}
  // The contract's parameters and queries are objects; the type only says "some schema".
  if (endpoint.params) request.params = endpoint.params as z.ZodObject
  if (endpoint.query) request.query = endpoint.query as z.ZodObject
  if (endpoint.body) {
    request.body = { required: true, content: { 'application/json': { schema: endpoint.body } } }
  }
  return {
    method: endpoint.method,
    path: endpoint.path,
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2] ?? 'api'],
    ...(endpoint.isPublic ? {} : { security: describeSecurity(endpoint.scope) }),
    request,
    responses: {
      [endpoint.status]: {
        description: endpoint.status === 201 ? 'Created' : 'Done',
        content: {
          'application/json': { schema: endpoint.output },
          ...(endpoint.lines && { 'application/x-ndjson': { schema: endpoint.lines } }),
        },
      },
      ...describeRefusals(codes),
    },
  }
}

/** Who may ask, for the OpenAPI document: a session, or a key with the scope. */
export function describeSecurity(scope?: ApiScope): Record<string, string[]>[] {
  return scope === undefined ? [{ session: [] }] : [{ session: [] }, { key: [scope] }]
}

/** The refusals of an endpoint by status, each with its codes and their sentences. */
export function describeRefusals(codes: readonly ErrorCode[]): RouteConfig['responses'] {
  const byStatus = Object.groupBy([...new Set(codes)], (code) => ERRORS[code].status)
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, group]) => [
      status,
      {
        description: (group ?? []).map((code) => `\`${code}\`: ${ERRORS[code].message}`).join(' '),
        content: { 'application/json': { schema: errorSchema } },
      },
    ]),
  )
}
