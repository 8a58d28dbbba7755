import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { readRange } from '../../storage/serve-files.ts'
import { typeOfFile } from '../../type-of-file.ts'
import type { AppContext } from '../app-type.ts'
import type { WebFile } from './web-file.ts'
import { chooseEncoding } from './ready-page.ts'

/** A file as the web build left it; one whose name holds its hash is kept by browsers for good. */
export async function sendWebFile(context: AppContext, file: WebFile, isHashed: boolean): Promise<Response> {
  context.header('etag', file.etag)
  context.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
  context.header('vary', 'accept-encoding')
  if (context.req.header('if-none-match') === file.etag) return context.body(null, 304)
  const type = typeOfFile(file.path)
  context.header('content-type', type)
  if (type === 'video/mp4') return sendFilm(context, file)
  const { path, size } = await findCompressed(context, file, isHashed)
  context.header('content-length', String(size))
  if (context.req.method === 'HEAD') return context.body(null)
  // Node's type of a web stream and the platform's are one object.
  return context.body(Readable.toWeb(createReadStream(path)) as ReadableStream)
}

/** Players ask for parts, and some play nothing from a server that sends only the whole. */
function sendFilm(context: AppContext, { path, size }: WebFile): Response {
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

/** The compressed copy that the build put beside a hashed file, when the browser reads it. */
async function findCompressed(
  context: AppContext,
  file: WebFile,
  isHashed: boolean,
): Promise<{ path: string; size: number }> {
  const encoding = chooseEncoding(context.req.header('accept-encoding'))
  const suffix = encoding === 'br' ? '.br' : '.gz'
  const copy =
    isHashed && encoding !== 'identity' ? await stat(file.path + suffix).catch(() => undefined) : undefined
  if (!copy?.isFile()) return file
  context.header('content-encoding', encoding)
  return { path: file.path + suffix, size: copy.size }
}
