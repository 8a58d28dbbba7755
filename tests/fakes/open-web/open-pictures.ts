import { replyJson, startFakeService } from '../fake-service.ts'
import type { FakeService, Received, Reply, SILENT } from '../fake-service.ts'
import { writePng } from '../write-png.ts'
import { describeVideo } from './footage.ts'
import type { FakeVideo } from './footage.ts'
import { answerCongress, answerRijksmuseum } from './museum-works.ts'
import type { Answering } from './museum-works.ts'

/** A thing that has a page and an item. */
export type FakeThing = {
  readonly id: string
  /** As its page is called: "Mercury (planet)". */
  readonly page: string
  readonly description: string
  readonly aliases?: readonly string[]
  /** Instance of. */
  readonly kinds: readonly string[]
  /** The file that stands for it, without "File:". */
  readonly picture?: string
  readonly category?: string
  /** The footage that stands for it, without "File:". */
  readonly video?: string
}
/** A file of the collection; `meta` are the fields that its page gives. */
export type FakeFile = {
  /** Without "File:". */
  readonly name: string
  readonly depicts: readonly string[]
  readonly meta: Readonly<Record<string, string>>
  readonly categories?: readonly string[]
  readonly width?: number
  readonly height?: number
  readonly mime?: string
  /** It is footage. */
  readonly video?: FakeVideo
  /** Items of P275 and P6216 in structured data. */
  readonly structured?: { readonly licences?: readonly string[]; readonly status?: readonly string[] }
  /** What is sent in place of a picture. */
  readonly reply?: Reply | typeof SILENT
  readonly bytes?: Uint8Array
}
export type FakeLibrary = { readonly things: readonly FakeThing[]; readonly files: readonly FakeFile[] }
/** Collections that are searched by words. */
type Searched = 'openverse' | 'nasa' | 'cleveland' | 'wellcome' | 'rijksmuseum' | 'congress' | 'archive'
export type OpenPictures = FakeService & {
  /** Where each collection is reached, as settings have it. */
  readonly bases: Readonly<Record<'wikipedia' | 'wikidata' | 'commons' | Searched, string>>
  /** What is answered in place of everything else. */
  mood: ((request: Received) => Reply | typeof SILENT | undefined) | undefined
  library: FakeLibrary
  /** What collections that are searched by words answer, by their name: to everything, or to what they are asked. */
  answers: Partial<Record<Searched, unknown>>
}

/** Wikipedia, Wikidata, Wikimedia Commons and others on loopback, as they document their answers. */
export async function startOpenPictures(library: FakeLibrary): Promise<OpenPictures> {
  const service = await startFakeService((request) => {
    const [, collection = '', ...rest] = request.path.split('/')
    const path = `/${rest.join('/')}`
    return fake.mood?.(request) ?? answer(fake, collection, { ...request, path })
  })
  const base = (name: string) => `${service.url}/${name}`
  const fake: OpenPictures = {
    ...service,
    bases: {
      ...{ wikipedia: base('wikipedia'), wikidata: base('wikidata'), commons: base('commons') },
      ...{ openverse: base('openverse'), nasa: base('nasa') },
      ...{ cleveland: base('cleveland'), wellcome: base('wellcome') },
      ...{ rijksmuseum: base('rijksmuseum'), congress: base('congress') },
      archive: base('archive'),
    },
    ...{ mood: undefined, library, answers: {} },
  }
  return fake
}

function answer(
  fake: OpenPictures,
  collection: string,
  request: Received,
): Reply | typeof SILENT | undefined {
  const { path, query } = request
  const { library } = fake
  if (path.startsWith('/file/')) return sendFile(library, decodeURIComponent(path.slice('/file/'.length)))
  if (collection === 'wikipedia' && path === '/w/rest.php/v1/search/page')
    return replyJson({ pages: searchPages(library, query.get('q') ?? '') })
  if (collection === 'wikipedia') return replyJson(readPage(library, query.get('titles') ?? ''))
  if (collection === 'wikidata') return replyJson({ entities: readItem(library, query.get('ids') ?? '') })
  if (collection === 'commons' && query.get('action') === 'wbgetentities')
    return replyJson({ entities: readStructured(library, (query.get('ids') ?? '').split('|')) })
  if (collection === 'commons') return replyJson(searchFiles(fake, query))
  const known = Object.entries(fake.answers).find(([name]) => name === collection)?.[1] ?? EMPTY[collection]
  if (typeof known !== 'function') return replyJson(known ?? {})
  // A function in their place is one of those that build answers.
  const told = (known as Answering)(request)
  return told === undefined ? replyJson({ status: 404 }, 404) : replyJson(told, 200, { ...TYPES[collection] })
}

