import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { UPLOAD_PIECE_MIN_BYTES, UPLOADS_PATH } from '@hookreel/contract'
import type { DataExport, ErrorBody, Storyboard, StorageQuota, Upload } from '@hookreel/contract'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { getProgram } from '../../../launcher/find-program.ts'
import { backUp } from '../../../apps/server/src/operations/backups/back-up.job.ts'
import { buildServer, openIdleQueue } from '../../builders/build-server.ts'
import type { BuiltServer, Client } from '../../builders/build-server.ts'
import { buildDataDir } from '../../builders/build-db.ts'
import { openDb } from '../../../apps/server/src/platform/db/open-db.ts'
import { exports } from '../../../apps/server/src/schema.ts'
import { readId } from '../../builders/build-settings.ts'
import { makeExport } from '../../../apps/server/src/personal-data/exports/make-export.job.ts'
import { makePreviewOf } from '../../../apps/server/src/storyboards/preview/make-preview.job.ts'
import type { Previewer } from '../../../apps/server/src/storyboards/preview/previewer.ts'
import { createPreviewer } from '../../../apps/server/src/storyboards/preview/previewer.ts'
import { ORDER } from '../../builders/build-video.ts'
import { checkUpload } from '../../../apps/server/src/uploads/check-upload.job.ts'
import { writePng } from '../../fakes/write-png.ts'

/** Small disks in the data folder, each filled to its last byte while a test writes to it. */
const DISKS = ['storage', 'uploads', 'exports', 'storyboards', 'backups'] as const
type Disk = (typeof DISKS)[number]
const FILLER = 'filler'
const FULL = 'This server has no room left on its disk. Please tell its operator, and try again later.'

