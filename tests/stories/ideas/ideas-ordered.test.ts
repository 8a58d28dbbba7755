import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Idea, IdeaLine } from '@hookreel/contract'
import { createEmbeddedWriter } from '@hookreel/crew/readings'
import { createApp } from '../../../apps/server/src/app.ts'
import { buildClient, buildServer, type BuiltServer, type Client } from '../../builders/build-server.ts'

let server: BuiltServer
let client: Client
beforeAll(async () => {
  server = await buildServer()
  const user = await server.signUp()
  client = buildClient(createApp({ ...server.deps, writer: createEmbeddedWriter() }), user.cookie)
})
afterAll(() => server.close())

const PROMPT = 'three facts about bats in Spanish, 20 seconds, end with "goodnight, bats"'
const generate = (headers: Record<string, string>, prompt = PROMPT) =>
  client.ask('POST', '/api/ideas/generate', { prompt, count: 1 }, headers)

test('what a prompt orders is in the saved ideas, and what they do not do is said beside them', async () => {
  const { body } = await generate({})
  const { ideas, unmet } = body as { ideas: Idea[]; unmet?: string[] }
  expect(ideas[0]?.script).toMatch(/Goodnight, bats\.$/)
  expect(ideas[0]?.script?.split(' ').length).toBeLessThan(58)
  expect(ideas[0]?.title).toMatch(/^3 /)
  expect(unmet).toEqual([expect.stringContaining('Spanish')])
})

test('it is said at the end of a stream, too, and not where everything is done', async () => {
  const last = async (prompt?: string) => {
    const { body } = await generate({ accept: 'application/x-ndjson' }, prompt)
    const lines = String(body).trim().split('\n')
    return JSON.parse(lines.at(-1) ?? '') as IdeaLine // the server answers lines of the contract
  }
  expect(await last()).toMatchObject({ type: 'done', unmet: [expect.stringContaining('Spanish')] })
  expect(await last('three facts about bats')).not.toHaveProperty('unmet')
})

test('why there are fewer ideas than were asked for is said, with what the batch costs', async () => {
  const { body } = await client.ask('POST', '/api/ideas/generate', {
    prompt: 'how to make a sourdough starter',
    count: 50,
  })
  const { ideas, unmet } = body as { ideas: Idea[]; unmet?: string[] }
  expect(ideas.length).toBeGreaterThan(0)
  expect(ideas.length).toBeLessThan(50)
  expect(unmet).toEqual([
    'You asked for 50: the writer had no more on this. A batch costs the same, however many ideas it brings.',
  ])
})

test('what one idea does not do stands with it, is kept, and goes when its script is changed', async () => {
  const { body } = await client.ask('POST', '/api/ideas/generate', {
    prompt: 'facts about bees, with a beaver as narrator and a lighthouse',
    count: 3,
  })
  const { ideas, unmet = [] } = body as { ideas: Idea[]; unmet?: string[] }
  const note = 'Not in the script: “beaver as narrator”, “lighthouse”.'
  expect(ideas.map((idea) => idea.unmet.at(-1)?.slice(0, 11))).toEqual(ideas.map(() => note.slice(0, 11)))
  // What only some of them do not do is not said of all.
  for (const sentence of unmet.filter((said) => said.startsWith('Not in the script: ')))
    expect(ideas.every((idea) => idea.unmet.includes(sentence))).toBe(true)
  const [first] = ideas
  const read = await client.ask('GET', `/api/ideas/${first?.id}`)
  expect(read.body).toMatchObject({ unmet: first?.unmet })
  const changed = await client.ask('PATCH', `/api/ideas/${first?.id}`, { script: 'The beaver tells it all.' })
  expect(changed.body).toMatchObject({ unmet: [] })
})
