// @module-tag postgresql
import { sql } from 'drizzle-orm'
import type { Video } from '@hookreel/contract'
import { DEFAULT_CHOICES } from '@hookreel/film'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { buildServer, type BuiltServer, type Client } from '../../../../../tests/builders/build-server.ts'
import { videos } from '../../schema.ts'
import { buildVideoRow } from '../../../../../tests/builders/build-video.ts'
import { listOwnVideos, searchOwnVideos } from './listing.queries.ts'
import { listFailedVideos } from './report-videos.ts'

const OWN = 500
const OTHERS = 20_000
const STATUSES = ['completed', 'failed', 'published', 'queued'] as const
/** Three minutes of words, the last one its own. */
const LONG_SCRIPT = 'Narwhals.'.padStart(2700, 'Waves. ')
const STYLES = ['default', 'anime', 'horror'] as const

let server: BuiltServer
let anna: Client
let annaId: string
let crowd: string

beforeAll(async () => {
  server = await buildServer({ postgresUrl: inject('postgresUrl') })
  anna = await server.signUp()
  annaId = await idOf(anna)
  crowd = await idOf(await server.signUp())
  await fill(annaId, OWN, 'Sea')
  await fill(crowd, OTHERS, 'Desert')
  await server.deps.db.execute(sql`analyze ${videos}`)
})
afterAll(() => server?.close())

async function idOf(who: Client): Promise<string> {
  return ((await who.ask('GET', '/api/auth/get-session')).body as { user: { id: string } }).user.id
}

async function fill(userId: string, count: number, word: string): Promise<void> {
  const rows = Array.from({ length: count }, (_, n) =>
    buildVideoRow(userId, {
      id: `${userId}-${n}`,
      title: `${word} film ${String(n).padStart(5, '0')}`,
      description: n % 50 === 0 ? '100% salt_water' : null,
      script: n % 100 === 0 ? 'Whales sing.' : n === 1 ? LONG_SCRIPT : 'Waves.',
      style: STYLES[n % STYLES.length] ?? 'default',
      status: STATUSES[n % STATUSES.length] ?? 'completed',
      durationSeconds: n % 7 === 0 ? null : n,
      fileSize: n % 7 === 0 ? null : (n * 37) % 1000,
      viewCount: n % 11,
      createdAt: new Date(Date.UTC(2026, 0, 1) + n * 60_000),
      upload: n % 25 === 24 ? { fileName: 'sent.mp4', width: 10, height: 10 } : null,
    }),
  )
  for (let at = 0; at < rows.length; at += 1000)
    await server.deps.db.insert(videos).values(rows.slice(at, at + 1000))
}

async function list(query: string): Promise<{ items: Video[]; total: number }> {
  const answer = await anna.ask('GET', `/api/videos?pageSize=6&${query}`)
  expect(answer.status).toBe(200)
  return answer.body as { items: Video[]; total: number }
}

