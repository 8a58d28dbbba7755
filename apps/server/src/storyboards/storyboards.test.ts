import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  PHOTO_MAX_BYTES,
  PREVIEW_PICTURES_PER_HOUR,
  SCENES_MAX_COUNT,
  SCRIPT_MAX_CHARACTERS,
} from '@hookreel/contract'
import type { Storyboard } from '@hookreel/contract'
import { recordingVoiceId } from '@hookreel/film'
import type { Picture } from '@hookreel/film'
import type { PGlite } from '@electric-sql/pglite'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  buildServer,
  openIdleQueue,
  type BuiltServer,
  type Client,
} from '../../../../tests/builders/build-server.ts'
import { readId } from '../../../../tests/builders/build-settings.ts'
import { ORDER as SMALLEST, SCRIPT } from '../../../../tests/builders/build-video.ts'
import { useUpLimit } from '../../../../tests/builders/use-up-limit.ts'
import { writeClip } from '../../../../tests/fakes/write-clip.ts'
import { adjustCredits } from '../billing/credits/adjust-credits.ts'
import { sweepFiles } from '../operations/sweep/sweep-files.ts'
import { expireStoryboards } from './expire-storyboards.ts'
import {
  MAKE_PREVIEW,
  MAKE_RECORDED_PREVIEW,
  makePreviewOf,
  PREVIEW_JOBS,
} from './preview/make-preview.job.ts'
import type { MadePart, PreviewTask } from './preview/preview-tasks.ts'
import { MAX_STEPS_OF_A_KIND } from './preview/read-board-steps.ts'
import type { Previewer } from './preview/previewer.ts'
import { sounds, storyboardPictures, storyboards, storyboardSteps } from '../schema.ts'
import { recoverStoryboards } from './recover-storyboards.ts'
import { requireStoryboard } from './require-storyboard.ts'
import { saveBoardStep, savePicture } from './storyboards.queries.ts'

const ORDER = { ...SMALLEST, resolution: '1080p' }
const SOMEBODY = 'somebody else'

/** What is told of a voice whose words are too many. */
const TOO_LONG = { message: 'They are too long for 15 seconds.', nearest: 45 }

/** Draws every scene as one layer named after its seed; each step is remembered, as the real one does. */
const drawn: string[] = []
let onDraw: ((id: string) => Promise<void>) | undefined
let remembered: PreviewTask['steps'] = []
const plainPreviewer: Previewer = {
  make: async ({ order, partsFolder, steps }: PreviewTask, onMade, signal) => {
    remembered = steps
    const part = async (file: string) => {
      await mkdir(dirname(join(partsFolder, file)), { recursive: true })
      await writeFile(join(partsFolder, file), file)
    }
    await part('voice/all.wav')
    const times = order.scenes.map(({ id }, index) => ({
      id,
      startSeconds: index * 3,
      endSeconds: index * 3 + 2.8,
    }))
    const isTooLong = order.scenes.some(({ narration }) => narration.includes('endless'))
    await onMade({
      part: 'voice',
      voice: {
        ...{ file: 'voice/all.wav', pace: 1.1, seconds: 15, words: [], scenes: times },
        problem: isTooLong ? TOO_LONG : null,
        silences: { gapSeconds: 0.2, tailSeconds: 0.6 },
      },
    })
    for (const { id, narration, description, drawing, upload } of order.scenes) {
      if (signal.aborted) return { type: 'stopped' }
      const file = `pictures/${drawing.seed}-${(description ?? narration).replaceAll(/\W/g, '')}-${order.style}.jpg`
      if (narration.includes('crash')) return { type: 'died' }
      if (upload === null && !steps.some(({ inputHash }) => inputHash === file)) {
        drawn.push(narration)
        await onDraw?.(id)
        await part(file)
        const made: MadePart = {
          part: 'step',
          step: 'pictures',
          inputHash: file,
          result: { data: {}, files: [file], tookMs: 1 },
        }
        await onMade(made)
      }
      await onMade({
        part: 'picture',
        sceneId: id,
        picture: picture(upload ?? file),
        told: { earlierSubjects: ['sun'], avoids: [] },
      })
    }
    return { type: 'done' }
  },
  keepPhoto: async ({ sentFile, partsFolder, file }) => {
    const sent = await readFile(sentFile, 'latin1')
    if (sent !== 'a picture')
      return { type: 'failed', code: sent === 'a bomb' ? 'photo_too_large' : 'photo_unreadable', message: '' }
    await mkdir(dirname(join(partsFolder, file)), { recursive: true })
    await writeFile(join(partsFolder, file), sent)
    return { type: 'done' }
  },
  close: () => undefined,
}

function picture(file: string): Picture {
  const box = { x: 0, y: 0, width: 1, height: 1 }
  const layer = { name: 'sky', depth: 0, blend: 'normal', opaque: true, motion: 'none', box, file } as const
  return { layers: [layer], seed: 1, kind: 'scene', environment: 'space', subjects: ['sun'], credits: [] }
}

let server: BuiltServer
let user: Client
let stranger: Client
const PREVIEWS = PREVIEW_JOBS.map(({ name }) => name)
const jobs: string[] = []
let lastQueue = ''
let embedded: PGlite | undefined
const openQueue = openIdleQueue(async (_tx, name, data) => {
  if (!PREVIEWS.includes(name) || !('storyboardId' in data)) return
  jobs.push(String(data.storyboardId))
  lastQueue = name
})
beforeAll(async () => {
  server = await buildServer({
    environment: { PEXELS_API_KEY: 'key' },
    previewer: plainPreviewer,
    openQueue: ({ connection }) => {
      if (connection.kind === 'embedded') embedded = connection.pglite
      return openQueue()
    },
  })
  user = await server.signUp()
  stranger = await server.signUp()
})
afterAll(() => server.close())
beforeEach(() => {
  drawn.length = 0
  onDraw = undefined
})

