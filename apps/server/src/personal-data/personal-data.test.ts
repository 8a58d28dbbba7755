import { TURNS } from '../platform/http/limits/take-turns.ts'
import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { crc32 } from 'node:zlib'
import { DAY_SECONDS, DELETE_PHRASE } from '@hookreel/contract'
import type { DataExport, Profile, Video } from '@hookreel/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPromise } from 'yauzl'
import { PASSWORD } from '../../../../tests/builders/build-server.ts'
import type { BuiltServer, Client } from '../../../../tests/builders/build-server.ts'
import { revokeAccess } from '../account/account-access.ts'
import { accountEvents, ideas, posts, profiles, providerCalls, videos, videoSteps } from '../schema.ts'
import { learnStepCosts } from '../videos/ordering/estimate-making.ts'
import { failVideo } from '../videos/renders/fail-video.ts'
import { mailAboutVideo } from '../videos/mail-about-video.ts'
import { makeDownload } from '../videos/downloads/make-download.job.ts'
import { findRendition } from '../videos/downloads/rendition.ts'
import { ORDER } from '../../../../tests/builders/build-video.ts'
import { INSTAGRAM } from '../../../../tests/builders/build-posts.ts'
import { buildSettings, keepVideo, readId, readMails } from '../../../../tests/builders/build-settings.ts'
import type { Ordered } from '../../../../tests/builders/build-settings.ts'
import { forgetWhatIsOld } from './forget-old.job.ts'
import { DELETE_FILES, deleteFiles } from './account-end/delete-files.job.ts'
import { enableAccount } from './account-end/enable-account.ts'
import { makeExport } from './exports/make-export.job.ts'
import { listExportFiles, listExportTexts } from './exports/write-export-texts.ts'
import type { ExportText } from './exports/write-export-texts.ts'
import { getProgram } from '../../../../launcher/find-program.ts'

const run = promisify(execFile)
let server: BuiltServer
let ordered: Ordered[]
beforeAll(async () => {
  ;({ server, ordered } = await buildSettings())
})
afterAll(() => server.close())

async function joinIn(email = `${crypto.randomUUID()}@example.org`) {
  const client = await server.signUp(email)
  return { client, email, id: await readId(client) }
}
async function readText(found: ExportText | undefined): Promise<string> {
  let text = ''
  for await (const piece of found?.write() ?? []) text += piece
  return text
}
/** What a ZIP file holds, read by another library than the one that wrote it, each checksum compared. */
async function readZip(file: string): Promise<Map<string, Buffer>> {
  const zip = await openPromise(file)
  const entries = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry()) {
    const bytes = await buffer(await zip.openReadStreamPromise(entry))
    expect(crc32(bytes)).toBe(entry.crc32)
    entries.set(entry.fileName, bytes)
  }
  return entries
}
async function readVideo(id: string) {
  const [row] = await server.deps.db.select().from(videos).where(eq(videos.id, id))
  return row
}
async function change(client: Client, body: object) {
  return client.ask('PATCH', '/api/profile', body)
}