describe('the list of videos', () => {
  test('is one’s own alone, newest first, in pages', async () => {
    const { items, total } = await list('page=2')
    expect(total).toBe(OWN)
    expect(items.map(({ title }) => title.slice(-3))).toEqual(['493', '492', '491', '490', '489', '488'])
  })

  test('tells how long a film will probably be, until it is made', async () => {
    const { items } = await list('page=1')
    const planned = items.map(({ status, plannedSeconds }) => [status, plannedSeconds !== undefined])
    const isInMaking = ({ status }: Video) => status === 'queued' || status === 'processing'
    expect(planned).toEqual(items.map((video) => [video.status, isInMaking(video)]))
    expect(new Set(planned.map(([, isKnown]) => isKnown)).size).toBe(2)
    expect(items.find(isInMaking)?.plannedSeconds).toBeGreaterThan(3)
  })

  test('is searched by all words in titles, descriptions and scripts', async () => {
    expect((await list('search=WHALES%20sea')).total).toBe(5)
    expect((await list('search=whales%20desert')).total).toBe(0)
    expect((await list('search=100%25')).total).toBe(10)
    expect((await list('search=salt_water')).total).toBe(10)
    expect((await list('search=salt%25water')).total).toBe(0)
    expect((await list('search=narwhals')).total).toBe(1)
  })

  test('is filtered by status and by style; what was sent here has no style', async () => {
    expect((await list('status=failed')).total).toBe(OWN / 4)
    const anime = await list('style=anime&status=failed')
    expect(
      anime.items.every(({ style, status, upload }) => style === 'anime' && status === 'failed' && !upload),
    ).toBe(true)
    expect((await list('style=uploaded')).total).toBe(20)
    const inStyles = await Promise.all(STYLES.map(async (style) => (await list(`style=${style}`)).total))
    expect(inStyles.reduce((sum, one) => sum + one)).toBe(OWN - 20)
  })

  test('what its owner cancelled is found as cancelled and not as failed, by its owner alone', async () => {
    const cancelled = { code: 'cancelled', message: 'You cancelled it.', at: '2026-01-01T00:00:00Z' } as const
    const id = `${annaId}-${STATUSES.indexOf('failed')}`
    // The operator's list has the newest.
    const updatedAt = new Date(Date.UTC(2099, 0, 1))
    const fail = (failure: typeof cancelled | null) =>
      server.deps.db
        .update(videos)
        .set({ failure, updatedAt })
        .where(sql`${videos.id} = ${id}`)
    const failedOfAll = async () => (await listFailedVideos(server.deps.db)).map((video) => video.id)
    await fail(null)
    expect(await failedOfAll()).toContain(id)
    const before = (await list('status=failed')).total
    expect((await list('status=cancelled')).total).toBe(0)
    await fail(cancelled)
    expect((await list('status=cancelled')).items.map((video) => video.id)).toEqual([id])
    expect((await list('status=failed')).total).toBe(before - 1)
    expect(await failedOfAll()).not.toContain(id)
    await fail(null)
    const wrong = await anna.ask('GET', '/api/videos?status=stopped')
    expect(wrong.status).toBe(422)
  })

  test.each([
    ['title', ({ title }: Video) => title],
    ['length', ({ durationSeconds }: Video) => durationSeconds ?? 0],
    ['size', ({ fileSize }: Video) => fileSize ?? 0],
    ['views', ({ viewCount }: Video) => viewCount],
    ['created', ({ createdAt }: Video) => createdAt],
  ] as const)('is sorted by %s in both directions', async (sort, keyOf) => {
    const read = async (direction: string) =>
      (
        (await anna.ask('GET', `/api/videos?pageSize=100&sort=${sort}&direction=${direction}`)).body as {
          items: Video[]
        }
      ).items
    for (const [direction, sign] of [
      ['ascending', 1],
      ['descending', -1],
    ] as const) {
      const keys = (await read(direction)).map((video): string | number => keyOf(video))
      expect(keys).toEqual(keys.toSorted((a, b) => (a < b ? -sign : a > b ? sign : 0)))
    }
  })

  test('asks for sorts and filters that there are', async () => {
    for (const wrong of [
      'sort=script',
      'status=lost',
      'style=cubist',
      'direction=up',
      `search=${'a'.repeat(201)}`,
    ])
      expect((await anna.ask('GET', `/api/videos?${wrong}`)).status).toBe(422)
    expect((await server.stranger.ask('GET', '/api/videos?sort=title')).status).toBe(401)
  })

  test.each([
    ['newest first', {}, {}, 'videos_newest'],
    ['by title', {}, { sort: 'title', direction: 'ascending' }, 'videos_by_title'],
    ['of a status', { status: 'failed' }, {}, 'videos_of_status'],
    ['of what was cancelled', { status: 'cancelled' }, {}, 'videos_'],
    ['of a style', { style: 'anime' }, {}, 'videos_'],
    ['with words', { search: 'whales' }, {}, 'videos_'],
    ['by size', {}, { sort: 'size' }, 'videos_'],
  ] as const)('%s reads an index and never everybody’s videos', async (_name, filter, order, index) => {
    const query = listOwnVideos(
      server.deps.db,
      crowd,
      { offset: 0, limit: 6 },
      { search: '', status: 'all', style: 'all', ...filter },
      { sort: 'created', direction: 'descending', ...order },
    )
    const own = listOwnVideos(
      server.deps.db,
      annaId,
      { offset: 0, limit: 6 },
      { search: '', status: 'all', style: 'all', ...filter },
      { sort: 'created', direction: 'descending', ...order },
    )
    const planOf = async (asked: typeof query) =>
      JSON.stringify((await server.deps.db.execute(sql`explain ${asked.getSQL()}`)).rows)
    const plan = await planOf(own)
    expect(plan).toContain(index)
    expect(plan).not.toContain('Seq Scan')
    if (index !== 'videos_') expect(await planOf(query)).toContain(index)
  })
})

/** Of the longest film: half a megabyte, with the scenes of a hundred of which a page kept everybody waiting for the better part of a second. */
const MADE_FROM = {
  ...DEFAULT_CHOICES,
  cast: [],
  storyboard: {
    ...{ id: 'board', about: { title: '', script: 'Whales sing.' }, pace: null },
    scenes: [
      {
        ...{ narration: 'Whales sing.', upload: null },
        drawing: { seed: 1, index: 0, sceneCount: 1, earlierSubjects: [] },
      },
    ],
  },
}

test('a page of films brings their scenes and cast from the database only of those that are under way', async () => {
  const ben = await server.signUp()
  const userId = await idOf(ben)
  const rows = STATUSES.map((status) => buildVideoRow(userId, { status, choices: MADE_FROM }))
  await server.deps.db.insert(videos).values(rows)
  for (const search of ['', 'Venus']) {
    const place = { offset: 0, limit: 6 }
    const asked = { search, status: 'all', style: 'all', sort: 'created', direction: 'descending' } as const
    const found =
      search === ''
        ? await listOwnVideos(server.deps.db, userId, place)
        : (await searchOwnVideos(server.deps.db, userId, place, asked)).rows
    const withScenes = found.filter(({ choices }) => 'storyboard' in choices || 'cast' in choices)
    expect(found).toHaveLength(STATUSES.length)
    expect(withScenes.map(({ status }) => status)).toEqual(['queued'])
    expect(found.every(({ choices }) => choices.pictures === 'drawn')).toBe(true)
  }
})
