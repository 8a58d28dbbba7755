// @module-tag postgresql
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PREVIEW_PICTURES_PER_HOUR, UNWANTED_MAX_COUNT } from '@hookreel/contract'
import type { Storyboard, Take, UnwantedPicture } from '@hookreel/contract'
import type { Picture, PictureSource } from '@hookreel/film'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { buildServer, openIdleQueue } from '../../../../../tests/builders/build-server.ts'
import type { BuiltServer, Client } from '../../../../../tests/builders/build-server.ts'
import { ORDER } from '../../../../../tests/builders/build-video.ts'
import { useUpLimit } from '../../../../../tests/builders/use-up-limit.ts'
import { storyboardPictures, storyboards, storyboardSteps, unwantedPictures } from '../../schema.ts'
import { makePreviewOf } from '../preview/make-preview.job.ts'
import type { PreviewTask } from '../preview/preview-tasks.ts'
import type { Previewer, PreviewEnd } from '../preview/previewer.ts'

const TOWER = 'https://commons.wikimedia.org/wiki/File:Tower.jpg'
const box = { x: 0, y: 0, width: 1, height: 1 }
const layer = { name: 'sky', depth: 0, blend: 'normal', opaque: true, motion: 'none', box } as const
const about = { kind: 'scene', environment: 'sea', subjects: ['light-house~red'], credits: [] } as const
const pictureOf = (more: Partial<Picture> = {}): Picture => ({
  ...{ layers: [{ ...layer, file: 'pictures/all.jpg' }], seed: 1, ...about, ...more },
})
const REAL = {
  environment: 'real',
  subjects: [],
  credits: [{ work: TOWER, title: 'Tower', author: 'Ann', licence: 'CC BY 4.0', source: 'Commons' }],
}

let tasks: PreviewTask[] = []
/** What every scene shows. */
let shown: Picture
let take: (task: PreviewTask, signal: AbortSignal) => Promise<PreviewEnd>
const previewer: Previewer = {
  make: async (task, onMade, signal) => {
    tasks.push(task)
    const part = async (file: string) => {
      await mkdir(dirname(join(task.partsFolder, file)), { recursive: true })
      await writeFile(join(task.partsFolder, file), file)
    }
    if (!task.takes) {
      await part('pictures/all.jpg')
      for (const { id } of task.order.scenes) {
        const told = { earlierSubjects: [], avoids: [] }
        await onMade({ part: 'picture', sceneId: id, picture: shown, told })
      }
      return { type: 'done' }
    }
    for (const seed of [11, 12, 13]) {
      const file = `takes/${seed}.jpg`
      await part(file)
      await onMade({ part: 'take', take: { seed, avoids: ['*photo'], picture: pictureOf(), file } })
    }
    return take(task, signal)
  },
  keepPhoto: async () => ({ type: 'done' }),
  close: () => undefined,
}

let server: BuiltServer
let user: Client
let stranger: Client
const jobs: string[] = []
beforeAll(async () => {
  server = await buildServer({
    postgresUrl: inject('postgresUrl'),
    environment: { PEXELS_API_KEY: 'key' },
    previewer,
    openQueue: openIdleQueue(async (_tx, _name, data) => {
      if ('storyboardId' in data) jobs.push(String(data.storyboardId))
    }),
  })
})
afterAll(() => server.close())
beforeEach(async () => {
  user = await server.signUp()
  stranger = await server.signUp()
  tasks = []
  shown = pictureOf()
  take = async () => ({ type: 'done', web: 'unasked' })
})

async function create(pictures: PictureSource = 'drawn'): Promise<Storyboard> {
  const { body } = await user.ask('POST', '/api/storyboards', ORDER)
  const { id } = body as Storyboard
  // The open web is off here: only a storyboard from before can have its pictures.
  await server.deps.db.update(storyboards).set({ pictures }).where(eq(storyboards.id, id))
  for (const job of jobs.splice(0)) await makePreviewOf(server.deps, job)
  tasks = []
  return (await user.ask('GET', `/api/storyboards/${id}`)).body as Storyboard
}
const firstOf = ({ id, scenes }: Storyboard) => `/api/storyboards/${id}/scenes/${scenes[0]?.id}`
const refuse = (board: Storyboard, key: string, who = user) =>
  who.ask('POST', `${firstOf(board)}/unwanted`, { key })
