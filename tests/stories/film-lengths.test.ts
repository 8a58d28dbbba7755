import type { LengthEstimate, Storyboard, Video } from '@hookreel/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isEnded, makeDataDir, ORDER, signUp, startStoryServer, waitForVideo } from './videos-server.ts'
import type { StoryServer } from './videos-server.ts'

let folder: Awaited<ReturnType<typeof makeDataDir>>
let server: StoryServer

beforeAll(async () => {
  folder = await makeDataDir()
  server = await startStoryServer(folder.dataDir)
})
afterAll(async () => {
  await server?.stop()
  await folder?.remove()
})

/** Sentences of six words. */
const write = (words: number) => 'Slow words fill many seconds here. '.repeat(words / 6).trim()
const writeShort = (words: number) => 'We go out to see it. '.repeat(words / 6).trim()
const FIVE = 'Venus spins the wrong way.'

describe('a script of any length becomes a film', () => {
  test.each([
    ['60 words at 15 seconds', write(60), 15, false, 25],
    ['60 words at 30 seconds', write(60), 30, true, 25],
    ['five words at 60 seconds', FIVE, 60, false, 25],
    ['600 words at 30 seconds', writeShort(600), 30, false, 75],
    ['600 words, told whole', writeShort(600), 'script', true, 75],
    ['240 words at 120 seconds', write(240), 120, true, 50],
    ['60 words at 120 seconds', write(60), 120, false, 25],
  ])('%s: told before, held as told', async (name, script, duration, isAsked, credits) => {
    const person = await signUp(server.url, `${name.replaceAll(/\W/g, '')}@example.org`)
    const asked = { script, voiceId: ORDER.voiceId, duration }
    const told = await person.call('POST', '/api/videos/estimate', asked)
    expect(told.status).toBe(200)
    const estimate = told.body as LengthEstimate
    expect(estimate).toMatchObject({ isAsked, credits })
    if (isAsked) expect(estimate.message).toBeNull()
    else expect(estimate.message).toContain(`about ${estimate.seconds} seconds long`)
    const ordered = await person.call('POST', '/api/videos', { ...ORDER, script, duration })
    expect([ordered.status, ordered.body]).toMatchObject([201, { credits, duration }])
    expect((await person.call('GET', '/api/credits')).body).toMatchObject({ balance: 100 - credits })
    await person.call('POST', `/api/videos/${(ordered.body as Video).id}/cancel`)
  })

  test('and five words that were asked to be a minute are made, as long as told', async () => {
    const person = await signUp(server.url, 'five@example.org')
    const order = { ...ORDER, script: FIVE, duration: 60 }
    const estimate = (await person.call('POST', '/api/videos/estimate', order)).body as LengthEstimate
    const { id } = (await person.call('POST', '/api/videos', order)).body as Video
    const video = await waitForVideo(person, id, isEnded)
    expect(video).toMatchObject({ status: 'completed', failure: null, duration: 60 })
    expect(Math.abs((video.durationSeconds ?? 0) - estimate.seconds)).toBeLessThan(1)
  })

  test('in the storyboard it is told beside the preview, with the length that comes nearest', async () => {
    const person = await signUp(server.url, 'board@example.org')
    const { format: _, ...look } = ORDER
    const made = await person.call('POST', '/api/storyboards', { ...look, script: write(84), duration: 15 })
    expect(made.status).toBe(201)
    let board = made.body as Storyboard
    while (board.voice === null && board.status === 'making') {
      await new Promise((done) => setTimeout(done, 200))
      board = (await person.call('GET', `/api/storyboards/${board.id}`)).body as Storyboard
    }
    expect(board.voice?.problem).toMatchObject({ nearest: 45 })
    expect(board.voice?.problem?.message).toContain('too long for 15 seconds')
  })
})