/** Does the jobs that were ordered. */
async function work(): Promise<void> {
  for (const id of jobs.splice(0)) await makePreviewOf(server.deps, id)
}
async function create(change: object = {}): Promise<Storyboard> {
  const { status, body } = await user.ask('POST', '/api/storyboards', { ...ORDER, ...change })
  expect([status, body]).toMatchObject([201, {}])
  return body as Storyboard
}
async function read(id: string): Promise<Storyboard> {
  return (await user.ask('GET', `/api/storyboards/${id}`)).body as Storyboard
}
const choices = (board: Storyboard) =>
  board.scenes.map(({ id, narration, seed, upload }) => ({ id, narration, seed, upload }))
const sendPhoto = (client: Client, id: string, body: string | Uint8Array<ArrayBuffer>) =>
  server.app.request(`/api/storyboards/${id}/pictures`, {
    method: 'POST',
    headers: { cookie: client.cookie, 'content-type': 'application/octet-stream' },
    body,
  })

describe('a storyboard', () => {
  test('counts in its owner’s room with what pages are shown and what lies beside it on the server’s disk', async () => {
    const owner = await server.signUp()
    const board = (await owner.ask('POST', '/api/storyboards', ORDER)).body as Storyboard
    await work()
    await sendPhoto(owner, board.id, 'a picture')
    const { dataDir } = server.deps.config
    const sizeOf = async (folder: string, start = '') => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      const files = entries.filter((entry) => entry.isFile() && entry.name.startsWith(start))
      const sizes = files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size)
      return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    }
    const own = await sizeOf(join(dataDir, 'storyboards', board.id))
    const shown = await sizeOf(join(dataDir, 'storage', 'storyboards'), board.id)
    expect(Math.min(own, shown)).toBeGreaterThan(0)
    const read = async () => (await owner.ask('GET', '/api/storage')).body
    expect(await read()).toMatchObject({ storedBytes: own + shown })
    // The nightly sweep counts in the same way.
    const later = { now: () => new Date(server.deps.clock.now().getTime() + 2 * 86_400_000) }
    await sweepFiles({ ...server.deps, clock: later }, 'delete')
    expect(await read()).toMatchObject({ storedBytes: own + shown })
  })

  test('whose words do not fill its length says so beside its voice, with the length that comes nearest', async () => {
    const board = await create({ script: 'An endless story begins. It never ends. Nobody knows why.' })
    await work()
    expect(await read(board.id)).toMatchObject({ status: 'ready', voice: { problem: TOO_LONG } })
  })

  test('is planned at once, then spoken and drawn, and its files are played by signed addresses', async () => {
    const board = await create()
    expect(board).toMatchObject({ status: 'making', voice: null, frameSize: { width: 540, height: 960 } })
    expect(board.scenes.map((scene) => scene.narration).join(' ')).toBe(SCRIPT)
    expect(board.scenes.every((scene) => scene.picture === null)).toBe(true)
    await work()
    const made = await read(board.id)
    expect(made).toMatchObject({ status: 'ready', script: SCRIPT, voice: { seconds: 15, problem: null } })
    expect(drawn).toEqual(board.scenes.map((scene) => scene.narration))
    const [file = ''] = Object.values(made.files)
    const layer = await server.app.request(file)
    expect([layer.status, layer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect((await server.app.request(file.replace(/signature=./, 'signature='))).status).toBe(403)
    expect((await server.app.request(made.voice?.url ?? '')).headers.get('content-type')).toBe('audio/wav')
    expect((await user.ask('GET', '/api/credits')).body).toMatchObject({ balance: 100 })
  })

  test('makes anew only what a change touches, and takes it back', async () => {
    const { id } = await create()
    await work()
    const before = choices(await read(id))
    drawn.length = 0
    const sentence = 'The Sun holds nearly everything there is.'
    const edited = before.map((scene, index) => (index === 1 ? { ...scene, narration: sentence } : scene))
    await user.ask('PATCH', `/api/storyboards/${id}`, { scenes: edited })
    await work()
    expect(drawn).toEqual([sentence])
    drawn.length = 0
    const moved = [...edited.slice(1), ...edited.slice(0, 1)].slice(0, -1)
    await user.ask('PATCH', `/api/storyboards/${id}`, { scenes: moved })
    await work()
    expect(drawn).toEqual([])
    expect((await read(id)).script).toBe(moved.map((scene) => scene.narration).join(' '))
    // The scene that was dropped comes back, with its picture.
    await user.ask('PATCH', `/api/storyboards/${id}`, { scenes: before })
    await work()
    expect(drawn).toEqual([])
    const back = await read(id)
    expect([back.script, back.status]).toEqual([SCRIPT, 'ready'])
    expect(back.scenes.every((scene) => scene.picture !== null)).toBe(true)
  })

  test('has each picture that is made written alone, and all with its scenes when these change', async () => {
    user = await server.signUp()
    const { id } = await create()
    const readScenes = async () => {
      const rows = await server.deps.db.select().from(storyboards).where(eq(storyboards.id, id))
      return rows[0]?.scenes.map((scene) => [scene.picture, scene.drawing.earlierSubjects])
    }
    const before = await readScenes()
    await work()
    expect(await readScenes()).toEqual(before)
    const made = await read(id)
    expect(made.scenes.every((scene) => scene.picture !== null)).toBe(true)
    await user.ask('PATCH', `/api/storyboards/${id}`, { scenes: choices(made).toReversed() })
    expect(await readScenes()).toEqual(made.scenes.map(({ picture: shown }) => [shown, ['sun']]).toReversed())
    const kept = await server.deps.db
      .select()
      .from(storyboardPictures)
      .where(eq(storyboardPictures.storyboardId, id))
    expect(kept).toEqual([])
    jobs.length = 0
  })

  test('is changed by so many letters a day: of what stays the same, none are written', async () => {
    const owner = await server.signUp()
    const order = { ...ORDER, script: `${SCRIPT} `.repeat(6).trim(), duration: 'script' }
    const { id } = (await owner.ask('POST', '/api/storyboards', order)).body as Storyboard
    const change = (to: object) => owner.ask('PATCH', `/api/storyboards/${id}`, to)
    const name = 'kilobytes of storyboards written in a day'
    const letters = JSON.stringify((await change({ title: 'First' })).body).length
    // All of it can be written once more, and half of it again.
    await useUpLimit(server, name, await readId(owner), 150_000 - Math.ceil((1.5 * letters) / 1000))
    for (let n = 0; n < 10; n += 1)
      expect(await change({ title: `Title ${n}` })).toMatchObject({ status: 200 })
    jobs.length = 0
  })

  test('is changed by so many letters a day, since a change may write all of it anew', async () => {
    const owner = await server.signUp()
    const { id } = (await owner.ask('POST', '/api/storyboards', ORDER)).body as Storyboard
    await useUpLimit(server, 'kilobytes of storyboards written in a day', await readId(owner), 150_000)
    const change = () => owner.ask('PATCH', `/api/storyboards/${id}`, { title: 'Another' })
    expect(await change()).toMatchObject({ status: 429, body: { error: { code: 'rate_limited' } } })
    await useUpLimit(server, 'kilobytes of storyboards written in a day', await readId(owner), 149_990)
    expect((await change()).status).toBe(200)
    await useUpLimit(server, 'kilobytes of storyboards written in a day', await readId(owner), 150_000)
    server.wait(86_401)
    expect((await change()).status).toBe(200)
    jobs.length = 0
  })

  test('keeps what another page changed meanwhile, and refuses what both changed', async () => {
    const { id } = await create()
    const was = choices(await read(id))
    const change = (index: number, narration: string) => ({
      scenes: was.map((scene, at) => (at === index ? { ...scene, narration } : scene)),
      was: { scenes: was },
    })
    const patch = (body: object) => user.ask('PATCH', `/api/storyboards/${id}`, body)
    expect((await patch(change(0, 'The first page.'))).status).toBe(200)
    expect((await patch(change(1, 'The second page.'))).status).toBe(200)
    const { scenes } = await read(id)
    expect(scenes.slice(0, 2).map(({ narration }) => narration)).toEqual([
      'The first page.',
      'The second page.',
    ])
    expect(await patch(change(0, 'The second page again.'))).toMatchObject({
      status: 409,
      body: { error: { code: 'changed_elsewhere', details: { behind: [was[0]?.id] } } },
    })
    const script = await patch({ script: 'A new script.', was: { script: SCRIPT } })
    expect(script).toMatchObject({ status: 409, body: { error: { code: 'changed_elsewhere' } } })
    expect((await read(id)).scenes[0]?.narration).toBe('The first page.')
    jobs.length = 0
  })

  test('has the picture made that a person describes, whatever the scene says, until the words are taken back', async () => {
    const { id } = await create()
    await work()
    const before = choices(await read(id))
    const redrawn = async (index: number, change: object) => {
      drawn.length = 0
      const scenes = choices(await read(id)).map((scene, at) =>
        at === index ? { ...scene, ...change } : scene,
      )
      const answer = await user.ask('PATCH', `/api/storyboards/${id}`, { scenes })
      expect(answer.status).toBe(200)
      await work()
      return drawn.length
    }
    const description = 'An old lighthouse in a storm'
    expect(await redrawn(1, { description })).toBe(1)
    expect((await read(id)).scenes.map((scene) => scene.description)).toEqual([null, description, null, null])
    // It is kept when nobody speaks of it, and shows the same for other words.
    expect(await redrawn(0, { narration: 'Venus is slower than anything.' })).toBe(1)
    expect(await redrawn(1, { narration: 'The Sun is almost everything.' })).toBe(0)
    // The picture of the sentence is known from before.
    expect(await redrawn(1, { description: '', narration: before[1]?.narration })).toBe(0)
    expect((await read(id)).scenes[1]?.description).toBeNull()
    expect(
      await user.ask('PATCH', `/api/storyboards/${id}`, {
        scenes: before.map((scene) => ({ ...scene, description: 'a'.repeat(601) })),
      }),
    ).toMatchObject({ status: 422 })
  })

  test('keeps the scenes whose sentences stay when its script changes, and draws all for another style', async () => {
    const { id } = await create()
    await work()
    drawn.length = 0
    const script = SCRIPT.replace('eight minutes', 'about eight minutes')
    await user.ask('PATCH', `/api/storyboards/${id}`, { script })
    await work()
    expect(drawn).toEqual(['Light from the Sun needs about eight minutes to reach us.'])
    drawn.length = 0
    await user.ask('PATCH', `/api/storyboards/${id}`, { style: 'horror' })
    await work()
    expect(drawn).toHaveLength(4)
  })

  test('whose script is changed again and again keeps for an undo as many scenes as a film has', async () => {
    const { id } = await create()
    const write = (turn: number) =>
      Array.from({ length: 70 }, (_, n) => `Number ${turn} and ${n} is what we count.`).join('\n\n')
    for (let turn = 1; turn <= 7; turn += 1) {
      expect((await user.ask('PATCH', `/api/storyboards/${id}`, { script: write(turn) })).status).toBe(200)
      await user.ask('POST', `/api/storyboards/${id}/stop`)
    }
    const { shelf, scenes } = await requireStoryboard(server.deps.db, await readId(user), id)
    expect(shelf).toHaveLength(SCENES_MAX_COUNT)
    // The newest of what was left out is there.
    expect(shelf.at(-1)?.narration).toContain('Number 6 and')
    const back = [...scenes.slice(1), ...shelf.slice(-1)].map(
      ({ id: scene, narration, drawing, upload }) => ({
        ...{ id: scene, narration, upload, seed: drawing.seed },
      }),
    )
    expect((await user.ask('PATCH', `/api/storyboards/${id}`, { scenes: back })).status).toBe(200)
    jobs.length = 0
  })

  test('that was changed while it was made throws away what was made for the earlier words', async () => {
    const { id, scenes } = await create()
    const sentence = 'Nobody waits for the first sentence any more.'
    onDraw = async () => {
      onDraw = undefined
      const next = scenes.map(({ id: scene, seed, upload }) => ({
        id: scene,
        narration: sentence,
        seed,
        upload,
      }))
      await user.ask('PATCH', `/api/storyboards/${id}`, { scenes: next })
    }
    const [first = ''] = jobs.splice(0)
    await makePreviewOf(server.deps, first)
    expect(drawn).toHaveLength(1)
    expect((await read(id)).scenes.every((scene) => scene.picture === null)).toBe(true)
    await work()
    expect(await read(id)).toMatchObject({ status: 'ready' })
  })

  test('whose turn is over goes on behind others’, from where it was', async () => {
    const { id } = await create()
    const [mine = ''] = jobs.splice(0)
    await makePreviewOf(server.deps, mine, 0, 0)
    const begun = await read(id)
    expect([begun.status, begun.scenes.filter(({ picture }) => picture !== null).length]).toEqual([
      'making',
      1,
    ])
    expect(jobs).toEqual([id])
    await work()
    expect(await read(id)).toMatchObject({ status: 'ready' })
  })

  test('can be stopped and gone on with', async () => {
    const { id } = await create()
    expect((await user.ask('POST', `/api/storyboards/${id}/stop`)).body).toMatchObject({ status: 'stopped' })
    await work()
    expect([drawn, (await read(id)).status]).toEqual([[], 'stopped'])
    expect((await user.ask('POST', `/api/storyboards/${id}/make`)).body).toMatchObject({ status: 'making' })
    await work()
    expect(await read(id)).toMatchObject({ status: 'ready' })
  })

  test('whose process dies says so and can be tried again', async () => {
    const { id } = await create({ script: `${SCRIPT} They crash into each other.` })
    await work()
    expect(await read(id)).toMatchObject({ status: 'failed', failure: expect.stringContaining('Try again') })
  })

  test('is refused when it could not become a film', async () => {
    const ask = async (change: object) => {
      const { status, body } = await user.ask('POST', '/api/storyboards', { ...ORDER, ...change })
      return [status, (body as { error: { code: string } }).error.code]
    }
    expect(await ask({ script: '' })).toEqual([422, 'invalid_input'])
    expect(await ask({ script: '...' })).toEqual([422, 'script_unspeakable'])
    expect(await ask({ voiceId: 'nobody' })).toEqual([422, 'voice_unknown'])
    expect(await ask({ script: 'Did you know [a fact]?' })).toEqual([422, 'script_blank'])
    expect(await ask({ style: 'plaid' })).toEqual([422, 'invalid_input'])
    expect(await ask({ pictures: 'painted by hand' })).toEqual([422, 'invalid_input'])
    expect(await ask({ pictures: 'generated' })).toEqual([422, 'pictures_unavailable'])
  })

  test('has all its pictures made anew when they come from elsewhere', async () => {
    const { id, pictures } = await create()
    expect(pictures).toBe('drawn')
    await work()
    const path = `/api/storyboards/${id}`
    expect((await user.ask('PATCH', path, { pictures: 'generated' })).status).toBe(422)
    const changed = (await user.ask('PATCH', path, { pictures: 'stock' })).body as Storyboard
    expect(changed).toMatchObject({ pictures: 'stock', status: 'making' })
    expect(changed.scenes.map(({ picture }) => picture)).toEqual([null, null, null, null])
  })

  test('takes only its own scenes and pictures', async () => {
    const board = await create()
    const [first] = choices(board)
    const ask = async (scenes: object[]) =>
      (await user.ask('PATCH', `/api/storyboards/${board.id}`, { scenes })).body
    expect(await ask([{ ...first, id: SOMEBODY }])).toMatchObject({ error: { code: 'scene_not_found' } })
    expect(await ask([{ ...first, upload: '../../secret.jpg' }])).toMatchObject({
      error: { code: 'scene_not_found' },
    })
    expect(await ask([{ ...first }, { ...first }])).toMatchObject({ error: { code: 'scene_not_found' } })
    expect(await ask([])).toMatchObject({ error: { code: 'invalid_input' } })
    jobs.length = 0
  })

  test('that a recording speaks waits among others of its kind, and keeps nobody else’s waiting', async () => {
    // The minute's changes of the others are spent.
    const owner = await server.signUp()
    const begin = async (change: object = {}) =>
      (await owner.ask('POST', '/api/storyboards', { ...ORDER, ...change })).body as Storyboard
    const { db } = server.deps
    const userId = await readId(owner)
    const facts = { name: 'Mine', seconds: 12.5, sizeBytes: 1, hash: '', terms: null }
    await db.insert(sounds).values({ id: 'mine', userId, kind: 'voice', ...facts })
    const voiceId = recordingVoiceId({ soundId: 'mine', seconds: facts.seconds })
    const spoken = await begin()
    expect(lastQueue).toBe(MAKE_PREVIEW.name)
    const path = `/api/storyboards/${spoken.id}`
    expect((await owner.ask('PATCH', path, { voiceId })).status).toBe(200)
    expect(lastQueue).toBe(MAKE_RECORDED_PREVIEW.name)
    expect((await owner.ask('PATCH', path, { voiceId: ORDER.voiceId })).status).toBe(200)
    expect(lastQueue).toBe(MAKE_PREVIEW.name)
    await begin({ voiceId })
    expect(lastQueue).toBe(MAKE_RECORDED_PREVIEW.name)
    jobs.length = 0
    await recoverStoryboards(server.deps)
    expect(jobs).toContain(spoken.id)
    jobs.length = 0
  })

  test('whose pictures a service makes waits among others that wait, several at once, and keeps nobody else’s waiting', async () => {
    const owner = await server.signUp()
    const board = (await owner.ask('POST', '/api/storyboards', ORDER)).body as Storyboard
    expect(lastQueue).toBe(MAKE_PREVIEW.name)
    const path = `/api/storyboards/${board.id}`
    expect((await owner.ask('PATCH', path, { pictures: 'stock' })).status).toBe(200)
    expect(lastQueue).toBe('make-service-preview')
    const waiting = PREVIEW_JOBS.filter(({ name }) => name.includes('service'))
    expect(waiting.map(({ concurrency, perGroup }) => [concurrency, perGroup])).toEqual([
      [6, 1],
      [6, 1],
    ])
    expect((await owner.ask('PATCH', path, { pictures: 'drawn' })).status).toBe(200)
    expect(lastQueue).toBe(MAKE_PREVIEW.name)
    jobs.length = 0
  })

  test('is refused with more words than a film has before anything reads them', async () => {
    const owner = await server.signUp()
    const board = (await owner.ask('POST', '/api/storyboards', ORDER)).body as Storyboard
    const narration = 'a '.repeat(SCRIPT_MAX_CHARACTERS / 2)
    const scenes = Array.from({ length: 3 }, (_, n) => ({
      id: `none-${n}`,
      narration,
      seed: 1,
      upload: null,
    }))
    const { body } = await owner.ask('PATCH', `/api/storyboards/${board.id}`, { scenes })
    expect(body).toMatchObject({ error: { code: 'scenes_too_many' } })
    jobs.length = 0
  })
})

