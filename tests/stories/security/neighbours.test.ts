// @module-tag ffmpeg
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Idea, Storyboard, Webhook } from '@hookreel/contract'
import { PASSWORD } from '../../builders/build-server.ts'
import { listenOnLoopback } from '../../fakes/listen-on-loopback.ts'
import { writePng } from '../../fakes/write-png.ts'
import { askFromElsewhere, compareNeighbours } from './neighbours.ts'
import type { Neighbours } from './neighbours.ts'
import { makeDataDir, FULL_ORDER as ORDER, signUp, startStoryServer } from '../videos-server.ts'
import type { Person, StoryServer } from '../videos-server.ts'

const LIMIT_MS = 900_000
const PACKAGES = 4
const STREAMS = 2500
const SCRIPT = 'The sea is deep and dark, and nobody has seen its floor. '.repeat(30)

/** The real server on its embedded database, one process for everything: where one person is in another's way most easily. */
let folder: Awaited<ReturnType<typeof makeDataDir>>
let server: StoryServer
let noisy: Person
let quiet: Person
let elsewhere: ReturnType<typeof askFromElsewhere>

beforeAll(async () => {
  folder = await makeDataDir()
  server = await startStoryServer(folder.dataDir, { ALLOWED_PRIVATE_HOSTS: '127.0.0.1' })
  noisy = await signUp(server.url, 'noisy@example.org')
  quiet = await signUp(server.url, 'quiet@example.org')
  elsewhere = askFromElsewhere(server.url, noisy)
  for (const person of [noisy, quiet]) await buyCredits(person)
}, LIMIT_MS)
afterAll(async () => {
  await elsewhere?.close()
  await server?.stop()
  await folder?.remove()
})

/** Waits as the server says where a person did too much before: noise uses up what its own maker may do a minute. */
async function ask<Output>(person: Person, method: string, path: string, body?: unknown): Promise<Output> {
  const answer = await person.call(method, path, body)
  if (answer.status === 429) {
    await pause(Number(answer.response.headers.get('retry-after') ?? 1) * 1000)
    return ask(person, method, path, body)
  }
  if (answer.status >= 300)
    throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body as Output // what the contract says of this call
}

async function buyCredits(person: Person): Promise<void> {
  for (let bought = 0; bought < PACKAGES; bought += 1) {
    const order = { kind: 'package', packageId: 'popular' }
    const { payment } = await ask<{ payment: { id: string } }>(person, 'POST', '/api/checkouts', order)
    await ask(person, 'POST', `/api/checkouts/${payment.id}/complete`)
  }
}

const write = (person: Person, count: number) =>
  ask<{ ideas: Idea[] }>(person, 'POST', '/api/ideas/generate', { prompt: 'space facts', count })
const enhance = { field: 'script', currentValue: SCRIPT, enhancementType: 'generate_variations' }
const board = (script: string) => ({ ...ORDER, script, pictures: 'drawn', title: 'Sea' })

const photo = (side: number) => writePng(side, side, (x, y) => [x % 256, y % 256, (x * y) % 256])
async function sendPhoto(cookie: string, id: string, bytes: Buffer): Promise<void> {
  const headers = { cookie, origin: server.url, 'content-type': 'image/png' }
  const body = new Uint8Array(bytes)
  const answer = await fetch(`${server.url}/api/storyboards/${id}/pictures`, {
    method: 'POST',
    headers,
    body,
  })
  await answer.arrayBuffer()
}

/** Every kind of route, and somebody who asks it without end. */
const ROUTES: readonly (readonly [string, () => Promise<Omit<Neighbours, 'name'>>])[] = [
  [
    'lists, searched and long',
    async () => {
      const paths = ['/api/ideas?pageSize=100&search=sea', '/api/videos?pageSize=100', '/api/dashboard']
      return {
        atOnce: 64,
        noise: (turn) => elsewhere.ask('GET', paths[turn % paths.length] ?? ''),
        quiet: () => ask(quiet, 'GET', '/api/dashboard'),
      }
    },
  ],
  [
    'changes of a profile',
    async () => ({
      atOnce: 32,
      noise: (turn) => elsewhere.ask('PATCH', '/api/profile', { displayName: `N ${turn}` }),
      quiet: () => ask(quiet, 'PATCH', '/api/profile', { displayName: 'Q' }),
    }),
  ],
  [
    'ideas',
    async () => ({
      atOnce: 16,
      noise: () => elsewhere.ask('POST', '/api/ideas/generate', { prompt: 'space facts', count: 10 }),
      quiet: () => write(quiet, 10),
    }),
  ],
  [
    'enhancements',
    async () => {
      // Those of before left nothing.
      await buyCredits(noisy)
      await buyCredits(quiet)
      const [mine] = (await write(noisy, 1)).ideas
      const [own] = (await write(quiet, 1)).ideas
      return {
        atOnce: 16,
        noise: () => elsewhere.ask('POST', `/api/ideas/${mine?.id}/enhance`, enhance),
        quiet: () => ask(quiet, 'POST', `/api/ideas/${own?.id}/enhance`, enhance),
      }
    },
  ],
  [
    'estimates of previews',
    async () => ({
      atOnce: 32,
      noise: () => elsewhere.ask('POST', '/api/storyboards/estimate', board(SCRIPT)),
      quiet: () => ask(quiet, 'GET', '/api/dashboard'),
    }),
  ],
  [
    'samples of voices and moods',
    async () => {
      const { voices } = await ask<{ voices: { previewUrl: string | null }[] }>(quiet, 'GET', '/api/voices')
      const paths = voices.flatMap(({ previewUrl }) => previewUrl ?? [])
      return {
        atOnce: 16,
        noise: (turn) => elsewhere.ask('GET', paths[turn % paths.length] ?? ''),
        quiet: () => ask(quiet, 'GET', '/api/dashboard'),
      }
    },
  ],
  [
    'a key of a program',
    async () => {
      const order = { name: 'Noise', scopes: ['ideas:read'], password: PASSWORD }
      const { key } = await ask<{ key: string }>(noisy, 'POST', '/api/api-keys', order)
      const headers = { authorization: `Bearer ${key}` }
      return {
        atOnce: 64,
        noise: () => elsewhere.ask('GET', '/api/ideas', undefined, headers),
        quiet: () => ask(quiet, 'GET', '/api/ideas'),
      }
    },
  ],
  [
    'sign-ins with wrong passwords',
    async () => ({
      atOnce: 32,
      noise: (turn) =>
        elsewhere.ask('POST', '/api/auth/sign-in/email', {
          email: `n${turn}@example.org`,
          password: 'wrong',
        }),
      quiet: () => ask(quiet, 'GET', '/api/dashboard'),
    }),
  ],
  [
    'exports',
    async () => ({
      atOnce: 16,
      noise: () => elsewhere.ask('POST', '/api/exports', {}),
      quiet: () => ask(quiet, 'GET', '/api/dashboard'),
    }),
  ],
  [
    'large photos',
    async () => {
      const bytes = [photo(3000), photo(200)]
      const boards = await Promise.all(
        [noisy, quiet].map((person) =>
          ask<Storyboard>(person, 'POST', '/api/storyboards', board('The sea is deep. It is cold, too.')),
        ),
      )
      const [large, small] = bytes
      return {
        atOnce: 12,
        noise: () => sendPhoto(noisy.cookie, boards[0]?.id ?? '', large ?? Buffer.alloc(0)),
        quiet: () => sendPhoto(quiet.cookie, boards[1]?.id ?? '', small ?? Buffer.alloc(0)),
      }
    },
  ],
  [
    'sounds that are opened and never read',
    async () => ({
      atOnce: 128,
      noise: () => elsewhere.open('/api/moods/lofi/preview'),
      quiet: () => ask(quiet, 'GET', '/api/dashboard'),
    }),
  ],
]

