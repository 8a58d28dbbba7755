import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { LengthEstimate, Storyboard, Video } from '@hookreel/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isEnded, makeDataDir, FULL_ORDER, signUp, startStoryServer, waitForVideo } from './videos-server.ts'
import type { Person, StoryServer } from './videos-server.ts'

let folder: Awaited<ReturnType<typeof makeDataDir>>
let server: StoryServer
let anna: Person
let film: Video
let board: Storyboard
let changed: Video

beforeAll(async () => {
  folder = await makeDataDir()
  server = await startStoryServer(folder.dataDir)
  anna = await signUp(server.url, 'anna@example.org')
})
afterAll(async () => {
  await server?.stop()
  await folder?.remove()
})

/** Names of the stretches that are kept of a film; they tell their content. */
async function listStretches({ id }: Video): Promise<string[]> {
  const all = await readdir(folder.dataDir, { recursive: true })
  return all.filter((file) => file.includes(`${id}.kept`) && /segments.[^/]+\.mp4$/.test(file))
}
/** The parts of a film go when all that is kept of it is in its place. */
const untilKept = () =>
  expect.poll(() => readdir(join(folder.dataDir, 'films')), { timeout: 20_000 }).toEqual([])
const nameOf = (file: string) => file.split(/[\\/]/).at(-1)
const creditsOf = async () => ((await anna.call('GET', '/api/credits')).body as { balance: number }).balance
const changeOf = (id: string) => {
  const { style, resolution, aspectRatio } = FULL_ORDER
  return { of: id, storyboardId: board.id, style, resolution, aspectRatio }
}

describe('a finished video', () => {
  test('opens its storyboard with everything as it was, for its owner alone', async () => {
    const ordered = await anna.call('POST', '/api/videos', FULL_ORDER)
    film = ordered.body as Video
    const early = await anna.call('POST', `/api/videos/${film.id}/storyboard`)
    expect([early.status, early.body]).toMatchObject([409, { error: { code: 'video_not_ready' } }])
    film = await waitForVideo(anna, film.id, isEnded)
    expect(film).toMatchObject({ status: 'completed', credits: 25, changeOf: null })
    await untilKept()

    const opened = await anna.call('POST', `/api/videos/${film.id}/storyboard`)
    expect(opened.status).toBe(200)
    board = opened.body as Storyboard
    const { script, style, voiceId, duration, resolution, aspectRatio } = FULL_ORDER
    expect(board).toMatchObject({ script, style, voiceId, duration, resolution, aspectRatio })
    const same = await anna.call('POST', '/api/videos/estimate', { ...FULL_ORDER, change: changeOf(film.id) })
    expect(same.body).toMatchObject({ newScenes: 0, isUnchanged: true })
    const quiet = { ...changeOf(film.id), choices: { music: { volume: 0.3 } } }
    const other = await anna.call('POST', '/api/videos/estimate', { ...FULL_ORDER, change: quiet })
    expect(other.body).toMatchObject({ newScenes: 0, isUnchanged: false })
    const berta = await signUp(server.url, 'berta@example.org')
    expect((await berta.call('POST', `/api/videos/${film.id}/storyboard`)).status).toBe(404)
    expect((await berta.call('POST', '/api/videos', { ...FULL_ORDER, changeOf: film.id })).status).toBe(404)
  })

  test('is changed in one sentence for the price of a scene, told before, and only that is rendered, also when the server is killed', async () => {
    const scenes = board.scenes.map(({ id, narration, seed, upload }, index) => ({
      ...{ id, seed, upload },
      narration: index === 1 ? 'The Sun holds nearly everything that the solar system weighs.' : narration,
    }))
    board = (await anna.call('PATCH', `/api/storyboards/${board.id}`, { scenes })).body as Storyboard
    const order = { ...FULL_ORDER, script: board.script }
    const told = await anna.call('POST', '/api/videos/estimate', { ...order, change: changeOf(film.id) })
    expect(told.body as LengthEstimate).toMatchObject({ credits: 5, newScenes: 1, isUnchanged: false })

    const ordered = await anna.call('POST', '/api/videos', {
      ...order,
      ...{ storyboardId: board.id, changeOf: film.id },
    })
    expect([ordered.status, ordered.body]).toMatchObject([201, { credits: 5, changeOf: film.id }])
    expect(await creditsOf()).toBe(70)
    const { id } = ordered.body as Video
    // Killed in the middle, as the system does it when memory runs out: the film before is there all the time.
    await waitForVideo(anna, id, (video) => video.progress?.step === 'render' || isEnded(video))
    await server.kill()
    server = await startStoryServer(folder.dataDir)
    anna.follow(server.url)
    expect((await anna.call('GET', `/api/videos/${film.id}/file`)).status).toBe(200)
    changed = await waitForVideo(anna, id, isEnded)
    expect(changed).toMatchObject({ status: 'completed', failure: null, script: board.script })
    expect(await creditsOf()).toBe(70)

    await untilKept()
    const before = new Set((await listStretches(film)).map(nameOf))
    const after = (await listStretches(changed)).map(nameOf)
    const made = after.filter((name) => !before.has(name))
    expect(after.length).toBeGreaterThanOrEqual(7)
    // The scene, and the transitions before and behind it.
    expect(made.length).toBeGreaterThan(0)
    expect(made.length).toBeLessThanOrEqual(3)
  })

  test('costs a whole film when all of it is another one, and nothing when it is stopped', async () => {
    const order = { ...FULL_ORDER, voiceId: 'flite-rms', script: board.script }
    const told = await anna.call('POST', '/api/videos/estimate', { ...order, change: changeOf(film.id) })
    expect(told.body as LengthEstimate).toMatchObject({ credits: 25, newScenes: null })
    const again = { ...FULL_ORDER, script: board.script, storyboardId: board.id, changeOf: changed.id }
    const { id } = (await anna.call('POST', '/api/videos', again)).body as Video
    await anna.call('POST', `/api/videos/${id}/cancel`)
    expect(await creditsOf()).toBe(70)
  })

  test('leaves what is kept of the other one when it is deleted, and none of its own', async () => {
    expect((await anna.call('DELETE', `/api/videos/${film.id}`)).status).toBe(200)
    expect(await listStretches(film)).toEqual([])
    expect(await listStretches(changed)).not.toEqual([])
    expect((await anna.call('GET', `/api/videos/${changed.id}`)).body).toMatchObject({ changeOf: null })
    expect((await anna.call('POST', `/api/videos/${changed.id}/storyboard`)).status).toBe(200)
  })
})