describe('a full disk', { tags: ['mount'] }, () => {
  let dataDir: string
  let server: BuiltServer
  let anna: Client
  let annaId: string
  let lack: string | undefined
  const mounted: string[] = []

  beforeAll(async () => {
    dataDir = await buildDataDir()
    for (const disk of DISKS) {
      const folder = join(dataDir, disk)
      mkdirSync(folder, { recursive: true })
      const made = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder])
      if (made.status === 0) mounted.push(folder)
      else lack = String(made.stderr).trim()
    }
    // The stand-in speaks and draws nothing: it hands over a picture, which the server must put into the storage.
    const real = createPreviewer()
    const previewer: Previewer = {
      ...real,
      make: async ({ order, partsFolder }, onMade) => {
        mkdirSync(partsFolder, { recursive: true })
        writeFileSync(join(partsFolder, 'layer.jpg'), 'a layer')
        const box = { x: 0, y: 0, width: 1, height: 1 }
        const layer = { name: 'sky', depth: 0, blend: 'normal', opaque: true, motion: 'none', box } as const
        const picture = {
          layers: [{ ...layer, file: 'layer.jpg' }],
          ...{ seed: 1, kind: 'scene' as const, environment: 'space', subjects: ['sun'], credits: [] },
        } as const
        const sceneId = order.scenes[0]?.id ?? ''
        return onMade({ part: 'picture', sceneId, picture, told: { earlierSubjects: [], avoids: [] } }).then(
          () => ({ type: 'done' }),
          () => ({ type: 'died' }),
        )
      },
    }
    server = await buildServer({ place: { dataDir }, previewer, openQueue: openIdleQueue() })
    anna = await server.signUp()
    annaId = await readId(anna)
  })
  afterEach(() => {
    for (const folder of mounted) rmSync(join(folder, FILLER), { force: true })
  })
  afterAll(async () => {
    for (const folder of mounted) spawnSync('umount', ['-l', folder])
    await server?.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  /** Takes all that is left of a disk. */
  function fill(disk: Disk): void {
    const file = join(dataDir, disk, FILLER)
    for (let bytes = 65_536; bytes >= 1; bytes = Math.floor(bytes / 16))
      for (;;) {
        try {
          writeFileSync(file, Buffer.alloc(bytes), { flag: 'a' })
        } catch {
          break
        }
      }
    expect(statfsSync(join(dataDir, disk)).bavail).toBe(0)
  }
  const free = (disk: Disk) => rmSync(join(dataDir, disk, FILLER))
  const listFiles = (disk: Disk) =>
    readdirSync(join(dataDir, disk), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== FILLER)
      .map(({ name }) => name)
  const isTold = () => server.logged.some((line) => line.includes('the disk is full'))
  const readQuota = async () => (await anna.ask('GET', '/api/storage')).body as StorageQuota

  const TUS = { 'tus-resumable': '1.0.0' }
  async function begin(size: number): Promise<string> {
    const headers = { cookie: anna.cookie, ...TUS, 'upload-length': String(size) }
    // What is announced is looked at first; here it is the writing that fails.
    const answer = await server.app.request(UPLOADS_PATH, { method: 'POST', headers })
    return answer.headers.get('location') ?? (await answer.text())
  }
  function send(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<Response> {
    const headers = {
      ...{ cookie: anna.cookie, ...TUS, 'upload-offset': '0', 'content-length': String(bytes.length) },
      'content-type': 'application/offset+octet-stream',
    }
    return Promise.resolve(server.app.request(path, { method: 'PATCH', headers, body: bytes }))
  }

  test('refuses a piece of an upload by its name, keeps nothing of it, and goes on when there is room', async ({
    skip,
  }) => {
    if (lack !== undefined) skip(lack)
    const { config } = server.deps
    const isLarge = statfsSync(join(dataDir, 'uploads')).bavail * 4096 > 512 * 1_048_576
    expect(isLarge).toBe(false)
    // A small disk takes no new upload at all.
    expect(await begin(UPLOAD_PIECE_MIN_BYTES)).toContain('disk_full')
    spawnSync('mount', ['-o', 'remount,size=2g', join(config.dataDir, 'uploads')])
    const bytes = new Uint8Array(randomBytes(UPLOAD_PIECE_MIN_BYTES))
    const path = await begin(bytes.length)
    fill('storage')
    const answer = await send(path, bytes)
    expect([answer.status, await answer.json()]).toMatchObject([
      507,
      { error: { code: 'disk_full', message: FULL } },
    ])
    expect(isTold()).toBe(true)
    expect(listFiles('storage')).toEqual([])
    free('storage')
    expect((await send(path, bytes)).status).toBe(204)
    await anna.ask('DELETE', path, undefined, TUS)
  })

  test('fails the check of an upload with the reason, and its room comes back', async ({ skip }) => {
    if (lack !== undefined) skip(lack)
    spawnSync('mount', ['-o', 'remount,size=2g', join(dataDir, 'uploads')])
    const source = '-f lavfi -i testsrc2=s=96x160:d=1:r=25 -c:v libx264 -pix_fmt yuv420p'.split(' ')
    const output = '-movflags frag_keyframe+empty_moov -f mp4 -'.split(' ')
    const film = spawnSync(getProgram('ffmpeg'), ['-v', 'error', ...source, ...output]).stdout
    const path = await begin(film.length)
    expect((await send(path, Uint8Array.from(film))).status).toBe(204)
    spawnSync('mount', ['-o', 'remount,size=8m', join(dataDir, 'uploads')])
    fill('uploads')
    await checkUpload(server.deps, path.split('/').at(-1) ?? '')
    expect((await anna.ask('GET', path)).body as Upload).toMatchObject({ state: 'failed', message: FULL })
    expect([listFiles('uploads'), listFiles('storage')]).toEqual([[], []])
    expect((await readQuota()).reservedBytes).toBe(0)
  })

  test('fails an export by its name, and leaves nothing of it', async ({ skip }) => {
    if (lack !== undefined) skip(lack)
    const refused = await anna.ask('POST', '/api/exports')
    expect([refused.status, (refused.body as ErrorBody).error.code]).toEqual([507, 'disk_full'])
    const [row] = await server.deps.db.insert(exports).values({ userId: annaId }).returning()
    fill('exports')
    await expect(makeExport(server.deps, { exportId: row?.id ?? '' })).rejects.toThrow()
    const [item] = ((await anna.ask('GET', '/api/exports')).body as { exports: DataExport[] }).exports
    expect(item).toMatchObject({ state: 'failed', failure: 'disk_full' })
    expect(listFiles('exports')).toEqual([])
    free('exports')
    fill('storage')
    await expect(makeExport(server.deps, { exportId: row?.id ?? '' })).rejects.toThrow()
    expect([listFiles('exports'), listFiles('storage')]).toEqual([[], []])
    await server.deps.db.delete(exports).where(eq(exports.userId, annaId))
  })

  test('refuses a picture by its name, keeps nothing of it, and takes it when there is room', async ({
    skip,
  }) => {
    if (lack !== undefined) skip(lack)
    const board = (await anna.ask('POST', '/api/storyboards', ORDER)).body as Storyboard
    const png = new Uint8Array(writePng(64, 64, (x, y) => [x * 4, y * 4, 90]))
    const sendPicture = () =>
      server.app.request(`/api/storyboards/${board.id}/pictures`, {
        method: 'POST',
        headers: { cookie: anna.cookie, 'content-type': 'application/octet-stream' },
        body: png,
      })
    // What a storyboard keeps on its own disk counts, too.
    const { storedBytes } = await readQuota()
    for (const disk of ['storyboards', 'storage'] as const) {
      fill(disk)
      const answer = await sendPicture()
      expect([disk, answer.status, await answer.json()]).toMatchObject([
        disk,
        507,
        { error: { code: 'disk_full', message: FULL } },
      ])
      expect(listFiles('storage')).toEqual([])
      expect(listFiles('storyboards').filter((name) => name.startsWith('.'))).toEqual([])
      expect((await readQuota()).storedBytes).toBe(storedBytes)
      free(disk)
      // A small disk takes no picture at all: what always stays free is the database's.
      const folder = join(dataDir, 'storyboards')
      if (disk === 'storyboards') {
        expect((await sendPicture()).status).toBe(507)
        spawnSync('mount', ['-o', 'remount,size=2g', folder])
      }
    }
    expect((await sendPicture()).status).toBe(201)
  })

  test('fails a preview with the reason, and it can be gone on with', async ({ skip }) => {
    if (lack !== undefined) skip(lack)
    const board = (await anna.ask('POST', '/api/storyboards', ORDER)).body as Storyboard
    fill('storage')
    await makePreviewOf(server.deps, board.id)
    const read = async () => (await anna.ask('GET', `/api/storyboards/${board.id}`)).body as Storyboard
    expect(await read()).toMatchObject({ status: 'failed', failure: FULL })
    free('storage')
    expect((await anna.ask('POST', `/api/storyboards/${board.id}/make`)).status).toBe(200)
    await makePreviewOf(server.deps, board.id)
    expect(await read()).toMatchObject({ status: 'ready', failure: null })
  })

  test('ends a backup of the database, of which no half is left', async ({ skip }) => {
    if (lack !== undefined) skip(lack)
    const opened = await openDb({ dataDir: await buildDataDir() })
    try {
      if (opened.connection.kind !== 'embedded') throw new Error('not embedded')
      fill('backups')
      await expect(backUp(opened.connection.pglite, dataDir, new Date())).rejects.toMatchObject({
        code: 'ENOSPC',
      })
      expect(listFiles('backups')).toEqual([])
    } finally {
      await opened.close()
    }
  })

  test('never keeps the server from answering', async () => {
    expect((await anna.ask('GET', '/api/profile')).status).toBe(200)
  })
})