describe('the profile', () => {
  test('a change says what it began from: the same changed twice is refused, anything else stands', async () => {
    const { client } = await joinIn()
    const was = { defaultDuration: 30, displayName: null, outputFormat: 'mp4' }
    expect((await change(client, { defaultDuration: 45, was })).status).toBe(200)
    expect((await change(client, { outputFormat: 'mov', was })).status).toBe(200)
    expect(await change(client, { defaultDuration: 60, was })).toMatchObject({
      status: 409,
      body: { error: { code: 'changed_elsewhere', details: { now: { defaultDuration: 45 } } } },
    })
    // The same choice twice is none that reverts another.
    expect((await change(client, { defaultDuration: 45, was })).status).toBe(200)
    expect((await change(client, { displayName: 'Maya', was })).body).toMatchObject({
      displayName: 'Maya',
      defaultDuration: 45,
      outputFormat: 'mov',
    })
    const names = { firstName: 'Grace', was: { firstName: 'Somebody else' } }
    expect((await change(client, names)).status).toBe(409)
  })

  test('keeps one field at a time, and names trimmed', async () => {
    const { client } = await joinIn()
    const { status, body } = await change(client, { displayName: '  Maya  ' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ displayName: 'Maya', defaultResolution: '1080p' })
    expect((await change(client, { displayName: ' ' })).body).toMatchObject({ displayName: null })
    expect((await change(client, { defaultDuration: 45, outputFormat: 'mov' })).body).toMatchObject({
      defaultDuration: 45,
      outputFormat: 'mov',
    })
    expect((await client.ask('GET', '/api/profile')).body).toMatchObject({ defaultDuration: 45 })
  })

  test('first and last name are the account’s name: in the app, on the public page, in mails, files and the export', async () => {
    const { client, email, id } = await joinIn()
    const before = (await client.ask('GET', '/api/profile')).body as Profile
    expect([before.firstName, before.lastName].filter(Boolean).join(' ')).toBe(before.fullName)
    const changed = await change(client, { firstName: ' Ada ', lastName: 'King Lovelace' })
    const named = { firstName: 'Ada', lastName: 'King Lovelace', fullName: 'Ada King Lovelace' }
    expect(changed.body).toMatchObject(named)
    expect((await client.ask('GET', '/api/profile')).body).toMatchObject(named)
    const { handle } = (await change(client, { profileVisibility: 'public' })).body as Profile
    const page = await (await server.app.request(`/p/${handle ?? ''}`)).text()
    expect(page).toContain('Ada King Lovelace')
    const video = await readVideo(await keepVideo(server, id))
    if (!video) throw new Error('no video')
    await mailAboutVideo(server.deps, video, 'ready')
    expect((await readMails(server, email)).at(-1)?.text).toContain('Hello Ada,')
    expect((await findRendition(server.deps.db, video))?.tags?.artist).toBe('Ada King Lovelace')
    const profile = listExportTexts(server.deps, id).find(({ name }) => name === 'profile.json')
    const text = await readText(profile)
    expect(JSON.parse(text)).toMatchObject({ email, ...named })
    await change(client, { displayName: 'Countess' })
    expect(await (await server.app.request(`/p/${handle ?? ''}`)).text()).toContain('Countess')
    await mailAboutVideo(server.deps, video, 'ready')
    expect((await readMails(server, email)).at(-1)?.text).toContain('Hello Countess,')
    const one = await change(client, { lastName: '' })
    expect(one.body).toMatchObject({ firstName: 'Ada', lastName: null, fullName: 'Ada' })
  })

  test.each([
    ['another email', { email: 'eve@example.org' }],
    ['credits', { aiCredits: 1000 }],
    ['a length that is not offered', { defaultDuration: 17 }],
    ['a retention that is not offered', { dataRetentionPeriod: '7' }],
    ['a voice that is not there', { preferredVoiceActor: 'test:nobody' }],
    ['an address with spaces', { handle: 'my page' }],
    ['an address that seems to be the operator’s', { handle: 'Support' }],
    ['an address with the name of the server', { handle: 'hookreel-billing' }],
    ['a name beyond all measure', { firstName: 'x'.repeat(81) }],
  ])('does not take %s', async (_, body) => {
    const { client } = await joinIn()
    const before = (await client.ask('GET', '/api/profile')).body
    expect((await change(client, body)).status).toBe(422)
    expect((await client.ask('GET', '/api/profile')).body).toEqual(before)
  })

  test('is changed by nobody who is signed out', async () => {
    expect((await change(server.stranger, { displayName: 'Eve' })).status).toBe(401)
  })

  test('has an address of its own from the first time it is opened, and nobody else’s', async () => {
    const { client } = await joinIn()
    const opened = (await change(client, { profileVisibility: 'unlisted' })).body as Profile
    expect(opened.handle).toMatch(/^[a-z0-9]{13}$/)
    expect((await change(client, { handle: 'Maya-Films' })).body).toMatchObject({ handle: 'maya-films' })
    const other = await joinIn()
    const refused = await change(other.client, { handle: 'maya-films' })
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'handle_taken' } } })
  })
})

describe('mails about videos', () => {
  const cases = [
    ['videoCompletionAlerts', 'ready', 'Your video is ready: Deep sea'],
    ['processingStatusUpdates', 'started', 'Your video is being made: Deep sea'],
  ] as const
  test.each(cases)('follow the toggle %s', async (toggle, news, subject) => {
    const { client, email, id } = await joinIn()
    const video = await readVideo(await keepVideo(server, id))
    if (!video) throw new Error('no video')
    const subjects = async () => (await readMails(server, email)).map((mail) => mail.subject)
    await change(client, { [toggle]: false })
    await mailAboutVideo(server.deps, video, news)
    expect(await subjects()).not.toContain(subject)
    await change(client, { [toggle]: true, emailNotifications: false })
    await mailAboutVideo(server.deps, video, news)
    expect(await subjects()).not.toContain(subject)
    await change(client, { emailNotifications: true })
    await mailAboutVideo(server.deps, video, news)
    expect(await subjects()).toContain(subject)
    const mail = (await readMails(server, email)).find((found) => found.subject === subject)
    expect(mail?.text).toContain('/settings?tab=notifications')
  })

  test('tell why a film failed, and nothing when it was cancelled', async () => {
    const { email, id } = await joinIn()
    for (const code of ['render_failed', 'cancelled'] as const) {
      const videoId = await keepVideo(server, id, { status: 'processing', title: code })
      await failVideo(server.deps, videoId, { code, message: 'The film could not be rendered.' })
    }
    const mails = await readMails(server, email)
    const failed = mails.filter(({ subject }) => subject.startsWith('Your video could not be made'))
    expect(failed).toHaveLength(1)
    expect(failed[0]?.text).toContain('The film could not be rendered.')
  })
})

