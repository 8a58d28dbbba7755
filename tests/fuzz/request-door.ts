import { buildServer, openIdleQueue, readCookies } from '../builders/build-server.ts'
import type { Door } from './doors.ts'

const EMAIL = 'fuzz@example.org'
const PASSWORD = 'correct horse'

/**
 * The whole app behind one door. What is sent is a request as text: a line with the method and the path, lines of headers, an
 * empty line, the body. Any answer below 500 is right; everything else is a find.
 */
export async function openRequestDoor(): Promise<{ door: Door; close: () => Promise<void> }> {
  const server = await buildServer({ openQueue: openIdleQueue() })
  await server.signUp(EMAIL)
  const { stranger } = server
  const { headers } = await stranger.ask('POST', '/api/auth/sign-in/email', {
    email: EMAIL,
    password: PASSWORD,
  })
  const cookie = readCookies(headers)
  const open = async (bytes: Buffer) => {
    // People are limited by the minute; here a second passes with every request.
    server.wait(1)
    const request = readRequest(bytes, cookie)
    if (!request) return
    const answer = await server.app.request(request)
    const text = await readSome(answer)
    if (answer.status >= 500) throw new Error(`${request.method} ${request.url}: ${answer.status} ${text}`)
  }
  return { door: { name: 'request', kinds: ['request'], mostMs: 10_000, open }, close: () => server.close() }
}

/** Nothing where no client could send this. */
function readRequest(bytes: Buffer, cookie: string): Request | undefined {
  const end = bytes.indexOf('\n\n')
  const head = (end < 0 ? bytes : bytes.subarray(0, end)).toString('latin1')
  const body = end < 0 ? Buffer.alloc(0) : bytes.subarray(end + 2)
  const [first = '', ...lines] = head.split('\n')
  const [method = '', path = ''] = first.split(' ')
  try {
    const headers = new Headers({ cookie })
    for (const line of lines) headers.append(line.split(':')[0] ?? '', line.slice(line.indexOf(':') + 1))
    const hasBody = !['GET', 'HEAD'].includes(method.toUpperCase()) && body.length > 0
    return new Request(`http://localhost${path.startsWith('/') ? '' : '/'}${path}`, {
      ...{ method, headers },
      ...(hasBody && { body: new Uint8Array(body) }),
    })
  } catch {
    return undefined
  }
}

/** The first piece of an answer: a stream of events never ends. */
async function readSome({ body }: Response): Promise<string> {
  const reader = body?.getReader()
  const piece = await reader?.read()
  await reader?.cancel()
  return Buffer.from(piece?.value ?? [])
    .toString('utf8')
    .slice(0, 300)
}
