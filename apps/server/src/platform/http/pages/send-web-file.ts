import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { readRange } from '../../storage/serve-files.ts'
import { typeOfFile } from '../../type-of-file.ts'
import type { AppContext } from '../app-type.ts'
import { findWebFile, type WebFile } from './web-file.ts'
import { chooseEncoding, type Encoding } from './ready-page.ts'

/** A file as the web build left it, under a name that another build may use for another one. */
export function sendWebFile(context: AppContext, file: WebFile): Response {
  if (isKnown(context, file, 'no-cache')) return context.body(null, 304)
  const type = typeOfFile(file.path)
  context.header('content-type', type)
  if (type === 'video/mp4') return sendFilm(context, file)
  context.header('content-length', String(file.size))
  if (context.req.method === 'HEAD') return context.body(null)
  // Node's type of a web stream and the platform's are one object.
  return context.body(Readable.toWeb(createReadStream(file.path)) as ReadableStream)
}

type HashedFile = { readonly file: WebFile; readonly copies: Map<Encoding, Uint8Array<ArrayBuffer>> }

/**
 * Files whose names hold their hash: browsers keep them for good, and so does the server. All of them together are 4 MB, and a page of
 * 33 of them asked the disk two hundred times. Answers nothing when there is no such file.
 */
export function createHashedFiles(folder: string) {
  const kept = new Map<string, HashedFile>()
  const findFile = async (path: string): Promise<HashedFile | undefined> => {
    // Whichever way somebody writes it, one file is kept once.
    const place = join(folder, path)
    const known = kept.get(place)
    if (known) return known
    const file = await findWebFile(folder, path)
    if (file?.path !== place) return undefined
    const found = { file, copies: new Map() }
    kept.set(place, found)
    return found
  }
  return async (context: AppContext, path: string): Promise<Response | undefined> => {
    const found = await findFile(path)
    if (!found) return undefined
    if (isKnown(context, found.file, 'public, max-age=31536000, immutable')) return context.body(null, 304)
    context.header('content-type', typeOfFile(found.file.path))
    const { encoding, bytes } = await readCopy(found, chooseEncoding(context.req.header('accept-encoding')))
    if (encoding !== 'identity') context.header('content-encoding', encoding)
    context.header('content-length', String(bytes.length))
    if (context.req.method === 'HEAD') return context.body(null)
    return context.body(bytes)
  }
}

function isKnown(context: AppContext, { etag }: WebFile, caching: string): boolean {
  context.header('etag', etag)
  context.header('cache-control', caching)
  context.header('vary', 'accept-encoding')
  return context.req.header('if-none-match') === etag
}

const ENDINGS = { br: '.br', gzip: '.gz', identity: '' } as const

/** The compressed copy that the build put beside the file, when the browser reads it and there is one. */
async function readCopy(
  { file, copies }: HashedFile,
  encoding: Encoding,
): Promise<{ encoding: Encoding; bytes: Uint8Array<ArrayBuffer> }> {
  const known = copies.get(encoding)
  if (known) return { encoding, bytes: known }
  const read = await readFile(file.path + ENDINGS[encoding]).catch((error: unknown) => {
    if (encoding === 'identity') throw error
  })
  if (read === undefined) return readCopy({ file, copies }, 'identity')
  copies.set(encoding, read)
  return { encoding, bytes: read }
}

/** Players ask for parts, and some play nothing from a server that sends only the whole. */
function sendFilm(context: AppContext, { path, size }: WebFile): Response {
  // Anyone who watches it would wait for their own pages.
  context.var.leaveTurn?.()
  context.header('accept-ranges', 'bytes')
  const range = readRange(context.req.header('range') ?? null, size)
  if (range === 'unsatisfiable') {
    context.header('content-range', `bytes */${size}`)
    return context.body(null, 416)
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  if (range) context.header('content-range', `bytes ${start}-${end}/${size}`)
  context.header('content-length', String(end - start + 1))
  if (context.req.method === 'HEAD') return context.body(null)
  const stream = createReadStream(path, { start, end })
  // A viewer who seeks closes the connection in the middle: that is no error of ours.
  stream.on('error', () => stream.destroy())
  return context.body(Readable.toWeb(stream) as ReadableStream, range ? 206 : 200)
}
