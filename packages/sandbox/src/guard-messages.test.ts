import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCalls, WorkerDied } from './calls.ts'
import { startNode } from './start-program.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hookreel-garbage-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A module that writes this into its channel of messages when it is asked for anything, as one would that was taken over. */
async function ask(serialization: 'json' | 'advanced', attack: string): Promise<unknown> {
  const entry = join(folder, `${crypto.randomUUID()}.mjs`)
  const source = `import { writeSync } from 'node:fs'
    import { createServer } from 'node:net'
    process.on('message', async () => { ${attack} })
    setInterval(() => undefined, 1000)`
  await writeFile(entry, source)
  const confinement = { isOurCode: true, errors: 'pipe', reads: [entry], serialization } as const
  const child = startNode(entry, [], confinement, 'limits')
  const calls = openCalls<{ it: { data: null; hears: object; result: never } }>(child, { stopMs: 0 })
  const failure = await calls.ask('it', null, {}).catch((error: unknown) => error)
  await calls.ended
  return failure
}

test.each([
  ['no JSON', 'json', `writeSync(3, 'garbage\\n')`],
  ['nothing', 'json', `writeSync(3, 'null\\n')`],
  ['a receipt that Node itself would get', 'json', `writeSync(3, '{"cmd":"NODE_HANDLE_ACK"}\\nnull\\n')`],
  ['nothing, in the other writing', 'advanced', 'process.send(null)'],
  ['bytes that mean nothing', 'advanced', `writeSync(3, Buffer.from([0, 0, 0, 4, 1, 2, 3, 4]))`],
  [
    'a name that is none',
    'advanced',
    `process.send({ kind: 'tell', id: 1, task: 1, name: { toString: 1, valueOf: 1 }, told: [] })`,
  ],
  [
    'a failure that is none',
    'advanced',
    `process.send({ kind: 'failure', id: 1, message: { toString: 1, valueOf: 1 } })`,
  ],
  [
    'an open connection',
    'advanced',
    `const server = createServer().listen(0, () => process.send('look', server))`,
  ],
] as const)(
  'a process that was taken over and says %s is ended, and ends nobody else',
  async (_, how, says) => {
    expect(await ask(how, says)).toBeInstanceOf(WorkerDied)
  },
)
