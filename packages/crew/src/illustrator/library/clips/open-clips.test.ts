import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SILENT } from '../../../../../../tests/fakes/fake-service.ts'
import type { Reply } from '../../../../../../tests/fakes/fake-service.ts'
import { answerArchive, answerNasa } from '../../../../../../tests/fakes/open-web/footage.ts'
import type { NasaVideo } from '../../../../../../tests/fakes/open-web/footage.ts'
import { paintNoise, startOpenPictures } from '../../../../../../tests/fakes/open-web/open-pictures.ts'
import type { FakeFile, OpenPictures } from '../../../../../../tests/fakes/open-web/open-pictures.ts'
import { writeClip } from '../../../../../../tests/fakes/write-clip.ts'
import { openGate } from '../../../provider/provider.ts'
import { guardedGet } from '../../../researcher/guarded-get.ts'
import { createOpenWeb } from '../../../researcher/open-web.ts'
import { createIllustrator } from '../../create-illustrator.ts'
import { readFilm } from '../../embedded/film/film-brief.ts'
import { PhotoUnanswered } from '../../illustrator.ts'
import type { OpenPhotoRequest } from '../../illustrator.ts'
import { createOpenLibrary } from '../open-library.ts'
import type { OpenPictureSettings } from '../settings.ts'

const BY = {
  ...{ License: 'cc-by-4.0', LicenseShortName: 'CC BY 4.0', UsageTerms: 'CC BY 4.0' },
  ...{ LicenseUrl: 'https://creativecommons.org/licenses/by/4.0', Artist: 'Ann Artist' },
}
const TOWER = {
  ...{ id: 'Q243', page: 'Eiffel Tower', description: 'tower in Paris', kinds: ['Q12518'] },
  ...{ picture: 'Tower at dusk.jpg', category: 'Eiffel Tower' },
}
const NIGHT: FakeFile = {
  ...{ name: 'Eiffel Tower at night.webm', depicts: ['Q243'], meta: BY, categories: ['Eiffel Tower'] },
  video: { seconds: 12 },
}