const list = async (who = user) =>
  ((await who.ask('GET', '/api/unwanted-pictures')).body as { pictures: UnwantedPicture[] }).pictures
const codeOf = ({ body }: { body: unknown }) => (body as { error?: { code: string } }).error?.code

describe('other pictures of a scene', () => {
  test('are told with small pictures that can be seen, and take room as everything of a storyboard', async () => {
    const board = await create()
    const { status, body } = await user.ask('POST', `${firstOf(board)}/takes`, {})
    expect(status).toBe(200)
    const { takes, web } = body as { takes: Take[]; web: string }
    expect(web).toBe('unasked')
    expect(takes.map(({ seed }) => seed)).toEqual([11, 12, 13])
    expect(takes[0]).toMatchObject({
      avoids: ['*photo'],
      shows: 'drawing',
      name: 'light house',
      credit: null,
    })
    const small = await server.app.request(takes[0]?.url ?? '')
    expect([small.status, await small.text()]).toEqual([200, 'takes/11.jpg'])
    expect(tasks[0]?.takes).toMatchObject({ page: 0, filmSeed: board.seed, sceneId: board.scenes[0]?.id })
    expect(tasks[0]?.takes?.shown).toMatchObject({ subjects: ['light-house~red'] })
    const [row] = await server.deps.db.select().from(storyboards).where(eq(storyboards.id, board.id))
    // What was set aside for them is given back.
    expect(row?.storageBytes).toBeLessThan(1000)
  })

  test('come line by line, and are taken by a change of the scene to what they are', async () => {
    const board = await create()
    const answer = await server.app.request(`${firstOf(board)}/takes`, {
      method: 'POST',
      headers: {
        ...{ cookie: user.cookie, 'content-type': 'application/json', accept: 'application/x-ndjson' },
      },
      body: '{"page":1}',
    })
    const lines = (await answer.text()).trim().split('\n')
    expect(lines.map((line) => (JSON.parse(line) as { type: string }).type)).toEqual([
      ...['take', 'take', 'take', 'done'],
    ])
    const scenes = board.scenes.map(({ id, narration, seed, upload }) => ({ id, narration, seed, upload }))
    const [first, ...others] = scenes
    const taken = await user.ask('PATCH', `/api/storyboards/${board.id}`, {
      scenes: [{ ...first, seed: 11, avoids: ['*photo'] }, ...others],
    })
    const { scenes: now } = taken.body as Storyboard
    expect(now[0]).toMatchObject({ seed: 11, avoids: ['*photo'], picture: null })
    expect(now[1]?.picture).not.toBeNull()
    for (const job of jobs.splice(0)) await makePreviewOf(server.deps, job)
    // Other words are shown by another picture, and this one's choice is over.
    const worded = await user.ask('PATCH', `/api/storyboards/${board.id}`, {
      scenes: [{ ...first, seed: 11, description: 'a red barn' }, ...others],
    })
    expect((worded.body as Storyboard).scenes[0]?.avoids).toEqual([])
  })

  test('are nobody’s but its owner’s', async () => {
    const board = await create()
    const other = await stranger.ask('POST', `${firstOf(board)}/takes`, {})
    expect([other.status, codeOf(other)]).toEqual([404, 'storyboard_not_found'])
    expect((await server.stranger.ask('POST', `${firstOf(board)}/takes`, {})).status).toBe(401)
    const none = await user.ask('POST', `/api/storyboards/${board.id}/scenes/other/takes`, {})
    expect(codeOf(none)).toBe('scene_not_found')
    expect(tasks).toEqual([])
  })

  test.each([[{ page: -1 }], [{ page: 8 }], [{ page: 0.5 }], [{ page: 'all' }]])(
    'are not asked for by %j',
    async (body) => {
      expect((await user.ask('POST', `${firstOf(await create())}/takes`, body)).status).toBe(422)
    },
  )

  test.each(['generated', 'stock', 'clips'] as const)(
    'are not made of %s ones, which cost money',
    async (pictures) => {
      const asked = await user.ask('POST', `${firstOf(await create(pictures))}/takes`, {})
      expect(codeOf(asked)).toBe('pictures_unavailable')
      expect(tasks).toEqual([])
    },
  )

  test('say that the open web is off where a film has real ones', async () => {
    const { body } = await user.ask('POST', `${firstOf(await create('real'))}/takes`, {})
    expect(body).toMatchObject({ web: 'off' })
  })

  test('that fail are told as such, without what went wrong inside', async () => {
    const board = await create()
    take = async () => ({ type: 'failed', code: 'picture_failed', message: '/secret/path' })
    const failed = await user.ask('POST', `${firstOf(board)}/takes`, {})
    expect([failed.status, codeOf(failed)]).toEqual([502, 'takes_failed'])
    expect(JSON.stringify(failed.body)).not.toContain('secret')
  })

  test('are one scene of a person at a time, and nobody’s once they are left', async () => {
    const board = await create()
    let go = () => {}
    let atOnce = 0
    take = async (_task, signal) => {
      atOnce += 1
      await new Promise<void>((resolve) => {
        go = resolve
        signal.addEventListener('abort', () => resolve())
      })
      atOnce -= 1
      return signal.aborted ? { type: 'stopped' } : { type: 'done', web: 'unasked' }
    }
    const leaving = new AbortController()
    const ask = async (signal?: AbortSignal) =>
      server.app.request(`${firstOf(board)}/takes`, {
        method: 'POST',
        headers: { cookie: user.cookie, 'content-type': 'application/json' },
        body: '{}',
        ...(signal && { signal }),
      })
    const left = ask(leaving.signal)
    await expect.poll(() => atOnce).toBe(1)
    const next = ask()
    expect(tasks.filter(({ takes }) => takes)).toHaveLength(1)
    leaving.abort()
    await left.catch(() => undefined)
    await expect.poll(() => tasks.filter(({ takes }) => takes).length).toBe(2)
    await expect.poll(() => atOnce).toBe(1)
    go()
    expect((await next).status).toBe(200)
  })

  test('are asked for so often and no oftener, and count among the drawings of an hour', async () => {
    const board = await create()
    const answers = []
    for (let n = 0; n < 21; n += 1)
      answers.push((await user.ask('POST', `${firstOf(board)}/takes`, {})).status)
    expect(answers.filter((status) => status === 200)).toHaveLength(20)
    expect(answers.at(-1)).toBe(429)
    server.wait(61)
    await useUpLimit(server, 'takes of a day', await userIdOf(board), 400)
    const day = await user.ask('POST', `${firstOf(board)}/takes`, {})
    expect(JSON.stringify(day.body)).toContain('400 times within a day')
  })

  test('are not drawn beyond what an hour allows', async () => {
    const board = await create()
    const createdAt = server.deps.clock.now()
    const steps = Array.from({ length: PREVIEW_PICTURES_PER_HOUR - 2 }, (_, at) => ({
      ...{ storyboardId: board.id, step: 'pictures', inputHash: String(at), data: {}, files: [], createdAt },
    }))
    await server.deps.db.insert(storyboardSteps).values(steps)
    const asked = await user.ask('POST', `${firstOf(board)}/takes`, {})
    expect([asked.status, codeOf(asked)]).toEqual([429, 'rate_limited'])
    expect(tasks).toEqual([])
  })
})

