import { IDEAS_KEPT_MAX_COUNT, REVISIONS_MAX_COUNT, REVISIONS_OF_IDEA_MAX_COUNT } from '@hookreel/contract'
import type { Idea, IdeaHistory } from '@hookreel/contract'
import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeOnDatabases } from '../../../../tests/describe-on-databases.ts'
import { buildServer } from '../../../../tests/builders/build-server.ts'
import type { BuiltServer, Client } from '../../../../tests/builders/build-server.ts'
import { useUpLimit } from '../../../../tests/builders/use-up-limit.ts'
import { ideaRevisions, ideas } from '../schema.ts'

describeOnDatabases('what an account keeps of ideas on %s', (postgresUrl) => {
  let server: BuiltServer
  beforeAll(async () => {
    server = await buildServer({ postgresUrl })
  })
  afterAll(() => server.close())

  async function begin(): Promise<{ user: Client; userId: string; idea: Idea }> {
    const user = await server.signUp()
    const { body } = await user.ask('POST', '/api/ideas/generate', { prompt: 'deep sea', count: 1 })
    const [idea] = (body as { ideas: Idea[] }).ideas
    if (!idea) throw new Error('no idea')
    const { id: userId } = (await user.ask('GET', '/api/profile')).body as { id: string }
    return { user, userId, idea }
  }
  const rename = (user: Client, { id }: Idea, title: string) =>
    user.ask('PATCH', `/api/ideas/${id}`, { title })
  const codeOf = ({ body }: { body: unknown }) => (body as { error?: { code: string } }).error?.code

  test('is the newest texts of each: one that is changed for ever does not grow', async () => {
    const { user, idea } = await begin()
    for (let at = 1; at <= REVISIONS_OF_IDEA_MAX_COUNT + 5; at += 1) await rename(user, idea, `Title ${at}`)
    const { body } = await user.ask('GET', `/api/ideas/${idea.id}/history`)
    const { revisions } = body as IdeaHistory
    expect(revisions).toHaveLength(REVISIONS_OF_IDEA_MAX_COUNT)
    expect(revisions[0]?.title).toBe(`Title ${REVISIONS_OF_IDEA_MAX_COUNT + 4}`)
  })

  test('is changed by so many letters a day, since each change writes an idea anew', async () => {
    const { user, userId, idea } = await begin()
    await useUpLimit(server, 'kilobytes of ideas written in a day', userId, 29_998)
    expect((await rename(user, idea, 'One')).status).toBe(200)
    const full = { script: 'x'.repeat(4000), description: '海'.repeat(4000) }
    const answers = [
      await user.ask('PATCH', `/api/ideas/${idea.id}`, full),
      await user.ask('POST', `/api/ideas/${idea.id}/versions`, {}),
      await user.ask('POST', `/api/ideas/${idea.id}/improve`, { instruction: 'shorter' }),
      await user.ask('POST', `/api/ideas/${idea.id}/revisions/${crypto.randomUUID()}/restore`, {}),
    ]
    for (const { status, body } of answers) expect([status, codeOf({ body })]).toEqual([429, 'rate_limited'])
    server.wait(86_401)
    expect((await rename(user, idea, 'Two')).status).toBe(200)
  })

  test('is so many earlier texts of all ideas together: the oldest go first', async () => {
    const { user, userId, idea } = await begin()
    const [other] = await server.deps.db
      .insert(ideas)
      .values({ userId, title: 'Other' })
      .returning({ id: ideas.id })
    const rows = Array.from({ length: REVISIONS_MAX_COUNT }, (_, number) => ({
      userId,
      ideaId: other?.id ?? '',
      number,
      title: `Other ${number}`,
      createdAt: new Date(number),
    }))
    for (let at = 0; at < rows.length; at += 500)
      await server.deps.db.insert(ideaRevisions).values(rows.slice(at, at + 500))
    await rename(user, idea, 'Changed')
    const own = eq(ideaRevisions.userId, userId)
    const [kept] = await server.deps.db.select({ total: count() }).from(ideaRevisions).where(own)
    expect(kept?.total).toBe(REVISIONS_MAX_COUNT)
    const first = await server.deps.db
      .select({ number: ideaRevisions.number })
      .from(ideaRevisions)
      .where(eq(ideaRevisions.ideaId, other?.id ?? ''))
      .orderBy(ideaRevisions.number)
      .limit(1)
    expect(first).toEqual([{ number: 1 }])
  })

  test('is so many ideas: then new ones are refused, and nothing is paid for them', async () => {
    const { user, userId, idea } = await begin()
    const rows = Array.from({ length: IDEAS_KEPT_MAX_COUNT - 2 }, () => ({ userId, title: 'One more' }))
    for (let at = 0; at < rows.length; at += 1000)
      await server.deps.db.insert(ideas).values(rows.slice(at, at + 1000))
    const copy = () => user.ask('POST', `/api/ideas/${idea.id}/versions`, {})
    const answers = await Promise.all([copy(), copy(), copy()])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409, 409])
    const balance = async () => ((await user.ask('GET', '/api/credits')).body as { balance: number }).balance
    const before = await balance()
    const refused = await user.ask('POST', '/api/ideas/generate', { prompt: 'deep sea', count: 1 })
    expect([refused.status, codeOf(refused)]).toEqual([409, 'ideas_too_many'])
    expect(await balance()).toBe(before)
    await user.ask('DELETE', `/api/ideas/${idea.id}`)
    expect((await user.ask('POST', '/api/ideas/generate', { prompt: 'deep sea', count: 1 })).status).toBe(200)
  })
})