describe('how a scene is said', () => {
  const USUAL = { pace: 1, pauseSeconds: 0, stresses: [] }
  const SLOW = { pace: 0.85, pauseSeconds: 1.2, stresses: [{ word: 'Sun', nth: 0 }] }
  let owner: Client
  beforeAll(async () => {
    // The minute's changes of the others are spent.
    owner = await server.signUp()
  })
  const open = async () => (await owner.ask('POST', '/api/storyboards', ORDER)).body as Storyboard
  const change = (board: Storyboard, more: object, client = owner) =>
    client.ask('PATCH', `/api/storyboards/${board.id}`, {
      scenes: choices(board).map((scene, index) => (index === 1 ? { ...scene, ...more } : scene)),
    })
  const deliveries = async ({ id }: Storyboard) =>
    ((await owner.ask('GET', `/api/storyboards/${id}`)).body as Storyboard).scenes.map(
      ({ delivery }) => delivery,
    )

  test('is kept with it, has the film spoken anew and nothing drawn, and goes into the order', async () => {
    const board = await open()
    await work()
    drawn.length = 0
    expect(await change(board, { delivery: SLOW })).toMatchObject({
      status: 200,
      body: { status: 'making', voice: null },
    })
    await work()
    expect(drawn).toEqual([])
    // What says nothing of it leaves it.
    expect((await change(board, {})).body).toMatchObject({ status: 'ready' })
    expect(await deliveries(board)).toEqual([USUAL, SLOW, USUAL, USUAL])
    const asked = { ...ORDER, duration: 'script' }
    const estimate = async (more: object) =>
      ((await owner.ask('POST', '/api/videos/estimate', { ...asked, ...more })).body as { seconds: number })
        .seconds
    expect(await estimate({ storyboardId: board.id })).toBeGreaterThan(await estimate({}))
    expect(
      await stranger.ask('POST', '/api/videos/estimate', { ...asked, storyboardId: board.id }),
    ).toMatchObject({
      status: 404,
      body: { error: { code: 'storyboard_not_found' } },
    })
    const { body } = await owner.ask('POST', '/api/videos', { ...ORDER, storyboardId: board.id })
    const { rows } = await server.deps.db.execute<{ said: object[] }>(
      `select jsonb_path_query_array(choices, '$.storyboard.scenes[*].delivery') as said
       from videos where id = '${(body as { id: string }).id}'`,
    )
    // Those that are said as usual say nothing of it: their film is the one that it always was.
    expect(rows[0]?.said).toEqual([SLOW])
    jobs.length = 0
  })

  test('loses a stress with the word that had it', async () => {
    const board = await open()
    const many = [...SLOW.stresses, { word: 'mass', nth: 0 }, { word: 'mass', nth: 3000 }]
    await change(board, { delivery: { ...SLOW, stresses: many } })
    expect((await deliveries(board))[1]?.stresses).toEqual([SLOW.stresses[0], many[1]])
    await change(board, { narration: 'Nearly all the mass is in one star.' })
    expect((await deliveries(board))[1]).toEqual({ ...SLOW, stresses: [many[1]] })
    jobs.length = 0
  })

  test('counts the words of a talk without the names that say them, as its page does', async () => {
    const script = 'BEN: I am BEN.\nANNA: BEN who? There is no BEN.\nBEN: Well, me.\nANNA: Oh.'
    const board = (await owner.ask('POST', '/api/storyboards', { ...ORDER, script })).body as Storyboard
    const stresses = [0, 1, 2].map((nth) => ({ word: 'BEN', nth }))
    const scenes = choices(board).map((scene) => ({ ...scene, delivery: { ...USUAL, stresses } }))
    await owner.ask('PATCH', `/api/storyboards/${board.id}`, { scenes })
    const told = board.scenes.map(({ narration }) => narration.replaceAll(/^[A-Z]+: /gm, ''))
    expect((await deliveries(board)).map((delivery) => delivery.stresses.length)).toEqual(
      told.map((text) => text.match(/\bBEN\b/g)?.length ?? 0),
    )
    jobs.length = 0
  })

  test('is one of the few ways that there are, for its owner alone', async () => {
    const board = await open()
    jobs.length = 0
    const word = { word: 'Sun', nth: 0 }
    const wrong: object[] = [
      { ...SLOW, pace: 0.1 },
      { ...SLOW, pauseSeconds: 3600 },
      { ...SLOW, stresses: [{ word: 'Sun', nth: -1 }] },
      { ...SLOW, stresses: [{ word: 'x'.repeat(10_000), nth: 0 }] },
      { ...SLOW, stresses: Array.from({ length: 1000 }, () => word) },
      { ...SLOW, stresses: 'Sun' },
    ]
    for (const delivery of wrong)
      expect(await change(board, { delivery })).toMatchObject({
        status: 422,
        body: { error: { code: 'invalid_input' } },
      })
    expect((await change(board, { delivery: SLOW }, stranger)).status).toBe(404)
    expect(await deliveries(board)).toEqual([USUAL, USUAL, USUAL, USUAL])
  })
})

