import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildServer, PASSWORD } from '../../../../../tests/builders/build-server.ts'
import type { BuiltServer } from '../../../../../tests/builders/build-server.ts'

let server: BuiltServer
beforeAll(async () => {
  server = await buildServer()
})
afterAll(() => server?.close())

test('the right password is looked at forty times a minute for one person: each takes a part of everybody’s line', async () => {
  const anna = await server.signUp()
  const ask = async () => {
    const asked = { newEmail: 'anna@new.example', password: PASSWORD }
    return JSON.stringify((await anna.ask('POST', '/api/account/email-changes', asked)).body)
  }
  const said = /entered your password 40 times/
  for (let time = 0; time < 40; time += 1) expect(await ask()).not.toMatch(said)
  expect(await ask()).toMatch(said)
})
