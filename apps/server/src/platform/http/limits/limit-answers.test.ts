import { request } from 'node:http'
import type { ClientRequest } from 'node:http'
import { OpenAPIHono } from '@hono/zod-openapi'
import { expect, onTestFinished, test } from 'vitest'
import type { AppEnv } from '../app-type.ts'
import { listen } from '../listen.ts'
import { limitAnswers } from './limit-answers.ts'
import { takeTurns, TURNS } from './take-turns.ts'

const LARGE = 'x'.repeat(16 * 1_048_576)

/** A server whose answers are larger than any line keeps, and anyone who asks it without reading. */
async function begin(idleMs: number) {
  const app = new OpenAPIHono<AppEnv>()
  const seen = { made: 0, cut: 0 }
  app.onError((error, context) => context.text(error.message, 429))
  app.use(takeTurns(async () => 'somebody'))
  app.use(limitAnswers({ idleMs, limitMs: 600_000 }))
  app.get('/large', (context) => {
    seen.made += 1
    context.env.outgoing?.once('close', () => {
      if (context.env.outgoing?.writableFinished === false) seen.cut += 1
    })
    return context.text(LARGE)
  })
  const server = await listen(app, { port: 0, host: '127.0.0.1' })
  const open: ClientRequest[] = []
  onTestFinished(async () => {
    for (const one of open) one.destroy()
    await server.close()
  })
  const ask = () => {
    const asked = request({ host: '127.0.0.1', port: server.port, path: '/large', agent: false })
    asked.on('response', (answer) => answer.on('error', () => undefined)).on('error', () => undefined)
    asked.end()
    open.push(asked)
  }
  return { seen, ask }
}

test('answers that nobody reads are cut off', async () => {
  const { seen, ask } = await begin(300)
  for (let asked = 0; asked < 4; asked += 1) ask()
  await expect.poll(() => seen.cut, { timeout: 20_000 }).toBe(4)
})

test('who does not read an answer gets no further ones than may be made at once', async () => {
  const { seen, ask } = await begin(600_000)
  for (let asked = 0; asked < 3 * TURNS.alone; asked += 1) ask()
  await expect.poll(() => seen.made, { timeout: 20_000 }).toBe(TURNS.alone)
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(seen.made).toBe(TURNS.alone)
})