const TYPES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  rijksmuseum: { 'content-type': 'application/ld+json' },
}
const EMPTY: Readonly<Record<string, unknown>> = {
  openverse: { result_count: 0, results: [] },
  nasa: { collection: { items: [], metadata: { total_hits: 0 } } },
  cleveland: { info: { total: 0 }, data: [] },
  wellcome: { type: 'ResultList', results: [] },
  rijksmuseum: answerRijksmuseum([]),
  congress: answerCongress([]),
  archive: { responseHeader: { status: 0 }, response: { numFound: 0, start: 0, docs: [] } },
}
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Full text: pages whose names hold the words first, then those whose descriptions do. */
function searchPages({ things }: FakeLibrary, words: string): unknown[] {
  const asked = wordsOf(words)
  const points = ({ page, aliases = [], description }: FakeThing) => {
    const named = wordsOf([page, ...aliases].join(' '))
    const told = wordsOf(description)
    return asked.reduce((sum, word) => sum + (named.includes(word) ? 5 : told.includes(word) ? 1 : 0), 0)
  }
  return things
    .map((thing) => ({ thing, found: points(thing) }))
    .filter(({ found }) => found > 0)
    .toSorted((one, other) => other.found - one.found)
    .slice(0, 8)
    .map(({ thing: { id, page, description, aliases = [] } }) => ({
      ...{ id: Number(id.slice(1)), key: page.replaceAll(' ', '_'), title: page, description },
      excerpt: `<span class="searchmatch">${page}</span> is ${description}`,
      matched_title: aliases.find((alias) => wordsOf(alias).join(' ') === asked.join(' ')) ?? null,
      thumbnail: null,
    }))
}

function readPage({ things }: FakeLibrary, title: string): unknown {
  const thing = things.find(({ page }) => page === title)
  const page = thing
    ? { pageid: Number(thing.id.slice(1)), ns: 0, title, pageprops: { wikibase_item: thing.id } }
    : { ns: 0, title, missing: true }
  return { batchcomplete: true, query: { pages: [page] } }
}

function readItem({ things }: FakeLibrary, id: string): Record<string, unknown> {
  const thing = things.find((one) => one.id === id)
  if (!thing) return { [id]: { id, missing: '' } }
  const claim = (property: string, type: string, value: unknown) => ({
    ...{ id: `${id}$${property}`, rank: 'normal', type: 'statement', references: [] },
    mainsnak: { snaktype: 'value', property, datavalue: { type, value } },
  })
  const text = (property: string, value: string | undefined) =>
    value === undefined ? {} : { [property]: [claim(property, 'string', value)] }
  const claims = {
    P31: thing.kinds.map((kind) => claim('P31', 'wikibase-entityid', { 'entity-type': 'item', id: kind })),
    ...{ ...text('P18', thing.picture), ...text('P373', thing.category) },
    ...text('P10', thing.video),
  }
  const label = thing.page.replace(/\s*\(.*\)$/, '')
  return { [id]: { type: 'item', id, labels: { en: { language: 'en', value: label } }, claims } }
}

