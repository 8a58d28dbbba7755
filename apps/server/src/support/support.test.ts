import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildServer } from '../build-server.ts'
import type { BuiltServer } from '../build-server.ts'
import { readOutbox } from '../platform/mail/read-outbox.ts'

const MESSAGE = {
  name: 'Maya Okafor',
  email: 'maya@example.org',
  message: 'My video is queued since noon.\n\nWhat can I do?',
}
let server: BuiltServer
beforeAll(async () => {
  server = await buildServer({ environment: { OPERATOR_EMAIL: 'operator@example.org' } })
})
afterAll(() => server.close())
beforeEach(async () => {
  // Another minute, for the limit of messages a minute.
  server.wait(61)
  await server.deps.db.execute(sql`delete from support_messages`)
})

const write = (body: unknown) => server.stranger.ask('POST', '/api/support-messages', body)
const sendForm = (fields: Record<string, string>) =>
  server.stranger.ask('POST', '/api/support-messages', new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  })

async function readStored(): Promise<unknown[]> {
  const { rows } = await server.deps.db.execute(sql`select name, email, message from support_messages`)
  return rows
}

const readMails = () => readOutbox(join(server.deps.config.dataDir, 'outbox'))

describe('the contact form', () => {
  test('a message is kept and mailed to the operator, whose answer goes to whoever wrote', async () => {
    expect((await write(MESSAGE)).status).toBe(201)
    expect(await readStored()).toEqual([MESSAGE])
    const [mail] = await readMails()
    expect(mail?.to?.[0]?.address).toBe('operator@example.org')
    expect(mail?.replyTo?.[0]?.address).toBe('maya@example.org')
    expect(mail?.text).toContain('queued since noon')
  })

  test('what is missing is named by its field', async () => {
    const answer = await write({ name: ' ', email: 'nobody', message: 'short' })
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({
      error: {
        code: 'invalid_input',
        fields: {
          name: 'Please enter your name.',
          email: 'Please enter a working email address.',
          message: 'Please write at least a sentence.',
        },
      },
    })
    expect(await readStored()).toEqual([])
  })

  test('a plain form without a script is led back to the page, which says how it went', async () => {
    const sent = await sendForm(MESSAGE)
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/support#sent'])
    const wrong = await sendForm({ ...MESSAGE, email: '' })
    expect([wrong.status, wrong.headers.get('location')]).toEqual([303, '/support#not-sent'])
    expect(await readStored()).toHaveLength(1)
  })

  test('a program that fills the hidden field is thanked and ignored', async () => {
    expect((await write({ ...MESSAGE, website: 'https://spam.example' })).status).toBe(201)
    expect(await readStored()).toEqual([])
  })

  test('one address may write three messages a minute', async () => {
    for (let count = 0; count < 3; count += 1) expect((await write(MESSAGE)).status).toBe(201)
    expect((await write(MESSAGE)).status).toBe(429)
    server.wait(61)
    expect((await write(MESSAGE)).status).toBe(201)
  })

  test('a page of another website cannot send it', async () => {
    const answer = await server.stranger.ask('POST', '/api/support-messages', MESSAGE, {
      origin: 'https://evil.example',
    })
    expect(answer.status).toBe(403)
  })
})
