import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Listening = {
  /** Without a slash at its end. */
  readonly url: string
  /** Cuts whatever is still under way. */
  readonly close: () => Promise<void>
}

/** A server on a free port of this machine; a request that cannot be answered is hung up on. */
export async function listenOnLoopback(
  answer: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>,
): Promise<Listening> {
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      await answer(request, response)
    } catch {
      response.destroy()
    }
  }
  const server = createServer((request, response) => void serve(request, response))
  // Anyone who works for long between two requests finds the connection open still.
  server.keepAliveTimeout = 120_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening TCP server answers with an address object, never a path.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
