import type { OpenAPIHono } from '@hono/zod-openapi'
import type { HttpBindings } from '@hono/node-server'
import type { ApiScope } from '@hookreel/contract'
import type { Context } from 'hono'

/** Who asks, as far as the platform needs to know. */
export type SignedInUser = {
  readonly id: string
  readonly email: string
  readonly name: string
  /** The session that the request carries; a program with a key has none. */
  readonly sessionId?: string
}

/** A program that asks in a user's name, and what that user lets it do. */
export type KeyHolder = { readonly user: SignedInUser; readonly scopes: readonly ApiScope[] }

/** What every request carries: its id, and how to learn who asks (looked up once, and only when needed). */
export type AppEnv = {
  // Bindings are missing when a test asks the app without a socket.
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    findUser: () => Promise<SignedInUser | undefined>
    /** Has that, or the key, looked up once more. */
    forgetUser: () => void
    /** Throws `api_key_invalid`, or `rate_limited` when the key asks too often. */
    requireKey: (key: string) => Promise<KeyHolder>
    /** Throws `rate_limited` for anyone who changes things faster than any person or honest program. */
    countChange: (userId: string) => Promise<void>
    /** Lets the same person's next request begin, where what is left of this one waits for its sender or reader alone. */
    leaveTurn?: () => void
  }
}
export type App = OpenAPIHono<AppEnv>
export type AppContext = Context<AppEnv>