describe('somebody who leaves no room', () => {
  test.each(ROUTES)(
    'by %s makes another wait at most twice as long',
    async (name, prepare) => {
      const found = await compareNeighbours({ name, ...(await prepare()) })
      expect(found).toMatchObject({ isQuiet: true })
    },
    LIMIT_MS,
  )

  test(
    'by two and a half thousand streams of events keeps a few of them, and another one’s pages stay live',
    async () => {
      const opened: number[] = []
      // All stay open; a machine of two cores does not take as many connections within one moment.
      while (opened.length < STREAMS)
        opened.push(...(await Promise.all(Array.from({ length: 100 }, () => elsewhere.open('/api/events')))))
      expect(opened.filter((status) => status === 200)).toHaveLength(24)
      expect(opened.filter((status) => status !== 200 && status !== 429)).toEqual([])
      const stream = await fetch(`${server.url}/api/events`, { headers: { cookie: quiet.cookie } })
      expect(stream.status).toBe(200)
      await stream.body?.cancel()
    },
    LIMIT_MS,
  )
})

describe('work that somebody ordered without end', () => {
  test(
    'seventy-six tests of webhooks that are never answered: another one’s test is told while the first two still wait',
    async () => {
      let waiting = 0
      const told: number[] = []
      const silent = await listenOnLoopback(() => {
        waiting += 1
      })
      const fast = await listenOnLoopback((_, response) => {
        told.push(waiting)
        response.writeHead(204).end()
      })
      const add = async (person: Person, url: string) =>
        (
          await ask<{ webhook: Webhook }>(person, 'POST', '/api/webhooks', {
            ...{ url, events: ['video.ready'], password: PASSWORD },
          })
        ).webhook.id
      const attacked = await add(noisy, `${silent.url}/hook`)
      const own = await add(quiet, `${fast.url}/hook`)
      const orders = await Promise.all(
        Array.from({ length: 76 }, () => noisy.call('POST', `/api/webhooks/${attacked}/test`)),
      )
      const taken = orders.filter(({ status }) => status < 300).length
      expect([taken, orders.filter(({ status }) => status === 429).length]).toEqual([19, 57])
      await expect.poll(() => waiting, { timeout: LIMIT_MS }).toBe(2)
      await ask(quiet, 'POST', `/api/webhooks/${own}/test`)
      await expect.poll(() => told.length, { timeout: LIMIT_MS }).toBe(1)
      // Nothing of the noisy one's had ended, nor had more of it begun.
      expect(told).toEqual([2])
      await Promise.all([silent.close(), fast.close()])
    },
    LIMIT_MS,
  )

  test(
    'previews: another one’s is ready before the second of theirs is',
    async () => {
      const script = 'Venus spins slowly. The Sun is far. Light needs eight minutes to reach us here.'
      const order = (person: Person) => ask<Storyboard>(person, 'POST', '/api/storyboards', board(script))
      const theirs = await Promise.all([1, 2, 3, 4].map(() => order(noisy)))
      const { id } = await order(quiet)
      const isReady = async (person: Person, boardId: string) =>
        (await ask<Storyboard>(person, 'GET', `/api/storyboards/${boardId}`)).status !== 'making'
      await expect.poll(() => isReady(quiet, id), { timeout: LIMIT_MS, interval: 100 }).toBe(true)
      const ready = await Promise.all(theirs.map((one) => isReady(noisy, one.id)))
      expect(ready.filter((one) => one).length).toBeLessThanOrEqual(1)
    },
    LIMIT_MS,
  )
})
