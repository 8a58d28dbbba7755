import { randomBytes } from 'node:crypto'
import { DELETE_PHRASE, UNDO_SECONDS, UPLOAD_PIECE_MIN_BYTES, UPLOADS_PATH } from '@hookreel/contract'
import type { DataExport, Deletion, ErrorBody, StorageQuota, Video } from '@hookreel/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { describeOnDatabases } from '../../../../tests/describe-on-databases.ts'
import { PASSWORD } from '../../../../tests/builders/build-server.ts'
import type { BuiltServer, Client } from '../../../../tests/builders/build-server.ts'
import { PURGE_MARGIN_MS, purgeDeletions } from '../deletions/purge-deletions.job.ts'
import { exports, profiles, subscriptions, uploads, users, videos } from '../schema.ts'
import { measureStored } from '../platform/storage/measure-room.ts'
import { buildSettings, keepVideo, readId } from '../../../../tests/builders/build-settings.ts'
import { deleteFiles } from '../personal-data/account-end/delete-files.job.ts'
import { makeExport } from '../personal-data/exports/make-export.job.ts'
import { failVideo } from '../videos/renders/fail-video.ts'
import { ORDER } from '../../../../tests/builders/build-video.ts'
import { estimateFilmBytes } from './estimate-film-bytes.ts'

const statusesOf = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other)
const FILM_BYTES = estimateFilmBytes({ ...ORDER, seconds: ORDER.duration })
const LIMIT = 10_000_000

