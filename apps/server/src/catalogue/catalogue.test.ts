import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MOODS, STYLE_IDS } from '@hookreel/film'
import { buildServer, type BuiltServer, type Client } from '../../../../tests/builders/build-server.ts'

let server: BuiltServer
let user: Client
beforeAll(async () => {
  server = await buildServer()
  user = await server.signUp()
})
afterAll(() => server.close())

async function voiceNames(query = ''): Promise<string[]> {
  const { body } = await user.ask('GET', `/api/voices${query}`)
  return (body as { voices: { name: string }[] }).voices.map(({ name }) => name)
}

describe('voices', () => {
  test('are listed with what the page shows of them', async () => {
    expect((await user.ask('GET', '/api/voices?refresh=true')).body).toMatchObject({
      voices: [
        {
          id: 'test:ann',
          name: 'Ann',
          language: 'English (US)',
          gender: 'female',
          accent: 'American',
          description: 'Calm',
          previewUrl: '/api/voices/test%3Aann/preview',
        },
        { name: 'Ben' },
      ],
    })
  })

  test('are read anew from services six times a minute, and no more', async () => {
    const other = await server.signUp()
    const statuses = []
    for (let asked = 0; asked < 7; asked += 1)
      statuses.push((await other.ask('GET', '/api/voices?refresh=true')).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
    expect((await other.ask('GET', '/api/voices')).status).toBe(200)
  })

  test('can be narrowed to a language, with or without its country', async () => {
    expect(await voiceNames('?language=English%20(US)')).toEqual(['Ann'])
    expect(await voiceNames('?language=english')).toEqual(['Ann'])
    expect(await voiceNames('?language=Germ')).toEqual([])
  })

  test('can be heard: a WAV of what the narrator spoke, made once', async () => {
    const hear = () =>
      server.app.request('/api/voices/test%3Aann/preview', { headers: { cookie: user.cookie } })
    const answer = await hear()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('audio/wav')
    const wav = new DataView(await answer.arrayBuffer())
    expect(new TextDecoder().decode(new Uint8Array(wav.buffer, 0, 4))).toBe('RIFF')
    expect([wav.getUint16(22, true), wav.getUint32(24, true), wav.getUint16(34, true)]).toEqual([1, 8000, 16])
    expect(wav.getUint32(40, true)).toBe(16_000)
    expect(wav.getInt16(44 + 2 * 6, true)).toBe(Math.round((Math.sin(6 / 4) / 2) * 32_767))
    expect(new Uint8Array(await (await hear()).arrayBuffer())).toEqual(new Uint8Array(wav.buffer))
  })

  test('one that does not exist cannot be heard', async () => {
    const answer = await user.ask('GET', '/api/voices/..%2F..%2Fsecret/preview')
    expect(answer.status).toBe(404)
    expect(answer.body).toMatchObject({ error: { code: 'voice_not_found' } })
  })
})

describe('moods of music', () => {
  const hear = (mood: string, cookie: string) =>
    server.app.request(`/api/moods/${mood}/preview`, { headers: { cookie } })

  test('can be heard: a few seconds of stereo that fade out, made once', async () => {
    const answer = await hear('lofi', user.cookie)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('audio/wav')
    const wav = new DataView(await answer.arrayBuffer())
    expect([wav.getUint16(22, true), wav.getUint32(24, true)]).toEqual([2, 24_000])
    const samples = new Int16Array(wav.buffer, 44)
    expect(samples.length / 48_000).toBeCloseTo(9, 1)
    expect(samples.reduce((most, sample) => Math.max(most, sample), 0)).toBeGreaterThan(10_000)
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(100)
    expect(new Uint8Array(await (await hear('lofi', user.cookie)).arrayBuffer())).toEqual(
      new Uint8Array(wav.buffer),
    )
  })

  test('are only those that there are, and only for who is signed in', async () => {
    expect((await hear('polka', user.cookie)).status).toBe(422)
    expect((await hear('lofi', '')).status).toBe(401)
  })
})

test('the six styles are open to everyone, each with its texts', async () => {
  const { status, body } = await server.stranger.ask('GET', '/api/styles')
  const { styles, pictures } = body as { styles: Record<string, string>[]; pictures: string[] }
  // Nothing else without a service.
  expect(pictures).toEqual(['drawn'])
  expect(status).toBe(200)
  expect(styles.map(({ id }) => id)).toEqual([...STYLE_IDS])
  expect(styles[0]?.['name']).toBe('Cinematic')
  for (const style of styles) {
    expect(style['colour']).toMatch(/^#[0-9a-f]{6}$/i)
    expect(style['description']?.length).toBeGreaterThan(10)
    expect(style['info']?.length).toBeGreaterThan(10)
    expect(MOODS).toContain(style['mood'])
  }
})