describe('news', () => {
  test('go once to the person who asked for them and to nobody else', async () => {
    const [wants, not] = [await joinIn(), await joinIn()]
    await change(wants.client, { marketingEmails: true })
    const folder = join(server.deps.config.dataDir, 'news')
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, '2026-autumn.txt'), 'New styles are here\n\nSix of them.\n\nTry one.\n')
    await forgetWhatIsOld(server.deps)
    await forgetWhatIsOld(server.deps)
    const news = (await readMails(server, wants.email)).filter(
      ({ subject }) => subject === 'New styles are here',
    )
    expect(news).toHaveLength(1)
    expect(news[0]?.text).toContain('Six of them.')
    expect(await readMails(server, not.email)).not.toContainEqual(
      expect.objectContaining({ subject: 'New styles are here' }),
    )
  })
})

test('what happened to an account is kept for 400 days', async () => {
  const { id } = await joinIn()
  const { db, clock } = server.deps
  const event = { userId: id, kind: 'signed_in', address: 'test', userAgent: 'test' } as const
  const at = (days: number) => new Date(clock.now().getTime() - days * DAY_SECONDS * 1000)
  await db.insert(accountEvents).values([399, 401].map((days) => ({ ...event, createdAt: at(days) })))
  await forgetWhatIsOld(server.deps)
  const kept = await db.select().from(accountEvents).where(eq(accountEvents.userId, id))
  const old = kept.filter(({ createdAt }) => createdAt < at(300))
  expect(
    old.map(({ createdAt }) => Math.round((clock.now().getTime() - createdAt.getTime()) / 86_400_000)),
  ).toEqual([399])
})

