import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom } from '@hookreel/film'
import type { CreditEntry, Video } from '@hookreel/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listProcesses } from '../../list-processes.ts'
import {
  isEnded,
  killStartingServer,
  makeEmptyDataDir,
  FULL_ORDER as ORDER,
  signUp,
  startStoryServer,
  waitForVideo,
} from '../videos-server.ts'
import type { Person, StoryServer } from '../videos-server.ts'

const KILLS = 30
const VIDEOS_EACH = 2
/** Every so many kills, one while the server is starting; and of so many other lives, one that is short. In the others a step is
 * finished, however busy the machine is: a film that breaks off five times without one is given up. Two people's films take turns,
 * so that every second life must not be a short one: it would always be the same film's. */
const KILL_AT_START_EVERY = 3
const SHORT_LIFE_EVERY = 3
/** Slower than the 300 changes a minute that a person may make. */
const BETWEEN_CHANGES_MS = 220
const random = createRandom(Date.now())
let folder: Awaited<ReturnType<typeof makeEmptyDataDir>>
let server: StoryServer | undefined
const people: Person[] = []
let stderr = ''

beforeAll(async () => {
  folder = await makeEmptyDataDir()
})
afterAll(async () => {
  await server?.stop()
  await folder.remove()
})

const LONGEST_LIFE_MS = 240_000

async function liveOn(life: StoryServer, lives: number, orders: readonly Ordered[]): Promise<void> {
  const isLong = lives % SHORT_LIFE_EVERY !== 1 && !orders.every(({ isMade }) => isMade)
  await sleep(isLong ? random.between(6000, 12_000) : random.between(200, 3000))
  if (!isLong) return
  for (let ms = 0; ms < LONGEST_LIFE_MS && !life.stderr().includes('"step finished"'); ms += 200)
    await sleep(200)
}

type Ordered = {
  readonly person: Person
  readonly key: string
  id?: string
  /** Number in the last title that the server said it saved, and in the one it was being sent when it was killed. */
  saved: number
  sent: number
  isMade?: boolean
}

async function startAgain(): Promise<StoryServer> {
  const started = await startStoryServer(folder.dataDir)
  for (const person of people) person.follow(started.url)
  server = started
  return started
}

/** Sends an order under its own key; when the server dies meanwhile, the next life sends it again. */
async function placeOrder(order: Ordered): Promise<void> {
  const answer = await order.person.call(
    'POST',
    '/api/videos',
    { ...ORDER, title: 'title 0' },
    { 'idempotency-key': order.key },
  )
  expect([answer.status, answer.body]).toMatchObject([201, {}])
  order.id = (answer.body as Video).id
}

async function renameUntilKilled(order: Ordered): Promise<void> {
  for (;;) {
    order.sent = order.saved + 1
    const answer = await order.person.call('PATCH', `/api/videos/${order.id}`, {
      title: `title ${order.sent}`,
    })
    if (answer.status !== 200) throw new Error(`a change was refused: ${JSON.stringify(answer.body)}`)
    order.saved = order.sent
    await sleep(BETWEEN_CHANGES_MS)
  }
}

async function expectNothingLost(orders: readonly Ordered[]): Promise<void> {
  for (const order of orders) {
    if (order.id === undefined) continue
    const { status, body } = await order.person.call('GET', `/api/videos/${order.id}`)
    expect(status).toBe(200)
    order.isMade = isEnded(body as Video)
    expect([`title ${order.saved}`, `title ${order.sent}`]).toContain((body as Video).title)
    if ((body as Video).title === `title ${order.sent}`) order.saved = order.sent
  }
}

const listOwnProcesses = async () =>
  (await listProcesses()).filter(({ command }) => command.includes(folder.dataDir))

describe('a server that is killed thirty times while it makes films', () => {
  test('ends every video, does no finished step again, loses nothing it acknowledged, and its ledger adds up', async () => {
    const first = await startAgain()
    for (const name of ['anna', 'berta']) people.push(await signUp(first.url, `${name}@example.org`))
    const orders = people.flatMap((person, who) =>
      Array.from({ length: VIDEOS_EACH }, (_, n): Ordered => ({
        person,
        key: `${who}-${n}`,
        saved: 0,
        sent: 0,
      })),
    )
    let lives = 0
    for (let kill = 0; kill < KILLS; kill += 1) {
      if (kill % KILL_AT_START_EVERY === KILL_AT_START_EVERY - 1) {
        await killStartingServer(folder.dataDir, random.between(100, 3000))
        continue
      }
      const life = server ?? (await startAgain())
      await expectNothingLost(orders)
      const killing = liveOn(life, lives, orders).then(() => life.kill())
      lives += 1
      // What is under way when the server dies fails in the client; what was acknowledged must stay.
      const waiting = orders.filter(({ id }) => id === undefined).slice(0, kill < 4 ? 1 : 2)
      const working = async () => {
        for (const order of waiting) await placeOrder(order)
        const target = orders.find(({ id }) => id !== undefined)
        if (target) await renameUntilKilled(target)
      }
      const ended = await working().catch((error: unknown) => error)
      if (!(ended instanceof TypeError)) throw ended
      await killing
      stderr += life.stderr()
      server = undefined
    }

    await startAgain()
    await expectNothingLost(orders)
    for (const order of orders) if (order.id === undefined) await placeOrder(order)
    const videos: Video[] = []
    for (const { person, id } of orders) videos.push(await waitForVideo(person, id ?? '', isEnded, 480_000))
    stderr += server?.stderr() ?? ''

    for (const video of videos) expect(video).toMatchObject({ status: 'completed', failure: null })
    for (const person of people) {
      const { body } = await person.call('GET', '/api/credits?pageSize=100')
      const { balance, entries } = body as { balance: number; entries: CreditEntry[] }
      expect(balance).toBe(100 - VIDEOS_EACH * 25)
      expect(entries.reduce((sum, entry) => sum + entry.amount, 0)).toBe(balance)
      const { body: list } = await person.call('GET', '/api/videos')
      expect((list as { total: number }).total).toBe(VIDEOS_EACH)
      for (const video of (list as { items: Video[] }).items) {
        const link = await person.call('GET', `/api/videos/${video.id}/file`)
        const head = await fetch(server?.url + (link.body as { url: string }).url, { method: 'HEAD' })
        expect(Number(head.headers.get('content-length'))).toBe(video.fileSize)
      }
    }
    const finished = stderr
      .split('\n')
      .filter((line) => line.includes('"step finished"'))
      .map((line) => JSON.parse(line) as { videoId: string; step: string; inputHash: string })
      .map(({ videoId, step, inputHash }) => `${videoId} ${step} ${inputHash}`)
    expect(finished.length).toBeGreaterThan(orders.length * 10)
    expect(finished).toEqual([...new Set(finished)])
    await server?.stop()
    expect(await listOwnProcesses()).toEqual([])
    // It took 654 s on two cores with a load of 15 to 33.
  }, 1_500_000)
})
