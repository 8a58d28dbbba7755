import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { listOwnIdeas } from '../../apps/server/src/ideas/ideas.queries.ts'
import { openDb } from '../../apps/server/src/platform/db/open-db.ts'

// The least that could answer a page of ideas: the same framework, the same query, no account, no checks, nothing else.
// node bench/load/bare-server.ts <database> <user>
const [databaseUrl = '', user = ''] = process.argv.slice(2)
const { db } = await openDb({ dataDir: '/tmp', databaseUrl })
const app = new Hono()
app.get('/', async (context) => context.json(await listOwnIdeas(db, user, { offset: 0, limit: 20 })))
const answer = getRequestListener(app.fetch)
const server = createServer((incoming, outgoing) => void answer(incoming, outgoing))
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo // a TCP server's address is never a text
  process.stdout.write(`http://localhost:${port}\n`)
})