describe('retention', () => {
  const old = (days: number) => ({
    createdAt: new Date(server.deps.clock.now().getTime() - days * DAY_SECONDS * 1000),
  })
  const isThere = async (client: Client, id: string) =>
    (await client.ask('GET', `/api/videos/${id}`)).status === 200

  test('deletes what is older than its owner keeps it, with its files, a week after a mail', async () => {
    const { client, email, id } = await joinIn()
    await change(client, { dataRetentionPeriod: '30', emailNotifications: false })
    const [young, aging] = [await keepVideo(server, id), await keepVideo(server, id, old(40))]
    await forgetWhatIsOld(server.deps)
    expect(await isThere(client, aging)).toBe(true)
    const notice = (await readMails(server, email)).filter(({ subject }) => subject.includes('deleted soon'))
    expect(notice).toHaveLength(1)
    expect(notice[0]?.text).toContain('Deep sea')
    const { body } = await client.ask('GET', `/api/videos/${aging}`)
    expect((body as Video).deleteAfter).not.toBeNull()
    server.wait(7 * DAY_SECONDS + 60)
    const again = await server.signUp(email)
    await forgetWhatIsOld(server.deps)
    expect(await isThere(again, aging)).toBe(false)
    expect(await server.deps.storage.findSize(`user-videos/${id}/${aging}.mp4`)).toBeUndefined()
    expect(await isThere(again, young)).toBe(true)
    expect((await readMails(server, email)).filter(({ subject }) => subject.includes('soon'))).toHaveLength(1)
  })

  const notices = async (email: string) =>
    (await readMails(server, email)).filter(({ subject }) => subject.includes('deleted soon'))

  test('tells 30 and 7 days before, by mail and in the app, names the day, and once each', async () => {
    const { client, email, id } = await joinIn()
    const video = await keepVideo(server, id, { ...old(340), title: 'Lighthouse' })
    const young = await keepVideo(server, id, old(300))
    await forgetWhatIsOld(server.deps)
    await forgetWhatIsOld(server.deps)
    expect(await notices(email)).toHaveLength(1)
    const { deleteAfter } = (await client.ask('GET', `/api/videos/${video}`)).body as Video
    const day = new Date(deleteAfter ?? 0)
    expect(day.getTime() - server.deps.clock.now().getTime()).toBeCloseTo(25 * DAY_SECONDS * 1000, -5)
    const [first] = await notices(email)
    expect(first?.text).toContain('Lighthouse')
    // The night's work comes on the day after, as the card says.
    const named = `after ${day.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })}`
    expect(first?.text).toContain(`deleted ${named}`)
    expect(first?.subject).toContain(named)
    expect((await client.ask('GET', '/api/retention')).body).toEqual({ total: 1, firstAt: deleteAfter })
    expect((await client.ask('GET', `/api/videos/${young}`)).body).toMatchObject({ deleteAfter: null })
    server.wait(19 * DAY_SECONDS)
    await forgetWhatIsOld(server.deps)
    await forgetWhatIsOld(server.deps)
    expect(await notices(email)).toHaveLength(2)
    const again = await server.signUp(email)
    server.wait(5 * DAY_SECONDS)
    await forgetWhatIsOld(server.deps)
    expect(await isThere(again, video)).toBe(true)
  })

  test('one press keeps a video, another all that were named; a kept one ages no more until it is given back', async () => {
    const { client, email, id } = await joinIn()
    const [one, two] = [await keepVideo(server, id, old(360)), await keepVideo(server, id, old(361))]
    const foreign = await keepVideo(server, (await joinIn()).id, old(360))
    await forgetWhatIsOld(server.deps)
    const kept = await client.ask('PATCH', `/api/videos/${one}`, { isKept: true })
    expect(kept.body).toMatchObject({ isKept: true, deleteAfter: null })
    expect((await client.ask('POST', '/api/retention/keep')).body).toEqual({ kept: 1 })
    expect((await client.ask('GET', '/api/retention')).body).toEqual({ total: 0, firstAt: null })
    expect((await readVideo(foreign))?.isKept).toBe(false)
    server.wait(20 * DAY_SECONDS)
    await forgetWhatIsOld(server.deps)
    const again = await server.signUp(email)
    expect([await isThere(again, one), await isThere(again, two)]).toEqual([true, true])
    await again.ask('PATCH', `/api/videos/${two}`, { isKept: false })
    await forgetWhatIsOld(server.deps)
    expect(await isThere(again, two)).toBe(true)
    server.wait(8 * DAY_SECONDS)
    await forgetWhatIsOld(server.deps)
    const last = await server.signUp(email)
    expect([await isThere(last, one), await isThere(last, two)]).toEqual([true, false])
  })

  test('a video of which a post is planned stays until that is out', async () => {
    const { email, id } = await joinIn()
    const video = await keepVideo(server, id, old(360))
    const scheduledAt = new Date(server.deps.clock.now().getTime() + 20 * DAY_SECONDS * 1000)
    const post = { userId: id, videoId: video, channelId: 'ours', scheduledAt, status: 'scheduled' as const }
    await server.deps.db.insert(posts).values({ ...post, network: 'instagram', options: INSTAGRAM })
    await forgetWhatIsOld(server.deps)
    expect(await notices(email)).toHaveLength(1)
    server.wait(19 * DAY_SECONDS)
    await forgetWhatIsOld(server.deps)
    const again = await server.signUp(email)
    expect(await isThere(again, video)).toBe(true)
    server.wait(2 * DAY_SECONDS)
    await forgetWhatIsOld(server.deps)
    expect(await isThere(again, video)).toBe(false)
  })

  test('of a disabled account stay, and are told anew when it is let in again: nobody could keep them', async () => {
    const { email, id } = await joinIn()
    const video = await keepVideo(server, id, old(360))
    await forgetWhatIsOld(server.deps)
    expect(await notices(email)).toHaveLength(1)
    await server.deps.db.transaction((tx) => revokeAccess(tx, id, server.deps.clock.now()))
    server.wait(30 * DAY_SECONDS)
    await forgetWhatIsOld(server.deps)
    expect(await notices(email)).toHaveLength(1)
    expect(await enableAccount(server.deps, email)).toBe(true)
    await forgetWhatIsOld(server.deps)
    expect(await notices(email)).toHaveLength(2)
    const again = await server.signUp(email)
    expect(await isThere(again, video)).toBe(true)
    server.wait(6 * DAY_SECONDS)
    await forgetWhatIsOld(server.deps)
    expect(await isThere(again, video)).toBe(true)
    server.wait(2 * DAY_SECONDS)
    await forgetWhatIsOld(server.deps)
    expect(await isThere(await server.signUp(email), video)).toBe(false)
  })

  test('a video that is kept while others are deleted for their age stays', async () => {
    const { email, id } = await joinIn()
    const both = [await keepVideo(server, id, old(360)), await keepVideo(server, id, old(361))]
    await forgetWhatIsOld(server.deps)
    server.wait(20 * DAY_SECONDS)
    const again = await server.signUp(email)
    const kept: string[] = []
    const removeAllStartingWith = async (start: string) => {
      const other = both.find((one) => !start.includes(one))
      if (kept.length === 0 && other !== undefined && start.includes(id)) {
        kept.push(other)
        expect((await again.ask('PATCH', `/api/videos/${other}`, { isKept: true })).status).toBe(200)
      }
      return server.deps.storage.removeAllStartingWith(start)
    }
    const storage: typeof server.deps.storage = Object.assign(Object.create(server.deps.storage), {
      removeAllStartingWith,
    })
    await forgetWhatIsOld({ ...server.deps, storage })
    expect(kept).toHaveLength(1)
    for (const one of both) expect(await isThere(again, one)).toBe(kept.includes(one))
  })

  test('a longer time takes the named day back at once', async () => {
    const { client, id } = await joinIn()
    const video = await keepVideo(server, id, old(85))
    await change(client, { dataRetentionPeriod: '90' })
    await forgetWhatIsOld(server.deps)
    expect((await client.ask('GET', '/api/retention')).body).toMatchObject({ total: 1 })
    await change(client, { dataRetentionPeriod: '365' })
    expect((await client.ask('GET', '/api/retention')).body).toEqual({ total: 0, firstAt: null })
    expect((await client.ask('GET', `/api/videos/${video}`)).body).toMatchObject({ deleteAfter: null })
  })

  test('of a month, no mail comes with every new video: the page alone names the day, and a mail the last week', async () => {
    const { client, email, id } = await joinIn()
    await change(client, { dataRetentionPeriod: '30' })
    const video = await keepVideo(server, id, old(2))
    await forgetWhatIsOld(server.deps)
    expect(await notices(email)).toHaveLength(0)
    expect(((await client.ask('GET', `/api/videos/${video}`)).body as Video).deleteAfter).not.toBeNull()
    server.wait(22 * DAY_SECONDS)
    await forgetWhatIsOld(server.deps)
    expect(await notices(email)).toHaveLength(1)
  })

  test('deletes nothing that is kept for ever, and takes a notice back when the time is made longer', async () => {
    const { client, email, id } = await joinIn()
    const kept = await keepVideo(server, id, old(400))
    await change(client, { dataRetentionPeriod: 'forever' })
    await forgetWhatIsOld(server.deps)
    expect((await readMails(server, email)).some(({ subject }) => subject.includes('soon'))).toBe(false)
    await change(client, { dataRetentionPeriod: '365' })
    await forgetWhatIsOld(server.deps)
    await change(client, { dataRetentionPeriod: 'forever' })
    server.wait(8 * DAY_SECONDS)
    await forgetWhatIsOld(server.deps)
    const again = await server.signUp(email)
    expect((await again.ask('GET', `/api/videos/${kept}`)).body).toMatchObject({ deleteAfter: null })
  })
})

