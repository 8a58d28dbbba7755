// HOOKREEL_SECRET=whsec_… PORT=8080 node receive-webhook.mjs
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'

const secret = Buffer.from(process.env.HOOKREEL_SECRET.replace('whsec_', ''), 'base64')
const TOLERANCE_SECONDS = 300
// A real receiver keeps the ids in its database.
const seen = new Set()

/** Whether a message came from Hookreel, is fresh, and was not changed on its way. */
function isGenuine(headers, body) {
  const id = headers['webhook-id']
  const timestamp = headers['webhook-timestamp']
  if (!(Math.abs(Date.now() / 1000 - timestamp) < TOLERANCE_SECONDS)) return false
  const expected = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest()
  // There are two signatures while the secret is being changed.
  return String(headers['webhook-signature'])
    .split(' ')
    .filter((one) => one.startsWith('v1,'))
    .map((one) => Buffer.from(one.slice(3), 'base64'))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected))
}

async function answer(request, response) {
  const body = await request.setEncoding('utf8').reduce((text, chunk) => text + chunk, '')
  if (!isGenuine(request.headers, body)) return response.writeHead(401).end()
  // A message may come more than once: it is taken once, and answered well each time.
  if (!seen.has(request.headers['webhook-id'])) {
    seen.add(request.headers['webhook-id'])
    const { type, data } = JSON.parse(body)
    console.log(`${type}: ${data.title ?? ''}`)
  }
  return response.writeHead(204).end()
}

const server = createServer((request, response) => void answer(request, response))
server.listen(process.env.PORT, '127.0.0.1', () => console.log('listening'))
