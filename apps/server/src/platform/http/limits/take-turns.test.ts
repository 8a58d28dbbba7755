import { setImmediate } from 'node:timers/promises'
import { OpenAPIHono } from '@hono/zod-openapi'
import { beforeEach, expect, test } from 'vitest'
import { createLog } from '../../log.ts'
import { answerError } from '../answer-error.ts'
import type { App, AppEnv } from '../app-type.ts'
import { takeTurns, TURNS } from './take-turns.ts'

/** What was begun, in order; each goes on until it is let go. */
let begun: string[]
let letGo: (() => void)[]
let app: App
let now: number

beforeEach(() => {
  begun = []
  letGo = []
  now = 0
  app = new OpenAPIHono<AppEnv>()
  const log = createLog(
    () => undefined,
    () => new Date(),
  )
  app.onError((error, context) => answerError(error, context, log))
  app.use(
    takeTurns(
      async (context) => context.req.header('who'),
      () => now,
    ),
  )
  app.get('/', async (context) => {
    begun.push(context.req.header('who') ?? '')
    await new Promise<void>((resolve) => letGo.push(resolve))
    return context.text('answered')
  })
})

const ask = async (who: string) => app.request('/', { headers: { who } })
/** Until nothing more begins by itself. */
async function settle(): Promise<void> {
  for (let time = 0; time < 4; time += 1) await setImmediate()
}
async function letAllGo(): Promise<void> {
  for (await settle(); letGo.length > 0; await settle()) letGo.shift()?.()
}

test('of somebody who sends a hundred at once, no more than two are answered beside another one’s', async () => {
  const first = ask('quiet')
  await settle()
  const noise = Array.from({ length: 100 }, () => ask('noisy'))
  await settle()
  expect(begun).toEqual(['quiet', 'noisy', 'noisy'])
  const second = ask('quiet')
  await settle()
  expect(begun.at(-1)).toBe('quiet')
  await letAllGo()
  const statuses = (await Promise.all([first, second, ...noise])).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(begun.filter((who) => who === 'noisy')).toHaveLength(100)
})

test('somebody who is alone is answered a dozen at once, and again when the others have left', async () => {
  const other = ask('other')
  await letAllGo()
  await other
  now = TURNS.presentMs + 1
  const own = Array.from({ length: 20 }, () => ask('alone'))
  await settle()
  expect(begun.filter((who) => who === 'alone')).toHaveLength(TURNS.alone)
  await letAllGo()
  await Promise.all(own)
})

test('what somebody reads does not wait for what they have changed', async () => {
  app.post('/', (context) => context.text('changed'))
  const other = ask('other')
  const reads = [ask('busy'), ask('busy'), ask('busy')]
  await settle()
  expect(begun).toEqual(['other', 'busy', 'busy'])
  expect((await app.request('/', { method: 'POST', headers: { who: 'busy' } })).status).toBe(200)
  await letAllGo()
  await Promise.all([other, ...reads])
})

test('somebody whose own queue is full is refused, and nobody else is', async () => {
  const own = Array.from({ length: TURNS.alone + TURNS.waiting }, () => ask('flood'))
  await settle()
  const refused = await ask('flood')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
  const other = ask('other')
  await settle()
  expect(begun.at(-1)).toBe('other')
  await letAllGo()
  await Promise.all([other, ...own])
})

test('what is answered without leaving the processor lets others in between, too', async () => {
  app.get('/soon', (context) => context.text(begun.push(context.req.header('who') ?? '').toString()))
  const askSoon = async (who: string) => app.request('/soon', { headers: { who } })
  await askSoon('other')
  const flood = Array.from({ length: 200 }, () => askSoon('flood'))
  await setImmediate()
  await askSoon('other')
  expect(begun.filter((who) => who === 'flood').length).toBeLessThan(20)
  await Promise.all(flood)
})

test('what waits for its sender alone leaves both turns that it has, and lets the next one begin', async () => {
  app.use(
    '/sent',
    takeTurns(async (context) => context.req.header('who')),
  )
  app.put('/sent', async (context) => {
    begun.push('sent')
    context.var.leaveTurn?.()
    await new Promise<void>((resolve) => letGo.push(resolve))
    return context.text('taken')
  })
  const send = async () => app.request('/sent', { method: 'PUT', headers: { who: 'sender' } })
  const other = ask('other')
  await settle()
  const sent = Array.from({ length: 6 }, send)
  for (let time = 0; time < 6; time += 1) await settle()
  expect(begun.filter((what) => what === 'sent')).toHaveLength(6)
  await letAllGo()
  await Promise.all([other, ...sent])
})
