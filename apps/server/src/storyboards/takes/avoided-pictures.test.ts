import { AVOIDED_MAX } from '@hookreel/film'
import type { Storyboard } from '@hookreel/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BuiltServer } from '../../../../../tests/builders/build-server.ts'
import { buildSettings } from '../../../../../tests/builders/build-settings.ts'
import { ORDER } from '../../../../../tests/builders/build-video.ts'
import { storyboards } from '../../schema.ts'

let server: BuiltServer
beforeAll(async () => {
  server = (await buildSettings()).server
})
afterAll(() => server.close())

/** As many letters as one scene's picture may leave out: more than a third of those of all scenes together. */
const pages = (scene: number) =>
  Array.from({ length: AVOIDED_MAX.count }, (_, n) =>
    `https://example.org/${scene}-${n}-`.padEnd(AVOIDED_MAX.characters, 'x'),
  )
const countLetters = (lists: readonly (readonly string[])[]) =>
  lists.flat().reduce((sum, { length }) => sum + length, 0)

test('what the pictures of a storyboard leave out has a limit for all its scenes together, in however many changes it comes', async () => {
  const owner = await server.signUp()
  const made = await owner.ask('POST', '/api/storyboards', ORDER)
  const { id, scenes } = made.body as Storyboard
  expect(scenes.length).toBeGreaterThan(2)
  const avoidIn = (which: number) =>
    owner.ask('PATCH', `/api/storyboards/${id}`, {
      scenes: scenes.map(({ id: scene, narration, seed, upload }, at) => ({
        ...{ id: scene, narration, seed, upload },
        ...(at === which && { avoids: pages(at) }),
      })),
    })
  expect((await avoidIn(0)).status).toBe(200)
  expect((await avoidIn(1)).status).toBe(200)
  expect(await avoidIn(2)).toMatchObject({
    status: 422,
    body: { error: { code: 'invalid_input', fields: { scenes: expect.stringContaining('leave out') } } },
  })
  const kept = (await owner.ask('GET', `/api/storyboards/${id}`)).body as Storyboard
  expect(countLetters(kept.scenes.map(({ avoids }) => avoids))).toBeLessThanOrEqual(AVOIDED_MAX.ofFilm)
})

test('scenes that are kept for an undo leave out no more, the oldest of them go', async () => {
  const owner = await server.signUp()
  const { id } = (await owner.ask('POST', '/api/storyboards', ORDER)).body as Storyboard
  for (let turn = 0; turn < 4; turn += 1) {
    const script = `Whales sing in turn ${turn}. The sea is deep. The moon is far away.`
    const { body } = await owner.ask('PATCH', `/api/storyboards/${id}`, { script })
    const [first, ...others] = (body as Storyboard).scenes
    const { status } = await owner.ask('PATCH', `/api/storyboards/${id}`, {
      scenes: [first, ...others].flatMap((scene, at) =>
        scene
          ? {
              ...{ id: scene.id, narration: scene.narration, seed: scene.seed, upload: null },
              ...(at === 0 && { avoids: pages(turn) }),
            }
          : [],
      ),
    })
    expect(status).toBe(200)
  }
  const [row] = await server.deps.db.select().from(storyboards).where(eq(storyboards.id, id))
  const left = countLetters((row?.shelf ?? []).map(({ drawing }) => drawing.avoids ?? []))
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThanOrEqual(AVOIDED_MAX.ofFilm)
})