describeOnDatabases('the room of an account on %s', (postgresUrl) => {
  let server: BuiltServer
  let anna: Client
  let annaId: string

  beforeAll(async () => {
    server = (await buildSettings(postgresUrl, { STORAGE_GB_FREE: String(LIMIT / 1e9) })).server
  })
  afterAll(() => server?.close())
  beforeEach(async () => {
    anna = await server.signUp()
    annaId = await readId(anna)
  })

  const readQuota = async (who = anna) => (await who.ask('GET', '/api/storage')).body as StorageQuota
  const readUsed = async () => {
    const { storedBytes, reservedBytes } = await readQuota()
    return { storedBytes, reservedBytes }
  }
  /** Videos without files, that take so much room. */
  const fill = (storageBytes: number) => keepVideo(server, annaId, { storageBytes })
  const errorOf = (answer: { body: unknown }) => (answer.body as ErrorBody).error

  test('is shown, with what the plans give', async () => {
    expect(await readQuota()).toEqual({
      ...{ plan: 'free', limitBytes: LIMIT, storedBytes: 0, reservedBytes: 0, exportBytes: 0 },
      plans: [
        { plan: 'free', limitBytes: LIMIT },
        { plan: 'starter', limitBytes: 100e9 },
        { plan: 'pro', limitBytes: 500e9 },
        { plan: 'enterprise', limitBytes: 2000e9 },
      ],
    })
    expect((await server.stranger.ask('GET', '/api/storage')).status).toBe(401)
    const now = server.deps.clock.now()
    const starter = {
      userId: annaId,
      provider: 'local',
      plan: 'starter',
      interval: 'month',
      askedAt: now,
    } as const
    const currentPeriodEnd = new Date(now.getTime() + 1000)
    await server.deps.db
      .insert(subscriptions)
      .values({ ...starter, id: annaId, status: 'active', currentPeriodEnd })
    expect(await readQuota()).toMatchObject({ plan: 'starter', limitBytes: 100e9 })
    server.wait(2)
    expect(await readQuota()).toMatchObject({ plan: 'free', limitBytes: LIMIT })
  })

  test('for one film takes one of ten orders that come at once; the others are told how much is missing, and pay nothing', async () => {
    await fill(LIMIT - FILM_BYTES)
    const before = (await anna.ask('GET', '/api/credits')).body as { balance: number }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => anna.ask('POST', '/api/videos', ORDER)),
    )
    expect(statusesOf(answers)).toEqual([201, ...Array<number>(9).fill(507)])
    const refused = answers.filter(({ status }) => status === 507).map(errorOf)
    expect(refused[0]).toMatchObject({
      code: 'storage_full',
      message:
        'This video needs about 2 MB, and nothing of your 10 MB of storage is free. Delete videos in My Videos to make room, or choose Starter with 100 GB in Settings, Billing.',
      details: {
        ...{ neededBytes: FILM_BYTES, freeBytes: 0, limitBytes: LIMIT, plan: 'free' },
        ...{ largerPlan: 'starter', largerPlanBytes: 100e9 },
      },
    })
    const after = (await anna.ask('GET', '/api/credits')).body as { balance: number }
    const made = answers.find(({ status }) => status === 201)?.body as Video
    expect(before.balance - after.balance).toBe(made.credits)
    expect(await readUsed()).toEqual({ storedBytes: LIMIT - FILM_BYTES, reservedBytes: FILM_BYTES })
  })

  test('comes back when a film is cancelled or fails', async () => {
    await fill(LIMIT - FILM_BYTES)
    const order = async () =>
      (await anna.ask('POST', '/api/videos', ORDER)) as { status: number; body: Video }
    const first = await order()
    expect((await order()).status).toBe(507)
    expect((await anna.ask('POST', `/api/videos/${first.body.id}/cancel`)).status).toBe(200)
    const second = await order()
    expect(second.status).toBe(201)
    await failVideo(server.deps, second.body.id, { code: 'render_failed', message: 'No.' })
    expect(await readUsed()).toEqual({ storedBytes: LIMIT - FILM_BYTES, reservedBytes: 0 })
  })

  test('comes back with a deletion, and is taken again when it is undone', async () => {
    const id = await fill(LIMIT - FILM_BYTES + 1)
    expect((await anna.ask('POST', '/api/videos', ORDER)).status).toBe(507)
    const remove = async () =>
      (await anna.ask('POST', '/api/deletions', { kind: 'videos', ids: [id] })).body as Deletion
    const undo = (deletion: Deletion) => anna.ask('POST', `/api/deletions/${deletion.id}/undo`)
    expect((await undo(await remove())).status).toBe(200)
    expect(await readUsed()).toEqual({ storedBytes: LIMIT - FILM_BYTES + 1, reservedBytes: 0 })

    const deletion = await remove()
    expect(await readUsed()).toEqual({ storedBytes: 0, reservedBytes: 0 })
    const made = (await anna.ask('POST', '/api/videos', ORDER)).body as Video
    const refused = await undo(deletion)
    expect(errorOf(refused)).toMatchObject({
      code: 'storage_full',
      message: expect.stringMatching(/^What you deleted needs about 9 MB, and 8 MB of your 10 MB/),
    })
    await anna.ask('POST', `/api/videos/${made.id}/cancel`)
    expect((await undo(deletion)).status).toBe(200)

    await remove()
    server.wait(UNDO_SECONDS + PURGE_MARGIN_MS / 1000 + 1)
    await purgeDeletions(server.deps)
    expect(await readUsed()).toEqual({ storedBytes: 0, reservedBytes: 0 })
  })

  describe('that is sent', () => {
    const begin = async (size: number, who = anna) =>
      server.app.request(UPLOADS_PATH, {
        method: 'POST',
        headers: { cookie: who.cookie, 'tus-resumable': '1.0.0', 'upload-length': String(size) },
      })
    const patch = async (path: string, from: number, bytes: Uint8Array<ArrayBuffer>) =>
      server.app.request(path, {
        method: 'PATCH',
        headers: {
          ...{ cookie: anna.cookie, 'tus-resumable': '1.0.0', 'upload-offset': String(from) },
          'content-type': 'application/offset+octet-stream',
          'content-length': String(bytes.length),
        },
        body: bytes,
      })
    const locationOf = (answer: Response) => answer.headers.get('location') ?? 'none'

    test('is reserved by the size that is announced, also by ten at once, and free when it is cancelled', async () => {
      await fill(LIMIT - 4_000_000)
      const begun = await Promise.all(Array.from({ length: 10 }, () => begin(3_000_000)))
      expect(statusesOf(begun)).toEqual([201, ...Array<number>(9).fill(507)])
      expect(await begun.find(({ status }) => status === 507)?.json()).toMatchObject({
        error: {
          code: 'storage_full',
          message: expect.stringMatching(/^This file needs about 3 MB, and 1 MB of/),
        },
      })
      expect((await readQuota()).reservedBytes).toBe(3_000_000)
      const path = locationOf(begun.find(({ status }) => status === 201) ?? new Response())
      expect((await anna.ask('DELETE', path, undefined, { 'tus-resumable': '1.0.0' })).status).toBe(204)
      expect((await readQuota()).reservedBytes).toBe(0)
      expect((await begin(3_000_000)).status).toBe(201)
    })

    test('6,000 pieces of one byte are refused with the reason, and nothing of them is kept', async () => {
      const path = locationOf(await begin(6000 + UPLOAD_PIECE_MIN_BYTES))
      const answers = await Promise.all(Array.from({ length: 6 }, () => patch(path, 0, new Uint8Array(1))))
      for (const answer of answers) {
        expect(answer.status).toBe(422)
        expect(await answer.json()).toMatchObject({
          error: {
            code: 'upload_piece_small',
            message: 'A file is sent in pieces of at least 256 KB; only its last piece may be smaller.',
          },
        })
      }
      expect(await measureStored(server.deps.storage, `uploads/${annaId}/`)).toBe(0)
    })

    test('a file has as many pieces as its size allows, however it is sent', async () => {
      const size = 9 * UPLOAD_PIECE_MIN_BYTES + 5000
      const path = locationOf(await begin(size))
      let at = 0
      while (at < size) {
        const length = Math.min(UPLOAD_PIECE_MIN_BYTES + 1000, size - at)
        expect((await patch(path, at, new Uint8Array(randomBytes(length)))).status).toBe(204)
        at += length
      }
      const [row] = await server.deps.db.select().from(uploads).where(eq(uploads.userId, annaId))
      expect(row?.pieces).toHaveLength(9)
    })
  })

  test('six exports leave one file, that takes no more than what is stored and keeps nobody from orders', async () => {
    const film = randomBytes(2_000_000)
    await keepVideo(server, annaId, { storageBytes: film.length }, film)
    const ids: string[] = []
    for (let order = 0; order < 6; order += 1) {
      const { id } = (await anna.ask('POST', '/api/exports')).body as DataExport
      ids.push(id)
      expect((await readQuota()).exportBytes).toBeGreaterThanOrEqual(film.length)
      await makeExport(server.deps, { exportId: id })
    }
    const kept = await measureStored(server.deps.storage, `user-exports/${annaId}/`)
    expect(kept).toBeGreaterThan(film.length)
    expect(kept).toBeLessThan(film.length * 1.1)
    expect(await readQuota()).toMatchObject({ exportBytes: kept, storedBytes: film.length, reservedBytes: 0 })
  })

  test('two exports that end at the same moment leave one, with its file', async () => {
    const { db, clock, storage } = server.deps
    await fill(1000)
    const rows = await db
      .insert(exports)
      .values([1, 2].map((order) => ({ userId: annaId, createdAt: new Date(clock.now().getTime() + order) })))
      .returning()
    await Promise.all(rows.map(({ id }) => makeExport(server.deps, { exportId: id })))
    const left = await db.select().from(exports).where(eq(exports.userId, annaId))
    expect(left.map(({ id }) => id)).toEqual([rows[1]?.id])
    expect(await storage.findSize(left[0]?.fileKey ?? '')).toBeGreaterThan(0)
    expect(await measureStored(storage, `user-exports/${annaId}/`)).toBe(left[0]?.sizeBytes)
  })

  test('is free altogether when the account is deleted', async () => {
    const { deps } = server
    await fill(1_000_000)
    await anna.ask('POST', '/api/videos', ORDER)
    expect(
      (await anna.ask('POST', '/api/account/delete', { password: PASSWORD, confirmation: DELETE_PHRASE }))
        .status,
    ).toBe(200)
    await deleteFiles(deps, { userId: annaId })
    for (const table of [videos, uploads, exports])
      expect(await deps.db.select().from(table).where(eq(table.userId, annaId))).toEqual([])
    expect(await deps.db.select().from(profiles).where(eq(profiles.id, annaId))).toEqual([])
    expect(await deps.db.select().from(users).where(eq(users.id, annaId))).toEqual([])
    expect(await measureStored(deps.storage, `user-videos/${annaId}/`)).toBe(0)
  })
})