describe('a picture of one’s own', () => {
  test('stands for its scene and is not drawn', async () => {
    const board = await create()
    const answer = await sendPhoto(user, board.id, 'a picture')
    expect(answer.status).toBe(201)
    const { upload } = (await answer.json()) as { upload: string }
    const scenes = choices(board).map((scene, index) => (index === 0 ? { ...scene, upload } : scene))
    await user.ask('PATCH', `/api/storyboards/${board.id}`, { scenes })
    await work()
    const [first] = (await read(board.id)).scenes
    expect(first?.picture?.layers[0]?.file).toBe(upload)
    expect(drawn).not.toContain(first?.narration)
  })

  test('is shown by the point that was chosen of it, in its film, too, until another one is sent', async () => {
    const owner = await server.signUp()
    const other = await server.signUp()
    const board = (await owner.ask('POST', '/api/storyboards', ORDER)).body as Storyboard
    const send = async (client: Client, id: string) =>
      ((await (await sendPhoto(client, id, 'a picture')).json()) as { upload: string }).upload
    const upload = await send(owner, board.id)
    const change = async (first: object, more: object = {}, client = owner) =>
      client.ask('PATCH', `/api/storyboards/${board.id}`, {
        scenes: choices(board).map((scene, index) => (index === 0 ? { ...scene, ...first } : scene)),
        ...more,
      })
    const firstOf = async (answer: ReturnType<typeof change>) => ((await answer).body as Storyboard).scenes[0]
    expect(await firstOf(change({ upload }))).toMatchObject({ upload, focus: null })
    await work()
    const focus = { x: 0.1, y: 0.75 }
    const chosen = await change({ upload, focus })
    expect(chosen).toMatchObject({ status: 200, body: { status: 'making' } })
    expect((chosen.body as Storyboard).scenes[0]).toMatchObject({ focus, picture: null })
    await work()
    // What says nothing of it leaves it, and its picture.
    expect(await firstOf(change({ upload, narration: 'Other words here.' }))).toMatchObject({
      focus,
      picture: { layers: [{ file: upload }] },
    })
    const { status, body } = await owner.ask('POST', '/api/videos', { ...ORDER, storyboardId: board.id })
    expect(status).toBe(201)
    const { rows } = await server.deps.db.execute<{ told: object[] }>(
      `select jsonb_path_query_array(choices, '$.storyboard.scenes[*].focus') as told
       from videos where id = '${(body as { id: string }).id}'`,
    )
    expect(rows[0]?.told).toEqual([focus])
    // The page shows what can be chosen of it: its owner gets the picture as it was sent.
    const address = (await owner.ask('GET', `/api/storyboards/${board.id}`)).body as Storyboard
    expect(await (await server.app.request(address.files[upload] ?? '')).text()).toBe('a picture')

    const wrong = [{ x: -0.01, y: 0 }, { x: 2, y: 0 }, { x: '0.5', y: 0 }, { x: 1 }, [0, 0], 'left', 0]
    for (const point of wrong)
      expect(await change({ upload, focus: point })).toMatchObject({
        status: 422,
        body: { error: { code: 'invalid_input' } },
      })
    // No JSON, but what a program may send for "not a number".
    const nan = await server.app.request(`/api/storyboards/${board.id}`, {
      method: 'PATCH',
      headers: { cookie: owner.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ scenes: choices(board) }).replace(
        '"upload":null',
        '"upload":null,"focus":{"x":NaN,"y":0}',
      ),
    })
    expect(nan.status).toBeGreaterThanOrEqual(400)
    expect(nan.status).toBeLessThan(500)
    expect((await change({ upload, focus: null }, {}, other)).status).toBe(404)
    // Somebody else's picture is none of this storyboard's.
    expect(await change({ upload: 'uploads/of-somebody-else.jpg', focus })).toMatchObject({
      body: { error: { code: 'scene_not_found' } },
    })
    // A page that is behind: another one chose another point meanwhile.
    const was = choices(board).map((scene, index) =>
      index === 0 ? { ...scene, upload, focus: null } : scene,
    )
    expect(await change({ upload, focus: { x: 1, y: 1 } }, { was: { scenes: was } })).toMatchObject({
      status: 409,
      body: { error: { code: 'changed_elsewhere' } },
    })
    expect((await owner.ask('GET', `/api/storyboards/${board.id}`)).body).toMatchObject({
      scenes: [{ focus }, {}, {}, {}],
    })
    expect(await firstOf(change({ upload: null, focus }))).toMatchObject({ upload: null, focus: null })
    expect(await firstOf(change({ upload }))).toMatchObject({ upload, focus: null })
    jobs.length = 0
  })

  test('is not read into memory while an earlier one of its sender is still coming', async () => {
    const { id } = await create()
    jobs.length = 0
    /** A picture that stops before its end, and how many pieces of it were asked for. */
    const begin = () => {
      const seen = { pieces: 0, end: () => {} }
      const body = new ReadableStream<Uint8Array>(
        {
          pull: (controller) => {
            seen.pieces += 1
            if (seen.pieces <= 20) controller.enqueue(new Uint8Array(1000))
            else seen.end = () => controller.close()
          },
        },
        { highWaterMark: 0 },
      )
      const headers = { cookie: user.cookie, 'content-type': 'application/octet-stream' }
      const sending = { method: 'POST', headers, body, duplex: 'half' } as const
      const address = `http://localhost/api/storyboards/${id}/pictures`
      return { seen, answer: server.app.request(new Request(address, sending)) }
    }
    const first = begin()
    await expect.poll(() => first.seen.pieces).toBe(21)
    const second = begin()
    // Long enough for the second to have been looked up.
    await read(id)
    await read(id)
    expect(second.seen.pieces).toBe(0)
    first.seen.end()
    await first.answer
    await expect.poll(() => second.seen.pieces).toBe(21)
    second.seen.end()
    await second.answer
  })

  test('may be a clip, which tells whether it can be heard, and keeps its sound if that is wanted', async () => {
    // The minute's changes of the others are spent.
    const owner = await server.signUp()
    const board = (await owner.ask('POST', '/api/storyboards', ORDER)).body as Storyboard
    const scenesNow = async () =>
      ((await owner.ask('GET', `/api/storyboards/${board.id}`)).body as Storyboard).scenes
    const file = join(server.deps.config.dataDir, 'clip.mp4')
    await writeClip(file, { seconds: 1.5, width: 64, height: 96, soundSeconds: 1.5 })
    const sent = await readFile(file)
    const answer = await sendPhoto(owner, board.id, Uint8Array.from(sent))
    const { upload } = (await answer.json()) as { upload: string }
    expect([answer.status, upload]).toEqual([201, expect.stringMatching(/\.sounding\.mp4$/)])
    const change = (more: object) =>
      owner.ask('PATCH', `/api/storyboards/${board.id}`, {
        scenes: choices(board).map((scene, index) => (index === 0 ? { ...scene, upload, ...more } : scene)),
      })
    await change({})
    expect((await scenesNow())[0]).toMatchObject({ clip: { hasSound: true }, keepsSound: false })
    // The page shows and hears it as it was sent.
    const addressOf = async () =>
      ((await owner.ask('GET', `/api/storyboards/${board.id}`)).body as Storyboard).files[upload]
    expect(await addressOf()).toMatch(/^\/files\//)
    await change({ keepsSound: true })
    await work()
    expect((await server.app.request((await addressOf()) ?? '')).status).toBe(200)
    const [first, second] = await scenesNow()
    expect([first?.clip, first?.keepsSound, second?.clip, second?.keepsSound]).toEqual([
      { hasSound: true },
      true,
      null,
      false,
    ])
    const cut = await sendPhoto(owner, board.id, Uint8Array.from(sent.subarray(0, 900)))
    expect([cut.status, (await cut.json()) as object]).toMatchObject([
      422,
      { error: { code: 'upload_refused' } },
    ])
    expect((await sendPhoto(stranger, board.id, Uint8Array.from(sent))).status).toBe(404)
    const folder = join(server.deps.config.dataDir, 'storyboards', board.id)
    expect((await readdir(folder)).filter((name) => name.startsWith('.'))).toEqual([])
    jobs.length = 0
  })

  test('is one of a thousand of a day: each is a file that stays for two weeks', async () => {
    const owner = await server.signUp()
    const { id } = (await owner.ask('POST', '/api/storyboards', ORDER)).body as Storyboard
    jobs.length = 0
    const name = 'photos of a day'
    await useUpLimit(server, name, await readId(owner), 999)
    expect((await sendPhoto(owner, id, 'a picture')).status).toBe(201)
    expect((await sendPhoto(owner, id, 'a picture')).status).toBe(429)
    server.wait(86_401)
    expect((await sendPhoto(owner, id, 'a picture')).status).toBe(201)
  })

  test('is refused when it is no picture, too large or a bomb', async () => {
    const { id } = await create()
    jobs.length = 0
    expect((await sendPhoto(user, id, '<svg/>')).status).toBe(422)
    expect((await sendPhoto(user, id, 'a bomb')).status).toBe(413)
    expect((await sendPhoto(user, id, 'x'.repeat(PHOTO_MAX_BYTES + 1))).status).toBe(413)
    expect((await sendPhoto(stranger, id, 'a picture')).status).toBe(404)
    expect((await sendPhoto(server.stranger, id, 'a picture')).status).toBe(401)
  })
})

