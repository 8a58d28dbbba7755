import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SILENT } from '../../../../../tests/fakes/fake-service.ts'
import type { Reply } from '../../../../../tests/fakes/fake-service.ts'
import { listEntries } from '../../../../../tests/fakes/open-web/open-library-entries.ts'
import { SUBJECTS } from '../../../../../tests/fakes/open-web/open-library-subjects.ts'
import { paintNoise, startOpenPictures } from '../../../../../tests/fakes/open-web/open-pictures.ts'
import type {
  FakeFile,
  FakeLibrary,
  OpenPictures,
} from '../../../../../tests/fakes/open-web/open-pictures.ts'
import { writePng } from '../../../../../tests/fakes/write-png.ts'
import { openGate } from '../../provider/provider.ts'
import { guardedGet } from '../../researcher/guarded-get.ts'
import { createOpenWeb } from '../../researcher/open-web.ts'
import type { WebMemory } from '../../researcher/open-web.ts'
import { createIllustrator } from '../create-illustrator.ts'
import { readFilm } from '../embedded/film/film-brief.ts'
import { PhotoUnanswered } from '../illustrator.ts'
import type { Illustrator, PhotoRequest } from '../illustrator.ts'
import { createOpenLibrary } from './open-library.ts'
import type { OpenPictureSettings } from './settings.ts'

const BY = {
  ...{ License: 'cc-by-4.0', LicenseShortName: 'CC BY 4.0', UsageTerms: 'CC BY 4.0' },
  ...{ LicenseUrl: 'https://creativecommons.org/licenses/by/4.0', Artist: 'Ann Artist' },
}
const TOWER = {
  ...{ id: 'Q243', page: 'Eiffel Tower', description: 'tower in Paris', kinds: ['Q12518'] },
  ...{ picture: 'Tower at dusk.jpg', category: 'Eiffel Tower' },
}
const DUSK: FakeFile = {
  name: 'Tower at dusk.jpg',
  depicts: ['Q243'],
  meta: BY,
  categories: ['Eiffel Tower'],
}
const library = (...files: FakeFile[]): FakeLibrary => ({ things: [TOWER], files })

let fake: OpenPictures
beforeAll(async () => {
  fake = await startOpenPictures(library(DUSK))
})
afterAll(() => fake.close())
beforeEach(() => {
  fake.library = library(DUSK)
  fake.mood = undefined
  fake.answers = {}
})

function keepInMap(): WebMemory {
  const kept = new Map<string, string>()
  return {
    recall: async (key) => kept.get(key),
    remember: async (key, text) => void kept.set(key, text),
    take: async () => true,
  }
}

type Changes = Partial<OpenPictureSettings> & { memory?: WebMemory; timeoutSeconds?: number }

function openLibrary({ memory = keepInMap(), ...changes }: Omit<Changes, 'timeoutSeconds'>) {
  const settings: OpenPictureSettings = {
    ...{ isOn: true, contact: 'ops@example.org', allowsShareAlike: false, showsClips: true },
    ...fake.bases,
    ...changes,
  }
  const get = guardedGet(Object.values(fake.bases))
  const web = createOpenWeb({ settings, get, memory })
  return createOpenLibrary(web, settings, () => new Date('2026-11-23T10:00:00Z'))
}

function hire({ timeoutSeconds = 30, ...changes }: Changes = {}): Illustrator {
  const none = { writer: [], narrator: [], illustrator: [], timeoutSeconds }
  const embedded = { drawPicture: () => Promise.reject(new Error('not asked here')) }
  return createIllustrator(none, openGate, embedded, { library: openLibrary(changes) })
}

const SCRIPT = 'The Eiffel Tower grows in summer. It is painted every seven years.'
const requestOf = (
  narration: string,
  {
    title = 'The Eiffel Tower',
    script = SCRIPT,
    ...more
  }: Partial<PhotoRequest> & { title?: string; script?: string } = {},
): PhotoRequest => ({
  ...{ narration, film: readFilm({ title, script, style: 'default' }), index: 0, sceneCount: 4, seed: 5 },
  ...{ kind: 'mixed', shape: 'portrait', ...more },
})
const NAMED = 'The Eiffel Tower grows in summer.'
const take = (narration = NAMED, more: Parameters<typeof requestOf>[1] = {}, changes: Changes = {}) =>
  hire(changes).takePhoto?.(requestOf(narration, more))