describe('downloads', () => {
  test('follow download quality and metadata, and count once a click', async () => {
    const { client, id } = await joinIn()
    const film = join(server.deps.config.dataDir, 'source.mp4')
    const source = '-y -v error -f lavfi -i mandelbrot=s=180x320:r=30 -t 1 -pix_fmt yuv420p -crf 10'
    await run(getProgram('ffmpeg'), [...source.split(' '), film])
    const videoId = await keepVideo(server, id, {}, await readFile(film))
    const download = async () => {
      const asked = client.ask('GET', `/api/videos/${videoId}/file?download=true`)
      await makeDownload(server.deps, videoId)
      const { status, body } = await asked
      expect(status).toBe(200)
      const answer = await server.app.request((body as { url: string }).url)
      const saved = join(server.deps.config.dataDir, 'saved.mp4')
      await writeFile(saved, Buffer.from(await answer.arrayBuffer()))
      const { stderr } = await run(getProgram('ffmpeg'), ['-hide_banner', '-i', saved, '-f', 'null', '-'])
      return { said: stderr, bytes: (await readFile(saved)).length }
    }
    await change(client, { displayName: 'Maya' })
    const original = await download()
    expect(original.said).toMatch(/title\s*: Deep sea[^]*artist\s*: Maya/)
    await change(client, { includeMetadata: false })
    expect((await download()).said).not.toMatch(/^\s+title\s*:/m)
    await change(client, { downloadQuality: 'compressed' })
    const small = await download()
    expect(small.bytes).toBeLessThan(original.bytes * 0.8)
    expect(small.said).not.toMatch(/^\s+title\s*:/m)
    expect((await client.ask('GET', `/api/videos/${videoId}`)).body).toMatchObject({ downloadCount: 3 })
  })
})

describe('analytics sharing', () => {
  test('keeps the making times of one’s films from everybody else, never from oneself', async () => {
    const [owner, other] = [await joinIn(), await joinIn()]
    const videoId = await keepVideo(server, owner.id, { aspectRatio: '1:1', finishedAt: new Date() })
    const step = { videoId, step: 'render', inputHash: 'x', tookMs: 30_000 }
    await server.deps.db.insert(videoSteps).values(step)
    const film = { resolution: '420p', aspectRatio: '1:1', duration: 15 } as const
    const learn = (userId: string) => learnStepCosts(server.deps.db, { ...film, userId })
    expect(await learn(other.id)).toHaveProperty('render')
    await change(owner.client, { analyticsSharing: false })
    expect(await learn(other.id)).toEqual({})
    expect(await learn(owner.id)).toHaveProperty('render')
  })
})

