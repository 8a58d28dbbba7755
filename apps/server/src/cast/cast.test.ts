// @module-tag postgresql
import { randomFillSync } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { BODY_MAX_BYTES, PHOTO_MAX_BYTES, UNDO_SECONDS } from '@hookreel/contract'
import type { Deletion, ErrorBody, Member, StorageQuota, Storyboard } from '@hookreel/contract'
import { CAST_MAX, NO_LOOK, readImageHeader } from '@hookreel/film'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { buildServer, openIdleQueue } from '../../../../tests/builders/build-server.ts'
import type { BuiltServer, Client } from '../../../../tests/builders/build-server.ts'
import { readId } from '../../../../tests/builders/build-settings.ts'
import { ORDER } from '../../../../tests/builders/build-video.ts'
import { PURGE_MARGIN_MS, purgeDeletions } from '../deletions/purge-deletions.job.ts'
import { listen } from '../platform/http/listen.ts'
import { sweepFiles } from '../operations/sweep/sweep-files.ts'
import { castMembers, videos } from '../schema.ts'
import { deleteFiles } from '../personal-data/account-end/delete-files.job.ts'
import { listExportFiles, listExportTexts } from '../personal-data/exports/write-export-texts.ts'
import { bringCast } from './cast-files.ts'
import { findFilmCast } from './find-film-cast.ts'

let server: BuiltServer
let anna: Client
let annaId: string

beforeAll(async () => {
  server = await buildServer({
    postgresUrl: inject('postgresUrl'),
    openQueue: openIdleQueue(),
    environment: { MODERATION_WORDS: 'zapfish' },
  })
  anna = await server.signUp()
  annaId = await readId(anna)
})
afterAll(() => server?.close())

const add = async (body: object, who = anna) => {
  const answer = await who.ask('POST', '/api/cast', { kind: 'person', ...body })
  return { status: answer.status, body: answer.body as Member & ErrorBody }
}
const list = async (who = anna) => ((await who.ask('GET', '/api/cast')).body as { members: Member[] }).members
const send = async (id: string, body: string | Uint8Array<ArrayBuffer>, who = anna) => {
  const headers = { cookie: who.cookie }
  const answer = await server.app.request(`/api/cast/${id}/pictures`, { method: 'POST', headers, body })
  return { status: answer.status, body: (await answer.json()) as Member & ErrorBody }
}
const statusesOf = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other)
const roomOf = async (who = anna) => ((await who.ask('GET', '/api/storage')).body as StorageQuota).storedBytes
async function paint(colour: string, width = 400, height = 300): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = colour
  context.fillRect(0, 0, width, height)
  return new Uint8Array(await canvas.encode('png'))
}

/** Nothing is larger for its size. */
async function paintNoise(width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = createCanvas(width, height)
  const noise = canvas.getContext('2d').createImageData(width, height)
  randomFillSync(noise.data)
  canvas.getContext('2d').putImageData(noise, 0, 0)
  return new Uint8Array(await canvas.encode('png'))
}

test('a name of a megabyte of accents is refused before they are put in their order, which would keep everybody waiting for minutes', async () => {
  const accents = ['\u0301', '\u0327'].map((accent) => accent.repeat(240_000)).join('')
  expect(await add({ name: `a${accents}` })).toMatchObject({
    status: 422,
    body: { error: { fields: { name: 'A name has at most 60 characters.' } } },
  })
}, 60_000)

test('a member has a name, a kind, a description and pictures, written anew and no larger than models look at', async () => {
  const { status, body: mila } = await add({ name: '  Mila   Rose ', sheet: 'Short red hair.\nGreen coat.' })
  expect(status).toBe(201)
  expect(mila).toMatchObject({ name: 'Mila Rose', kind: 'person', look: NO_LOOK, pictures: [] })
  const before = await roomOf()
  const sent = await send(mila.id, await paint('red', 2000, 1500))
  expect(sent.status).toBe(201)
  const [picture] = sent.body.pictures
  const shown = await server.app.request(picture?.url ?? '')
  const bytes = new Uint8Array(await shown.arrayBuffer())
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(await roomOf()).toBe(before + bytes.byteLength)
  // The same picture once more is the same picture.
  expect((await send(mila.id, await paint('red', 2000, 1500))).body.pictures).toHaveLength(1)
  const changed = await anna.ask('PATCH', `/api/cast/${mila.id}`, { look: { ...NO_LOOK, hair: 'bob' } })
  expect(changed.body).toMatchObject({ name: 'Mila Rose', look: { hair: 'bob' } })
  const emptied = await anna.ask('DELETE', `/api/cast/${mila.id}/pictures/${picture?.id}`)
  expect([emptied.status, (emptied.body as Member).pictures]).toEqual([200, []])
  expect((await server.app.request(picture?.url ?? '')).status).toBe(404)
  expect(await roomOf()).toBe(before)
  expect(await readdir(join(server.deps.config.dataDir, 'cast-sent'))).toEqual([])
})

