import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { askNetwork } from './ask-network.ts'

const PIECE = Buffer.alloc(65_536, ' ')
/** Anyone who reads on beyond this reads for ever. */
const GIVEN_UP_BYTES = 64 * 1_048_576

test('an answer without end is given up: what was asked may have had its effect', async () => {
  let sent = 0
  const server = createServer((_, response) => {
    const more = () => {
      while (!response.destroyed && sent < GIVEN_UP_BYTES) {
        sent += PIECE.length
        if (!response.write(PIECE)) {
          response.once('drain', more)
          return
        }
      }
      response.end()
    }
    more()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  // A TCP server answers with an address object, never a path.
  const { port } = server.address() as AddressInfo
  await expect(askNetwork(`http://127.0.0.1:${port}/`, { name: 'TikTok' })).rejects.toMatchObject({
    problem: 'lost_answer',
  })
  expect(sent).toBeLessThan(GIVEN_UP_BYTES)
})
