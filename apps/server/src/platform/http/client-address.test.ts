import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import type { AppEnv } from './app-type.ts'
import { clientAddress, bucketOf } from './client-address.ts'

const SOCKET = '10.0.0.9'

/** Whom a server takes a request for that came through the socket, behind so many proxies. */
async function addressOf(proxies: number, forwarded?: string): Promise<string> {
  const app = new Hono<AppEnv>().get('/', (context) => context.text(clientAddress(context, proxies)))
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  const answer = await app.request('/', { headers }, { incoming: { socket: { remoteAddress: SOCKET } } })
  return answer.text()
}

describe('who asks', () => {
  test.each([
    ['no proxy believes no header', 0, '203.0.113.7', SOCKET],
    ['one proxy says who asked it, whatever stood there before', 1, '6.6.6.6, 203.0.113.7', '203.0.113.7'],
    [
      'two proxies: the outer one says who asked, the inner one whom it was asked by',
      2,
      '6.6.6.6, 203.0.113.7, 198.51.100.1',
      '203.0.113.7',
    ],
    ['two proxies of which one was gone round', 2, '203.0.113.7', '203.0.113.7'],
    ['a proxy that writes the port, too, as some of clouds do', 1, '203.0.113.7:51234', '203.0.113.7'],
    ['the same of IPv6', 1, '[2001:db8::7]:51234', '2001:db8::7'],
    ['IPv6 in brackets', 1, '[2001:db8::7]', '2001:db8::7'],
    ['a word that is no address', 1, 'unknown', SOCKET],
    ['nothing between commas', 1, '203.0.113.7, ', SOCKET],
    ['no header at all', 1, undefined, SOCKET],
  ])(
    'is told by as many proxies as there are, and is always an address: %s',
    async (_, proxies, forwarded, address) => {
      expect(await addressOf(proxies, forwarded)).toBe(address)
    },
  )
})

test('of the 65,536 networks that a household or a tunnel of IPv6 may have no more than four take turns beside each other', () => {
  const buckets = Array.from({ length: 5000 }, (_, own) =>
    bucketOf(`2001:db8:7:${(own * 13).toString(16)}::1`),
  )
  expect(new Set(buckets).size).toBe(4)
  expect(buckets).not.toContain(bucketOf('2001:db8:8::1'))
  expect(bucketOf('2001:db8:7::1')).toBe(bucketOf('2001:db8:7::2'))
  expect(new Set(['203.0.113.7', '203.0.113.8', '::ffff:203.0.113.7'].map(bucketOf)).size).toBe(2)
})