function searchFiles({ library, bases }: OpenPictures, query: URLSearchParams): unknown {
  const all = library.files.map((file, at) => ({ file, pageid: 1000 + at }))
  const search = query.get('gsrsearch') ?? ''
  const item = /depicts_or_linked_from=(Q\d+)/.exec(search)?.[1]
  const named = query.get('titles')?.replace(/^File:/, '')
  const words = wordsOf(search.replace(/\b\w+:\S+|-\w+:"[^"]*"/g, ''))
  const isOfVideos = query.get('prop') === 'videoinfo'
  const found = all.filter(({ file }) => {
    if ((file.video !== undefined) !== isOfVideos) return false
    if (named !== undefined) return file.name.replaceAll('_', ' ') === named.replaceAll('_', ' ')
    if (item !== undefined) return file.depicts.includes(item)
    const told = wordsOf(`${file.name} ${(file.categories ?? []).join(' ')}`)
    return words.length > 0 && words.every((word) => told.includes(word))
  })
  // No hit: no `query` at all.
  if (found.length === 0) return { batchcomplete: true }
  const pages = found.slice(0, 50).map(({ file, pageid }, at) => present(bases.commons, file, pageid, at + 1))
  // In the order of their numbers, not of the search.
  return { batchcomplete: true, query: { pages: pages.toReversed() } }
}

function present(base: string, file: FakeFile, pageid: number, index: number): unknown {
  const { name, meta, categories = [], width = 3000, height = 4000, mime = 'image/jpeg' } = file
  const field = (value: string) => ({ value, source: 'commons-desc-page', hidden: '' })
  const page = `https://commons.wikimedia.org/wiki/File:${encodeURIComponent(name.replaceAll(' ', '_'))}`
  const thumburl = `${base}/file/${encodeURIComponent(name)}`
  const told = { ...meta, ...(categories.length > 0 && { Categories: categories.join('|') }) }
  const head = { pageid, ns: 6, title: `File:${name}`, index }
  const extmetadata = Object.fromEntries(Object.entries(told).map(([key, value]) => [key, field(value)]))
  if (file.video) {
    const info = { ...describeVideo(file.video, thumburl), sha1: '9f', descriptionurl: page, extmetadata }
    return { ...head, videoinfo: [info] }
  }
  return {
    ...head,
    imageinfo: [
      {
        ...{
          size: 5_120_000,
          width,
          height,
          mime,
          sha1: '9f',
          thumburl,
          thumbwidth: 1920,
          thumbheight: 2560,
        },
        ...{ url: thumburl, descriptionurl: page, descriptionshorturl: page },
        extmetadata,
      },
    ],
  }
}

function readStructured({ files }: FakeLibrary, ids: readonly string[]): Record<string, unknown> {
  const claim = (property: string, id: string) => ({
    mainsnak: { snaktype: 'value', property, datavalue: { type: 'wikibase-entityid', value: { id } } },
    rank: 'normal',
  })
  return Object.fromEntries(
    ids.map((id) => {
      const { licences = [], status = [] } = files[Number(id.slice(1)) - 1000]?.structured ?? {}
      const statements = {
        P275: licences.map((one) => claim('P275', one)),
        P6216: status.map((one) => claim('P6216', one)),
      }
      // An empty set comes as [].
      const isEmpty = licences.length + status.length === 0
      return [id, { type: 'mediainfo', id, statements: isEmpty ? [] : statements }]
    }),
  )
}

function sendFile({ files }: FakeLibrary, name: string): Reply | typeof SILENT | undefined {
  const file = files.find((one) => one.name === name)
  if (!file) return { status: 404, headers: { 'content-type': 'text/html' }, pieces: ['<html>gone</html>'] }
  if (file.reply) return file.reply
  const bytes = file.bytes ?? paintNoise(name)
  const type = file.video ? 'video/webm' : 'image/png'
  return { status: 200, headers: { 'content-type': type }, pieces: [bytes] }
}

/** A picture of its own for every name. */
export function paintNoise(name: string, width = 600, height = 800): Buffer {
  const sum = Buffer.from(name).reduce((all, byte) => (all * 31 + byte) >>> 0, 7)
  const cells = Array.from({ length: 72 }, (_, at) => ((sum ^ (at * 2_654_435_761)) >>> (at % 24)) & 255)
  return writePng(width, height, (x, y) => {
    const cell = cells[Math.floor((y / height) * 8) * 9 + Math.floor((x / width) * 9)] ?? 0
    return [cell, (cell * 3) & 255, 255 - cell]
  })
}
