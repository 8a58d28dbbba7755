import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildServer } from '../../../../../tests/builders/build-server.ts'
import type { BuiltServer } from '../../../../../tests/builders/build-server.ts'

let server: BuiltServer
beforeAll(async () => {
  server = await buildServer()
})
afterAll(() => server.close())

test('the description of the API is written once, for everybody and under every name of the server', async () => {
  const write = vi.spyOn(server.app, 'getOpenAPI31Document')
  const ask = async (host: string, path: string) => server.app.request(`http://${host}${path}`)
  const answers = await Promise.all(
    ['one.example', 'two.example'].map((host) => ask(host, '/api/openapi.json')),
  )
  for (const host of ['one.example', 'two.example', 'three.example']) await ask(host, '/docs/api')
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers[0]?.headers.get('content-type')).toContain('application/json')
  const described = (await answers[1]?.json()) as { paths: object; info: { title: string } }
  expect(Object.keys(described.paths)).toContain('/api/ideas')
  expect(write).toHaveBeenCalledTimes(1)
})
