import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { markup } from '../markup.ts'

/** Stands in the built pages for the address that people open (apps/web/src/features/marketing/page-head.ts). */
const ORIGIN_MARK = 'https://origin.invalid'
const FILL = /<div data-fill="([\w-]+)"[^>]*>(?=<\/div>)/g
/** Pages of so many addresses are kept; more only mean that somebody makes up host names. */
const KEPT_PAGES = 200
/** Of so many addresses in an hour pages are compressed, which takes some 20 ms of a core each: a server has a few names, made-up ones have no end. */
const COMPRESSED = { origins: 8, ms: 3_600_000 }
const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'
export type ReadyPage = {
  readonly text: string
  readonly etag: string
  /** False: it is sent as it is. */
  readonly isCompressed: boolean
  encode(encoding: Encoding): Promise<string | Buffer<ArrayBuffer>>
}
/** What the server writes into a page at `<div data-fill="name">`. */
export type Fills = Readonly<Record<string, () => string>>

/** Makes the texts of the web app ready for an address and keeps them, compressed on the first demand. */
export function createReadyPages(fills: Fills, now: () => number = () => performance.now()) {
  const compressed = { origins: new Set<string>(), until: 0 }
  const mayCompress = (origin: string) => {
    if (now() > compressed.until) {
      compressed.origins.clear()
      compressed.until = now() + COMPRESSED.ms
    }
    if (compressed.origins.size < COMPRESSED.origins) compressed.origins.add(origin)
    return compressed.origins.has(origin)
  }
  const kept = new Map<string, Promise<ReadyPage>>()
  return (file: { path: string; etag: string }, origin: string): Promise<ReadyPage> => {
    const isCompressed = mayCompress(origin)
    const key = `${file.path} ${file.etag} ${origin} ${isCompressed}`
    const known = kept.get(key)
    if (known) return known
    if (kept.size >= KEPT_PAGES) kept.clear()
    const page = readFile(file.path, 'utf8').then((text) => fillPage(text, { origin, isCompressed }, fills))
    kept.set(key, page)
    return page
  }
}

type PageFor = { readonly origin: string; readonly isCompressed: boolean }

function fillPage(template: string, { origin, isCompressed }: PageFor, fills: Fills): ReadyPage {
  // A name of a host may hold quotation marks, and anybody may ask under one that they made up.
  const shown = String(markup`${origin}`)
  const text = template
    .replaceAll(ORIGIN_MARK, () => shown)
    .replaceAll(FILL, (mark, name: string) => mark + (fills[name]?.() ?? ''))
  const encoded = new Map<Encoding, Promise<string | Buffer<ArrayBuffer>>>()
  return {
    ...{ text, isCompressed },
    etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
    encode: (encoding) => {
      const known = encoded.get(encoding) ?? compress(text, encoding)
      encoded.set(encoding, known)
      return known
    },
  }
}

function compress(text: string, encoding: Encoding): Promise<string | Buffer<ArrayBuffer>> {
  if (encoding === 'gzip') return compressGzip(text)
  if (encoding === 'identity') return Promise.resolve(text)
  // 9 of 11: the last two steps take ten times as long for 2% less.
  return compressBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
}

/** The best encoding of those that a browser says it reads. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const names = (accepted ?? '')
    .split(',')
    .filter((item) => !/;\s*q=0(\.0*)?\s*$/.test(item))
    .map((item) => item.split(';')[0]?.trim())
  if (names.includes('br')) return 'br'
  return names.includes('gzip') ? 'gzip' : 'identity'
}
