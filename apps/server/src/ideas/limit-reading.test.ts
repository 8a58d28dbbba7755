import { openReader, writerOf } from '@hookreel/crew'
import type { Reader } from '@hookreel/crew'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildClient, buildServer } from '../../../../tests/builders/build-server.ts'
import type { BuiltServer, Client } from '../../../../tests/builders/build-server.ts'
import { readId } from '../../../../tests/builders/build-settings.ts'
import { createApp } from '../app.ts'
import { limitReading } from './limit-reading.ts'
import { suggestIdeas } from './suggest-ideas.ts'

/** Reads prompts with a pattern that is never done with some of them, where the real thread has the writer; of "ask" it knows nothing, and its questions are such. */
const STAND_IN = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', ({ id, name, data: [asked] }) => {
      const words = asked.prompt ?? asked
      const isAsked = words.startsWith('ask ')
      if (isAsked && name === 'suggestIdeas') return parentPort.postMessage({ kind: 'answer', id, value: [] })
      if (/^(a+)+$/.test(words.replace('ask ', ''))) throw new Error('nobody comes here')
      const idea = { title: 'Told', summary: '', caption: '', script: 'Told.', description: '', framework: 'plain', sources: [] }
      parentPort.postMessage({ kind: 'answer', id, value: name === 'suggestIdeas' ? [idea] : false })
    })
  `)}`,
)
const ENDLESS = `${'a'.repeat(60)}!`
let server: BuiltServer
const thread = openReader(STAND_IN, { processorMs: 200, clockMs: 60_000 })
/** While one is read here, somebody else is answered. */
const patient = openReader(STAND_IN, { processorMs: 1000, clockMs: 60_000 })
beforeAll(async () => {
  server = await buildServer()
})
afterAll(async () => {
  await thread.close()
  await patient.close()
  await server.close()
})

const clientOf = ({ cookie }: Client, asked = thread) => {
  const reader = limitReading({ ...server.deps, reader: asked })
  return buildClient(createApp({ ...server.deps, reader, writer: writerOf(reader) }), cookie)
}
const ask = (client: Client, prompt: string) =>
  client.ask('POST', '/api/ideas/generate', { prompt, duration: 30, count: 1 })
const refused = (code: string, status: number) => ({ status, body: { error: { code } } })

test('a prompt that takes too long is refused and free; the neighbour’s is read behind it, and the server answers meanwhile', async () => {
  const attacker = clientOf(await server.signUp(), patient)
  const neighbour = clientOf(await server.signUp(), patient)
  let isRefused = false
  const endless = ask(attacker, ENDLESS).then((answer) => {
    isRefused = true
    return answer
  })
  const written = ask(neighbour, 'the moon')
  expect((await neighbour.ask('GET', '/api/ideas')).status).toBe(200)
  expect(isRefused).toBe(false)
  expect(await endless).toMatchObject(refused('words_too_slow', 422))
  expect(await written).toMatchObject({ status: 200, body: { ideas: [{ title: 'Told' }] } })
  expect(JSON.stringify((await attacker.ask('GET', '/api/credits')).body)).toContain('100')
})

test('who sent three such texts within an hour has none read until it is over', async () => {
  const attacker = clientOf(await server.signUp())
  for (let times = 0; times < 3; times += 1)
    expect(await ask(attacker, ENDLESS)).toMatchObject(refused('words_too_slow', 422))
  expect(await ask(attacker, 'the moon')).toMatchObject(refused('rate_limited', 429))
  server.wait(3600)
  expect((await ask(attacker, 'the moon')).status).toBe(200)
})

test('what jobs have read for somebody, questions too, counts as theirs', async () => {
  const userId = await readId(await server.signUp())
  const reader = limitReading({ ...server.deps, reader: thread })
  const deps = { ...server.deps, reader, writer: writerOf(reader) }
  const order = { prompt: `ask ${ENDLESS}`, duration: 30, count: 1 } as const
  for (let times = 0; times < 3; times += 1)
    await expect(suggestIdeas(deps, userId, order)).rejects.toMatchObject({ code: 'words_too_slow' })
  await expect(suggestIdeas(deps, userId, order)).rejects.toMatchObject({ code: 'rate_limited' })
})

test('a text whose sender hung up while it was read counts like any other, and the next one is not begun before', async () => {
  const [userId, neighbour] = [await readId(await server.signUp()), await readId(await server.signUp())]
  const left = new Error('hung up')
  let leaving = new AbortController()
  const readWhole: Reader['read'] = (...asked) => {
    // The thread takes it up at once, as nobody stands before.
    setTimeout(() => leaving.abort(left), 100)
    return thread.readWhole(...asked)
  }
  const reader = limitReading({ ...server.deps, reader: { readWhole } })
  const deps = { ...server.deps, reader, writer: writerOf(reader) }
  const order = { prompt: ENDLESS, duration: 30, count: 1 } as const
  for (let times = 0; times < 3; times += 1) {
    leaving = new AbortController()
    const { signal } = leaving
    await expect(suggestIdeas(deps, userId, order, { signal })).rejects.toBe(left)
  }
  await expect(suggestIdeas(deps, userId, order)).rejects.toMatchObject({ code: 'rate_limited' })
  leaving = new AbortController()
  await suggestIdeas(deps, neighbour, { ...order, prompt: 'the moon' })
})

test('of many texts that are sent at once no more than three are read too long, and others come in between', async () => {
  const [userId, neighbour] = [await readId(await server.signUp()), await readId(await server.signUp())]
  const reader = limitReading({ ...server.deps, reader: thread })
  const deps = { ...server.deps, reader, writer: writerOf(reader) }
  const order = { prompt: ENDLESS, duration: 30, count: 1 } as const
  let ended = 0
  const all = Array.from({ length: 8 }, () =>
    suggestIdeas(deps, userId, order).catch((error: { code?: string }) => {
      ended += 1
      return error.code
    }),
  )
  await suggestIdeas(deps, neighbour, { ...order, prompt: 'the moon' })
  expect(ended).toBeLessThan(3)
  expect((await Promise.all(all)).filter((code) => code === 'words_too_slow')).toHaveLength(3)
})
