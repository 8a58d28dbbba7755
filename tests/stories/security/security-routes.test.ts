import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD } from '../../builders/build-server.ts'
import type { Answer, Client } from '../../builders/build-server.ts'
import { makeBodies, NASTY_IDS } from './make-bodies.ts'
import { buildSecurityWorld, MARK } from './security-world.ts'
import type { Operation, SecurityWorld } from './security-world.ts'

/** Served, but no part of the API: redirects, protocols of libraries, signed or public addresses. */
const UNDESCRIBED = [
  'GET /api/openapi.json',
  'GET /api/auth/verify-email',
  'GET /api/auth/callback/google',
  'GET /api/channels/instagram/callback',
  'GET /api/channels/youtube/callback',
  'GET /api/webhooks/instagram/delete/:code',
  'POST /api/webhooks/instagram/deauthorize',
  'POST /api/webhooks/instagram/delete',
  'POST /api/webhooks/stripe',
  'POST /api/webhooks/tiktok',
  'OPTIONS /api/uploads',
  'PATCH /api/uploads/:id',
  'DELETE /api/uploads/:id',
]
/** Ends the session that asks, or streams for ever. */
const LEFT_OUT = ['POST /api/auth/sign-out', 'GET /api/events']
const BODIES_PER_CALL = 25
const SEED = 20_261_121

let world: SecurityWorld
let stranger: Client
let other: Client
let before: unknown
beforeAll(async () => {
  world = await buildSecurityWorld()
  stranger = world.server.stranger
  other = await world.server.signUp('other@example.org')
  before = await readOwned()
})
afterAll(() => world.server.close())

const nameOf = ({ method, path }: Operation) => `${method} ${path}`
const isSecured = ({ security }: Operation) => security.length > 0
const tried = () => world.operations.filter((operation) => !LEFT_OUT.includes(nameOf(operation)))
const fill = (path: string, id: string) => path.replaceAll(/\{\w+\}/g, id)
const bodyOf = ({ requestBody }: Operation) => requestBody?.content['application/json']?.schema
const codeOf = ({ body }: Answer) => (body as { error?: { code?: string } } | null)?.error?.code

