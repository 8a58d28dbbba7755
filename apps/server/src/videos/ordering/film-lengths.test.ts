import type { LengthEstimate } from '@hookreel/contract'
import { createEmbeddedNarrator } from '@hookreel/crew'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildServer, openIdleQueue, type BuiltServer } from '../../../../../tests/builders/build-server.ts'
import { ORDER } from '../../../../../tests/builders/build-video.ts'

let server: BuiltServer
beforeAll(async () => {
  server = await buildServer({ narrator: createEmbeddedNarrator(), openQueue: openIdleQueue() })
})
afterAll(() => server?.close())

/** Sentences of six words. */
const write = (words: number) => 'Slow words fill many seconds here. '.repeat(words / 6).trim()
const writeShort = (words: number) => 'We go out to see it. '.repeat(words / 6).trim()

describe('a script of any length becomes a film', () => {
  test.each([
    ['60 words at 15 seconds', write(60), 15, false, 25],
    ['60 words at 30 seconds', write(60), 30, true, 25],
    ['five words at 60 seconds', 'Venus spins the wrong way.', 60, false, 25],
    ['600 words at 30 seconds', writeShort(600), 30, false, 75],
    ['600 words, told whole', writeShort(600), 'script', true, 75],
    ['240 words at 120 seconds', write(240), 120, true, 50],
    ['60 words at 120 seconds', write(60), 120, false, 25],
  ])('%s: told before, held as told', async (_, script, duration, isAsked, credits) => {
    const person = await server.signUp()
    const asked = { script, voiceId: 'flite-slt', duration }
    const told = await person.ask('POST', '/api/videos/estimate', asked)
    expect(told.status).toBe(200)
    const estimate = told.body as LengthEstimate
    expect(estimate).toMatchObject({ isAsked, credits })
    if (isAsked) expect(estimate.message).toBeNull()
    else expect(estimate.message).toContain(`about ${estimate.seconds} seconds long`)
    const ordered = await person.ask('POST', '/api/videos', { ...ORDER, ...asked })
    expect([ordered.status, ordered.body]).toMatchObject([201, { credits, duration }])
    expect((await person.ask('GET', '/api/credits')).body).toMatchObject({ balance: 100 - credits })
  })
})
