import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'

/** A port that nobody listens on now, for a server that must know its own before it starts. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      // A listening TCP server answers with an address object, never a path.
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
