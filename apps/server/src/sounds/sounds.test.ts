import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DELETE_PHRASE, SOUND_MAX_BYTES } from '@hookreel/contract'
import type { DataExport, ErrorBody, Sound, StorageQuota } from '@hookreel/contract'
import { createEmbeddedNarrator } from '@hookreel/crew'
import { DEFAULT_CHOICES, recordingVoiceId } from '@hookreel/film'
import { encodeWav } from '@hookreel/studio'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildVideoRow } from '../../../../tests/builders/build-video.ts'
import { PASSWORD } from '../../../../tests/builders/build-server.ts'
import type { BuiltServer, Client } from '../../../../tests/builders/build-server.ts'
import { buildSettings, readId } from '../../../../tests/builders/build-settings.ts'
import { measureStored } from '../platform/storage/measure-room.ts'
import { deleteFiles } from '../personal-data/account-end/delete-files.job.ts'
import { makeExport } from '../personal-data/exports/make-export.job.ts'
import { listExportFiles } from '../personal-data/exports/write-export-texts.ts'
import { sweepFiles } from '../operations/sweep/sweep-files.ts'
import { sounds, videos } from '../schema.ts'
import { failVideo } from '../videos/renders/fail-video.ts'

let server: BuiltServer
let anna: Client
let annaId: string
let spoken: Uint8Array<ArrayBuffer>

beforeAll(async () => {
  server = (await buildSettings(undefined, { STORAGE_GB_FREE: '0.0012' })).server
  anna = await server.signUp()
  annaId = await readId(anna)
  const line = await createEmbeddedNarrator().speakLine({
    text: 'This is my own voice, for my own film.',
    voiceId: 'flite-slt',
    pace: 1,
  })
  spoken = new Uint8Array(encodeWav(line.samples, line.sampleRate, 1))
})
afterAll(() => server?.close())

const send = async (
  body: string | Uint8Array<ArrayBuffer>,
  path = '/api/sounds/voice?name=C:\\takes\\first%20take.wav',
  who = anna,
) => {
  const headers = { cookie: who.cookie }
  const answer = await server.app.request(path, { method: 'POST', headers, body })
  return { status: answer.status, body: (await answer.json()) as Sound & ErrorBody }
}
const list = async (who = anna, query = '') =>
  ((await who.ask('GET', `/api/sounds${query}`)).body as { sounds: Sound[] }).sounds
const readQuota = async () => (await anna.ask('GET', '/api/storage')).body as StorageQuota

test('a recording is kept for its owner alone, counts in their room, plays, and goes when it is deleted', async () => {
  const sent = await send(spoken)
  expect(sent.status).toBe(201)
  expect(sent.body).toMatchObject({ kind: 'voice', name: 'first take.wav' })
  expect(sent.body.seconds).toBeGreaterThan(2)
  expect(await list()).toMatchObject([{ id: sent.body.id }])
  expect(await list(anna, '?kind=music')).toEqual([])
  expect((await readQuota()).storedBytes).toBe(sent.body.sizeBytes)
  const played = await server.app.request(sent.body.url)
  expect([played.status, played.headers.get('content-type')]).toEqual([200, 'audio/wav'])
  expect((await played.arrayBuffer()).byteLength).toBe(sent.body.sizeBytes)

  const bert = await server.signUp()
  expect(await list(bert)).toEqual([])
  const taken = await bert.ask('DELETE', `/api/sounds/${sent.body.id}`)
  expect([taken.status, (taken.body as ErrorBody).error.code]).toEqual([404, 'sound_not_found'])
  expect((await server.stranger.ask('GET', '/api/sounds')).status).toBe(401)
  expect((await send(spoken, undefined, server.stranger)).status).toBe(401)

  expect((await anna.ask('DELETE', `/api/sounds/${sent.body.id}`)).status).toBe(200)
  expect((await readQuota()).storedBytes).toBe(0)
  expect(await measureStored(server.deps.storage, `sounds/${annaId}/`)).toBe(0)
  expect((await anna.ask('DELETE', `/api/sounds/${sent.body.id}`)).status).toBe(404)
})

