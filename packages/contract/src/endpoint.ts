import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import type { ApiScope } from './account/scopes.ts'

/** What may be asked of the server, as a value: served by the server, called by the web through the same value. */
export type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  IsPublic extends boolean = boolean,
> = {
  readonly method: 'get' | 'post' | 'patch' | 'delete'
  /** Path with parameters in braces, as in OpenAPI: `/api/ideas/{id}`. */
  readonly path: string
  readonly summary: string
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  readonly output: Output
  /** Each line of the answer when it is asked for as `application/x-ndjson`; without it there is only the whole one. */
  readonly lines?: z.ZodType
  readonly status: 200 | 201
  /** Refusals beyond those that any call may answer (invalid_input, not_signed_in, rate_limited, internal). */
  readonly errors: readonly ErrorCode[]
  /** True when it needs no session. */
  readonly isPublic?: IsPublic
  /** What a program's key must be allowed to do; without one, no key is taken: only people in a browser may ask. */
  readonly scope?: ApiScope
}

/** Keeps the precise types of an endpoint value; what does not say that it is public is not. */
export function defineEndpoint<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Output extends z.ZodType,
  IsPublic extends boolean = false,
>(
  endpoint: Endpoint<Params, Query, Body, Output, IsPublic>,
): Endpoint<Params, Query, Body, Output, IsPublic> {
  return endpoint
}
