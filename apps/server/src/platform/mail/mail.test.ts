import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, describe, expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { composeMail } from './compose-mail.ts'
import { createOutbox } from './outbox.ts'
import { createSmtpMailer } from './smtp.ts'

const mail = composeMail({
  to: 'ada@example.org',
  subject: 'Your film “Café & Sea” is ready\r\nBcc: everyone@example.org',
  heading: 'It is <ready>',
  paragraphs: ['Watch it now.'],
  facts: [{ name: 'Length', value: '30 s' }],
  action: { label: 'Watch', url: 'https://reels.example.org/my-videos?a=1&b=2' },
  footnote: 'You asked for such mails in Settings.',
})

type Received = { raw: string; recipients: string[]; user: string | undefined }

/** A real mail server on loopback that keeps what it is given; it wants a user and a password. */
async function catchMails() {
  const received: Received[] = []
  const server = new SMTPServer({
    authMethods: ['PLAIN', 'LOGIN'],
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (auth, _session, done) =>
      auth.password === 'right'
        ? done(null, { user: auth.username ?? '' })
        : done(new Error('wrong password')),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push({
          raw: Buffer.concat(chunks).toString('utf8'),
          recipients: session.envelope.rcptTo.map(({ address }) => address),
          user: session.user,
        })
        done()
      })
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  // A listening TCP server answers with an address object, never a path.
  const { port } = listening.address() as AddressInfo
  return { received, port, close: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}

const folder = await mkdtemp(join(tmpdir(), 'hookreel-mail-'))
afterAll(() => rm(folder, { recursive: true }))

describe('a mail', () => {
  test('says the same as text and as HTML, with what came from people escaped', () => {
    expect(mail.text).toContain('It is <ready>')
    expect(mail.text).toContain('https://reels.example.org/my-videos?a=1&b=2')
    expect(mail.html).toContain('It is &lt;ready&gt;')
    expect(mail.html).toContain('href="https://reels.example.org/my-videos?a=1&amp;b=2"')
    expect(mail.html).not.toContain('<ready>')
  })

  test('goes through a mail server to its one recipient, whatever its subject holds', async () => {
    const catcher = await catchMails()
    const url = `smtp://postman:right@127.0.0.1:${catcher.port}`
    await createSmtpMailer(url, 'Reels <reels@example.org>').send(mail)
    await catcher.close()
    expect(catcher.received).toHaveLength(1)
    const [first] = catcher.received
    expect(first).toMatchObject({ recipients: ['ada@example.org'], user: 'postman' })
    const parsed = await PostalMime.parse(first?.raw ?? '')
    expect(parsed.bcc ?? []).toEqual([])
    expect(parsed.from?.address).toBe('reels@example.org')
    expect(parsed.subject).toContain('Café & Sea')
    expect(parsed.text).toContain('Watch it now.')
    expect(parsed.html).toContain('Watch it now.')
  })

  test('that the mail server refuses throws, so that its job is tried again', async () => {
    const catcher = await catchMails()
    const mailer = createSmtpMailer(`smtp://postman:wrong@127.0.0.1:${catcher.port}`, 'reels@example.org')
    await expect(mailer.send(mail)).rejects.toThrow('wrong password')
    await catcher.close()
    expect(catcher.received).toEqual([])
  })

  test('becomes a readable file when there is no mail server, and the log says where', async () => {
    const lines: string[] = []
    const clock = { now: () => new Date('2026-05-01T10:00:00Z') }
    const log = createLog((line) => lines.push(line), clock.now)
    await createOutbox(join(folder, 'outbox'), clock, log).send(mail)
    const [name = ''] = await readdir(join(folder, 'outbox'))
    const parsed = await PostalMime.parse(await readFile(join(folder, 'outbox', name)))
    expect(parsed.to?.[0]?.address).toBe('ada@example.org')
    expect(parsed.html).toContain('It is &lt;ready&gt;')
    expect(lines.join()).toContain(name)
    expect(lines.join()).not.toContain('ada@example.org')
  })
})
