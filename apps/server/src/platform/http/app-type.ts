import type { OpenAPIHono } from '@hono/zod-openapi'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** Who asks, as far as the platform needs to know. */
export type SignedInUser = { readonly id: string; readonly email: string; readonly name: string }

/** What every request carries: its id, and how to learn who asks (looked up once, and only when needed). */
export type AppEnv = {
  // Bindings are missing when a test asks the app without a socket.
  Bindings: Partial<HttpBindings>
  Variables: { requestId: string; findUser: () => Promise<SignedInUser | undefined> }
}
export type App = OpenAPIHono<AppEnv>
export type AppContext = Context<AppEnv>