/** All of the owner's things as the owner sees them. */
async function readOwned(): Promise<unknown> {
  const { owner, things } = world
  const paths = [
    '/api/profile',
    `/api/ideas/${things['idea']}`,
    `/api/videos/${things['video']}`,
    `/api/storyboards/${things['storyboard']}`,
    '/api/webhooks',
    '/api/api-keys',
    '/api/credits',
    '/api/exports',
    `/api/checkouts/${things['payment']}`,
    `/api/uploads/${things['upload']}`,
    '/api/channels',
    `/api/posts/${things['post']}`,
  ]
  const answers = await Promise.all(paths.map((path) => owner.ask('GET', path)))
  // Signed addresses carry their time, and an order that nobody pays closes after a day, which these attacks take.
  const text = JSON.stringify(answers.map(({ status, body }) => [status, body]))
  return text
    .replaceAll(/\/files\/[^"]+/g, '')
    .replaceAll(/"(updatedAt|lastSeenAt)":"[^"]+"/g, '')
    .replaceAll(/"status":"(open|expired)"|"(checkoutUrl|closesAt)":("[^"]+"|null)/g, '')
}

function expectProper(answer: Answer, from: string): void {
  const { status, body, headers } = answer
  expect(status, `${from}: ${JSON.stringify(body).slice(0, 300)}`).toBeLessThan(500)
  expect(headers.get('x-content-type-options'), from).toBe('nosniff')
  expect(headers.get('x-request-id'), from).toBeTruthy()
  if (status >= 400)
    expect(body, from).toMatchObject({
      error: { code: expect.any(String), message: expect.any(String), requestId: expect.any(String) },
    })
}

describe('every route of the API', () => {
  test('is described, or named here as one that is not', () => {
    const described = new Set(
      world.operations.map(({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    )
    const served = world.server.app.routes
      .filter(({ method, path }) => path.startsWith('/api/') && method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`)
      .filter((route) => !described.has(route) && !route.startsWith('GET /api/uploads'))
    expect([...new Set(served)].toSorted()).toEqual(UNDESCRIBED.toSorted())
    expect(world.operations.length).toBeGreaterThan(60)
  })

  test('is open to somebody who is not signed in only when it is meant to be', async () => {
    for (const operation of tried().filter(isSecured)) {
      const path = fill(operation.path, world.things['video'] ?? '')
      const body = bodyOf(operation) ? {} : undefined
      const answer = await stranger.ask(operation.method, path, body)
      expect([nameOf(operation), answer.status, codeOf(answer)]).toEqual([
        nameOf(operation),
        401,
        'not_signed_in',
      ])
    }
    const open = tried().filter((operation) => !isSecured(operation))
    const names = open.map(nameOf).filter((name) => !name.includes('/api/auth/'))
    expect(names.toSorted()).toEqual([
      'GET /api/instance',
      'GET /api/pricing',
      'GET /api/styles',
      'POST /api/account/email-changes/confirm',
      'POST /api/account/email-changes/undo',
      'POST /api/support-messages',
    ])
  })

  test('takes no cookie and no key that the server did not give', async () => {
    const forged = ['hookreel.session_token=abc.def', 'hookreel.session_token=', 'hookreel.session_token=%00']
    for (const operation of tried().filter(isSecured)) {
      const path = fill(operation.path, 'nothing')
      const ask = (headers: Record<string, string>) =>
        stranger.ask(operation.method, path, bodyOf(operation) ? {} : undefined, headers)
      world.server.wait(61)
      for (const cookie of forged) expect((await ask({ cookie })).status, nameOf(operation)).toBe(401)
      expect(codeOf(await ask({ authorization: 'Bearer hr_forged' }))).toBe('api_key_invalid')
    }
  })

  test('answers for what is somebody else’s as for what is not there', async () => {
    for (const operation of tried().filter(({ path }) => path.includes('{'))) {
      const ask = (value: string) => {
        // No limit of tries a minute is to answer instead.
        world.server.wait(10)
        return other.ask(operation.method, fill(operation.path, value), bodyOf(operation) ? {} : undefined)
      }
      const missing = await ask('nothing')
      for (const [what, id] of Object.entries(world.things)) {
        const foreign = await ask(id)
        const from = `${nameOf(operation)} with the ${what} of somebody else`
        expectProper(foreign, from)
        expect([from, foreign.status, codeOf(foreign)]).toEqual([from, missing.status, codeOf(missing)])
        expect(foreign.status, from).toBeGreaterThanOrEqual(400)
        expect(JSON.stringify(foreign.body), from).not.toContain(MARK)
      }
    }
    expect(await readOwned()).toEqual(before)
  })

  test('shows nobody else’s things in a list, whatever ids it is asked with', async () => {
    const ids = Object.values(world.things)
    for (const operation of tried().filter(({ method, path }) => method === 'GET' && !path.includes('{'))) {
      const queries = ids.flatMap((id) =>
        operation.parameters.map(({ name }) => `?${name}=${encodeURIComponent(id)}`),
      )
      for (const query of ['', `?userId=${world.ownerId}`, `?search=${MARK}`, ...queries]) {
        world.server.wait(61)
        const answer = await other.ask('GET', operation.path + query)
        expectProper(answer, nameOf(operation) + query)
        expect(JSON.stringify(answer.body), nameOf(operation) + query).not.toContain(MARK)
      }
    }
  })
})

describe('malformed input', () => {
  test('in an address is refused like something that is not there', async () => {
    for (const operation of tried().filter(({ path }) => path.includes('{'))) {
      for (const id of NASTY_IDS) {
        world.server.wait(61)
        const path = fill(operation.path, id)
        const answer = await other.ask(operation.method, path, bodyOf(operation) ? {} : undefined)
        expectProper(answer, `${operation.method} ${path.slice(0, 200)}`)
        expect(answer.headers.has('set-cookie'), path).toBe(false)
      }
    }
  })

  test('of what is no part of the API is refused, too', async () => {
    const bodies = ['', '{', '{}', 'signed_request=abc.def', 'a'.repeat(5000)]
    for (const route of UNDESCRIBED.filter((one) => !one.includes('openapi.json'))) {
      const [method = '', path = ''] = route.replaceAll(/:\w+/g, 'nothing').split(' ')
      for (const body of method === 'GET' ? [undefined] : bodies)
        for (const query of ['', '?code=a&state=b', '?error=%00', '?token=__proto__']) {
          world.server.wait(61)
          const answer = await stranger.ask(method, path + query, body)
          expect(answer.status, `${route}${query} ${body}`).toBeLessThan(500)
          expect(answer.headers.get('location') ?? '/', route).toMatch(/^(\/|http:\/\/localhost[:/])/)
          expect(JSON.stringify(answer.body), route).not.toContain(MARK)
        }
    }
  })

  test('in a query is refused, named, or ignored', async () => {
    const values = ['', '-1', '1e9', 'NaN', '%00', '%ED%A0%80', '__proto__', 'x'.repeat(3000), '%F0%9F']
    for (const operation of tried().filter(({ path }) => !path.includes('{'))) {
      if (operation.method !== 'GET') continue
      for (const { name } of operation.parameters)
        for (const value of values) {
          world.server.wait(61)
          const path = `${operation.path}?${name}=${value}&${name}[]=1&__proto__[a]=1`
          expectProper(await other.ask('GET', path), path.slice(0, 200))
        }
    }
  })

  test('in a body never brings the server down, nor anything that is not one’s own into sight', async () => {
    const ids = Object.values(world.things)
    let answered = 0
    for (const operation of tried().filter(bodyOf)) {
      const schema = bodyOf(operation) ?? {}
      world.server.wait(61)
      await fc.assert(
        fc.asyncProperty(makeBodies(schema, ids), async (body) => {
          world.server.wait(10)
          const path = fill(operation.path, world.things['idea'] ?? '')
          const answer = await other.ask(operation.method, path, body)
          expectProper(answer, `${nameOf(operation)} ${body.slice(0, 500)}`)
          expect(JSON.stringify(answer.body), nameOf(operation)).not.toContain(MARK)
          if (answer.status === 401 && isSecured(operation))
            other = await world.server.signUp('other@example.org')
          answered += 1
        }),
        { numRuns: BODIES_PER_CALL, seed: SEED, endOnFailure: true },
      )
      expect(({} as Record<string, unknown>)['isPolluted'], nameOf(operation)).toBe(undefined)
    }
    expect(answered).toBeGreaterThan(500)
  })

  test('left the owner’s things as they were, and no secret in the log', async () => {
    expect(await readOwned()).toEqual(before)
    const log = world.server.logged.join('\n')
    expect(log).not.toContain(PASSWORD)
    expect(log).not.toContain(MARK)
    expect(log).not.toMatch(/hr_[\w-]{43}|whsec_/)
    expect(log).not.toContain(world.owner.cookie.split('=')[1] ?? 'cookie')
    expect(world.server.logged.filter((line) => line.includes('request failed'))).toEqual([])
  })
})
