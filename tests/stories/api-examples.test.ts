import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD } from '../builders/build-server.ts'
import { videos } from '../../apps/server/src/schema.ts'
import { listen } from '../../apps/server/src/platform/http/listen.ts'
import type { Listening } from '../../apps/server/src/platform/http/listen.ts'
import { keepVideo, readId } from '../builders/build-settings.ts'
import { presentVideo } from '../../apps/server/src/videos/listing/present-video.ts'
import { addWebhook, buildWebhooks, signMessage } from '../builders/build-webhooks.ts'
import type { WebhookWorld } from '../builders/build-webhooks.ts'
import { findFreePort } from '../find-free-port.ts'

const EXAMPLES = path.resolve(import.meta.dirname, '../../apps/web/src/features/marketing/examples')
let world: WebhookWorld
let listening: Listening
let folder: string
/** The test's writer says it back, and a film of 30 seconds needs as many words. */
const PROMPT = `The deep sea${' glows in the dark'.repeat(21)}`
const children: ChildProcess[] = []
beforeAll(async () => {
  world = await buildWebhooks()
  listening = await listen(world.server.app, { port: 0, host: '127.0.0.1' })
  folder = await mkdtemp(path.join(tmpdir(), 'hookreel-examples-'))
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await listening.close()
  await world.server.close()
  await rm(folder, { recursive: true, force: true })
})

/** Runs an example as its reader would; `until` answers what it said when that holds the words. */
function run(example: string, args: readonly string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, [path.join(EXAMPLES, example), ...args], {
    cwd: folder,
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let said = ''
  const listeners = new Set<() => void>()
  const hear = (chunk: Buffer) => {
    said += chunk.toString()
    for (const listener of listeners) listener()
  }
  child.stdout?.on('data', hear)
  child.stderr?.on('data', hear)
  const ended = new Promise<string>((resolve) => child.once('close', () => resolve(said)))
  const heard = (words: string) =>
    new Promise<string>((resolve) => {
      const check = () => {
        if (said.includes(words)) resolve(said)
      }
      listeners.add(check)
      check()
    })
  return { ended, until: (words: string) => Promise.race([heard(words), ended]), said: () => said }
}

describe('the examples of the API reference', () => {
  test('a program with a key makes a video of a prompt and saves it', async () => {
    const { server } = world
    const user = await server.signUp()
    const order = {
      name: 'example',
      scopes: ['ideas:write', 'videos:read', 'videos:write'],
      password: PASSWORD,
    }
    const { key } = (await user.ask('POST', '/api/api-keys', order)).body as { key: string }
    const program = run('make-video.mjs', [PROMPT], {
      HOOKREEL_URL: `http://127.0.0.1:${listening.port}`,
      HOOKREEL_KEY: key,
    })
    const isOver = { value: false }
    const finished = finishFirstVideo(await readId(user), isOver)
    const said = await program.ended
    isOver.value = true
    await finished
    expect(said).toBe(`film.mp4: ${PROMPT} 1\n`)
    expect(await readFile(path.join(folder, 'film.mp4'), 'utf8')).toBe('a film')
  })

  test('a receiver takes a genuine message once, and no forged, changed or old one', async () => {
    const { server } = world
    const port = await findFreePort()
    const url = `http://127.0.0.1:${port}/`
    const user = await server.signUp()
    const { secret } = await addWebhook(user, url)
    const receiver = run('receive-webhook.mjs', [], { HOOKREEL_SECRET: secret, PORT: String(port) })
    expect(await receiver.until('listening')).toContain('listening')
    const userId = await readId(user)
    const [row] = await server.deps.db
      .select()
      .from(videos)
      .where(eq(videos.id, await keepVideo(server, userId)))
    if (!row) throw new Error('no video')
    await server.deps.tellWebhooks(userId, 'video.ready', presentVideo(row, server.deps))
    await world.work()
    expect(await receiver.until('video.ready')).toContain('video.ready: Deep sea')

    const body = JSON.stringify({ type: 'video.failed', data: { title: 'forged' } })
    const send = async (id: string, at: Date, signature: string) => {
      const headers = {
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': signature,
      }
      return (await fetch(url, { method: 'POST', headers, body })).status
    }
    const [now, old] = [new Date(), new Date(Date.now() - 3_600_000)]
    const sign = (id: string, at: Date, text = body) => signMessage(secret, { id, at, body: text })
    expect(await send('a', now, 'v1,abc')).toBe(401)
    expect(await send('a', now, sign('a', now, '{}'))).toBe(401)
    expect(await send('a', now, sign('b', now))).toBe(401)
    expect(await send('a', old, sign('a', old))).toBe(401)
    expect(receiver.said()).not.toContain('forged')
    expect([await send('a', now, sign('a', now)), await send('a', now, sign('a', now))]).toEqual([204, 204])
    expect((await receiver.until('forged')).match(/forged/g)).toHaveLength(1)
  })
})

/** Finishes the user's video as soon as it was ordered: what makes films has its own tests. */
async function finishFirstVideo(userId: string, isOver: { readonly value: boolean }): Promise<void> {
  const { db, storage, config } = world.server.deps
  while (!isOver.value) {
    const [ordered] = await db.select().from(videos).where(eq(videos.userId, userId))
    if (ordered) {
      const file = path.join(config.dataDir, 'film')
      await writeFile(file, 'a film')
      const filmKey = `user-videos/${userId}/${ordered.id}.mp4`
      await storage.putFile(filmKey, file)
      await db
        .update(videos)
        .set({
          status: 'completed',
          filmKey,
          downloadKey: filmKey,
          posterKey: filmKey,
          finishedAt: new Date(),
        })
        .where(eq(videos.id, ordered.id))
      return
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