describe('an export', () => {
  test('holds everything of a user, is mailed when ready and kept for a week', async () => {
    const { client, email, id } = await joinIn()
    await keepVideo(server, id, { title: '=cmd()' })
    const { status, body } = await client.ask('POST', '/api/exports')
    expect(status).toBe(201)
    const { id: exportId } = body as DataExport
    expect((await client.ask('POST', '/api/exports')).body).toMatchObject({ id: exportId })
    expect((await client.ask('GET', `/api/exports/${exportId}/file`)).status).toBe(409)
    const heard: DataExport[] = []
    server.deps.hub.subscribe(id, ({ name, data }) => name === 'export' && heard.push(data as DataExport))
    await makeExport(server.deps, { exportId })
    expect(heard.at(-1)).toMatchObject({ state: 'done', percent: 100 })
    expect((await readMails(server, email)).at(-1)?.subject).toBe('Your Hookreel export is ready')
    const link = (await client.ask('GET', `/api/exports/${exportId}/file`)).body as { url: string }
    const zip = Buffer.from(await (await server.app.request(link.url)).arrayBuffer())
    const file = join(server.deps.config.dataDir, 'got.zip')
    await writeFile(file, zip)
    const entries = await readZip(file)
    const names = [...entries.keys()].join('\n')
    for (const name of [
      'profile.json',
      'ideas.csv',
      'videos.json',
      'ledger.json',
      'posts.json',
      'pronunciations.json',
      'unwanted-pictures.json',
      'sounds.json',
      'channels.json',
      'usage.csv',
      'videos/',
    ])
      expect(names).toContain(name)
    expect(entries.get('videos.csv')?.toString()).toContain("'=cmd()")
    expect(entries.get('ledger.csv')?.toString()).toContain('grant,100,100')
    const stranger = await joinIn()
    expect((await stranger.client.ask('GET', `/api/exports/${exportId}/file`)).status).toBe(404)
    expect((await server.stranger.ask('POST', '/api/exports')).status).toBe(401)
    server.wait(8 * DAY_SECONDS)
    await forgetWhatIsOld(server.deps)
    const again = await server.signUp(email)
    expect((await again.ask('GET', '/api/exports')).body).toEqual({ exports: [] })
    expect(await server.deps.storage.findSize(`user-exports/${id}/${exportId}.zip`)).toBeUndefined()
  })
})

test('files of an export that have one long title stay apart, each by its id, under names that every system takes', async () => {
  const { id } = await joinIn()
  const titles = [
    ...['A long title that says it all '.repeat(6).trim(), 'Die längste Überschrift '.repeat(8)],
    ...['夜の空はなぜ暗いのか'.repeat(20), '🦊'.repeat(100), `${'x'.repeat(75)}. . . . .`, 'con', '...'],
  ]
  const kept: { id: string; title: string }[] = []
  for (const title of titles)
    for (let copy = 0; copy < 2; copy += 1)
      kept.push({ title, id: await keepVideo(server, id, { title: title.slice(0, 200).toWellFormed() }) })
  const names = (await listExportFiles(server.deps, id)).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.length).toBeGreaterThanOrEqual(kept.length)
  for (const video of kept) {
    const name = names.find((one) => one.includes(video.id.slice(0, 8))) ?? ''
    expect(name).toMatch(new RegExp(`^videos/[^/]+ ${video.id.slice(0, 8)}\\.mp4$`))
    expect(Buffer.byteLength(name.slice('videos/'.length))).toBeLessThanOrEqual(255)
    expect(name).not.toMatch(/[. ] |\p{C}/u)
  }
})

test('an export reads its lists a page at a time, and loses no row', async () => {
  const { client, id } = await joinIn()
  const createdAt = new Date()
  // More than two pages, all of one moment: only their ids tell where a page ended.
  const rows = Array.from({ length: 450 }, (_, number) => ({
    ...{ userId: id, title: `Idea ${number}, "quoted"\nin two lines`, createdAt, updatedAt: createdAt },
  }))
  await server.deps.db.insert(ideas).values(rows)
  const textOf = async (name: string) => {
    const found = listExportTexts(server.deps, id).find((text) => text.name === name)
    return readText(found)
  }
  const titles = (JSON.parse(await textOf('ideas.json')) as { title: string }[]).map(({ title }) => title)
  expect(titles.toSorted()).toEqual(rows.map(({ title }) => title).toSorted())
  expect((await textOf('ideas.csv')).split('\r\n')).toHaveLength(452)
  expect(await textOf('posts.json')).toBe('[]\n')
  expect((await client.ask('GET', '/api/profile')).status).toBe(200)
})

test('of several exports the last one is kept, with its file alone', async () => {
  const { client, id } = await joinIn()
  const ids: string[] = []
  for (let order = 0; order < 3; order += 1) {
    ids.push(((await client.ask('POST', '/api/exports')).body as DataExport).id)
    await makeExport(server.deps, { exportId: ids[order] ?? '' })
  }
  expect((await client.ask('GET', '/api/exports')).body).toMatchObject({
    exports: [{ id: ids[2], state: 'done' }],
  })
  const sizes = await Promise.all(
    ids.map((one) => server.deps.storage.findSize(`user-exports/${id}/${one}.zip`)),
  )
  expect(sizes).toEqual([undefined, undefined, expect.any(Number)])
})

