import { request } from 'node:http'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildServer, readCookies } from '../../../../tests/builders/build-server.ts'
import type { BuiltServer } from '../../../../tests/builders/build-server.ts'
import { readId } from '../../../../tests/builders/build-settings.ts'
import { useUpLimit } from '../../../../tests/builders/use-up-limit.ts'
import { listen } from '../platform/http/listen.ts'
import { readOutbox } from '../platform/mail/read-outbox.ts'
import { describeContact, isOperatorMailed } from './create-message.ts'
import { insertSupportMessage } from './support.queries.ts'
import { countMessages, finishMessage, forgetDoneMessages, listMessages } from './operator-messages.ts'

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
  test('a message is kept and mailed to the operator, whose answer goes to the sender', async () => {
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
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/support#stored'])
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

  test('a site with many networks writes as much as four, and all sites no more than an operator reads', async () => {
    const writeFrom = async (remoteAddress: string) => {
      const headers = { 'content-type': 'application/json' }
      const sent = { method: 'POST', headers, body: JSON.stringify(MESSAGE) }
      const answer = await server.app.request('/api/support-messages', sent, {
        incoming: { socket: { remoteAddress } },
      })
      return answer.status
    }
    const statuses = []
    for (let n = 0; n < 13; n += 1) statuses.push(await writeFrom(`2001:db8:1:${n}::1`))
    expect(statuses).toEqual([...Array.from({ length: 12 }, () => 201), 429])
    expect(await writeFrom('2001:db8:2::1')).toBe(201)
    await useUpLimit(server, 'support messages of everybody', '', 500)
    expect(await writeFrom('2001:db8:3::1')).toBe(429)
    server.wait(86_401)
    expect(await writeFrom('2001:db8:3::1')).toBe(201)
  })

  test('strangers who use up the day of strangers keep nobody from writing who is signed in', async () => {
    const person = await server.signUp()
    const ask = () => person.ask('POST', '/api/support-messages', MESSAGE)
    await useUpLimit(server, 'support messages of everybody', '', 500)
    expect((await write(MESSAGE)).status).toBe(429)
    server.wait(61)
    expect((await ask()).status).toBe(201)
    await useUpLimit(server, 'support messages of a person', await readId(person), 9)
    server.wait(61)
    expect((await ask()).status).toBe(201)
    server.wait(61)
    expect((await ask()).status).toBe(429)
    server.wait(86_401)
    expect((await ask()).status).toBe(201)
    expect((await write(MESSAGE)).status).toBe(201)
  })

  test('strangers who write do not use up the mails of everybody: what is too much waits in the list', async () => {
    server.wait(86_401)
    const count = (await readMails()).length
    await useUpLimit(server, 'mailed support messages', '', 100)
    expect((await write(MESSAGE)).status).toBe(201)
    expect(await readStored()).toHaveLength(1)
    expect(await readMails()).toHaveLength(count)
    server.wait(86_401)
    await write(MESSAGE)
    expect(await readMails()).toHaveLength(count + 1)
  })

  test('a page of another website cannot send it', async () => {
    const answer = await server.stranger.ask('POST', '/api/support-messages', MESSAGE, {
      origin: 'https://evil.example',
    })
    expect(answer.status).toBe(403)
  })
})

