import { DAY_MS, getWhatWorked } from '@hookreel/contract'
import type { NetworkId } from '@hookreel/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPosts, INSTAGRAM } from '../../../../../tests/builders/build-posts.ts'
import type { PostsWorld } from '../../../../../tests/builders/build-posts.ts'
import { postDays, posts } from '../../schema.ts'
import { judgeChance } from './judge-chance.ts'
import { readWhatWorked } from './read-what-worked.ts'

const QUESTION = 'Why is the sea blue? Because of light.'
const STATEMENT = 'The sea is deep. It is cold, too.'

let world: PostsWorld
beforeAll(async () => {
  world = await buildPosts()
})
afterAll(() => world.server.close())

/** A new person whose posts had these views at three days. */
async function buildUser() {
  const client = await world.server.signUp()
  const { id: userId } = (await client.ask('GET', '/api/profile')).body as { id: string }
  const channels = new Map<NetworkId, string>()
  const postOn = async (network: NetworkId, script: string, views: number, sentOn: string) => {
    const channelId = channels.get(network) ?? (await world.connect(network, userId))
    channels.set(network, channelId)
    const videoId = await world.film({ script, title: `${script.slice(0, 8)} ${views}` }, {}, userId)
    const sentAt = new Date(`${sentOn}T12:00:00Z`)
    const figures = { views, likes: 0, comments: 0 }
    const [row] = await world.deps.db
      .insert(posts)
      .values({
        ...{ userId, videoId, channelId, network, sentAt, ...figures, figuresAt: sentAt },
        ...{ options: { ...INSTAGRAM, network } as typeof INSTAGRAM, status: 'live' },
      })
      .returning()
    const day = new Date(sentAt.getTime() + 3 * DAY_MS).toISOString().slice(0, 10)
    await world.deps.db.insert(postDays).values({ postId: row?.id ?? '', userId, day, ...figures })
  }
  const read = async (now = '2026-11-20T00:00:00Z') =>
    getWhatWorked.output.parse(
      await readWhatWorked({ db: world.deps.db, clock: { now: () => new Date(now) } }, userId),
    )
  return { postOn, read }
}

test('chance is judged by the newest posts alone, however many there are', () => {
  const drawn = (count: number, step: number) => Array.from({ length: count }, (_, n) => (n * step) % 1)
  const [group, rest] = [drawn(200, 0.37).map((value) => value + 0.1), drawn(200, 0.61)]
  const old = drawn(1000, 0.11).map((value) => value * 50)
  expect(judgeChance([...old, ...group], [...old, ...rest])).toBe(judgeChance(group, rest))
})

describe('what worked', () => {
  test('is clear where questions did better within every network, whatever the networks differ by', async () => {
    const { postOn, read } = await buildUser()
    for (let n = 0; n < 6; n += 1) {
      const on = `2026-10-${String(n + 1).padStart(2, '0')}`
      await postOn('tiktok', STATEMENT, 1000 + n, on)
      await postOn('youtube', STATEMENT, 50 + n, on)
      await postOn(n < 3 ? 'tiktok' : 'youtube', QUESTION, n < 3 ? 2400 + n : 120 + n, on)
    }
    const found = await read()
    expect(found).toMatchObject({ sureness: 'clear', compared: 18 })
    expect(found.hint).toContain('open with a question')
    expect(found.reason).toMatch(/^Clear: a question at the start had 2\.\d times the usual views/)
    expect(found.reason).toContain('(6 of 18 posts, each after 3 days)')
  })

  test('is too little to tell where only the network differs', async () => {
    const { postOn, read } = await buildUser()
    for (let n = 0; n < 6; n += 1) {
      const on = `2026-10-${String(n + 1).padStart(2, '0')}`
      // Every question went to the network on which everything is seen more.
      await postOn('tiktok', n % 2 ? QUESTION : STATEMENT, 1000 + ((n * 37) % 50), on)
      await postOn('youtube', STATEMENT, 50 + ((n * 13) % 9), on)
    }
    expect(await read()).toMatchObject({ sureness: 'too_little', hint: null, compared: 12 })
  })

  test('leaves out what is too young, and what was counted across the change of a meaning', async () => {
    const { postOn, read } = await buildUser()
    for (let n = 0; n < 8; n += 1) await postOn('youtube', STATEMENT, 50 + n, `2026-10-0${n + 1}`)
    await postOn('youtube', QUESTION, 900, '2026-08-23')
    await postOn('youtube', QUESTION, 900, '2026-11-19')
    expect(await read()).toMatchObject({ compared: 8, examples: [] })
    // Those of before the change are alike among themselves, and too few.
    for (let n = 0; n < 3; n += 1) await postOn('youtube', QUESTION, 10, `2026-07-0${n + 1}`)
    expect(await read()).toMatchObject({ compared: 8 })
    await postOn('youtube', QUESTION, 10, '2026-07-04')
    // Ten views then are as usual as fifty now.
    expect(await read()).toMatchObject({ compared: 12, sureness: 'too_little' })
  })
})

test('chance is what shuffling the posts would make as well', () => {
  expect(judgeChance([5, 6, 7, 8], [1, 1, 2, 2, 1])).toBeLessThan(0.03)
  expect(judgeChance([1, 2, 3], [1, 2, 3])).toBeGreaterThan(0.3)
  expect(judgeChance([5, 6, 7], [1, 2, 3])).toBe(judgeChance([5, 6, 7], [1, 2, 3]))
})
