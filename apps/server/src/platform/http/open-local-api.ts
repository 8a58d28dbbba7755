import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'

/** Where something that runs on this machine is asked by its own processes, as servers of one's own are. */
export type LocalApi = { readonly baseUrl: string; readonly apiKey: string; close(): Promise<void> }

/**
 * Opens what `mount` serves on a free port of the loopback, with a key of its own that changes with every start: films
 * are made in processes of their own, and all of them share what one process here holds. `onError` is told of bugs.
 */
export async function openLocalApi(
  mount: (app: Hono) => void,
  onError: (error: unknown) => void,
): Promise<LocalApi> {
  const apiKey = randomBytes(24).toString('hex')
  const app = new Hono()
  app.use(async (context, next) => {
    if (context.req.header('authorization') !== `Bearer ${apiKey}`)
      return context.json(refuseLocally('wrong key'), 401)
    await next()
    return undefined
  })
  mount(app)
  app.onError((error, context) => {
    onError(error)
    return context.json(refuseLocally('It failed.'), 500)
  })
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  // It keeps no process alive by itself.
  server.unref()
  const { port } = server.address() as AddressInfo // a TCP server's address is never a text
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    apiKey,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** A refusal as OpenAI's way of speaking has it. */
export const refuseLocally = (message: string) => ({
  error: { message, type: 'server_error', param: null, code: null },
})