const named = (file: FakeFile) =>
  `https://commons.wikimedia.org/wiki/File:${encodeURIComponent(file.name.replaceAll(' ', '_'))}`

describe('a picture of an open collection', () => {
  test('is the one that people chose for the thing that is named, with all that proves its terms', async () => {
    const taken = await take()
    expect(taken).toMatchObject({
      provider: 'commons',
      credit: {
        ...{ work: named(DUSK), title: 'Tower at dusk', author: 'Ann Artist', licence: 'CC BY 4.0' },
        licenceAddress: 'https://creativecommons.org/licenses/by/4.0/',
        ...{ source: 'Wikimedia Commons', readOn: '2026-11-23', isOwed: true },
      },
    })
    expect(taken?.provenance?.sha256).toMatch(/^[\da-f]{64}$/)
    expect(taken?.provenance?.evidence).toMatchObject({ License: { value: 'cc-by-4.0' } })
    expect(fake.asked.every(({ headers }) => headers['user-agent']?.includes('ops@example.org'))).toBe(true)
  })

  test('is there for “it”, and not for a sentence that speaks of something else', async () => {
    expect(await take('It is painted every seven years.')).toBeDefined()
    expect(await take('Iron gets longer in the heat.')).toBeUndefined()
  })

  test('is looked up for nobody whom a sentence calls one’s own', async () => {
    fake.library = {
      things: [{ ...TOWER, id: 'Q7', page: 'James Cook', description: 'British explorer', kinds: ['Q5'] }],
      files: [{ ...DUSK, depicts: ['Q7'] }],
    }
    const script = 'My neighbour James Cook bakes bread. James Cook sailed to Hawaii.'
    const before = fake.asked.length
    expect(await take('My neighbour James Cook bakes bread.', { title: 'Bread', script })).toBeUndefined()
    expect(fake.asked.slice(before).filter(({ query }) => query.toString().includes('Cook'))).toEqual([])
    expect(await take('James Cook sailed to Hawaii.', { title: 'Bread', script })).toBeDefined()
  })

  test('is no second time the same, nor one that looks like it', async () => {
    const twin = { ...DUSK, name: 'Tower at dusk again.jpg', bytes: paintNoise(DUSK.name) }
    const other = { ...DUSK, name: 'Tower at noon.jpg' }
    fake.library = library(DUSK, twin, other)
    const first = await take()
    const shown = { works: [first?.credit.work ?? ''], looks: [first?.look ?? ''] }
    expect((await take(NAMED, { shown }))?.credit.work).toBe(named(other))
  })

  test('is another one when another is asked for, and says which', async () => {
    const others = ['noon', 'dawn', 'night'].map((when) => ({ ...DUSK, name: `Tower at ${when}.jpg` }))
    fake.library = library(DUSK, ...others)
    const works = await Promise.all(
      [0, 1, 2, 3].map(async (other) => (await take(NAMED, { other }))?.credit.work),
    )
    expect(works[0]).toBe(named(DUSK))
    expect(new Set(works).size).toBe(4)
  })

  test('under CC BY-SA is there only where the operator allows it', async () => {
    const meta = { ...BY, License: 'cc-by-sa-4.0', LicenseShortName: 'CC BY-SA 4.0' }
    const alike = { ...DUSK, meta: { ...meta, LicenseUrl: 'https://creativecommons.org/licenses/by-sa/4.0' } }
    fake.library = library(alike)
    expect(await take()).toBeUndefined()
    expect((await take(NAMED, {}, { allowsShareAlike: true }))?.credit.licence).toBe('CC BY-SA 4.0')
  })

  test('is not asked for where a chart or a call on the viewers is better drawn, and not when the web is off', async () => {
    const before = fake.asked.length
    expect(await take('Follow for more facts like this.')).toBeUndefined()
    expect(await take(NAMED, {}, { isOn: false })).toBeUndefined()
    expect(fake.asked).toHaveLength(before)
  })
})

const page: Reply = {
  status: 200,
  headers: { 'content-type': 'text/html' },
  pieces: ['<html><script>alert(1)</script></html>'],
}
const image = (pieces: readonly (string | Uint8Array)[], headers: Record<string, string> = {}): Reply => ({
  ...{ status: 200, headers: { 'content-type': 'image/png', ...headers }, pieces },
})
/** A PNG of little bytes that says it is this large. */
function claimSize(width: number, height: number): Buffer {
  const png = writePng(8, 8, () => [1, 2, 3])
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  return png
}
async function* endless() {
  for (let sent = 0; sent < 60; sent += 1) yield Buffer.alloc(1_000_000)
}
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