let fake: OpenPictures
let folder: string
let webm: Buffer
let mp4: Buffer
beforeAll(async () => {
  fake = await startOpenPictures({ things: [], files: [] })
  folder = await mkdtemp(join(tmpdir(), 'hookreel-footage-'))
  const [first, second] = [join(folder, 'clip.webm'), join(folder, 'clip.mp4')]
  await writeClip(first, { seconds: 1, width: 64, height: 48 })
  await writeClip(second, { seconds: 1, width: 64, height: 48 })
  webm = await readFile(first)
  mp4 = await readFile(second)
})
afterAll(async () => {
  await fake?.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => {
  offer(NIGHT)
  fake.mood = undefined
  fake.answers = {}
})

/** Each is the same clip, unless it says otherwise. */
function offer(...files: FakeFile[]) {
  fake.library = { things: [TOWER], files: files.map((one) => ({ bytes: webm, ...one })) }
}

type Changes = Partial<OpenPictureSettings> & { readonly timeoutSeconds?: number }

function hire({ timeoutSeconds = 30, ...changes }: Changes = {}) {
  const settings: OpenPictureSettings = {
    ...{ isOn: true, contact: 'ops@example.org', allowsShareAlike: false, showsClips: true },
    ...{ ...fake.bases, ...changes },
  }
  const memory = { recall: async () => undefined, remember: async () => undefined, take: async () => true }
  const web = createOpenWeb({ settings, get: guardedGet(Object.values(fake.bases)), memory })
  const library = createOpenLibrary(web, settings, () => new Date('2026-11-29T10:00:00Z'))
  const none = { writer: [], narrator: [], illustrator: [], timeoutSeconds }
  const embedded = { drawPicture: () => Promise.reject(new Error('not asked here')) }
  return createIllustrator(none, openGate, embedded, { library })
}

const NAMED = 'The Eiffel Tower grows in summer.'
type Film = Partial<OpenPhotoRequest> & { readonly title?: string }
function requestOf(narration: string, { title = 'The Eiffel Tower', ...more }: Film = {}): OpenPhotoRequest {
  const film = readFilm({ title, script: `${narration} It is painted every seven years.`, style: 'default' })
  return {
    ...{ narration, film, index: 0, sceneCount: 4, seed: 5, kind: 'mixed', shape: 'portrait', ...more },
  }
}
const take = (narration = NAMED, film: Film = {}, changes: Changes = {}) =>
  hire(changes).takeClip?.(requestOf(narration, film))
const pageOf = ({ name }: FakeFile) =>
  `https://commons.wikimedia.org/wiki/File:${encodeURIComponent(name.replaceAll(' ', '_'))}`

describe('footage of a thing that a sentence names', () => {
  test('is what is called after it, with all that proves its terms', async () => {
    const before = fake.asked.length
    const taken = await take()
    expect(taken).toMatchObject({
      ...{ provider: 'commons', clip: 'webm' },
      credit: {
        ...{ work: pageOf(NIGHT), title: 'Eiffel Tower at night', author: 'Ann Artist' },
        ...{ licence: 'CC BY 4.0', source: 'Wikimedia Commons', readOn: '2026-11-29', isOwed: true },
      },
    })
    expect(Buffer.from(taken?.bytes ?? []).equals(webm)).toBe(true)
    expect(taken?.provenance?.sha256).toMatch(/^[\da-f]{64}$/)
    expect(taken?.provenance?.evidence).toMatchObject({ License: { value: 'cc-by-4.0' } })
    const asked = fake.asked.slice(before)
    expect(asked.every(({ headers }) => headers['user-agent']?.includes('ops@example.org'))).toBe(true)
    const search = asked.find(({ query }) => query.get('prop') === 'videoinfo')?.query
    expect(search?.get('gsrsearch')).toMatch(/Q243 filetype:video /)
    expect(search?.get('viprop')).toBe('url|size|mime|derivatives|extmetadata')
  })

  test('is what people chose for it before anything else, whatever it is called', async () => {
    const chosen = { ...NIGHT, name: 'Paris 2019.webm', categories: [] }
    offer(NIGHT, { ...chosen, depicts: [] })
    fake.library = { ...fake.library, things: [{ ...TOWER, video: chosen.name }] }
    expect((await take())?.credit.work).toBe(pageOf(chosen))
  })

  const LEFT_OUT: readonly (readonly [string, Partial<FakeFile>])[] = [
    ['is called otherwise', { name: 'A day in Paris.webm' }],
    ['is neither called so nor kept there', { name: 'Tower.webm', categories: [] }],
    ['is a talk about it', { name: 'Interview on the Eiffel Tower.webm' }],
    ['is drawn', { categories: ['Eiffel Tower', 'Computer animations'] }],
    ['is of a model of it', { name: 'Eiffel Tower replica.webm' }],
    ['is made by a model', { categories: ['Eiffel Tower', 'AI-generated videos'] }],
    ['is for adults', { categories: ['Eiffel Tower', 'Nude women'] }],
    ['is longer than a scene needs', { video: { seconds: 600 } }],
    ['is shorter', { video: { seconds: 2 } }],
    ['is too small', { video: { seconds: 12, copies: [{ src: 'https://x.test/a', height: 240 }] } }],
    [
      'is too wide to fill a tall frame',
      { video: { seconds: 12, copies: [{ src: 'https://x.test/a', height: 480 }] } },
    ],
    ['has large copies alone', { video: { seconds: 12, copies: [] } }],
    ['is under NC', { meta: { ...BY, License: 'cc-by-nc-4.0', LicenseShortName: 'CC BY-NC 4.0' } }],
    ['is under ND beside it', { meta: { ...BY, Permission: 'No derivatives, please.' } }],
    ['is under fair use', { meta: { ...BY, UsageTerms: 'Fair use' } }],
    ['says nothing of its terms', { meta: {} }],
    ['has nobody to credit', { meta: { ...BY, Artist: '' } }],
    ['shows who has not agreed', { meta: { ...BY, Restrictions: 'personality' } }],
    [
      'is public domain by its freest template alone',
      {
        meta: { License: 'pd', LicenseShortName: 'Public domain', Artist: 'Ann' },
        structured: { licences: ['Q18199165'] },
      },
    ],
  ]
  test.each(LEFT_OUT)('is left out where it %s', async (_, change) => {
    offer({ ...NIGHT, ...change })
    const before = fake.asked.length
    expect(await take()).toBeUndefined()
    expect(fake.asked.slice(before).filter(({ path }) => path.includes('/file/'))).toEqual([])
  })

  test('under CC BY-SA is never there, also where the operator allows such pictures', async () => {
    const meta = { ...BY, License: 'cc-by-sa-4.0', LicenseShortName: 'CC BY-SA 4.0' }
    offer({ ...NIGHT, meta: { ...meta, LicenseUrl: 'https://creativecommons.org/licenses/by-sa/4.0' } })
    expect(await take()).toBeUndefined()
    expect(await take(NAMED, {}, { allowsShareAlike: true })).toBeUndefined()
  })

  test('is not that of a namesake, and there is none where two are as likely', async () => {
    const mercury = { ...TOWER, id: 'Q308', page: 'Mercury (planet)', category: 'Mercury (planet)' }
    const god = { ...TOWER, id: 'Q1150', page: 'Mercury (mythology)', category: 'Mercury (mythology)' }
    const spin = { ...NIGHT, name: 'Mercury spins.webm', depicts: ['Q308'], categories: ['Mercury (planet)'] }
    const car = { ...NIGHT, name: 'Mercury Cougar.webm', depicts: ['Q308'], categories: ['Mercury cars'] }
    const things = [{ ...mercury, description: 'smallest planet of the Sun' }]
    const ask = () => take('Mercury has no moon.', { title: 'Mercury' })
    fake.library = { things, files: [car] }
    expect(await ask()).toBeUndefined()
    fake.library = { things, files: [car, { ...spin, bytes: webm }] }
    expect((await ask())?.credit.work).toBe(pageOf(spin))
    fake.library = { ...fake.library, things: [mercury, god] }
    expect(await ask()).toBeUndefined()
  })

  test('is not shown twice, and never where it is unwanted', async () => {
    const work = pageOf(NIGHT)
    expect(await take(NAMED, { shown: { works: [work], looks: [] } })).toBeUndefined()
    expect(await take(NAMED, { unwanted: [work] })).toBeUndefined()
    expect(await take(NAMED, { avoids: [work] })).toBeUndefined()
  })

  test('is asked of nobody when the operator wants none, of Commons with a contact alone, and not for a call on the viewers', async () => {
    const before = fake.asked.length
    expect(hire({ showsClips: false })).not.toHaveProperty('takeClip')
    expect(await take(NAMED, {}, { contact: undefined })).toBeUndefined()
    expect(await take('Follow for more facts like this.')).toBeUndefined()
    expect(await take(NAMED, {}, { isOn: false })).toBeUndefined()
    expect(fake.asked).toHaveLength(before)
  })
})

describe('the copy of it that is fetched', () => {
  const base = () => `${fake.bases.commons}/file/`
  const fileAsked = () => fake.asked.findLast(({ path }) => path.includes('/file/'))?.path

  test('is the sharpest that is small enough, whatever it is called', async () => {
    const copies = [
      { src: `${base()}small`, height: 240 },
      { src: `${base()}good`, height: 1080, bandwidth: 4_000_000 },
      { src: `${base()}large`, height: 1080, bandwidth: 400_000_000 },
      { src: `${base()}half`, height: 480 },
    ]
    const good = { ...NIGHT, name: 'good' }
    offer({ ...NIGHT, video: { seconds: 12, copies } }, { ...good, depicts: [] })
    expect(await take()).toBeDefined()
    expect(fileAsked()).toMatch(/\/good$/)
  })

  test('is sharp enough for a wide frame before it is for a tall one', async () => {
    offer({
      ...NIGHT,
      video: { seconds: 12, copies: [{ src: `${base()}Eiffel Tower at night.webm`, height: 480 }] },
    })
    expect(await take()).toBeUndefined()
    expect(await take(NAMED, { shape: 'landscape' })).toBeDefined()
  })

  test('is the original where that is small, and none of a kind that is not read', async () => {
    offer({ ...NIGHT, video: { seconds: 12, size: 9_000_000, copies: [] } })
    expect(await take()).toBeDefined()
    const type = 'application/ogg; codecs="theora"'
    offer({ ...NIGHT, name: 'Eiffel Tower.ogv', video: { seconds: 12, size: 9_000_000, copies: [], type } })
    expect(await take()).toBeUndefined()
  })

  test('lies nowhere but where Commons keeps its files', async () => {
    const addresses = ['http://169.254.169.254/x', 'https://evil.example/a.webm', 'file:///etc/passwd']
    for (const src of addresses) {
      offer({ ...NIGHT, video: { seconds: 12, copies: [{ src, height: 720 }] } })
      expect(await take()).toBeUndefined()
    }
  })
})

const footage = (pieces: readonly (string | Uint8Array)[], type = 'video/webm'): Reply => ({
  ...{ status: 200, headers: { 'content-type': type }, pieces },
})
async function* endless() {
  for (let sent = 0; sent < 40; sent += 1) yield Buffer.alloc(1_000_000)
}

describe('footage that is not what it is said to be', () => {
  const REPLIES: readonly (readonly [string, () => Reply])[] = [
    ['a page', () => footage(['<html>hello</html>'], 'text/html')],
    ['a page that says it is footage', () => footage(['<html>hello</html>'.repeat(50)])],
    ['a picture that says it is footage', () => footage([paintNoise('x')])],
    ['footage that says it is a page', () => footage([webm], 'text/html')],
    ['cut off', () => ({ ...footage([webm.subarray(0, 3000)]), isCut: true })],
    ['half a clip', () => footage([webm.subarray(0, webm.length / 2)])],
    ['half an MP4', () => footage([mp4.subarray(0, mp4.length / 2)], 'video/mp4')],
    ['more than it is', () => footage([webm, webm])],
    ['forty megabytes', () => ({ ...footage([]), pieces: endless() })],
    [
      'forty megabytes, as it says',
      () => ({
        ...footage([]),
        headers: { 'content-type': 'video/webm', 'content-length': '40000000' },
        pieces: endless(),
      }),
    ],
    ['elsewhere', () => ({ status: 302, headers: { location: 'http://127.0.0.1:1/' }, pieces: [] })],
    ['gone', () => ({ status: 404, headers: { 'content-type': 'text/html' }, pieces: ['gone'] })],
    ['squeezed', () => ({ ...footage([webm]), headers: { 'content-encoding': 'gzip' } })],
  ]
  test.each(REPLIES)('(%s) gives way to the next, or to none', async (_, reply) => {
    offer({ ...NIGHT, reply: reply() })
    // What does not come may come another time.
    const alone = await Promise.resolve(take()).catch((error: unknown) => error)
    expect(alone === undefined || alone instanceof PhotoUnanswered).toBe(true)
    const good = { ...NIGHT, name: 'Eiffel Tower at noon.webm' }
    offer({ ...NIGHT, reply: reply() }, good)
    expect((await take())?.credit.work).toBe(pageOf(good))
  })

  test('is an MP4 where its bytes are one', async () => {
    offer({ ...NIGHT, reply: footage([mp4]) })
    expect((await take())?.clip).toBe('mp4')
  })

  test('is tried twice at most', async () => {
    const names = ['dawn', 'noon', 'dusk', 'night'].map((when) => `Eiffel Tower at ${when}.webm`)
    offer(...names.map((name) => ({ ...NIGHT, name, reply: footage(['<html>']) })))
    const before = fake.asked.length
    expect(await take()).toBeUndefined()
    expect(fake.asked.slice(before).filter(({ path }) => path.includes('/file/'))).toHaveLength(2)
  })

  test('is not waited for, which says nothing of whether there is any', async () => {
    offer({ ...NIGHT, reply: SILENT })
    await expect(take(NAMED, {}, { timeoutSeconds: 0.3 })).rejects.toThrow(PhotoUnanswered)
    fake.mood = () => SILENT
    await expect(take(NAMED, {}, { timeoutSeconds: 0.3 })).rejects.toThrow(PhotoUnanswered)
  })
})

describe('footage by the words of a sentence', () => {
  const LION: FakeFile = { ...NIGHT, name: 'Lion drinks at a river.webm', depicts: [], categories: ['Lions'] }
  const ask = (narration: string, kind: OpenPhotoRequest['kind'] = 'real') =>
    take(narration, { title: 'Animals', kind })

  test('has every word that was searched by in its title, and one more of the sentence', async () => {
    offer(LION)
    expect((await ask('A lion drinks before it hunts.'))?.credit.work).toBe(pageOf(LION))
    expect(await ask('A lion sleeps most of the day.')).toBeUndefined()
    expect(await ask('A lion drinks before it hunts.', 'mixed')).toBeUndefined()
    offer({ ...LION, name: 'A river in Africa.webm' })
    expect(await ask('A lion drinks before it hunts.')).toBeUndefined()
  })
})

describe('footage of the Internet Archive', () => {
  const bridge = { ...TOWER, id: 'Q44440', page: 'Golden Gate Bridge', description: 'bridge of California' }
  const ask = (narration: string, shape: OpenPhotoRequest['shape']) => {
    const file = { name: 'walk.mp4', size: '9000000', length: '42', width: '640', height: '480' }
    const film = { id: 'bridge_1938', title: 'Across the Golden Gate Bridge', files: [file] }
    const walk = { name: 'walk.mp4', depicts: [], meta: {}, video: { seconds: 1 }, bytes: mp4 }
    fake.library = { things: [bridge], files: [{ ...walk, reply: footage([mp4], 'video/mp4') }] }
    const lead = answerArchive([{ ...film, server: 'nowhere.test' }])
    fake.answers = { archive: lead }
    fake.mood = ({ path }) =>
      path.endsWith('/download/bridge_1938/walk.mp4') ? footage([mp4], 'video/mp4') : undefined
    return take(narration, { title: 'The Golden Gate Bridge', shape })
  }

  test('is asked for where a sentence names a time that was filmed, and not for a tall film', async () => {
    expect(await ask('The Golden Gate Bridge opened in 1937.', 'landscape')).toMatchObject({
      ...{ provider: 'archive', clip: 'mp4' },
      credit: { work: 'https://archive.org/details/bridge_1938', source: 'Internet Archive' },
    })
    const before = fake.asked.length
    expect(await ask('The Golden Gate Bridge opened in 1937.', 'portrait')).toBeUndefined()
    expect(await ask('The Golden Gate Bridge is red.', 'landscape')).toBeUndefined()
    expect(fake.asked.slice(before).filter(({ path }) => path.startsWith('/archive'))).toEqual([])
  })
})

describe('NASA’s footage', () => {
  const files = (id: string) =>
    ['orig', 'large', 'medium', 'mobile', 'preview'].map(
      (copy) => `${fake.bases.nasa}/file/${id}~${copy}.mp4`,
    )
  const LAUNCH: NasaVideo = {
    ...{ id: 'a11 launch', title: 'Apollo 11 launch', keywords: ['Moon', 'Saturn V'] },
    files: [],
  }
  const apollo = { ...TOWER, id: 'Q43653', page: 'Apollo 11', description: 'first landing on the Moon' }
  const ask = (videos: readonly NasaVideo[], changes: Changes = {}) => {
    fake.library = {
      things: [apollo],
      files: ['a11 launch~medium.mp4', 'a11 launch~mobile.mp4'].map((name) => ({
        ...{ name, depicts: [], meta: {}, video: { seconds: 1 }, reply: footage([mp4], 'video/mp4') },
      })),
    }
    fake.answers = { nasa: answerNasa(videos) }
    return take('Apollo 11 flew to the Moon.', { title: 'Apollo 11' }, changes)
  }

  test('is taken in a copy of the middle, without a contact as well', async () => {
    const video = { ...LAUNCH, files: files(LAUNCH.id) }
    const taken = await ask([video], { contact: undefined })
    expect(taken).toMatchObject({
      ...{ provider: 'nasa', clip: 'mp4', provenance: { evidence: { nasa_id: 'a11 launch' } } },
      credit: {
        ...{ work: 'https://images.nasa.gov/details/a11%20launch', author: 'NASA JSC' },
        ...{ licence: 'Public domain', isOwed: false },
      },
    })
    expect(taken?.provenance?.file).toMatch(/a11%20launch~medium\.mp4$/)
    const mobile = await ask([{ ...video, files: video.files.filter((one) => !one.includes('medium')) }])
    expect(mobile?.provenance?.file).toMatch(/~mobile\.mp4$/)
  })

  const LEFT_OUT: readonly (readonly [string, Partial<NasaVideo>])[] = [
    ['somebody else’s', { description: 'Courtesy of ESA' }],
    ['a company’s', { creator: 'SpaceX' }],
    ['an agency’s with a sign of its own', { description: '© 2019 A. Person' }],
    ['called otherwise', { title: 'The Moon landing' }],
    ['a talk about it', { title: 'Apollo 11 press conference' }],
    ['a machine’s', { title: 'Apollo 11 visualization' }],
    ['in no copy that is small enough', { files: ['https://images-assets.nasa.gov/a~orig.mp4'] }],
    ['with somebody else', { files: ['https://evil.example/a~medium.mp4'] }],
  ]
  test.each(LEFT_OUT)('is left out where it is %s', async (_, change) => {
    expect(await ask([{ ...LAUNCH, files: files(LAUNCH.id), ...change }])).toBeUndefined()
  })
})
