// @module-tag postgresql
import { expect, inject, onTestFinished, test } from 'vitest'
import { buildServer, PASSWORD } from '../../builders/build-server.ts'

test('sign-ups for one address at the same moment are answered alike, whether it is known or not', async () => {
  const server = await buildServer({ postgresUrl: inject('postgresUrl') })
  onTestFinished(() => server.close())
  const known = 'known@example.org'
  await server.signUp(known)
  for (const email of [known, 'one@example.org', 'two@example.org', 'three@example.org']) {
    const order = { name: 'A', email, password: PASSWORD }
    const answers = await Promise.all(
      [1, 2].map(() => server.stranger.ask('POST', '/api/auth/sign-up/email', order)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  }
})
