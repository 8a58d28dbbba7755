import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpSync, mkdirSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { ErrorBody, Idea } from '@hookreel/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildDataDir } from '../../builders/build-db.ts'
import { buildServer, openIdleQueue } from '../../builders/build-server.ts'
import type { BuiltServer, Client } from '../../builders/build-server.ts'

const MEGABYTE = 1_048_576
/** More than a piece of the database's log of changes. */
const CHANGED_BYTES = 40 * MEGABYTE
const FULL = 'This server has no room left on its disk. Please tell its operator, and try again later.'

describe('a full disk of the embedded database', { tags: ['mount'] }, () => {
  let dataDir: string
  let folder: string
  let server: BuiltServer
  let anna: Client
  let idea: Idea
  let lack: string | undefined

  beforeAll(async () => {
    dataDir = await buildDataDir()
    folder = join(dataDir, 'db')
    renameSync(folder, `${folder}.built`)
    mkdirSync(folder)
    const made = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=220m', 'tmpfs', folder])
    if (made.status !== 0) lack = String(made.stderr).trim()
    cpSync(`${folder}.built`, folder, { recursive: true })
    server = await buildServer({ place: { dataDir }, openQueue: openIdleQueue() })
    anna = await server.signUp()
    const { body } = await anna.ask('POST', '/api/ideas/generate', { prompt: 'deep sea', count: 1 })
    const [first] = (body as { ideas: Idea[] }).ideas
    if (!first) throw new Error('no idea was written')
    idea = first
  })
  afterAll(async () => {
    await server?.close()
    spawnSync('umount', ['-l', folder])
    rmSync(dataDir, { recursive: true, force: true })
  })

  const freeBytes = () => {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  }
  /** Leaves so much of the disk. */
  function fill(leave: number): void {
    for (let bytes = MEGABYTE; bytes >= 1; bytes = Math.floor(bytes / 16))
      while (freeBytes() - leave >= bytes) {
        try {
          writeFileSync(join(folder, 'filler'), Buffer.alloc(bytes), { flag: 'a' })
        } catch {
          break
        }
      }
  }
  const makeRoom = () => rmSync(join(folder, 'filler'), { force: true })
  const rename = (title: string) => anna.ask('PATCH', `/api/ideas/${idea.id}`, { title })
  const titleNow = async () => ((await anna.ask('GET', `/api/ideas/${idea.id}`)).body as Idea).title
  const answerOf = ({ status, body }: { status: number; body: unknown }) => [
    status,
    (body as ErrorBody).error.code,
    (body as ErrorBody).error.message,
  ]

  test('refuses what is new while there is hardly any room, reads and deletes all the same, and goes on', async ({
    skip,
  }) => {
    if (lack !== undefined) skip(lack)
    fill(32 * MEGABYTE)
    expect(answerOf(await rename('Too late'))).toEqual([507, 'disk_full', FULL])
    expect(await titleNow()).toBe(idea.title)
    const { body } = await anna.ask('GET', '/api/ideas')
    expect(body).toMatchObject({ total: 1 })
    expect((await anna.ask('DELETE', '/api/ideas/none')).status).toBe(404)
    makeRoom()
    expect((await rename('With room')).status).toBe(200)
  })

  test('that fills up in the middle of a change ends that change and nothing else: it goes on with what it had', async ({
    skip,
  }) => {
    if (lack !== undefined) skip(lack)
    const { db } = server.deps
    await db.execute(sql`create table pad (body text) with (fillfactor = 10)`)
    await db.execute(sql`alter table pad alter body set storage plain`)
    await db.execute(sql`insert into pad values ('x')`)
    fill(0)
    const change = async () => {
      for (let written = 0; written < CHANGED_BYTES; written += 1900)
        await db.execute(sql`update pad set body = ${randomBytes(950).toString('hex')}`)
    }
    await expect(change()).rejects.toThrow()
    // What needs room is refused with the true reason, wherever it is asked for, and nothing waits for ever.
    const answers = await Promise.all([rename('No room'), anna.ask('GET', '/api/ideas')])
    for (const answer of answers) expect(answerOf(answer)).toEqual([507, 'disk_full', FULL])
    expect((await server.stranger.ask('GET', '/health/live')).status).toBe(200)
    makeRoom()
    expect((await rename('There again')).status).toBe(200)
    expect(await titleNow()).toBe('There again')
    expect((await server.stranger.ask('GET', '/health/ready')).status).toBe(200)
  })
})