describe('a message that nobody is mailed', () => {
  test('is told as stored, waits in the list, and is counted until the operator is done with it', async () => {
    // An address without a mail server: the mail stays in the outbox.
    expect((await write(MESSAGE)).body).toEqual({ isMailed: false })
    expect(await countMessages(server.deps)).toBe(1)
    expect(server.logged.some((line) => line.includes('waits in the list'))).toBe(true)
    const [waiting] = await listMessages(server.deps, 'waiting', 10)
    expect(waiting).toMatchObject({ ...MESSAGE, isMailed: false, doneAt: null })
    expect(await finishMessage(server.deps, waiting?.id ?? '')).toBe(true)
    expect(await finishMessage(server.deps, waiting?.id ?? '')).toBe(false)
    expect(await countMessages(server.deps)).toBe(0)
    server.wait(89 * 86_400)
    await forgetDoneMessages(server.deps)
    expect(await listMessages(server.deps, 'done', 10)).toHaveLength(1)
    server.wait(2 * 86_400)
    await forgetDoneMessages(server.deps)
    expect(await listMessages(server.deps, 'done', 10)).toEqual([])
  })

  test('is forgotten a year after it was mailed, as nobody takes it off the list', async () => {
    await insertSupportMessage(server.deps.db, {
      ...{ ...MESSAGE, isMailed: true, createdAt: server.deps.clock.now() },
    })
    server.wait(399 * 86_400)
    await forgetDoneMessages(server.deps)
    expect(await readStored()).toHaveLength(1)
    server.wait(2 * 86_400)
    await forgetDoneMessages(server.deps)
    expect(await readStored()).toEqual([])
  })

  test('is told as mailed only where an address and a mail server are set', () => {
    const smtp = { url: 'smtp://localhost', from: 'a@example.org' }
    expect(isOperatorMailed({ operatorEmail: 'o@example.org', smtp })).toBe(true)
    expect(isOperatorMailed({ operatorEmail: 'o@example.org', smtp: undefined })).toBe(false)
    expect(isOperatorMailed({ operatorEmail: undefined, smtp })).toBe(false)
    expect(describeContact({ operatorEmail: undefined, smtp })).toContain('waits in a list')
  })
})

describe('the page of messages', () => {
  let open: Awaited<ReturnType<typeof listen>>
  beforeAll(async () => {
    open = await listen(server.app, { port: 0, host: '127.0.0.1' })
  })
  afterAll(() => open.close())
  /** `fetch` writes its own Host header; this one is free. */
  const ask = (method: string, path: string, headers: Record<string, string>) =>
    new Promise<{ status: number; body: string }>((resolve, reject) => {
      const sent = request({ port: open.port, host: '127.0.0.1', path, method, headers }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
        )
      })
      sent.on('error', reject)
      sent.end()
    })

  test('shows them to the person who opened the link of the start, with nothing in them running, and takes one off', async () => {
    await write({ ...MESSAGE, name: '<script>alert(1)</script>' })
    const host = `localhost:${open.port}`
    const cookie = readCookies((await server.stranger.ask('GET', server.deps.operator.path ?? '')).headers)
    const page = await ask('GET', '/messages', { host, cookie })
    expect(page.body).toContain('1 waits for an answer')
    expect(page.body).toContain('queued since noon')
    expect(page.body).toContain('<a href="/outbox">')
    expect(page.body).not.toContain('<script>')
    const [{ id } = { id: '' }] = await listMessages(server.deps, 'waiting', 1)
    const done = await ask('POST', `/messages/${id}/done`, { host, cookie, origin: `http://${host}` })
    expect(done.status).toBe(303)
    expect((await ask('GET', '/messages', { host, cookie })).body).toContain('Nobody waits for an answer.')
  })

  test.each([
    ['a local name, as a proxy asks', { host: 'localhost' }],
    ['a cookie that was made up', { host: 'localhost', cookie: 'hookreel.operator=9999999999999.forged' }],
  ])('nobody reads or takes them through %s', async (_, headers) => {
    await write(MESSAGE)
    const [{ id } = { id: '' }] = await listMessages(server.deps, 'waiting', 1)
    expect((await ask('GET', '/messages', headers)).status).toBe(404)
    // The notice of the start names this address: whoever opens it first reads how it is opened.
    expect((await ask('GET', '/messages', headers)).body).toContain('Open the link that it printed')
    const answer = await ask('POST', `/messages/${id}/done`, { ...headers, origin: `http://${headers.host}` })
    expect(answer.status).toBe(404)
    expect(await countMessages(server.deps)).toBe(1)
  })
})
