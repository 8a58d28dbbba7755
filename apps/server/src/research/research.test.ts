import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startEncyclopedia } from '../../../../tests/fakes/open-web/encyclopedia.ts'
import type { Encyclopedia } from '../../../../tests/fakes/open-web/encyclopedia.ts'
import { buildServer } from '../../../../tests/builders/build-server.ts'
import type { BuiltServer, Client } from '../../../../tests/builders/build-server.ts'
import { readId } from '../../../../tests/builders/build-settings.ts'
import { useUpLimit } from '../../../../tests/builders/use-up-limit.ts'
import { createOpenWeb } from '@hookreel/crew'
import { forgetOldResearch, openWebMemory } from './open-researcher.ts'

let encyclopedia: Encyclopedia
let server: BuiltServer
let owner: Client
beforeAll(async () => {
  encyclopedia = await startEncyclopedia()
  server = await buildServer({
    environment: {
      OPEN_WEB: 'on',
      OPEN_WEB_CONTACT: 'ops@example.org',
      WIKIPEDIA_URL: encyclopedia.url,
      WIKIDATA_URL: encyclopedia.url,
    },
  })
  owner = await server.signUp()
})
afterAll(async () => {
  await server.close()
  await encyclopedia.close()
})

type Found = { id: string; cards: { id: string; text: string }[]; notice: string | null }
const look = async (client: Client, prompt: string, page?: string) => {
  const { status, body } = await client.ask('POST', '/api/research', { prompt, ...(page && { page }) })
  expect(status).toBe(200)
  // What the contract says; serveEndpoint checks it.
  return body as Found
}
const make = (client: Client, research: string, ids: readonly string[]) =>
  client.ask('POST', '/api/ideas/generate', { prompt: 'Velmora', duration: 30, cards: { research, ids } })

describe('facts with their sources', () => {
  test('become one idea, paid as others are, that keeps which sentence rests on what', async () => {
    const { id, cards } = await look(owner, '5 facts about the Velmora Tower')
    expect(cards.length).toBeGreaterThanOrEqual(4)
    const [one, two] = cards
    const made = await make(owner, id, [one?.id ?? '', two?.id ?? ''])
    expect(made).toMatchObject({
      status: 200,
      body: {
        ideas: [
          {
            script: expect.stringContaining(two?.text ?? '-'),
            sources: [
              {
                work: 'Wikidata: Velmora Tower',
                licence: 'CC0 1.0',
                address: expect.stringMatching(/^https:\/\/www\.wikidata\.org\/wiki\/Q\d+$/),
                sentences: expect.arrayContaining([expect.stringContaining('Velmora Tower')]),
              },
            ],
          },
        ],
      },
    })
    const { body } = await owner.ask('GET', '/api/credits')
    expect(JSON.stringify(body)).toContain('95')
  })

  test('are made of so many letters a day, since they are kept for two', async () => {
    const person = await server.signUp()
    const ask = () => person.ask('POST', '/api/research', { prompt: '5 facts about the Velmora Tower' })
    const setDay = async (count: number) =>
      useUpLimit(server, 'kilobytes of researches in a day', await readId(person), count)
    await setDay(10_000)
    expect((await ask()).status).toBe(429)
    await setDay(9900)
    expect((await ask()).status).toBe(200)
    await setDay(10_000)
    server.wait(86_401)
    expect((await ask()).status).toBe(200)
  })

  test('cannot be made of cards that are not there, or not one’s own', async () => {
    const { id, cards } = await look(owner, '5 facts about Quillon Island')
    const stranger = await server.signUp()
    const ids = cards.map((card) => card.id).slice(0, 3)
    const refused = { status: 404, body: { error: { code: 'research_not_found' } } }
    expect(await make(stranger, id, ids)).toMatchObject(refused)
    expect(await make(owner, 'nothing', ids)).toMatchObject(refused)
    expect(await make(owner, id, ['made-up'])).toMatchObject(refused)
    expect((await make(owner, id, [])).status).toBe(422)
    const { body } = await stranger.ask('GET', '/api/credits')
    expect(JSON.stringify(body)).toContain('100')
  })

  test('are not looked for by strangers, nor where the writer has whole scripts, nor for one’s own shop', async () => {
    expect((await server.stranger.ask('POST', '/api/research', { prompt: 'Japan' })).status).toBe(401)
    expect((await owner.ask('POST', '/api/research', { prompt: ' ' })).status).toBe(422)
    const before = encyclopedia.asked.length
    for (const prompt of ['5 space facts', 'my bakery in Lisbon', 'a creepy story about a lighthouse'])
      expect((await look(owner, prompt)).id).toBeNull()
    expect(encyclopedia.asked.length).toBe(before)
  })

  test('are asked for once, and forgotten when their time is over', async () => {
    await look(owner, 'Quillon Island')
    const before = encyclopedia.asked.length
    const { id, cards } = await look(await server.signUp(), 'Quillon Island')
    expect(cards.length).toBeGreaterThanOrEqual(4)
    expect(encyclopedia.asked.length).toBe(before)
    server.wait(3 * 86_400)
    await forgetOldResearch(server.deps)
    expect((await make(owner, id, [cards[0]?.id ?? ''])).status).toBe(404)
    await look(owner, '5 facts about Quillon Island')
    expect(encyclopedia.asked.length).toBeGreaterThan(before)
  })

  test('an encyclopedia that sends elsewhere is not followed, and no cards come of one that asks to wait', async () => {
    encyclopedia.mood = 'elsewhere'
    expect(await look(owner, 'the Velmora Tower')).toMatchObject({ id: null, notice: expect.any(String) })
    server.wait(120)
    encyclopedia.mood = 'busy'
    expect(await look(owner, 'the Velmora Tower')).toMatchObject({ id: null, notice: expect.any(String) })
    encyclopedia.mood = 'well'
    expect((await look(owner, 'the Velmora Tower')).id).toBeNull()
    server.wait(60)
    expect((await look(owner, 'the Velmora Tower')).cards.length).toBeGreaterThanOrEqual(4)
  })
})