test('somebody else’s storyboard answers like one that is not there; nobody signed out gets one', async () => {
  const { id } = await create()
  jobs.length = 0
  const calls = [
    ['GET', ''],
    ['PATCH', '', { title: 'Mine' }],
    ['POST', '/make'],
    ['POST', '/stop'],
  ] as const
  for (const [method, path, body] of calls) {
    const ask = async (client: Client, board: string) => {
      const answer = await client.ask(method, `/api/storyboards/${board}${path}`, body)
      return [answer.status, (answer.body as { error: { code: string } }).error.code]
    }
    expect(await ask(stranger, id)).toEqual([404, 'storyboard_not_found'])
    expect(await ask(stranger, 'nothing')).toEqual([404, 'storyboard_not_found'])
    expect(await ask(server.stranger, id)).toEqual([401, 'not_signed_in'])
  }
  expect((await server.stranger.ask('POST', '/api/storyboards', ORDER)).status).toBe(401)
})

describe('a film ordered from a storyboard', () => {
  const FILM = { ...ORDER, script: 'Words that the storyboard has replaced since.' }

  test('has its words, its scenes and its seed', async () => {
    const board = await create()
    await work()
    const { status, body } = await user.ask('POST', '/api/videos', { ...FILM, storyboardId: board.id })
    expect([status, body]).toMatchObject([201, { script: SCRIPT, status: 'queued' }])
    expect((body as { choices: object }).choices).not.toHaveProperty('storyboard')
    const { rows } = await server.deps.db.execute<{ seed: string; scenes: number; steps: number }>(
      `select seed, jsonb_array_length(choices->'storyboard'->'scenes') as scenes,
        (select count(*)::int from video_steps where video_id = videos.id) as steps
       from videos where id = '${(body as { id: string }).id}'`,
    )
    expect(rows[0]).toMatchObject({ scenes: 4, steps: 4 })
    expect(Number(rows[0]?.seed)).toBe(board.seed)
  })

  test('while its preview asks services ends that, as it asks them for the same; what is made here goes on', async () => {
    const owner = await server.signUp()
    const statusAfter = async (pictures: string) => {
      const { body } = await owner.ask('POST', '/api/storyboards', { ...ORDER, pictures })
      const { id } = body as Storyboard
      const film = { ...FILM, storyboardId: id, choices: { pictures } }
      expect((await owner.ask('POST', '/api/videos', film)).status).toBe(201)
      return ((await owner.ask('GET', `/api/storyboards/${id}`)).body as Storyboard).status
    }
    expect(await statusAfter('stock')).toBe('stopped')
    expect(await statusAfter('drawn')).toBe('making')
  })

  test('of somebody who cannot pay it has nothing read of what is made of it', async () => {
    const poor = await server.signUp()
    const userId = await readId(poor)
    const board = (await poor.ask('POST', '/api/storyboards', ORDER)).body as Storyboard
    await work()
    const entry = { userId, amount: -100, reason: 'test', idempotencyKey: crypto.randomUUID() }
    await server.deps.db.transaction((tx) => adjustCredits(tx, entry))
    const asked = vi.spyOn(embedded ?? expect.fail(), 'execProtocolRawSync')
    onTestFinished(() => asked.mockRestore())
    const answer = await poor.ask('POST', '/api/videos', { ...FILM, storyboardId: board.id })
    expect([answer.status, answer.body]).toMatchObject([402, { error: { code: 'insufficient_credits' } }])
    const said = asked.mock.calls.map(([message]) => Buffer.from(message).toString('latin1'))
    expect(said.some((words) => words.includes('"storyboards"'))).toBe(true)
    expect(said.filter((words) => words.includes('"storyboard_steps"'))).toEqual([])
  })

  test('is refused when the storyboard is somebody else’s', async () => {
    const { id } = await create()
    jobs.length = 0
    const answer = await stranger.ask('POST', '/api/videos', { ...FILM, storyboardId: id })
    expect(answer.body).toMatchObject({ error: { code: 'storyboard_not_found' } })
  })
})

