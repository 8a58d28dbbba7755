import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { serveFile, UNREDIRECTED } from './serve-files.ts'
import { signLink } from './sign-link.ts'
import type { Storage } from './storage.ts'

const FILM = Buffer.from('a film of some bytes')
const clock = { now: () => new Date('2026-06-01T00:00:00Z') }
/** An object store, as far as it is asked here. */
const storage = {
  findSize: async () => FILM.length,
  read: (_key: string, range?: { start: number; end: number }) =>
    Readable.from([range ? FILM.subarray(range.start, range.end + 1) : FILM]),
  signAddress: async (_key: string, { secondsLeft }: { secondsLeft: number }) =>
    `https://store.example/film?seconds=${secondsLeft}`,
} as unknown as Storage // nothing else of it is called

test('players are sent on to the object store; a network that follows no redirects gets the bytes here', async () => {
  const link = { key: 'user-videos/ada/film.mp4', expiresAt: new Date('2026-06-01T01:00:00Z') }
  const address = `https://reels.example${signLink('secret', link)}`
  const ask = (url: string, headers = {}) =>
    serveFile(new Request(url, { headers }), { storage, secret: 'secret', clock })
  const player = await ask(address)
  expect(player).toMatchObject({ status: 302 })
  // Not for the hour of the link: nobody is asked at the store whether it is private by then.
  expect(player instanceof Response && Object.fromEntries(player.headers)).toEqual({
    location: 'https://store.example/film?seconds=1200',
    'cache-control': 'private, max-age=600',
  })
  const network = await ask(`${address}&${UNREDIRECTED}`)
  expect(network instanceof Response && [network.status, await network.text()]).toEqual([
    200,
    FILM.toString(),
  ])
  const part = await ask(`${address}&${UNREDIRECTED}`, { range: 'bytes=2-5' })
  expect(part instanceof Response && [part.status, await part.text()]).toEqual([206, 'film'])
  expect(await ask(`${address.replace('ada', 'eve')}&${UNREDIRECTED}`)).toBe('link_expired')
})

test('an address that is longer than any that is signed is not parted into its fields', async () => {
  const link = { key: 'user-videos/ada/film.mp4', expiresAt: new Date('2026-06-01T01:00:00Z') }
  const address = `https://reels.example${signLink('secret', { ...link, downloadName: 'é'.repeat(100) })}`
  const ask = (url: string) => serveFile(new Request(url), { storage, secret: 'secret', clock })
  expect(await ask(address)).toMatchObject({ status: 302 })
  expect(await ask(address + '&%ff'.repeat(500))).toBe('link_expired')
})
