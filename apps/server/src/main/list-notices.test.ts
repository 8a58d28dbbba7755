import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildServer, type BuiltServer } from '../../../../tests/builders/build-server.ts'
import { finishMessage, listMessages } from '../support/operator-messages.ts'
import { listNotices } from './list-notices.ts'

let server: BuiltServer
beforeAll(async () => {
  server = await buildServer()
})
afterAll(() => server?.close())

const write = (name: string) =>
  server.stranger.ask('POST', '/api/support-messages', {
    name,
    email: 'maya@example.org',
    message: 'My video is queued since noon. What can I do?',
  })

test('the start counts messages to support that wait, says where they are read, and nothing when none waits', async () => {
  const tell = () => listNotices(server.deps, 'http://localhost:3000')
  expect(await tell()).toEqual([])
  expect((await write('Maya')).status).toBe(201)
  const where =
    'and nobody was mailed: http://localhost:3000/messages, or npm run -s hookreel -- admin messages'
  expect(await tell()).toEqual([`1 message to support waits, ${where}`])
  expect((await write('Noah')).status).toBe(201)
  expect(await tell()).toEqual([`2 messages to support wait, ${where}`])
  for (const { id } of await listMessages(server.deps, 'waiting', 10)) await finishMessage(server.deps, id)
  expect(await tell()).toEqual([])
})
