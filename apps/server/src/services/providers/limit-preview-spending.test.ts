import type { Storyboard } from '@hookreel/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildServer, openIdleQueue } from '../../../../../tests/builders/build-server.ts'
import type { BuiltServer, Client } from '../../../../../tests/builders/build-server.ts'
import { ORDER, SCRIPT } from '../../../../../tests/builders/build-video.ts'

let server: BuiltServer
let ada: Client
let userId: string
beforeAll(async () => {
  server = await buildServer({
    // Four scenes by fal's usual model take $0.024.
    environment: { FAL_KEY: 'key', ILLUSTRATOR_ORDER: 'fal', AI_BUDGET_PREVIEWS: '0.03' },
    openQueue: openIdleQueue(),
  })
  ada = await server.signUp()
  userId = ((await ada.ask('GET', '/api/profile')).body as { id: string }).id
})
afterAll(() => server.close())

const preview = (pictures: string) => ada.ask('POST', '/api/storyboards', { ...ORDER, pictures })
/** A picture that a service makes for a storyboard. */
async function draw(videoId: string, microdollars: number, isPreview: boolean): Promise<void> {
  const call = { provider: 'fal', part: 'illustrator', operation: 'picture', model: 'm' } as const
  const permit = await server.deps.acquirePermit(
    { ...call, estimatedMicrodollars: microdollars },
    { userId, videoId, isPreview },
  )
  await permit.end({ microdollars })
}

test('previews have a budget of their own, until a video is ordered of them', async () => {
  const begun = await preview('generated')
  expect([begun.status, begun.body]).toMatchObject([201, { scenes: { length: 4 } }])
  const { id } = begun.body as Storyboard
  await draw(id, 24_000, true)

  const refused = await preview('generated')
  expect([refused.status, refused.body]).toMatchObject([429, { error: { code: 'rate_limited' } }])
  expect(JSON.stringify(refused.body)).toContain('$0.01 of the $0.03 a day for previews are left')
  expect((await preview('drawn')).status).toBe(201)
  await expect(draw(id, 10_000, true)).rejects.toMatchObject({
    failure: 'over_budget',
    message: expect.stringContaining('previews'),
  })
  await draw('a-film', 10_000, false)

  const film = { ...ORDER, storyboardId: id, choices: { pictures: 'generated' } }
  expect((await ada.ask('POST', '/api/videos', film)).status).toBe(201)
  expect((await preview('generated')).status).toBe(201)
})

test('what a preview would take is told before it is begun, and nothing is begun by asking', async () => {
  const estimate = async (more: object) => {
    const { status, body } = await ada.ask('POST', '/api/storyboards/estimate', { ...ORDER, ...more })
    return status === 200 ? body : status
  }
  server.wait(24 * 3600)
  const speech = { speechMicrodollars: 0 }
  const whole = { ...speech, microdollars: 24_000, pictureMicrodollars: 6000, leftMicrodollars: 30_000 }
  expect(await estimate({ pictures: 'generated' })).toEqual(whole)
  expect(await estimate({ pictures: 'drawn' })).toEqual({ ...whole, microdollars: 0, pictureMicrodollars: 0 })
  const own = (await preview('drawn')).body as Storyboard
  const storyboardId = own.id
  expect(await estimate({ storyboardId, pictures: 'generated' })).toEqual(whole)
  const shorter = SCRIPT.slice(0, SCRIPT.lastIndexOf(' Light'))
  const three = await estimate({ script: shorter, storyboardId, pictures: 'generated' })
  expect(three).toMatchObject({ microdollars: 18_000 })
  const begun = (await preview('generated')).body as Storyboard
  await draw(begun.id, 24_000, true)
  expect(await estimate({ pictures: 'generated' })).toEqual({ ...whole, leftMicrodollars: 6000 })
  expect(await estimate({ storyboardId: 'nothing' })).toBe(404)
  const stranger = await server.signUp('stranger@example.org')
  const asked = { ...ORDER, storyboardId }
  expect((await stranger.ask('POST', '/api/storyboards/estimate', asked)).status).toBe(404)
  expect((await server.stranger.ask('POST', '/api/storyboards/estimate', ORDER)).status).toBe(401)
  expect(await estimate({ script: '' })).toBe(422)
})

test("what is spent on films of the day's budget is not left for previews", async () => {
  server.wait(24 * 3600)
  await draw('a-film', 4_990_000, false)
  const estimated = await ada.ask('POST', '/api/storyboards/estimate', { ...ORDER, pictures: 'generated' })
  expect(estimated.body).toMatchObject({ microdollars: 24_000, leftMicrodollars: 10_000 })
  const refused = await preview('generated')
  expect(refused.status).toBe(429)
  expect(JSON.stringify(refused.body)).toContain('$0.01 of the $5.00 a day for AI services are left')
})

test('the next day there is a new one', async () => {
  server.wait(24 * 3600)
  const { id } = (await preview('generated')).body as Storyboard
  await draw(id, 30_000, true)
  expect((await preview('generated')).status).toBe(429)
  server.wait(24 * 3600)
  expect((await preview('generated')).status).toBe(201)
})
