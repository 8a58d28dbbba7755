import { setTimeout as pause } from 'node:timers/promises'
import { UPLOAD_PIECE_MIN_BYTES, UPLOADS_PATH } from '@hookreel/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildDataDir } from '../../../../tests/builders/build-db.ts'
import { buildPostgres } from '../../../../tests/builders/build-postgres.ts'
import { buildServer, openIdleQueue } from '../../../../tests/builders/build-server.ts'
import type { BuiltServer } from '../../../../tests/builders/build-server.ts'
import { describeOnDatabases } from '../../../../tests/describe-on-databases.ts'
import { startFakeS3 } from '../../../../tests/fakes/s3.ts'
import type { FakeS3 } from '../../../../tests/fakes/s3.ts'
import { readConfig } from '../config/config.ts'
import { openStorage } from '../platform/storage/open-storage.ts'
import { readQuota } from '../storage-quota/read-quota.ts'
import { uploads } from '../schema.ts'
import { cancelUpload } from './cancel-upload.ts'
import { createUploadReceiver } from './receive-uploads.ts'

const PIECES = 6

describeOnDatabases('pieces that two machines take on %s', (postgresUrl) => {
  const servers: BuiltServer[] = []
  let store: FakeS3
  let userId: string

  beforeAll(async () => {
    store = await startFakeS3()
    const databaseUrl = postgresUrl === undefined ? undefined : await buildPostgres(postgresUrl)
    servers.push(
      await buildServer({
        place: { dataDir: await buildDataDir(), databaseUrl },
        openQueue: openIdleQueue(),
      }),
    )
    // An embedded database has one process; PostgreSQL has two, each with a disk of its own.
    if (databaseUrl !== undefined)
      servers.push(
        await buildServer({
          place: { dataDir: await buildDataDir(), databaseUrl },
          openQueue: openIdleQueue(),
        }),
      )
  })
  afterAll(async () => {
    for (const server of servers) await server.close()
    await store?.close()
  })
  beforeEach(async () => {
    store.objects.clear()
    const anna = await first().signUp()
    userId = ((await anna.ask('GET', '/api/profile')).body as { id: string }).id
  })

  function first(): BuiltServer {
    const [server] = servers
    if (!server) throw new Error('no server was built')
    return server
  }
  /** What a machine has beside the database: a receiver of its own, on the store of all. */
  const machines = () =>
    Array.from({ length: 2 }, (_, nth) => {
      const { deps } = servers[nth] ?? first()
      const shared = { ...deps, storage: openStorage('', readConfig(store.settings).machines.s3) }
      return { deps: shared, receive: createUploadReceiver(shared) }
    })
  type Machine = ReturnType<typeof machines>[number]

  const send = (
    machine: Machine,
    method: string,
    init: { headers: Record<string, string>; body?: Uint8Array<ArrayBuffer> },
    uploadId?: string,
  ) =>
    machine.receive(
      new Request(`http://localhost${UPLOADS_PATH}${uploadId === undefined ? '' : `/${uploadId}`}`, {
        method,
        headers: { 'tus-resumable': '1.0.0', ...init.headers },
        ...(init.body && { body: init.body }),
      }),
      { userId, requestId: 'request', uploadId },
    )
  async function begin(machine: Machine, size: number): Promise<string> {
    const { headers } = await send(machine, 'POST', { headers: { 'upload-length': String(size) } })
    return headers.get('location')?.split('/').at(-1) ?? 'none'
  }
  const patch = (machine: Machine, id: string, from: number, length: number) => {
    const headers = { 'upload-offset': String(from), 'content-type': 'application/offset+octet-stream' }
    return send(machine, 'PATCH', { headers, body: new Uint8Array(length) }, id)
  }
  const storedBytes = () => [...store.objects.values()].reduce((sum, { length }) => sum + length, 0)
  const countedBytes = async () => (await readQuota(first().deps.db, first().deps, userId)).reservedBytes
  async function offsetOf(id: string): Promise<number> {
    const [row] = await first().deps.db.select().from(uploads).where(eq(uploads.id, id))
    return row?.receivedBytes ?? -1
  }

  test('at the same place at once are kept once, and never take more than is counted', async () => {
    const [one, other] = machines()
    if (!one || !other) throw new Error('two machines are wanted')
    const size = PIECES * (UPLOAD_PIECE_MIN_BYTES + 10)
    const id = await begin(one, size)
    let most = 0
    const slowly = (method: string) => {
      most = Math.max(most, storedBytes())
      return method === 'PUT' ? ({ type: 'wait', ms: 200 } as const) : undefined
    }
    store.disturb(slowly)
    for (let round = 0; round < PIECES - 1; round += 1) {
      const from = await offsetOf(id)
      const sent = [one, other].map((machine, nth) => patch(machine, id, from, UPLOAD_PIECE_MIN_BYTES + nth))
      await Promise.all(sent)
      expect(storedBytes()).toBeLessThanOrEqual(await countedBytes())
    }
    store.disturb(undefined)
    const from = await offsetOf(id)
    expect((await patch(one, id, from, size - from)).status).toBe(204)
    // What came too late is gone again, and the room with it.
    expect(storedBytes()).toBe(size)
    expect(await countedBytes()).toBe(size)
    expect(most).toBeLessThanOrEqual(size + 2 * UPLOAD_PIECE_MIN_BYTES)
  })

  test('whose upload is given up while they are on their way are taken away', async () => {
    const [one, other] = machines()
    if (!one || !other) throw new Error('two machines are wanted')
    const id = await begin(one, 2 * UPLOAD_PIECE_MIN_BYTES)
    store.disturb((method) => (method === 'PUT' ? { type: 'wait', ms: 500 } : undefined))
    const sending = patch(one, id, 0, UPLOAD_PIECE_MIN_BYTES)
    await expect
      .poll(
        async () => (await first().deps.db.select().from(uploads).where(eq(uploads.id, id)))[0]?.writtenBytes,
      )
      .toBeGreaterThan(0)
    await cancelUpload(other.deps, userId, id)
    await sending
    await pause(50)
    store.disturb(undefined)
    expect([...store.objects.keys()]).toEqual([])
    expect(await countedBytes()).toBe(0)
  })

  test('that are sent again after a failure of the store cost no room twice', async () => {
    const [one] = machines()
    if (!one) throw new Error('a machine is wanted')
    const id = await begin(one, 2 * UPLOAD_PIECE_MIN_BYTES)
    store.disturb((method) => (method === 'PUT' ? { type: 'status', status: 400 } : undefined))
    for (let tries = 0; tries < 3; tries += 1)
      expect((await patch(one, id, 0, UPLOAD_PIECE_MIN_BYTES)).status).toBe(500)
    store.disturb(undefined)
    expect(await countedBytes()).toBe(2 * UPLOAD_PIECE_MIN_BYTES)
    for (const from of [0, UPLOAD_PIECE_MIN_BYTES])
      expect((await patch(one, id, from, UPLOAD_PIECE_MIN_BYTES)).status).toBe(204)
    expect(storedBytes()).toBe(2 * UPLOAD_PIECE_MIN_BYTES)
  })
})
