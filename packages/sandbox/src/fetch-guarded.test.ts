import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listenOnLoopback, type Listening } from '../../../tests/fakes/listen-on-loopback.ts'
import { fetchGuarded } from './fetch-guarded.ts'
import type { GuardedRequest } from './fetch-guarded.ts'
import { findTarget } from './find-target.ts'
import type { Guard } from './find-target.ts'
import { isPublicAddress } from './public-address.ts'

const LIMITS: GuardedRequest = { maxBytes: 1000, timeoutMs: 20_000 }
/** Lets the test's own server be reached, by number alone. */
const LOOPBACK: Guard = { allowedHosts: ['127.0.0.1'] }
const PUBLIC = '93.184.215.14'

let server: Listening
let origin = ''
let seen: { url: string; headers: IncomingMessage['headers']; body: string; method: string }[] = []
const routes: Record<string, (response: ServerResponse) => void> = {
  '/plain': (response) => response.setHeader('content-type', 'text/plain').end('hello'),
  '/missing': (response) => response.writeHead(404).end('no'),
  '/long': (response) => response.end('x'.repeat(1001)),
  '/endless': (response) => {
    const write = () => {
      while (!response.destroyed && response.write('x'.repeat(500)));
    }
    response.on('drain', write)
    write()
  },
  '/cut': (response) => {
    response.writeHead(200, { 'content-length': '900' }).write('x'.repeat(100))
    setTimeout(() => response.destroy(), 50)
  },
  '/crumbs': (response) => {
    for (let at = 0; at < 2500; at += 1) response.write('x')
    response.end()
  },
  '/slow-body': (response) => response.write('x'),
  '/drip': (response) => {
    const timer = setInterval(() => response.write('x'), 20)
    response.on('close', () => clearInterval(timer))
  },
  '/slow-head': () => undefined,
  '/packed': (response) => response.setHeader('content-encoding', 'gzip').end(gzipSync('x'.repeat(100_000))),
  '/to-plain': (response) => response.writeHead(302, { location: '/plain' }).end(),
  '/to-private': (response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
  '/to-file': (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/to-nowhere': (response) => response.writeHead(302, { location: 'http://' }).end(),
  '/round': (response) => response.writeHead(307, { location: '/round' }).end(),
  '/to-other': (response) => response.writeHead(307, { location: `${origin}/plain` }).end(),
}
beforeAll(async () => {
  server = await listenOnLoopback(async (request, response) => {
    const { url = '', headers, method = '' } = request
    seen.push({ url, headers, body: await text(request), method })
    const route = routes[url]
    if (route) route(response)
    else response.end()
  })
  origin = server.url
})
afterAll(() => server.close())

const fetchOwn = (path: string, wanted: Partial<GuardedRequest> = {}) =>
  fetchGuarded(origin + path, { ...LIMITS, ...wanted }, LOOPBACK)
const refused = (code: string) => expect.objectContaining({ name: 'FetchRefused', code })

describe('an address that somebody gave', () => {
  test('is fetched with what was asked, and any status is an answer', async () => {
    const answer = await fetchOwn('/plain')
    expect(answer).toMatchObject({ status: 200, url: `${origin}/plain` })
    expect(new TextDecoder().decode(answer.bytes)).toBe('hello')
    expect((await fetchOwn('/missing')).status).toBe(404)
    await fetchOwn('/take', { method: 'POST', body: '{"a":1}', headers: { 'x-own': 'yes' } })
    expect(seen.at(-1)).toMatchObject({ method: 'POST', body: '{"a":1}', headers: { 'x-own': 'yes' } })
  })

  test.each([
    'http://127.0.0.1:9/',
    'http://localhost:9/',
    'http://localhost.:9/',
    'http://2130706433/',
    'http://0177.0.0.1/',
    'http://0x7f.1/',
    'http://0x7f000001/',
    'http://127.1/',
    'http://0/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[fd00:ec2::254]/',
    'http://[fe80::1]/',
    'http://10.1.2.3/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
    'http://100.64.0.1/',
    'http://100.100.100.200/',
    'http://169.254.169.254/latest/meta-data/',
    'http://168.63.129.16/',
    'http://192.0.0.192/',
    'http://198.18.0.1/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'http://１２７.０.０.１/',
    'http://user:secret@example.org/',
    'http://93.184.215.14:25/',
    'file:///etc/passwd',
    'gopher://example.org/',
    'ftp://example.org/',
    'data:text/plain,hello',
    'javascript:alert(1)',
    '//example.org/',
    'not an address',
    '',
  ])('is refused when it is %s', async (address) => {
    await expect(findTarget(address)).rejects.toEqual(refused('address_not_allowed'))
    await expect(fetchGuarded(address, LIMITS)).rejects.toEqual(refused('address_not_allowed'))
  })

  test('is refused when its name stands for a private address, even beside a public one', async () => {
    for (const addresses of [['10.0.0.1'], [PUBLIC, '127.0.0.1'], [PUBLIC, '::1'], ['::ffff:10.0.0.1']]) {
      const guard: Guard = { resolve: async () => addresses }
      await expect(fetchGuarded('http://two-faced.example/', LIMITS, guard)).rejects.toEqual(
        refused('address_not_allowed'),
      )
    }
    await expect(
      findTarget('https://fine.example/', { resolve: async () => [PUBLIC] }),
    ).resolves.toMatchObject({ addresses: [PUBLIC] })
  })

  test('is refused when it is this machine’s own, but for its web server', async () => {
    const own = '2606:2800:21f:cb07:6820:80da:af6b:8b2c'
    const guard: Guard = {
      resolve: async (host) => [host === 'own.example' ? PUBLIC : '8.8.8.8'],
      ownAddresses: ['127.0.0.1', PUBLIC, own],
    }
    const both = { ...guard, resolve: async () => ['8.8.8.8', own.replace('cb07', 'CB07')] }
    for (const at of [guard, both])
      await expect(findTarget('http://own.example:9200/', at)).rejects.toEqual(refused('address_not_allowed'))
    for (const address of ['https://own.example/', 'http://own.example/', 'http://other.example:9200/'])
      await expect(findTarget(address, guard)).resolves.toMatchObject({})
    const allowing = { ...guard, allowedHosts: ['own.example'] }
    await expect(findTarget('http://own.example:9200/', allowing)).resolves.toMatchObject({})
  })

  test('is looked up once, and the connection goes to what was checked', async () => {
    const answers = [['127.0.0.1'], ['10.0.0.1']]
    let lookups = 0
    const guard: Guard = {
      allowedHosts: ['changing.example'],
      resolve: async () => answers[lookups++] ?? [],
    }
    const answer = await fetchGuarded(
      origin.replace('127.0.0.1', 'changing.example') + '/plain',
      LIMITS,
      guard,
    )
    expect(answer.status).toBe(200)
    expect(lookups).toBe(1)
    expect(seen.at(-1)?.headers.host).toMatch(/^changing\.example:/)
  })

  test('is told to have no server when its name is unknown', async () => {
    const fail = async () => Promise.reject(new Error('ENOTFOUND'))
    for (const resolve of [fail, async () => []])
      await expect(findTarget('https://nobody.example/', { resolve })).rejects.toEqual(
        refused('address_unknown'),
      )
  })
})

describe('a redirect', () => {
  test('is followed, and checked like the first address', async () => {
    expect((await fetchOwn('/to-plain')).url).toBe(`${origin}/plain`)
    for (const path of ['/to-private', '/to-file', '/to-nowhere'])
      await expect(fetchOwn(path)).rejects.toEqual(refused('address_not_allowed'))
  })

  test('is followed only so often', async () => {
    seen = []
    await expect(fetchOwn('/round', { redirects: 2 })).rejects.toEqual(refused('too_many_redirects'))
    expect(seen).toHaveLength(3)
    await expect(fetchOwn('/to-plain', { redirects: 0 })).rejects.toEqual(refused('too_many_redirects'))
  })

  test('carries neither the body nor who asks to another site', async () => {
    const guard: Guard = {
      allowedHosts: ['127.0.0.1', 'first.example'],
      resolve: async () => ['127.0.0.1'],
    }
    const first = origin.replace('127.0.0.1', 'first.example')
    const headers = { authorization: 'Bearer secret', cookie: 'a=b', 'x-key': 'secret' }
    await fetchGuarded(`${first}/to-other`, { ...LIMITS, method: 'POST', body: 'secret', headers }, guard)
    expect(JSON.stringify(seen.at(-1))).not.toContain('secret')
    expect(seen.at(-1)).toMatchObject({ method: 'GET', url: '/plain' })
  })
})

describe('an answer', () => {
  test('larger than allowed is given up, said or not', async () => {
    await expect(fetchOwn('/long')).rejects.toEqual(refused('too_large'))
    await expect(fetchOwn('/endless')).rejects.toEqual(refused('too_large'))
  })

  test('in chunks of one byte is given up', async () => {
    await expect(fetchOwn('/crumbs', { maxBytes: 100_000 })).rejects.toEqual(refused('in_tiny_chunks'))
  })

  test.each([
    [
      'by others before it',
      'HTTP/1.1 103 Early Hints\r\n\r\n',
      'HTTP/1.1 103 Early Hints\r\n\r\n',
      'in_tiny_chunks',
    ],
    ['by empty lines', '', '\r\n', 'too_large'],
    [
      'by words behind the length of a chunk',
      'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n1;',
      'x',
      'too_large',
    ],
  ])('that is put off without end %s is given up long before its time', async (_, head, again, code) => {
    const block = again.repeat(Math.ceil(65_536 / again.length))
    const hostile = createServer((socket) => {
      const flood = () => {
        while (socket.writable && socket.write(block));
      }
      socket.on('error', () => undefined).on('drain', flood)
      socket.once('data', () => socket.write(head, flood))
    })
    await once(hostile.listen(0, '127.0.0.1'), 'listening')
    const { port } = hostile.address() as AddressInfo
    try {
      const limits = { ...LIMITS, maxBytes: 1_000_000, timeoutMs: 60_000 }
      await expect(fetchGuarded(`http://127.0.0.1:${port}/`, limits, LOOPBACK)).rejects.toEqual(refused(code))
    } finally {
      hostile.close()
    }
  })

  test('that breaks off before its end is none', async () => {
    await expect(fetchOwn('/cut')).rejects.toEqual(refused('cut_off'))
  })

  test('that does not come is given up', async () => {
    await expect(fetchOwn('/slow-body', { timeoutMs: 300 })).rejects.toEqual(refused('timed_out'))
    // Each byte comes in time; all of it does not.
    await expect(fetchOwn('/drip', { timeoutMs: 300 })).rejects.toEqual(refused('timed_out'))
    await expect(fetchOwn('/slow-head', { timeoutMs: 300 })).rejects.toEqual(refused('timed_out'))
    const guard: Guard = { resolve: () => new Promise(() => undefined) }
    await expect(
      fetchGuarded('http://slow-names.example/', { ...LIMITS, timeoutMs: 300 }, guard),
    ).rejects.toEqual(refused('timed_out'))
  })

  test('that was packed although nobody asked for it is not unpacked', async () => {
    await expect(fetchOwn('/packed')).rejects.toEqual(refused('wrong_type'))
    expect(seen.at(-1)?.headers['accept-encoding']).toBe('identity')
  })

  test('of another type than expected is refused', async () => {
    await expect(fetchOwn('/plain', { types: ['image/', 'text/html'] })).rejects.toEqual(
      refused('wrong_type'),
    )
    expect((await fetchOwn('/plain', { types: ['text/'] })).status).toBe(200)
    await expect(fetchOwn('/long', { types: ['image/'] })).rejects.toEqual(refused('wrong_type'))
  })

  test('is not waited for once the caller stops waiting', async () => {
    const stop = new AbortController()
    const asked = fetchOwn('/slow-head', { signal: stop.signal })
    stop.abort(new Error('stopped'))
    await expect(asked).rejects.toThrow('stopped')
  })
})

test('only addresses of the open internet are public', () => {
  for (const address of [PUBLIC, '8.8.8.8', '2606:4700::1111', '::ffff:8.8.8.8'])
    expect(isPublicAddress(address), address).toBe(true)
  for (const address of ['::ffff:192.168.0.1', '2001:db8::1', '3fff:ffff', 'localhost', '', '0.0.0.0'])
    expect(isPublicAddress(address), address).toBe(false)
})