describe('bytes that are not what they are said to be', () => {
  const REPLIES: readonly (readonly [string, Reply | typeof SILENT | (() => Reply)])[] = [
    ['a page', page],
    ['a page that says it is a picture', image(['<html>hello</html>'])],
    ['a drawing with a script', { ...image([SVG]), headers: { 'content-type': 'image/svg+xml' } }],
    ['a drawing with a script that says it is a picture', image([SVG])],
    ['cut off', { ...image([paintNoise('x').subarray(0, 2000)]), isCut: true }],
    ['half of a picture', image([paintNoise('x').subarray(0, 2000)])],
    ['forty megabytes and more', () => ({ ...image([]), pieces: endless() })],
    ['a bomb of pixels', image([claimSize(30_000, 30_000)])],
    ['a bomb of bytes', image([gzipSync(Buffer.alloc(50_000_000))], { 'content-encoding': 'gzip' })],
    ['far smaller than said', image([writePng(300, 400, () => [9, 9, 9])])],
    [
      'elsewhere',
      { status: 302, headers: { location: 'http://169.254.169.254/latest/meta-data/' }, pieces: [] },
    ],
    ['not there any more', { status: 404, headers: { 'content-type': 'text/html' }, pieces: ['gone'] }],
  ]
  test.each(REPLIES)('(%s) give way to the next picture', async (_, reply) => {
    const bad = { ...DUSK, reply: typeof reply === 'function' ? reply() : reply }
    const good = { ...DUSK, name: 'Tower at noon.jpg' }
    fake.library = library(bad, good)
    expect((await take())?.credit.work).toBe(named(good))
  })

  test('that never come are given up in time, which says nothing of whether there is one', async () => {
    fake.library = library({ ...DUSK, reply: SILENT })
    await expect(take(NAMED, {}, { timeoutSeconds: 0.3 })).rejects.toThrow(PhotoUnanswered)
  })

  test.each([
    'http://169.254.169.254/latest/meta-data/',
    'https://evil.example/tower.jpg',
    'http://upload.wikimedia.org/tower.jpg',
    'file:///etc/passwd',
    'https://upload.wikimedia.org:8443/tower.jpg',
  ])('are not fetched from %s', async (address) => {
    const before = fake.asked.length
    fake.mood = ({ path, query }) =>
      path.startsWith('/commons') && query.get('generator') === 'search'
        ? {
            status: 200,
            headers: { 'content-type': 'application/json' },
            pieces: [JSON.stringify(leadTo(address))],
          }
        : undefined
    expect(await take()).toBeUndefined()
    expect(fake.asked.slice(before).filter(({ path }) => path.includes('/file/'))).toEqual([])
  })
})

function leadTo(address: string) {
  const meta = Object.fromEntries(Object.entries(BY).map(([name, value]) => [name, { value }]))
  const info = { width: 3000, height: 4000, mime: 'image/jpeg', url: address, thumburl: address }
  const descriptionurl = 'https://commons.wikimedia.org/wiki/File:Tower_at_dusk.jpg'
  const imageinfo = [{ ...info, descriptionurl, extmetadata: meta }]
  return { query: { pages: [{ pageid: 1, title: 'File:Tower at dusk.jpg', index: 1, imageinfo }] } }
}