test.each(['voice', 'music'] as const)(
  'a recording that is the %s of a film under way is deleted when that is over, and not before it was paid',
  async (kind) => {
    const { db } = server.deps
    const facts = { name: 'Mine', seconds: 12.5, sizeBytes: 1, hash: '', terms: null }
    await db.insert(sounds).values({ id: `needed-${kind}`, userId: annaId, kind, ...facts })
    const soundId = `needed-${kind}`
    const music = { ...DEFAULT_CHOICES.music, isOn: true, own: { soundId, seconds: 12.5 } }
    const voice = { voiceId: recordingVoiceId({ soundId, seconds: 12.5 }) }
    const own = kind === 'voice' ? voice : { choices: { ...DEFAULT_CHOICES, music } }
    const id = `film-${kind}`
    await db.insert(videos).values([buildVideoRow(annaId, { id, ...own })])
    const remove = () => anna.ask('DELETE', `/api/sounds/${soundId}`)
    const refused = await remove()
    expect([refused.status, (refused.body as ErrorBody).error.code]).toEqual([409, 'sound_in_use'])
    expect((await list()).map(({ id }) => id)).toContain(soundId)
    await failVideo(server.deps, id, { code: 'cancelled', message: 'You cancelled it.' })
    expect((await remove()).status).toBe(200)
  },
)

test('what is no sound is refused with the reason, and nothing of it is kept', async () => {
  const silent = encodeWav(new Float32Array(32_000), 16_000, 1)
  const refused = await send(new Uint8Array(silent))
  expect([refused.status, refused.body.error.code]).toEqual([422, 'sound_refused'])
  expect(refused.body.error.message).toContain('silent')
  expect((await send('#EXTM3U\n/etc/passwd')).body.error.code).toBe('sound_refused')
  expect((await send('')).body.error.message).toBe('This file is empty.')
  expect((await send(spoken, '/api/sounds/film')).body.error.code).toBe('invalid_input')
  const huge = await server.app.request('/api/sounds/voice', {
    method: 'POST',
    headers: { cookie: anna.cookie, 'content-length': String(SOUND_MAX_BYTES + 1) },
    body: 'x',
  })
  expect(huge.status).toBe(413)
  expect(await list()).toEqual([])
  const folder = join(server.deps.config.dataDir, 'sounds-sent')
  expect(existsSync(folder) ? await readdir(folder) : []).toEqual([])
})

test('one that finds no room is refused, and leaves no file', async () => {
  server.wait(61)
  const kept: Sound[] = []
  let last = await send(spoken)
  for (; last.status === 201; last = await send(spoken)) kept.push(last.body)
  expect([last.status, last.body.error.code]).toEqual([507, 'storage_full'])
  expect(kept.length).toBeGreaterThan(2)
  const stored = await measureStored(server.deps.storage, `sounds/${annaId}/`)
  expect(stored).toBe(kept.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0))
})

test('they are in the export, known to the sweep, and gone with the account', async () => {
  const sounds = await list()
  const files = await listExportFiles(server.deps, annaId)
  expect(files.filter(({ name }) => /^sounds\/first take .*\.wav$/.test(name))).toHaveLength(sounds.length)
  const { id } = (await anna.ask('POST', '/api/exports')).body as DataExport
  await makeExport(server.deps, { exportId: id })
  expect((await readQuota()).exportBytes).toBeGreaterThan((await readQuota()).storedBytes)
  server.wait(2 * 86_400)
  const swept = await sweepFiles(server.deps, 'list')
  expect([swept.orphans.keys, swept.strange.keys]).toEqual([[], []])
  const bert = await server.signUp()
  const bertId = await readId(bert)
  expect((await send(spoken, undefined, bert)).status).toBe(201)
  const deleted = await bert.ask('POST', '/api/account/delete', {
    password: PASSWORD,
    confirmation: DELETE_PHRASE,
  })
  expect(deleted.status).toBe(200)
  await deleteFiles(server.deps, { userId: bertId })
  expect(await measureStored(server.deps.storage, `sounds/${bertId}/`)).toBe(0)
})
