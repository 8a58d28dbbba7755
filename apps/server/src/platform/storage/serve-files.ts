import { Readable } from 'node:stream'
import type { Clock } from '../clock.ts'
import { typeOfFile } from '../type-of-file.ts'
import type { ByteRange, Storage } from './storage.ts'
import { readLink } from './sign-link.ts'

/** What browsers may fetch from an object store itself: it is large, and no page reads its bytes. */
const HANDED_OUT = /\.(mp4|mov|avi|zip)$/

/**
 * So long an address of the store itself opens: nobody is asked there whether a page was made private or an account closed. Longer than
 * the longest film plays (15 minutes), as players seek where they were sent; a download that was begun is not cut off.
 */
const HANDED_SECONDS = 1200

/** In a link for somebody who follows no redirects, as networks that fetch films do: the bytes then come from here. */
export const UNREDIRECTED = 'unredirected'

/** No address that is signed here has a longer way and query. One of 14 kB took 18 ms to be parted into its fields. */
const ADDRESS_MAX_CHARACTERS = 2000

type FileWorld = {
  readonly storage: Storage
  readonly secret: string
  readonly clock: Clock
  /** Asked for signed addresses alone: anyone who makes them up costs no look into the database. */
  readonly isWithheld?: (key: string) => Promise<boolean>
}

/** What a request for a file comes to: the answer, or why there is none. */
export type FileAnswer = Response | 'link_expired' | 'file_not_found'

/**
 * Answers `GET` and `HEAD /files/<key>` with the bytes that were asked for, if the address is signed and has not
 * expired; films in an object store by sending the browser there. Ranges: 206 for one that can be served, 416 for one that cannot, the whole file for several at once.
 */
export async function serveFile(
  request: Request,
  { storage, secret, clock, isWithheld }: FileWorld,
): Promise<FileAnswer> {
  const url = new URL(request.url)
  const key = url.pathname.replace(/^\/files\//, '')
  if (url.pathname.length + url.search.length > ADDRESS_MAX_CHARACTERS) return 'link_expired'
  const link = readLink(secret, key, url.searchParams, clock.now())
  if (!link) return 'link_expired'
  if (await isWithheld?.(key)) return 'file_not_found'
  const size = await storage.findSize(key)
  if (size === undefined) return 'file_not_found'
  const secondsLeft = Math.floor((link.expiresAt.getTime() - clock.now().getTime()) / 1000)
  const about = {
    contentType: typeOfFile(key),
    cacheControl: `private, max-age=${secondsLeft}`,
    disposition: describeDisposition(link.downloadName),
  }
  const isSentOn = HANDED_OUT.test(key) && !url.searchParams.has(UNREDIRECTED)
  if (request.method === 'GET' && isSentOn && storage.signAddress) {
    const handed = Math.max(1, Math.min(secondsLeft, HANDED_SECONDS))
    const location = await storage.signAddress(key, { ...about, secondsLeft: handed })
    // Asked for again in the second half of that time, it is another address with all of it.
    const headers = { location, 'cache-control': `private, max-age=${Math.floor(handed / 2)}` }
    return new Response(null, { status: 302, headers })
  }
  const range = readRange(request.headers.get('range'), size)
  const headers = new Headers({
    'accept-ranges': 'bytes',
    'content-type': about.contentType,
    'cache-control': about.cacheControl,
    'x-content-type-options': 'nosniff',
    'content-disposition': about.disposition,
  })
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${size}`)
    return new Response(null, { status: 416, headers })
  }
  const length = range ? range.end - range.start + 1 : size
  headers.set('content-length', String(length))
  if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${size}`)
  const status = range ? 206 : 200
  if (request.method === 'HEAD' || length === 0) return new Response(null, { status, headers })
  const stream = storage.read(key, range)
  request.signal.addEventListener('abort', () => stream.destroy(), { once: true })
  // A viewer who seeks closes the connection in the middle: that is no error of ours.
  stream.on('error', () => stream.destroy())
  return new Response(Readable.toWeb(stream) as ReadableStream<Uint8Array>, { status, headers })
}

/** The one range that a header asks for; nothing when it asks for none, or for more than one. */
export function readRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return undefined
  const [first, last] = [match[1] ?? '', match[2] ?? '']
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return undefined
  return start >= size ? 'unsatisfiable' : { start, end }
}

/** A file name that every system takes, and the real one for browsers that read RFC 5987. */
export function describeDisposition(name: string | undefined): string {
  if (name === undefined) return 'inline'
  const plain = name.replaceAll(/[^\w.\- ]+/g, '_')
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

const NAME_MAX = { characters: 80, bytes: 200 }

/**
 * A file name from a title: no separators, no control characters, no reserved ends, at most 80 characters and 200 bytes (systems take 255).
 * What tells it apart from another of the same title stays whole behind it.
 */
export function nameFile(title: string, extension: string, mark?: string): string {
  const safe = title
    .replaceAll(/[\p{C}/\\:*?"<>|]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const short = cutName(safe).replace(/^[. ]+|[. ]+$/g, '') || 'video'
  return `${mark === undefined ? short : `${short} ${mark}`}.${extension}`
}

function cutName(name: string): string {
  let [short, bytes] = ['', 0]
  for (const character of Array.from(name).slice(0, NAME_MAX.characters)) {
    bytes += Buffer.byteLength(character)
    if (bytes > NAME_MAX.bytes) break
    short += character
  }
  return short
}