async function userIdOf({ id }: Storyboard): Promise<string> {
  const [row] = await server.deps.db.select().from(storyboards).where(eq(storyboards.id, id))
  return row?.userId ?? ''
}

describe('“never this again”', () => {
  test('keeps what a scene shows in its owner’s list, tells whoever makes pictures, and is taken back', async () => {
    shown = pictureOf(REAL)
    const board = await create('real')
    const refused = await refuse(board, TOWER)
    expect(refused).toMatchObject({ status: 201, body: { name: 'Tower', source: 'Commons', address: TOWER } })
    // Pressed twice, it is one.
    expect((await refuse(board, TOWER)).status).toBe(201)
    expect(await list()).toHaveLength(1)
    expect(await list(stranger)).toEqual([])
    await user.ask('POST', `${firstOf(board)}/takes`, {})
    expect(tasks[0]?.order.unwanted).toEqual([TOWER])
    expect(tasks[0]?.order.scenes.every(({ isSeen }) => isSeen)).toBe(true)
    const { id } = refused.body as UnwantedPicture
    expect(codeOf(await stranger.ask('DELETE', `/api/unwanted-pictures/${id}`))).toBe('unwanted_not_found')
    expect((await user.ask('DELETE', `/api/unwanted-pictures/${id}`)).status).toBe(200)
    expect(codeOf(await user.ask('DELETE', `/api/unwanted-pictures/${id}`))).toBe('unwanted_not_found')
    expect(await list()).toEqual([])
  })

  test('leaves alone what a finished film shows, until another picture is asked for there', async () => {
    const board = await create()
    const seenOf = async () => {
      const [row] = await server.deps.db.select().from(storyboards).where(eq(storyboards.id, board.id))
      return row?.scenes ?? []
    }
    const scenes = (await seenOf()).map((scene) => ({ ...scene, picture: null, wasSeen: true }))
    await server.deps.db
      .update(storyboards)
      .set({ scenes, status: 'making' })
      .where(eq(storyboards.id, board.id))
    await server.deps.db.delete(storyboardPictures).where(eq(storyboardPictures.storyboardId, board.id))
    await makePreviewOf(server.deps, board.id)
    expect(tasks.at(-1)?.order.scenes.map(({ isSeen }) => isSeen)).toEqual(scenes.map(() => true))
    const wanted = board.scenes.map(({ id, narration, upload }) => ({ id, narration, upload, seed: 5 }))
    expect((await user.ask('PATCH', `/api/storyboards/${board.id}`, { scenes: wanted })).status).toBe(200)
    for (const job of jobs.splice(0)) await makePreviewOf(server.deps, job)
    expect(tasks.at(-1)?.order.scenes.map(({ isSeen }) => isSeen ?? false)).toEqual(scenes.map(() => false))
  })

  test('of a drawing is said by what is drawn, whatever its colour', async () => {
    const board = await create()
    expect((await refuse(board, 'light-house')).body).toMatchObject({
      name: 'light house',
      source: null,
      address: null,
    })
  })

  test.each([
    ['a page that nobody offered', 'https://evil.example/a.jpg'],
    ['another drawing', 'cat'],
    ['words alone', '*drawing'],
    ['the name of a colour, too', 'light-house~red'],
  ])('is not said of %s', async (_what, key) => {
    const refused = await refuse(await create(), key)
    expect([refused.status, codeOf(refused)]).toEqual([409, 'changed_elsewhere'])
    expect(await list()).toEqual([])
  })

  test('is not said of somebody else’s scene', async () => {
    const board = await create()
    expect(codeOf(await refuse(board, 'light-house', stranger))).toBe('storyboard_not_found')
    expect((await refuse(board, 'light-house', server.stranger)).status).toBe(401)
    expect(await list(stranger)).toEqual([])
  })

  test.each([
    ['a page of no collection', ['javascript:alert(1)']],
    ['what is no text', ['cat\u0000']],
    ['an endless page', [`https://example.org/${'a'.repeat(2000)}`]],
    ['more than it may', Array.from({ length: 21 }, (_, at) => `cat-${at}`)],
  ])('is not forged in a change of a scene: %s', async (_what, avoids) => {
    const board = await create()
    const scenes = board.scenes.map(({ id, narration, seed, upload }) => ({
      id,
      narration,
      seed,
      upload,
      avoids,
    }))
    expect((await user.ask('PATCH', `/api/storyboards/${board.id}`, { scenes })).status).toBe(422)
  })

  test('is bounded: of five hundred and one the last is refused, and room is made by taking one back', async () => {
    const board = await create()
    const userId = await userIdOf(board)
    const many = Array.from({ length: UNWANTED_MAX_COUNT }, (_, at) => ({
      ...{ userId, key: `https://example.org/${at}`, name: `Picture ${at}`, source: 'Commons' },
    }))
    await server.deps.db.insert(unwantedPictures).values(many)
    const refused = await refuse(board, 'light-house')
    expect([refused.status, codeOf(refused)]).toEqual([409, 'unwanted_too_many'])
    const [one] = await list()
    await user.ask('DELETE', `/api/unwanted-pictures/${one?.id}`)
    expect((await refuse(board, 'light-house')).status).toBe(201)
    expect(await list()).toHaveLength(UNWANTED_MAX_COUNT)
    await user.ask('POST', `${firstOf(board)}/takes`, {})
    expect(tasks[0]?.order.unwanted).toHaveLength(UNWANTED_MAX_COUNT)
  })

  test('is pressed so often and no oftener', async () => {
    const board = await create()
    const answers = []
    for (let n = 0; n < 61; n += 1) answers.push((await refuse(board, 'light-house')).status)
    expect(answers.at(-1)).toBe(429)
    expect(await list()).toHaveLength(1)
  })
})