/** What a page gets of an address: its bytes and its sides; null where nothing is. */
async function look(url: string | undefined) {
  const answer = await server.app.request(url ?? '')
  if (answer.status !== 200) return null
  const bytes = new Uint8Array(await answer.arrayBuffer())
  return { bytes: bytes.byteLength, ...readImageHeader(bytes) }
}

test('pages show a picture in a small file of its own, which goes with it and takes no room', async () => {
  const eva = await server.signUp()
  const { body: member } = await add({ name: 'Eva' }, eva)
  const before = await roomOf(eva)
  const { body } = await send(member.id, await paintNoise(1200, 900), eva)
  const [picture] = body.pictures
  const [whole, small] = [await look(picture?.url), await look(picture?.smallUrl)]
  expect(whole).toMatchObject({ width: 1024, height: 768 })
  expect(small).toMatchObject({ type: 'jpeg', width: 256, height: 192 })
  expect((whole?.bytes ?? 0) / (small?.bytes ?? 1)).toBeGreaterThan(8)
  expect((await roomOf(eva)) - before).toBe(whole?.bytes)
  // One that was sent before there were small ones is shown as it is.
  const { db } = server.deps
  const [row] = await db.select().from(castMembers).where(eq(castMembers.id, member.id))
  const older = (row?.pictures ?? []).map(({ id, sizeBytes }) => ({ id, sizeBytes }))
  await db.update(castMembers).set({ pictures: older }).where(eq(castMembers.id, member.id))
  expect(await look((await list(eva))[0]?.pictures[0]?.smallUrl)).toEqual(whole)
  await eva.ask('DELETE', `/api/cast/${member.id}/pictures/${picture?.id}`)
  expect([await look(picture?.url), await look(picture?.smallUrl)]).toEqual([null, null])
  expect(await readdir(join(server.deps.config.dataDir, 'cast-sent'))).toEqual([])
})

test.each([
  [{ name: '' }],
  [{ name: '   ' }],
  [{ name: '...' }],
  [{ name: 'a\u202Eb' }],
  [{ name: 'N'.repeat(CAST_MAX.name + 1) }],
  [{ name: 'N'.repeat(10_000) }],
  [{ name: 'Tom', sheet: 'x'.repeat(CAST_MAX.sheet + 1) }],
  [{ name: 'Tom', sheet: 'a\u0007b' }],
  [{ name: 'Tom', kind: 'god' }],
  [{ name: 'Tom', look: { ...NO_LOOK, skin: '#123456' } }],
])('%j is refused', async (body) => {
  expect((await add(body)).status).toBe(422)
})

test('a NUL reaches nobody, and characters of patterns are a name like any other', async () => {
  expect((await add({ name: 'To\u0000m' })).status).toBeGreaterThanOrEqual(400)
  const { status, body } = await add({ name: '(.*)+$[a-z', kind: 'thing' })
  expect(status).toBe(201)
  const texts = ['The (.*)+$[a-z is here. And everything else.']
  expect((await findFilmCast(server.deps.db, annaId, texts)).map(({ id }) => id)).toEqual([body.id])
  expect(await findFilmCast(server.deps.db, annaId, ['And everything else.'])).toEqual([])
})

test('names and descriptions are looked at like all texts, also when they are changed', async () => {
  expect((await add({ name: 'Zapfish' })).body.error.code).toBe('content_refused')
  expect((await add({ name: 'Nils', sheet: 'with a zapfish' })).body.error.code).toBe('content_refused')
  const { body: nils } = await add({ name: 'Nils' })
  const changed = await anna.ask('PATCH', `/api/cast/${nils.id}`, { sheet: 'a zapfish' })
  expect((changed.body as ErrorBody).error.code).toBe('content_refused')
})