describe('a collection that fails', () => {
  const json = (body: string): Reply => ({
    ...{ status: 200, headers: { 'content-type': 'application/json' }, pieces: [body] },
  })
  const UNANSWERED: readonly (readonly [string, Reply])[] = [
    [
      'busy',
      { status: 429, headers: { 'content-type': 'text/plain', 'retry-after': '40' }, pieces: ['wait'] },
    ],
    [
      'behind a wall',
      { status: 403, headers: { 'content-type': 'text/html' }, pieces: ['<html>robot?</html>'] },
    ],
    ['cut', { ...json('{"query":{"pa'), isCut: true }],
    ['lagged', json('{"error":{"code":"maxlag","info":"Waiting","lag":5.2}}')],
  ]
  test.each(UNANSWERED)('(%s) is not taken for one that has nothing', async (_, reply) => {
    fake.mood = () => reply
    await expect(take()).rejects.toThrow(PhotoUnanswered)
  })

  const USELESS: readonly (readonly [string, Reply])[] = [
    ['of another type', page],
    ['of other shapes', json('{"query":{"pages":[{"title":7},"x",null]},"pages":"none","entities":7}')],
    ['nested a million times', json(`{"error":${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}}`)],
    ['leading elsewhere', { status: 302, headers: { location: 'http://127.0.0.1:1/' }, pieces: [] }],
  ]
  test.each(USELESS)('(%s) leaves the scene to the drawing', async (_, reply) => {
    fake.mood = () => reply
    expect(await take()).toBeUndefined()
  })

  test('that never answers is not waited for', async () => {
    fake.mood = () => SILENT
    await expect(take(NAMED, {}, { timeoutSeconds: 0.3 })).rejects.toThrow(PhotoUnanswered)
  })

  test('with letters in its fields that are none gives the rest', async () => {
    // The author is cut at 80: in the middle of the last bell.
    const meta = {
      ...BY,
      Artist: `${'A'.repeat(79)}\u{1f514}\u{1f514}`,
      ObjectName: 'Tower\0 at\u001b dusk\ud83d',
    }
    fake.library = library({ ...DUSK, meta })
    const taken = await take()
    expect(taken?.credit).toMatchObject({ title: 'Tower at dusk', author: 'A'.repeat(79) })
    expect(JSON.stringify(taken?.provenance?.evidence)).not.toMatch(/\\u0000|\\ud83d/)
  })

  test.each(['Tower 100%.jpg', 'Tower %E0%A4%A.jpg', `${'<'.repeat(200_000)}.jpg`])(
    'with a name that nobody can read gives another picture (%#)',
    async (name) => {
      fake.mood = ({ path, query }) => {
        if (!path.startsWith('/commons') || query.get('generator') !== 'search') return undefined
        const strange = { ...leadTo('https://evil.example/a.jpg').query.pages[0], title: `File:${name}` }
        const info = {
          ...strange.imageinfo?.[0],
          descriptionurl: `https://commons.wikimedia.org/wiki/File:${name}`,
        }
        return json(JSON.stringify({ query: { pages: [{ ...strange, imageinfo: [info] }] } }))
      }
      expect((await take())?.credit.work).toBe(named(DUSK))
    },
  )

  test('with HTML in its fields is quoted as text', async () => {
    const meta = { ...BY, Artist: '<a href="javascript:alert(1)"><b>Ann</b></a><script>alert(1)</script>' }
    fake.library = library({ ...DUSK, meta: { ...meta, ObjectName: '<img src=x onerror=alert(1)>Tower' } })
    const credit = (await take())?.credit
    expect(credit).toMatchObject({ title: 'Tower' })
    expect(credit?.author).not.toMatch(/[<>]/)
  })
})

describe('two thousand entries with namesakes, junk and wrong licences', () => {
  const { library: entries, labels } = listEntries()

  test('give the thing that is meant or nothing, and never what may not be shown', async () => {
    fake.library = entries
    const opened = openLibrary({})
    const counts = { asked: 0, right: 0, other: 0, none: 0, unfree: 0 }
    for (const { page, told } of SUBJECTS) {
      const bare = page.replace(/\s*\(.*\)$/, '')
      const script = `Here is a thing about ${bare}. ${told} It is still there. Nobody knows ${bare} well.`
      const shown: string[] = []
      for (const narration of [
        `Here is a thing about ${bare}.`,
        'It is still there.',
        `Nobody knows ${bare} well.`,
      ]) {
        const { film, shape } = requestOf(narration, { title: bare, script })
        const order = { kind: 'mixed', narration, film, shape, searchWords: '', shown } as const
        const [taken] = await opened.find(order)
        counts.asked += 1
        if (!taken) {
          counts.none += 1
          continue
        }
        shown.push(taken.credit.work)
        const name = decodeURIComponent(taken.credit.work.replace(/^.*File:/, '')).replaceAll('_', ' ')
        const label = labels.get(name)
        counts[label?.shows === page ? 'right' : 'other'] += 1
        if (!label?.isFree) counts.unfree += 1
      }
    }
    expect(counts.unfree).toBe(0)
    expect(counts.other).toBe(0)
    expect(counts.right / counts.asked).toBeGreaterThan(0.8)
  })
})
