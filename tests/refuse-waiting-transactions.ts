import diagnostics from 'node:diagnostics_channel'
import { isInsideTransaction } from '../apps/server/src/platform/db/inside-transaction.ts'

/** What Node tells of when it begins: requests, connections, programs. */
const CHANNELS = [
  'undici:request:create',
  'http.client.request.created',
  'net.client.socket',
  'child_process',
]

// What is thrown here reaches no caller: it is an uncaught error, which fails the run of the tests.
for (const channel of CHANNELS)
  diagnostics.subscribe(channel, () => {
    if (isInsideTransaction()) throw new Error(`a transaction waits for the world: ${channel}`)
  })
