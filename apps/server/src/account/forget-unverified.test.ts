import { DAY_SECONDS } from '@hookreel/contract'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { PASSWORD } from '../../../../tests/builders/build-server.ts'
import { buildSettings } from '../../../../tests/builders/build-settings.ts'
import { describeOnDatabases } from '../../../../tests/describe-on-databases.ts'
import { users } from '../schema.ts'
import { forgetWhatIsOld } from '../personal-data/forget-old.job.ts'
import { forgetUnverified } from './forget-unverified.ts'

const MAILING = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'hookreel@example.org' }

describeOnDatabases('accounts whose address nobody proved, on %s', (postgresUrl) => {
  test('go after a month, and those that were ever used stay', async () => {
    const { server } = await buildSettings(postgresUrl, MAILING)
    const { db } = server.deps
    const list = async () => (await db.select({ email: users.email }).from(users)).map(({ email }) => email)
    try {
      for (const email of ['made-up@example.org', 'proved@example.org', 'of-before@example.org'])
        await server.stranger.ask('POST', '/api/auth/sign-up/email', {
          name: 'Ada',
          email,
          password: PASSWORD,
        })
      const prove = (email: string, emailVerified: boolean) =>
        db.update(users).set({ emailVerified }).where(eq(users.email, email))
      await prove('proved@example.org', true)
      // Signed in when no address had to be proved.
      await prove('of-before@example.org', true)
      const email = 'of-before@example.org'
      await server.stranger.ask('POST', '/api/auth/sign-in/email', { email, password: PASSWORD })
      await prove(email, false)
      server.wait(29 * DAY_SECONDS)
      await forgetUnverified(server.deps)
      expect(await list()).toHaveLength(3)
      server.wait(2 * DAY_SECONDS)
      const { smtp: _, ...without } = server.deps.config
      await forgetUnverified({ ...server.deps, config: without as typeof server.deps.config })
      expect(await list()).toHaveLength(3)
      await forgetWhatIsOld(server.deps)
      expect((await list()).toSorted()).toEqual(['of-before@example.org', 'proved@example.org'])
      // The address is free again.
      const again = { name: 'Eve', email: 'made-up@example.org', password: PASSWORD }
      expect((await server.stranger.ask('POST', '/api/auth/sign-up/email', again)).status).toBe(200)
      expect(await list()).toHaveLength(3)
    } finally {
      await server.close()
    }
  })
})
