// @module-tag postgresql
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { UPLOAD_PIECE_MIN_BYTES, UPLOADS_PATH } from '@hookreel/contract'
import type { Upload, Video } from '@hookreel/contract'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildPostgres } from '../../builders/build-postgres.ts'
import { startPostgresServer } from '../../postgres-server.ts'
import type { PostgresServer } from '../../postgres-server.ts'
import { followEvents } from '../follow-events.ts'
import { buildMachines } from './machines.ts'
import type { Machine, Machines } from './machines.ts'
import {
  isEnded,
  makeDataDir,
  FULL_ORDER as ORDER,
  signUp,
  startStoryServer,
  waitForVideo,
} from '../videos-server.ts'
import type { Person } from '../videos-server.ts'
import { getProgram } from '../../../launcher/find-program.ts'

/** For machines that do much else: every wait is for a state, none for a time. */
const LONG = 1_500_000
vi.setConfig({ testTimeout: LONG, hookTimeout: LONG })
let postgres: PostgresServer
let machines: Machines
let web: Machine
let anna: Person

beforeAll(async () => {
  postgres = await startPostgresServer()
  machines = await buildMachines(await buildPostgres(postgres.url))
  web = await machines.start('web')
  await machines.start('worker')
  anna = await signUp(web.url, 'anna@example.org')
})
afterEach(() => machines.store.disturb(undefined))
afterAll(async () => {
  await machines?.end()
  postgres?.stop()
})

async function order(person = anna): Promise<string> {
  const { status, body } = await person.call('POST', '/api/videos', ORDER)
  expect(status).toBe(201)
  return (body as Video).id
}

const balance = async () => ((await anna.call('GET', '/api/credits')).body as { balance: number }).balance
const isMaking = ({ progress }: Video) => (progress?.percent ?? 0) > 25

describe('a database that is restarted', () => {
  test('costs no film, no credit and no page its news', async () => {
    const before = await balance()
    const page = await followEvents(web.url, anna)
    const id = await order()
    await waitForVideo(anna, id, isMaking, LONG)
    postgres.restart()
    // The page is told to connect again, because it may have missed something.
    await expect.poll(page.isEnded, { timeout: 60_000 }).toBe(true)
    await expect
      .poll(async () => (await anna.call('GET', '/api/profile')).status, { timeout: 60_000 })
      .toBe(200)
    const again = await followEvents(web.url, anna)
    expect(await waitForVideo(anna, id, isEnded, LONG)).toMatchObject({ status: 'completed' })
    expect(await balance()).toBe(before - 25)
    await expect
      .poll(() => again.events.some(({ data }) => (data as Video).status === 'completed'), {
        timeout: 20_000,
      })
      .toBe(true)
    again.close()
  })
})

describe('an object store that is away', () => {
  test('when a film is finished has it fail with its reason and its credits back', async () => {
    const before = await balance()
    const id = await order()
    machines.store.disturb((method, key) =>
      method !== 'GET' && key.endsWith(`${id}.mp4`) ? { type: 'status', status: 503 } : undefined,
    )
    const video = await waitForVideo(anna, id, isEnded, LONG)
    expect(video).toMatchObject({ status: 'failed', failure: { code: 'storage_failed' } })
    expect(await balance()).toBe(before)
    machines.store.disturb(undefined)
    await expect
      .poll(() => [...machines.store.objects.keys()].filter((key) => key.includes(id)), { timeout: 30_000 })
      .toEqual([])
  })
})

describe('an upload', () => {
  test('that one web process began and did not survive goes on at another one', async () => {
    const film = makeSmallFilm()
    const first = await machines.start('web')
    const headers = (url: string) => ({ origin: url, cookie: anna.cookie, 'tus-resumable': '1.0.0' })
    const patch = (url: string, path: string, from: number, bytes: Uint8Array<ArrayBuffer>) =>
      fetch(url + path, {
        method: 'PATCH',
        headers: {
          ...headers(url),
          'content-type': 'application/offset+octet-stream',
          'upload-offset': String(from),
        },
        body: bytes,
      })
    const begun = await fetch(first.url + UPLOADS_PATH, {
      method: 'POST',
      headers: {
        ...headers(first.url),
        'upload-length': String(film.length),
        'upload-metadata': `filename ${Buffer.from('Trip.mp4').toString('base64')}`,
      },
    })
    const path = begun.headers.get('location') ?? ''
    const half = UPLOAD_PIECE_MIN_BYTES + 1000
    expect(film.length).toBeGreaterThan(half)
    expect((await patch(first.url, path, 0, film.subarray(0, half))).status).toBe(204)
    await first.kill()
    const asked = await fetch(web.url + path, { method: 'HEAD', headers: headers(web.url) })
    expect(asked.headers.get('upload-offset')).toBe(String(half))
    expect((await patch(web.url, path, half, film.subarray(half))).status).toBe(204)
    const read = async () => (await anna.call('GET', path)).body as Upload
    await expect.poll(async () => (await read()).state, { timeout: 60_000 }).toBe('done')
    // Its pieces are given up after it is told.
    await expect
      .poll(() => [...machines.store.objects.keys()].filter((key) => key.startsWith('uploads/')), {
        timeout: 30_000,
      })
      .toEqual([])
  })
})

describe('a disk that is full', { tags: ['mount'] }, () => {
  test('has a film fail with its credits back, and the server goes on', async ({ skip }) => {
    const folder = await makeDataDir()
    const films = join(folder.dataDir, 'films')
    mkdirSync(films)
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', films])
    if (mounted.status !== 0) {
      await folder.remove()
      skip(`no small disk can be mounted here: ${String(mounted.stderr).trim()}`)
    }
    const server = await startStoryServer(folder.dataDir)
    try {
      const berta = await signUp(server.url, 'berta@example.org')
      const id = await order(berta)
      expect(await waitForVideo(berta, id, isEnded, LONG)).toMatchObject({
        status: 'failed',
        failure: { code: 'disk_full', message: expect.stringMatching(/no room left on its disk/) },
      })
      await expect.poll(() => readdirSync(films), { timeout: 30_000 }).toEqual([])
      expect((await berta.call('GET', '/api/credits')).body).toMatchObject({ balance: 100 })
    } finally {
      await server.stop()
      spawnSync('umount', [films])
      await folder.remove()
    }
  })
})

function makeSmallFilm(): Buffer<ArrayBuffer> {
  // Noise, so that it is more than one piece.
  const source =
    '-f lavfi -i nullsrc=s=160x96:d=2:r=25,geq=random(1)*255:128:128 -c:v libx264 -qp 0 -pix_fmt yuv420p'
  const output = '-movflags frag_keyframe+empty_moov -f mp4 -'
  const made = spawnSync(getProgram('ffmpeg'), ['-v', 'error', ...source.split(' '), ...output.split(' ')], {
    maxBuffer: 10_000_000,
  })
  return Buffer.from(Uint8Array.from(made.stdout).buffer)
}
