import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildServer, openIdleQueue } from '../../../../tests/builders/build-server.ts'
import type { BuiltServer } from '../../../../tests/builders/build-server.ts'
import { beepingNarrator } from '../../../../tests/builders/build-stand-ins.ts'
import { ORDER } from '../../../../tests/builders/build-video.ts'

let server: BuiltServer
let isSlow = false
let asked = () => undefined as void
let answer = () => undefined as void

beforeAll(async () => {
  server = await buildServer({
    openQueue: openIdleQueue(),
    narrator: {
      ...beepingNarrator,
      listVoices: async () => {
        if (isSlow)
          await new Promise<void>((resolve) => {
            answer = resolve
            asked()
          })
        return beepingNarrator.listVoices()
      },
    },
  })
})
afterAll(() => server?.close())

test('while a service of voices is slow to answer about one person’s storyboard, everybody else is answered', async () => {
  const anna = await server.signUp()
  const made = await anna.ask('POST', '/api/storyboards', { ...ORDER, resolution: '1080p' })
  expect([made.status, made.body]).toMatchObject([201, {}])
  const { id } = made.body as { id: string }
  isSlow = true
  const isAsked = new Promise<void>((resolve) => (asked = resolve))
  const changing = anna.ask('PATCH', `/api/storyboards/${id}`, { style: 'horror' })
  await isAsked
  // The embedded database runs one transaction at a time: were one waiting for the service, this would wait, too.
  const berta = await server.signUp()
  expect((await berta.ask('GET', '/api/credits')).body).toMatchObject({ balance: 100 })
  isSlow = false
  answer()
  expect((await changing).status).toBe(200)
})

test('a transaction that waits for a service, the storage or the mail fails its test', async () => {
  const { db, storage, narrator, mail } = server.deps
  const letter = { to: 'anna@example.org', subject: 'Hello', text: 'Hello', html: 'Hello' }
  for (const wait of [() => storage.findSize('a'), () => narrator.listVoices(), () => mail.send(letter)])
    await expect(db.transaction(async () => void (await wait()))).rejects.toThrow('a transaction waits for')
})
