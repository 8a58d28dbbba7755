import { DrizzleQueryError } from 'drizzle-orm/errors'
import { describe, expect, test } from 'vitest'
import { listSecretValues } from './hide-secrets.ts'
import { createLog } from './log.ts'

function write(fields: Record<string, unknown>, secrets: readonly string[] = []): string {
  const lines: string[] = []
  createLog(
    (line) => lines.push(line),
    () => new Date(0),
    secrets,
  ).error('it failed', fields)
  return lines.join('\n')
}

describe('the log', () => {
  test('is a line of JSON with facts and the stack of an error and its cause', () => {
    const error = new Error('outer', { cause: new Error('inner') })
    expect(JSON.parse(write({ videoId: 'v1', count: 3, error }))).toMatchObject({
      at: '1970-01-01T00:00:00.000Z',
      level: 'error',
      message: 'it failed',
      videoId: 'v1',
      count: 3,
      error: {
        error: expect.stringMatching(/^Error: outer\n\s+at /),
        cause: { error: expect.stringContaining('inner') },
      },
    })
  })

  test('names the query that failed and never what it was given', () => {
    const query = 'insert into "session" ("token") values ($1)'
    const error = new DrizzleQueryError(
      query,
      ['tok$&en-of-ada\nparams: x', 'ada@example.org'],
      new Error('closed'),
    )
    const line = write({ error })
    expect(line).toContain('insert into')
    expect(line).toContain('log.test.ts')
    expect(line).not.toMatch(/en-of-ada|ada@example/)
  })

  test.each([
    ['an API key', `hr_${'a'.repeat(43)}`],
    ['a signing secret', `whsec_${'a'.repeat(43)}=`],
    ['a key of a service', `sk-proj-${'a'.repeat(20)}`],
    ['a key of the payment service', `sk_live_${'a'.repeat(20)}`],
  ])('hides %s wherever it stands', (_, secret) => {
    expect(write({ error: new Error(`refused ${secret}, sorry`) })).not.toContain(secret)
    expect(write({ [`a ${secret}`]: [secret] })).not.toContain(secret)
  })

  test.each([
    ['authorization: Bearer abcdefghijkl'],
    ['hookreel.session_token=abcdefghijkl.mn; Path=/'],
    ['GET /reset-password?token=abcdefghijkl&x=1'],
    ['https://files.example.org/a.mp4?X-Amz-Signature=abcdefghijkl'],
    ['postgres://hookreel:abcdefghijkl@db:5432/x'],
  ])('hides the secret part of %s', (text) => {
    expect(write({ said: text })).not.toContain('abcdefghijkl')
  })

  test('hides fields that are secret by their name, and keeps all others', () => {
    const line = write({ password: 'p', nested: { refreshToken: 'r', cookie: 'c' }, path: '/api/videos' })
    expect(JSON.parse(line)).toMatchObject({
      password: '[hidden]',
      nested: { refreshToken: '[hidden]', cookie: '[hidden]' },
      path: '/api/videos',
    })
  })

  test('hides what the operator set as a secret', () => {
    const secrets = listSecretValues({
      OPENAI_API_KEY: 'very own key',
      SMTP_URL: 'smtps://me:p%40ssword-of-mail@mail.example.org',
      STRIPE_SECRET_KEY: 'short',
      PORT: '3000',
      PUBLIC_URL: 'https://example.org',
    })
    const line = write({ said: 'very own key, p@ssword-of-mail, https://example.org, 3000' }, secrets)
    expect(JSON.parse(line)).toMatchObject({ said: '[hidden], [hidden], https://example.org, 3000' })
  })
})