test('an export is ordered ten times a day, and no more', async () => {
  const { client } = await joinIn()
  const statuses = []
  for (let order = 0; order < 11; order += 1) {
    const { status, body } = await client.ask('POST', '/api/exports')
    statuses.push(status)
    if (status < 300) await makeExport(server.deps, { exportId: (body as DataExport).id })
  }
  expect(statuses.filter((status) => status < 300)).toHaveLength(10)
  expect(statuses.at(-1)).toBe(429)
})

describe('an export of a film that cannot be read', () => {
  test('fails, says so, and is tried again', async () => {
    const { client, id } = await joinIn()
    await keepVideo(server, id, { title: 'Lost' })
    const { id: exportId } = (await client.ask('POST', '/api/exports')).body as DataExport
    const read = () =>
      new Readable({
        read() {
          this.destroy(new Error('the object store is away'))
        },
      })
    const away = { ...server.deps, storage: { ...server.deps.storage, read } }
    await expect(makeExport(away, { exportId })).rejects.toThrow()
    expect((await client.ask('GET', '/api/exports')).body).toMatchObject({ exports: [{ state: 'failed' }] })
    await makeExport(server.deps, { exportId })
    expect((await client.ask('GET', '/api/exports')).body).toMatchObject({ exports: [{ state: 'done' }] })
  })
})

describe('deleting an account', () => {
  test('needs the phrase and the password, then nothing is left', async () => {
    const { client, email, id } = await joinIn()
    const videoId = await keepVideo(server, id)
    const making = await keepVideo(server, id, { status: 'processing' })
    const [call] = await server.deps.db
      .insert(providerCalls)
      .values({
        ...{ userId: id, videoId, provider: 'openai', part: 'writer', operation: 'text', model: 'a-model' },
        ...{ estimatedMicrodollars: 7, state: 'failed', message: 'Not "my grandmother’s house".' },
        createdAt: new Date(),
      })
      .returning()
    const ask = (body: object) => client.ask('POST', '/api/account/delete', body)
    expect((await ask({ confirmation: 'yes', password: PASSWORD })).status).toBe(422)
    expect((await ask({ confirmation: DELETE_PHRASE })).status).toBe(403)
    expect((await ask({ confirmation: DELETE_PHRASE, password: 'wrong' })).status).toBe(403)
    expect((await client.ask('GET', '/api/account/sign-in-ways')).body).toEqual({
      hasPassword: true,
      hasGoogle: false,
      hasSecondFactor: false,
    })
    const deleted = await ask({ confirmation: DELETE_PHRASE, password: PASSWORD })
    expect(deleted.status).toBe(200)
    // The public pages offer to sign in again, and no dashboard.
    expect(deleted.headers.getSetCookie().join()).toContain('signed_in=; Path=/; Max-Age=0')
    expect((await client.ask('GET', '/api/profile')).status).toBe(401)
    expect(await readVideo(making)).toBeUndefined()
    const job = ordered.find(
      ({ name, data }) => name === 'delete-files' && 'userId' in data && data.userId === id,
    )
    await deleteFiles(server.deps, DELETE_FILES.schema.parse(job?.data))
    expect(await server.deps.storage.findSize(`user-videos/${id}/${videoId}.mp4`)).toBeUndefined()
    // What it cost counts in the day's budget; what the service said may repeat what was asked.
    const [left] = await server.deps.db
      .select()
      .from(providerCalls)
      .where(eq(providerCalls.id, call?.id ?? ''))
    expect(left).toMatchObject({ userId: null, message: null, estimatedMicrodollars: 7 })
    expect((await readMails(server, email)).at(-1)?.subject).toBe('Your Hookreel account was deleted')
    const anew = await server.signUp(email)
    expect((await anew.ask('GET', '/api/videos')).body).toMatchObject({ total: 0 })
  })

  test('leaves no work folder of its storyboards, and takes none of anybody else', async () => {
    const [gone, kept] = [await joinIn(), await joinIn()]
    const begun: string[] = []
    for (const { client } of [gone, kept]) {
      const board = await client.ask('POST', '/api/storyboards', ORDER)
      expect(board.status).toBe(201)
      // What a preview writes there.
      const { id } = board.body as { id: string } // what the contract says
      const folder = join(server.deps.config.dataDir, 'storyboards', id)
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, 'line.wav'), 'a person’s words')
      begun.push(folder)
    }
    const order = { confirmation: DELETE_PHRASE, password: PASSWORD }
    expect((await gone.client.ask('POST', '/api/account/delete', order)).status).toBe(200)
    await deleteFiles(server.deps, { userId: gone.id })
    const left = await Promise.all(begun.map((folder) => readdir(folder).catch(() => 'gone')))
    expect(left).toEqual(['gone', ['line.wav']])
  })

  test('is nothing that a stranger can do', async () => {
    const answer = await server.stranger.ask('POST', '/api/account/delete', { confirmation: DELETE_PHRASE })
    expect(answer.status).toBe(401)
  })
})

