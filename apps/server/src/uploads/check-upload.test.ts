import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { UPLOADS_PATH } from '@hookreel/contract'
import type { Upload } from '@hookreel/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getProgram } from '../../../../launcher/find-program.ts'
import { buildServer, openIdleQueue } from '../../../../tests/builders/build-server.ts'
import type { BuiltServer, Client } from '../../../../tests/builders/build-server.ts'
import { readId } from '../../../../tests/builders/build-settings.ts'
import { useUpLimit } from '../../../../tests/builders/use-up-limit.ts'
import { checkUpload } from './check-upload.job.ts'

const run = promisify(execFile)
let server: BuiltServer
let film: Uint8Array<ArrayBuffer>
const ordered: string[] = []

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hookreel-turn-'))
  const file = join(folder, 'sent.avi')
  const source = '-f lavfi -i testsrc=s=640x360:d=3:r=25 -c:v mjpeg'.split(' ')
  await run(getProgram('ffmpeg'), ['-v', 'error', ...source, file])
  film = Uint8Array.from(await readFile(file))
  await rm(folder, { recursive: true })
  const openQueue = openIdleQueue(async (_on, name) => {
    ordered.push(name)
  })
  server = await buildServer({ openQueue })
})
afterAll(() => server?.close())

async function send(who: Client): Promise<string> {
  const headers = { cookie: who.cookie, 'tus-resumable': '1.0.0' }
  const begun = await server.app.request(UPLOADS_PATH, {
    ...{ method: 'POST', headers: { ...headers, 'upload-length': String(film.length) } },
  })
  const path = begun.headers.get('location') ?? 'none'
  const piece = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' }
  await server.app.request(path, { method: 'PATCH', headers: { ...headers, ...piece }, body: film })
  return path.split('/').at(-1) ?? ''
}

const readState = async (who: Client, id: string) =>
  ((await who.ask('GET', `${UPLOADS_PATH}/${id}`)).body as Upload).state

test('an upload that takes longer than its turn goes on among the long ones, as do the next of who sent two of them', async () => {
  const anna = await server.signUp()
  const check = async (turnMs: number) => {
    const id = await send(anna)
    ordered.length = 0
    await checkUpload(server.deps, id, { longestSeconds: 75, turnMs })
    return { id, state: await readState(anna, id), ordered: [...ordered] }
  }
  const handedOn = { state: 'checking', ordered: ['check-long-upload'] }
  const first = await check(1)
  expect(first).toMatchObject(handedOn)
  expect(await check(60_000)).toMatchObject({ state: 'done', ordered: [] })
  expect(await check(1)).toMatchObject(handedOn)
  expect(await check(60_000)).toMatchObject(handedOn)
  await checkUpload(server.deps, first.id)
  expect(await readState(anna, first.id)).toBe('done')
})

test('an upload that is looked at, or sent pieces without bytes, counts as changed', async () => {
  const anna = await server.signUp()
  const headers = { cookie: anna.cookie, 'tus-resumable': '1.0.0' }
  const begun = await server.app.request(UPLOADS_PATH, {
    ...{ method: 'POST', headers: { ...headers, 'upload-length': '300000' } },
  })
  const path = begun.headers.get('location') ?? 'none'
  await useUpLimit(server, 'changes of a day', await readId(anna), 20_000)
  const piece = { ...headers, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' }
  const empty = { ...piece, 'content-length': '0' }
  const whole = { ...piece, 'content-length': '300000' }
  expect((await server.app.request(path, { method: 'HEAD', headers })).status).toBe(429)
  expect((await server.app.request(path, { method: 'PATCH', headers: empty })).status).toBe(429)
  const sent = { method: 'PATCH', headers: whole, body: new Uint8Array(300_000) }
  expect((await server.app.request(path, sent)).status).toBe(204)
})
