import { OpenAPIHono } from '@hono/zod-openapi'
import { expect, test } from 'vitest'
import type { AppEnv } from './app-type.ts'
import { AppError } from './app-error.ts'
import { readJson } from './read-json.ts'

const app = new OpenAPIHono<AppEnv>()
app.onError((error, context) => context.json(error instanceof AppError ? error.code : 'internal', 400))
app.post('/', async (context) => context.json(await readJson(context)))
const headers = { 'content-type': 'application/json' }
const send = async (body: string) => (await app.request('/', { method: 'POST', headers, body })).json()

const arrayOf = (one: string, count: number) => `[${Array.from({ length: count }, () => one).join(',')}]`

test.each([
  ['nests', arrayOf('[[[[[[[[0]]]]]]]]', 55_000)],
  ['empty lists', arrayOf('[]', 300_000)],
  ['empty objects', arrayOf('{}', 300_000)],
  ['numbers', arrayOf('0', 500_000)],
  ['empty texts', arrayOf('""', 300_000)],
  ['brackets that are never closed', '['.repeat(1_000_000)],
])('a megabyte of little else than %s is refused before it is parsed', async (_what, body) => {
  expect(await send(body)).toBe('malformed_body')
})

test('as many values as there may be are taken, whatever their texts hold', async () => {
  const largest = arrayOf('0', 49_999)
  expect(await send(largest)).toHaveLength(49_999)
  expect(await send(arrayOf('0', 50_000))).toBe('malformed_body')
  const odd = { script: '[{,"\\'.repeat(20_000), 'na"me\\': ['\u2028', '🔥\\"', ''] }
  expect(await send(JSON.stringify(odd))).toEqual(odd)
})