describe('what may be asked of a collection', () => {
  const memoryOf = (userId: string) => openWebMemory(server.deps, async () => userId)
  const takeAll = async (userId: string, key: string, limit: { most: number; seconds: number }) => {
    let taken = 0
    while (taken < 100 && (await memoryOf(userId).take(key, limit))) taken += 1
    return taken
  }

  test('is all for one person alone; of several nobody takes all of it, and a day is never one person’s', async () => {
    server.wait(90_000)
    const minute = { most: 8, seconds: 60 }
    expect(await takeAll('anna', 'commons minute', minute)).toBe(8)
    // Ben comes into a minute that Anna used up, and from then on there are two.
    expect(await takeAll('ben', 'commons minute', minute)).toBe(0)
    server.wait(61)
    expect(await takeAll('anna', 'commons minute', minute)).toBe(4)
    expect(await takeAll('ben', 'commons minute', minute)).toBe(4)
    const day = { most: 10, seconds: 86_400 }
    expect(await takeAll('anna', 'commons day', day)).toBe(5)
    expect(await takeAll('ben', 'commons day', day)).toBe(5)
    expect(await takeAll('cleo', 'commons day', day)).toBe(0)
  })

  test('is remembered up to so many letters a day, of one person no more than a quarter of them', async () => {
    const answer = 'x'.repeat(100_000)
    const keep = async (userId: string, key: string) => {
      await memoryOf(userId).remember(key, answer, 86_400)
      return (await memoryOf(userId).recall(key)) !== undefined
    }
    const own = createHash('sha256').update('dora').digest('base64url')
    const setOwn = (count: number) => useUpLimit(server, 'kilobytes of the open web for one', own, count)
    const setAll = (count: number) => useUpLimit(server, 'kilobytes of the open web in a day', '', count)
    await setOwn(49_900)
    expect([await keep('dora', 'a'), await keep('dora', 'b'), await keep('emil', 'c')]).toEqual([
      ...[true, false, true],
    ])
    await setAll(200_000)
    expect(await keep('emil', 'd')).toBe(false)
    await memoryOf('emil').remember('pause y', 'busy', 60)
    expect(await memoryOf('emil').recall('pause y')).toBe('busy')
    server.wait(86_401)
    expect(await keep('dora', 'e')).toBe(true)
  })

  test('is paused for everybody when the collection asks for it, and by a slow answer only for the person who asked', async () => {
    await memoryOf('anna').remember('silence x', 'unreachable', 60, 'own')
    await memoryOf('anna').remember('pause x', 'busy', 60)
    expect(await memoryOf('anna').recall('silence x', 'own')).toBe('unreachable')
    expect(await memoryOf('ben').recall('silence x', 'own')).toBeUndefined()
    expect(await memoryOf('ben').recall('pause x')).toBe('busy')
  })

  test('stays there when the server of one of its files asks to wait: that server alone is left in peace, for minutes', async () => {
    const asked: string[] = []
    const get = async (address: string) => {
      asked.push(new URL(address).host)
      if (address.startsWith('https://busy.test/'))
        return {
          status: 429,
          headers: new Headers({ 'retry-after': '99999' }),
          bytes: new Uint8Array(),
        }
      const type = address.endsWith('.mp3') ? 'audio/mpeg' : 'application/json'
      return { status: 200, headers: new Headers({ 'content-type': type }), bytes: Buffer.from('{"n":1}') }
    }
    const webOf = (userId: string) =>
      createOpenWeb({ settings: { isOn: true, contact: undefined }, get, memory: memoryOf(userId) })
    const sound = (host: string) => ({ provider: 'openverse', address: `https://${host}/a.mp3` }) as const
    const words = (text: string) =>
      ({ provider: 'openverse', address: `https://collection.test/?q=${text}`, keepSeconds: 60 }) as const

    await expect(webOf('anna').askSound(sound('busy.test'))).rejects.toMatchObject({ failure: 'busy' })
    for (const userId of ['anna', 'ben']) {
      expect(await webOf(userId).askJson(words(userId))).toEqual({ n: 1 })
      expect((await webOf(userId).askSound(sound('well.test'))).length).toBe(7)
      await expect(webOf(userId).askSound(sound('busy.test'))).rejects.toMatchObject({ failure: 'busy' })
    }
    expect(asked.filter((host) => host === 'busy.test').length).toBe(1)
    server.wait(301)
    await expect(webOf('ben').askSound(sound('busy.test'))).rejects.toMatchObject({ failure: 'busy' })
    expect(asked.filter((host) => host === 'busy.test').length).toBe(2)
  })
})

test('with OPEN_WEB=off nothing is asked, and the page is told so', async () => {
  const closed = await buildServer()
  const client = await closed.signUp()
  expect((await look(client, '5 facts about Quillon Island')).id).toBeNull()
  expect(await client.ask('GET', '/api/instance')).toMatchObject({ body: { isOpenWebOn: false } })
  await closed.close()
})