test('a name is taken once, however it is written and however many pages ask at once', async () => {
  const answers = await Promise.all(['Otto', 'OTTO', 'otto'].map((name) => add({ name })))
  expect(statusesOf(answers)).toEqual([201, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body.error.code).toBe('cast_name_taken')
})

test('a change of a page that is behind keeps what another page changed, and is refused where both changed the same', async () => {
  const { body: seen } = await add({ name: 'Ida', sheet: 'Grey hair.' })
  const { name, kind, sheet, look } = seen
  const was = { name, kind, sheet, look }
  const change = (body: object, who = anna) => who.ask('PATCH', `/api/cast/${seen.id}`, body)
  await change({ name: 'Ida Berg', look: { ...look, hair: 'bob' }, was })

  // The other page has not seen that: its own parts are written, and nothing else.
  const other = await change({ sheet: 'White hair.', look: { ...look, clothes: 'yellow' }, was })
  expect([other.status, other.body]).toMatchObject([
    200,
    { name: 'Ida Berg', sheet: 'White hair.', look: { hair: 'bob', clothes: 'yellow' } },
  ])

  const behind = await change({ name: 'Ida Lund', look: { ...look, hair: 'bun' }, kind: 'animal', was })
  expect([behind.status, behind.body]).toMatchObject([
    409,
    { error: { code: 'changed_elsewhere', details: { now: { name: 'Ida Berg', hair: 'bob' } } } },
  ])
  const [kept] = (await list()).filter(({ id }) => id === seen.id)
  expect(kept).toMatchObject({ name: 'Ida Berg', kind: 'person', sheet: 'White hair.' })
  // What both pages wish is no quarrel, and a program that saw nothing changes what it names.
  expect((await change({ name: 'Ida Berg', was })).status).toBe(200)
  expect((await change({ name: 'Ida Lund' })).body).toMatchObject({ name: 'Ida Lund', look: { hair: 'bob' } })
  // Nothing of somebody else's is told by a refusal.
  expect((await change({ name: 'Mine', was }, await server.signUp())).status).toBe(404)
})

test('five pictures from two pages at once: four are kept, the fifth is refused, and their room is right', async () => {
  const { body: zoe } = await add({ name: 'Zoe' })
  const before = await roomOf()
  const colours = await Promise.all(['#010101', '#222', '#444', '#666', '#888'].map((one) => paint(one)))
  const answers = await Promise.all(colours.map((bytes) => send(zoe.id, bytes)))
  expect(statusesOf(answers)).toEqual([201, 201, 201, 201, 409])
  const [kept] = (await list()).filter(({ id }) => id === zoe.id)
  expect(kept?.pictures).toHaveLength(CAST_MAX.references)
  const files = await listExportFiles(server.deps, annaId)
  const sizes = files.filter(({ name }) => name.startsWith('cast/Zoe')).map(({ size }) => size)
  expect((await roomOf()) - before).toBe(sizes.reduce((sum, size) => sum + size, 0))
})

test('two pictures that are removed at once are both gone, from the list as from the storage', async () => {
  const ada = await server.signUp()
  const { body: member } = await add({ name: 'Ada' }, ada)
  for (const colour of ['#101', '#303', '#505']) await send(member.id, await paint(colour), ada)
  const [one, other, last] = (await list(ada))[0]?.pictures ?? []
  const removed = [one, other].map((picture) =>
    ada.ask('DELETE', `/api/cast/${member.id}/pictures/${picture?.id}`),
  )
  expect(statusesOf(await Promise.all(removed))).toEqual([200, 200])
  expect((await list(ada))[0]?.pictures.map(({ id }) => id)).toEqual([last?.id])
})

test('a picture may have the megabytes of a photo, also when its length is told first', async () => {
  const gus = await server.signUp()
  const { body: member } = await add({ name: 'Gus' }, gus)
  const body = await paintNoise(900, 700)
  expect(body.length).toBeGreaterThan(BODY_MAX_BYTES)
  const listening = await listen(server.app, { port: 0, host: '127.0.0.1' })
  try {
    const address = `http://127.0.0.1:${listening.port}/api/cast/${member.id}/pictures`
    const answer = await fetch(address, { method: 'POST', headers: { cookie: gus.cookie }, body })
    expect([answer.status, await answer.json()]).toMatchObject([201, { pictures: [{}] }])
    const huge = new Uint8Array(PHOTO_MAX_BYTES + 1)
    const refused = await fetch(address, { method: 'POST', headers: { cookie: gus.cookie }, body: huge })
    expect(refused.status).toBe(413)
  } finally {
    await listening.close()
  }
})

test('hostile pictures are refused and leave nothing', async () => {
  const { body: bo } = await add({ name: 'Bo', kind: 'animal' })
  const whole = await paint('blue')
  const bomb = new Uint8Array(whole)
  // A header that claims 60,000 pixels each way.
  new DataView(bomb.buffer).setUint32(16, 60_000)
  new DataView(bomb.buffer).setUint32(20, 60_000)
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'
  for (const [bytes, code] of [
    ['', 'photo_unreadable'],
    ['GIF89a and more', 'photo_unreadable'],
    [svg, 'photo_unreadable'],
    [whole.slice(0, 60), 'photo_unreadable'],
    [bomb, 'photo_too_large'],
  ] as const) {
    const { status, body } = await send(bo.id, bytes)
    expect([status, body.error.code]).toEqual([expect.any(Number), code])
  }
  expect((await list()).find(({ id }) => id === bo.id)?.pictures).toEqual([])
  expect(await readdir(join(server.deps.config.dataDir, 'cast-sent'))).toEqual([])
})

test('nobody reads, changes, uses or deletes a member of somebody else, or guesses at one', async () => {
  const eve = await server.signUp()
  const eveId = await readId(eve)
  const zoe = (await list()).find(({ name }) => name === 'Zoe')
  const id = zoe?.id ?? ''
  expect(await list(eve)).toEqual([])
  for (const one of [id, 'nobody']) {
    for (const [method, path, body] of [
      ['PATCH', `/api/cast/${one}`, { name: 'Mine' }],
      ['DELETE', `/api/cast/${one}/pictures/${zoe?.pictures[0]?.id}`, undefined],
    ] as const) {
      const answer = await eve.ask(method, path, body)
      expect([answer.status, answer.body]).toMatchObject([404, { error: { code: 'cast_member_not_found' } }])
    }
    expect((await send(one, await paint('red'), eve)).status).toBe(404)
    expect((await eve.ask('POST', '/api/deletions', { kind: 'cast', ids: [one] })).body).toMatchObject({
      error: { code: 'nothing_deleted' },
    })
  }
  expect(await findFilmCast(server.deps.db, eveId, ['Zoe walks home.'])).toEqual([])
  // What somebody writes into an order themselves is nobody's cast, and of another's picture there is no key.
  const forged = [
    { id, name: 'Zoe', kind: 'person', sheet: 'x', look: NO_LOOK, references: [`cast/${id}.x.jpg`] },
  ]
  const ordered = await eve.ask('POST', '/api/videos', { ...ORDER, choices: { cast: forged } })
  expect(ordered.status).toBe(201)
  const [row] = await server.deps.db.select().from(videos).where(eq(videos.userId, eveId))
  expect(row?.choices.cast).toBeUndefined()
  const folder = join(server.deps.config.dataDir, 'films', 'forged')
  const references = (zoe?.pictures ?? []).map((picture) => `cast/${id}.${picture.id}.jpg`)
  const member = { id, name: 'Zoe', kind: 'person', sheet: '', look: NO_LOOK, references } as const
  await bringCast(server.deps, { userId: eveId, cast: [member] }, folder)
  expect(await readdir(join(folder, 'cast')).catch(() => [])).toEqual([])
  await bringCast(server.deps, { userId: annaId, cast: [member] }, folder)
  expect(await readdir(join(folder, 'cast'))).toHaveLength(CAST_MAX.references)
  for (const [method, path] of [
    ['GET', '/api/cast'],
    ['POST', '/api/cast'],
    ['PATCH', `/api/cast/${id}`],
    ['POST', `/api/cast/${id}/pictures`],
  ] as const)
    expect(
      (await server.stranger.ask(method, path, method === 'GET' ? undefined : { name: 'A' })).status,
    ).toBe(401)
})

test('a film shows whom it calls, as they were then, and not whom it was told to leave out', async () => {
  const { body: ida } = await add({ name: 'Ida', sheet: 'a yellow dress' })
  const script = 'Ida found a map. Zoe laughed. Nobody else came along that day, and the sea was calm.'
  const zoe = (await list()).find(({ name }) => name === 'Zoe')
  const order = { ...ORDER, title: 'Sea', script, duration: 'script' }
  const choices = { castOff: [zoe?.id] }
  const { body } = await anna.ask('POST', '/api/videos', { ...order, choices })
  const { id } = body as { id: string }
  await anna.ask('PATCH', `/api/cast/${ida.id}`, { sheet: 'a red dress' })
  const [row] = await server.deps.db.select().from(videos).where(eq(videos.id, id))
  expect(row?.choices.cast).toMatchObject([{ id: ida.id, name: 'Ida', sheet: 'a yellow dress' }])
  expect(JSON.stringify((await anna.ask('GET', `/api/videos/${id}`)).body)).not.toContain('yellow dress')
})

test('a storyboard says whom each scene shows, and draws anew only the scenes of somebody who is left out', async () => {
  const { title, style, voiceId, resolution, aspectRatio } = ORDER
  const script =
    'Ida found a map of an unknown island in the attic of the old and empty house where her aunt had lived. ' +
    'The wind blew over the wide and empty sea all night long, and nobody on the shore saw the lights go out.'
  const asked = { title, script, style, voiceId, duration: 'script', resolution, aspectRatio }
  const answer = await anna.ask('POST', '/api/storyboards', asked)
  expect([answer.status, answer.body]).toMatchObject([201, { status: 'making' }])
  const created = answer.body as Storyboard
  expect(created.cast).toMatchObject([{ name: 'Ida', kind: 'person' }])
  const [ida] = created.cast
  expect(created.scenes.map(({ cast }) => cast)).toEqual([[ida?.id], []])
  const path = `/api/storyboards/${created.id}`
  const off = (await anna.ask('PATCH', path, { castOff: [ida?.id] })).body as Storyboard
  expect([off.cast, off.castOff, off.scenes.map(({ cast }) => cast)]).toEqual([[], [ida?.id], [[], []]])
})

test('deleted it is shown nowhere, comes back when that is undone, and is gone with its pictures after', async () => {
  const zoe = (await list()).find(({ name }) => name === 'Zoe')
  const [picture] = zoe?.pictures ?? []
  const before = await roomOf()
  const remove = async () =>
    (await anna.ask('POST', '/api/deletions', { kind: 'cast', ids: [zoe?.id] })).body as Deletion
  const deletion = await remove()
  expect(deletion).toMatchObject({ kind: 'cast', count: 1, title: 'Zoe' })
  expect((await list()).some(({ name }) => name === 'Zoe')).toBe(false)
  expect(await roomOf()).toBeLessThan(before)
  expect((await server.app.request(picture?.url ?? '')).status).toBe(404)
  expect(await findFilmCast(server.deps.db, annaId, ['Zoe'])).toEqual([])
  expect((await anna.ask('POST', `/api/deletions/${deletion.id}/undo`)).status).toBe(200)
  expect(await roomOf()).toBe(before)
  expect((await server.app.request(picture?.url ?? '')).status).toBe(200)
  await remove()
  server.wait(UNDO_SECONDS + PURGE_MARGIN_MS / 1000 + 1)
  await purgeDeletions(server.deps)
  expect(await server.deps.storage.findSize(`cast/${annaId}/${zoe?.id}.${picture?.id}.jpg`)).toBeUndefined()
  // A film that waits for its turn is made without them.
  const references = [`cast/${zoe?.id}.${picture?.id}.jpg`]
  const member = {
    id: zoe?.id ?? '',
    name: 'Zoe',
    kind: 'person',
    sheet: '',
    look: NO_LOOK,
    references,
  } as const
  const folder = join(server.deps.config.dataDir, 'films', 'late')
  await bringCast(server.deps, { userId: annaId, cast: [member] }, folder)
  expect(await readdir(join(folder, 'cast')).catch(() => [])).toEqual([])
})

test('there is room for a hundred', async () => {
  const { db } = server.deps
  const missing = CAST_MAX.members - (await list()).length
  const rows = Array.from({ length: missing }, (_, at) => ({
    ...{ userId: annaId, name: `Extra ${at}`, kind: 'thing' as const, look: NO_LOOK },
  }))
  await db.insert(castMembers).values(rows)
  expect((await add({ name: 'One more' })).body.error.code).toBe('cast_too_many')
})

test('an export has the cast with its pictures, the sweep leaves it alone, and the account takes it along', async () => {
  // So many pictures were sent within this minute that one more would have to wait.
  server.wait(60)
  const mila = (await list()).find(({ name }) => name === 'Mila Rose')
  await send(mila?.id ?? '', await paint('green'))
  const names = (await listExportFiles(server.deps, annaId)).map(({ name }) => name)
  expect(names).toContainEqual(expect.stringMatching(/^cast\/Mila Rose .*1\.jpg$/))
  const texts = listExportTexts(server.deps, annaId).find(({ name }) => name === 'cast.json')
  let text = ''
  for await (const piece of texts?.write() ?? []) text += piece
  expect(text).toContain('Green coat.')
  server.wait(3 * 86_400)
  const swept = await sweepFiles(server.deps, 'list')
  expect([swept.orphans.keys, swept.strange.keys]).toEqual([[], []])
  const { pictures } = (await list()).find(({ name }) => name === 'Mila Rose') ?? { pictures: [] }
  const key = `cast/${annaId}/${mila?.id}.${pictures[0]?.id}.jpg`
  const small = `cast/${annaId}/${mila?.id}.${pictures[0]?.id}.small.jpg`
  for (const one of [key, small]) expect(await server.deps.storage.findSize(one)).toBeDefined()
  await deleteFiles(server.deps, { userId: annaId })
  for (const one of [key, small]) expect(await server.deps.storage.findSize(one)).toBeUndefined()
})