test('an untouched storyboard is deleted after two weeks with its files', async () => {
  const { id } = await create()
  await work()
  const folder = join(server.deps.config.dataDir, 'storyboards', id)
  const [file = ''] = Object.values((await read(id)).files)
  const key = file.replace(/^\/files\//, '').replace(/\?.*/, '')
  await expireStoryboards(server.deps)
  expect([existsSync(folder), await server.deps.storage.findSize(key)]).toEqual([true, expect.any(Number)])
  server.wait(14 * 86_400 + 1)
  await expireStoryboards(server.deps)
  expect([existsSync(folder), await server.deps.storage.findSize(key)]).toEqual([false, undefined])
})

test('of what is made again and again the newest is remembered, with its files, and all that services were paid for', async () => {
  const { db, config } = server.deps
  const board = await create()
  await work()
  const folder = join(config.dataDir, 'storyboards', board.id)
  await mkdir(join(folder, 'lines'), { recursive: true })
  for (const name of ['0.wav', '2.wav', '3.wav', 'photo.jpg'])
    await writeFile(join(folder, 'lines', name), 'x')
  const made = (step: string, n: number, files: string[]) => ({
    ...{ storyboardId: board.id, step, inputHash: `${step} ${n}`, data: {}, files },
    createdAt: new Date(Date.UTC(2020, 0, 1) + n * 1000),
  })
  const lines = Array.from({ length: MAX_STEPS_OF_A_KIND + 3 }, (_, n) =>
    made('voice', n, [`lines/${n}.wav`]),
  )
  await db.insert(storyboardSteps).values([...lines, made('photos', 0, ['lines/photo.jpg'])])
  await user.ask('PATCH', `/api/storyboards/${board.id}`, { style: 'horror' })
  await work()
  const names = remembered.map(({ inputHash }) => inputHash)
  expect(names.filter((name) => name.startsWith('voice'))).toHaveLength(MAX_STEPS_OF_A_KIND)
  expect(['voice 2', 'voice 3', 'photos 0'].map((name) => names.includes(name))).toEqual([false, true, true])
  expect((await readdir(join(folder, 'lines'))).toSorted()).toEqual(['3.wav', 'photo.jpg'])
  expect(remembered.filter(({ step }) => step === 'pictures').length).toBeGreaterThan(0)
})

test('what was made for a revision that is gone is not kept', async () => {
  const { id, scenes } = await create()
  jobs.length = 0
  const made = { sceneId: scenes[0]?.id ?? '', picture: picture('a.jpg'), earlierSubjects: [], avoids: [] }
  expect(await savePicture(server.deps.db, id, 99, made)).toBe(false)
})

test('more pictures than an hour allows are refused with a sentence', async () => {
  user = await server.signUp()
  const { id } = await create()
  jobs.length = 0
  const step = { step: 'pictures', result: { data: {}, files: [], tookMs: 1 } }
  const now = server.deps.clock.now()
  for (let n = 0; n < PREVIEW_PICTURES_PER_HOUR - 3; n += 1) {
    await saveBoardStep(server.deps.db, id, { ...step, inputHash: String(n) }, now)
  }
  const refused = await user.ask('POST', '/api/storyboards', ORDER)
  expect([refused.status, refused.body]).toMatchObject([
    429,
    { error: { code: 'rate_limited', message: expect.stringContaining('in an hour') } },
  ])
  server.wait(3601)
  expect((await user.ask('POST', '/api/storyboards', ORDER)).status).toBe(201)
  jobs.length = 0
})