describe('the public page', () => {
  test('shows chosen videos with what other sites show of a link, and is gone when it is private', async () => {
    const { client, id } = await joinIn()
    const [shown, hidden] = [
      await keepVideo(server, id, {
        title: 'Shown <b>',
        works: [
          {
            ...{
              work: 'https://commons.wikimedia.org/wiki/File:A.jpg',
              title: 'Tower <i>',
              author: 'Ann & Co',
            },
            ...{ licence: 'CC BY 4.0', licenceAddress: 'https://creativecommons.org/licenses/by/4.0/' },
          },
          { work: 'javascript:alert(1)', author: 'Mallory', licence: 'CC0 1.0' },
        ],
      }),
      await keepVideo(server, id, { title: 'Hidden' }),
    ]
    await client.ask('PATCH', `/api/videos/${shown}`, { isOnProfile: true })
    await change(client, { profileVisibility: 'public', handle: 'ada-films' })
    const page = await server.stranger.ask('GET', '/p/ada-films')
    expect(page.status).toBe(200)
    expect(page.body).toContain('Shown &lt;b&gt;')
    expect(page.body).not.toContain('Hidden')
    expect(page.body).not.toContain('noindex')
    expect(page.body).not.toContain(id)
    const watch = await server.stranger.ask('GET', `/p/ada-films/${shown}`)
    expect(watch.body).toContain('property="og:title" content="Shown &lt;b&gt; by Ada Maker"')
    expect(watch.body).toMatch(new RegExp(`og:image" content="http://[^"]+/p/ada-films/${shown}/poster.jpg"`))
    expect(watch.body).toContain('“Tower &lt;i&gt;” by Ann &amp; Co</a>')
    expect(watch.body).toContain('href="https://creativecommons.org/licenses/by/4.0/"')
    expect(watch.body).not.toContain('href="javascript:')
    const film = await server.app.request(`/p/ada-films/${shown}/film.mp4`)
    expect(await film.text()).toBe('a film')
    expect((await server.stranger.ask('GET', `/p/ada-films/${hidden}/film.mp4`)).status).toBe(404)
    await change(client, { profileVisibility: 'unlisted' })
    const unlisted = await server.stranger.ask('GET', '/p/ada-films')
    expect(unlisted.headers.get('x-robots-tag')).toBe('noindex')
    expect(unlisted.body).toContain('name="robots" content="noindex"')
    const setDisabledAt = (disabledAt: Date | null) =>
      server.deps.db.update(profiles).set({ disabledAt }).where(eq(profiles.id, id))
    await setDisabledAt(new Date())
    for (const path of ['', `/${shown}`, `/${shown}/film.mp4`])
      expect((await server.stranger.ask('GET', `/p/ada-films${path}`)).status).toBe(404)
    await setDisabledAt(null)
    await change(client, { profileVisibility: 'private' })
    for (const path of ['', `/${shown}`, `/${shown}/film.mp4`, `/${shown}/poster.jpg`])
      expect((await server.stranger.ask('GET', `/p/ada-films${path}`)).status).toBe(404)
  })
})

test.each(['', '/no-video/film.mp4'])(
  'a public page%s takes turns: who asks for it by hundreds is refused, and nobody else waits',
  async (rest) => {
    const { client } = await joinIn()
    await change(client, { profileVisibility: 'public', handle: `many-asked-${rest.length}` })
    const asked = Array.from({ length: TURNS.waiting + TURNS.alone + 20 }, () =>
      server.stranger.ask('GET', `/p/many-asked-${rest.length}${rest}`),
    )
    const codes = (await Promise.all(asked)).map(({ status }) => status)
    expect(codes.filter((code) => code === 429).length).toBeGreaterThanOrEqual(20)
    expect((await server.stranger.ask('GET', `/p/many-asked-${rest.length}`)).status).toBe(200)
  },
)

test.each(['GET', 'HEAD', 'PATCH'])('so does an upload that is asked for (%s)', async (method) => {
  const { client } = await joinIn()
  const asked = Array.from({ length: TURNS.waiting + TURNS.alone + 20 }, () =>
    client.ask(method, `/api/uploads/${crypto.randomUUID()}`),
  )
  const codes = (await Promise.all(asked)).map(({ status }) => status)
  expect(codes.filter((code) => code === 429).length).toBeGreaterThanOrEqual(20)
  expect(new Set(codes)).toEqual(new Set([404, 429]))
})

test('a video of somebody else is not put on a page', async () => {
  const [owner, other] = [await joinIn(), await joinIn()]
  const id = await keepVideo(server, owner.id)
  expect((await other.client.ask('PATCH', `/api/videos/${id}`, { isOnProfile: true })).status).toBe(404)
  const [row] = await server.deps.db.select().from(videos).where(eq(videos.id, id))
  expect(row?.isOnProfile).toBe(false)
})
