import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildServer, openIdleQueue } from '../../../../../../tests/builders/build-server.ts'
import type { BuiltServer, Client } from '../../../../../../tests/builders/build-server.ts'
import { keepVideo, readId } from '../../../../../../tests/builders/build-settings.ts'
import { useUpLimit } from '../../../../../../tests/builders/use-up-limit.ts'

const COUNTED_OTHERWISE = new Set([
  // By the network: anyone who has the link of a mail, and strangers.
  'POST /api/account/email-changes/confirm',
  'POST /api/account/email-changes/undo',
  'POST /api/support-messages',
  // By the bytes of an upload whose begin was counted.
  'PATCH /api/uploads/:id',
  // Told by services, and signed by them.
  'POST /api/webhooks/stripe',
  'POST /api/webhooks/tiktok',
  'POST /api/webhooks/instagram/deauthorize',
  'POST /api/webhooks/instagram/delete',
])

let server: BuiltServer
let user: Client
beforeAll(async () => {
  server = await buildServer({ openQueue: openIdleQueue() })
  user = await server.signUp()
})
afterAll(() => server.close())

const changing = () => {
  const routes = server.app.routes
    .filter(
      ({ method, path }) => ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method) && path.startsWith('/api/'),
    )
    .map(({ method, path }) => `${method} ${path}`)
  return [...new Set(routes)].filter(
    (route) => !route.includes('/api/auth/') && !COUNTED_OTHERWISE.has(route),
  )
}

test('every request that changes something counts among the changes of a day, whatever its body is', async () => {
  const askAll = async () => {
    const answers: [string, string | undefined][] = []
    for (const route of changing()) {
      const [method = '', path = ''] = route.split(' ')
      server.wait(1)
      const { body } = await user.ask(method, path.replaceAll(/:\w+/g, 'x'))
      const { error } = body as { error?: { message: string } }
      answers.push([route, error?.message])
    }
    return answers
  }
  await useUpLimit(server, 'changes of a day', await readId(user), 20_000)
  const isRefused = ([, message]: [string, string | undefined]) =>
    message?.startsWith('You changed 20000 things within a day.') === true
  const answers = await askAll()
  expect(answers.length).toBeGreaterThan(60)
  expect(answers.filter((answer) => !isRefused(answer))).toEqual([])
})

test('so does a download, which is counted and told to every page of its owner', async () => {
  const owner = await server.signUp()
  const userId = await readId(owner)
  const video = await keepVideo(server, userId)
  await useUpLimit(server, 'changes of a day', userId, 20_000)
  const ask = (query: string) => owner.ask('GET', `/api/videos/${video}/file${query}`)
  expect((await ask('?download=true')).status).toBe(429)
  expect((await ask('')).status).toBe(200)
})

test('the last change of a day is taken, and the first of the next', async () => {
  const change = (isOn: boolean) => user.ask('PATCH', '/api/profile', { emailNotifications: isOn })
  await useUpLimit(server, 'changes of a day', await readId(user), 19_999)
  expect((await change(true)).status).toBe(200)
  expect((await change(false)).status).toBe(429)
  server.wait(86_401)
  expect((await change(false)).status).toBe(200)
})
