import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { Readable } from 'node:stream'
import { z } from 'zod'
import { readRange } from '../storage/serve-files.ts'
import { AppError } from './app-error.ts'
import type { App, AppContext } from './app-type.ts'
import { chooseEncoding, createReadyPages } from './ready-page.ts'
import type { Fills, ReadyPage } from './ready-page.ts'
import { contentPolicy } from './security.ts'

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json',
  data: 'text/x-script; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
  mp4: 'video/mp4',
}
/** Files that name the address people open. */
const ORIGIN_FILES = /(\.html|\/sitemap\.xml|\/robots\.txt)$/
const NOT_PAGES = /^\/(api|assets|files|health)(\/|$)/
/** The shell that the app's own pages start from, by the names the web build gives it. */
const SHELLS = ['__spa-fallback.html', 'index.html']

type ServeOptions = {
  /** The address that people open; without it, the one that a request came to. */
  readonly publicUrl?: string | undefined
  readonly fills?: Fills
}

/**
 * Serves the built web app: its files, its ready-made pages, and for every other page the shell. Texts are compressed,
 * and pages know the address they are served at. Mount it last.
 */
export function serveWebApp(app: App, webDir: string, { publicUrl, fills = {} }: ServeOptions = {}): void {
  const readyPage = createReadyPages(fills)
  const isPage = createPageFinder(webDir)
  const sendFile = (context: AppContext, file: FoundFile, isHashed: boolean) =>
    ORIGIN_FILES.test(file.path)
      ? sendText(context, file, (origin) => readyPage(file, origin), publicUrl)
      : sendBytes(context, file, isHashed)
  app.get('*', async (context) => {
    const path = decodePath(context.req.path)
    const file = path === undefined ? undefined : await findFile(webDir, path)
    if (file) return sendFile(context, file, path?.startsWith('/assets/') ?? false)
    // An unknown address below these is no page: the shell there would hide the mistake.
    if (path === undefined || NOT_PAGES.test(path)) throw new AppError('route_not_found')
    // The shell then draws the page that says so.
    if (!(await isPage(path))) context.status(404)
    for (const shell of SHELLS) {
      const found = await findFile(webDir, `/${shell}`)
      if (found) return sendFile(context, found, false)
    }
    throw new AppError('route_not_found')
  })
}

/** Tells which addresses are pages, by the list that the web build left; without one every address may be. */
function createPageFinder(webDir: string): (path: string) => Promise<boolean> {
  let patterns: Promise<RegExp[] | undefined> | undefined
  return async (path) => {
    const known = await (patterns ??= readPages(join(webDir, '__pages.json')))
    return known?.some((pattern) => pattern.test(path)) ?? true
  }
}

async function readPages(file: string): Promise<RegExp[] | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const pages = z.array(z.string()).parse(JSON.parse(text))
  return pages.map((page) => {
    const parts = page
      .split('/')
      .map((part) => (part.startsWith(':') ? '[^/]+' : part.replaceAll(/[^\w-]/g, String.raw`\$&`)))
    return new RegExp(`^${parts.join('/')}/?$`)
  })
}

type FoundFile = { readonly path: string; readonly size: number; readonly etag: string }

/** A file of the app, or the page of a folder; never one outside. */
async function findFile(webDir: string, path: string): Promise<FoundFile | undefined> {
  const candidate = join(webDir, path)
  if (candidate !== webDir && candidate !== webDir + sep && !candidate.startsWith(webDir + sep))
    return undefined
  for (const file of [candidate, join(candidate, 'index.html')]) {
    const found = await stat(file).catch(() => undefined)
    if (!found?.isFile()) continue
    const etag = `"${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}"`
    return { path: file, size: found.size, etag }
  }
  return undefined
}

/** A page, the sitemap or robots.txt: they name the address that people open. */
async function sendText(
  context: AppContext,
  file: FoundFile,
  makeReady: (origin: string) => Promise<ReadyPage>,
  publicUrl: string | undefined,
): Promise<Response> {
  const extension = file.path.split('.').at(-1) ?? ''
  const page = await makeReady(publicUrl ?? new URL(context.req.url).origin)
  // Before the 304: a browser takes the policy of the answer that says "unchanged" for the page it kept.
  if (extension === 'html')
    context.header('content-security-policy', contentPolicy(hashInlineScripts(page.text)))
  context.header('cache-control', 'no-cache')
  context.header('vary', 'accept-encoding')
  const encoding = chooseEncoding(context.req.header('accept-encoding'))
  const etag = encoding === 'identity' ? page.etag : page.etag.replace(/"$/, `-${encoding}"`)
  context.header('etag', etag)
  if (context.req.header('if-none-match') === etag) return context.body(null, 304)
  context.header('content-type', TYPES[extension] ?? 'application/octet-stream')
  if (encoding !== 'identity') context.header('content-encoding', encoding)
  return context.body(await page.encode(encoding))
}

async function sendBytes(context: AppContext, file: FoundFile, isHashed: boolean): Promise<Response> {
  const extension = file.path.split('.').at(-1) ?? ''
  context.header('etag', file.etag)
  context.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
  context.header('vary', 'accept-encoding')
  if (context.req.header('if-none-match') === file.etag) return context.body(null, 304)
  context.header('content-type', TYPES[extension] ?? 'application/octet-stream')
  if (extension === 'mp4') return sendFilm(context, file)
  const { path, size } = await findCompressed(context, file, isHashed)
  context.header('content-length', String(size))
  if (context.req.method === 'HEAD') return context.body(null)
  // Node's type of a web stream and the platform's are one object.
  return context.body(Readable.toWeb(createReadStream(path)) as ReadableStream)
}

/** Players ask for parts, and some play nothing from a server that sends only the whole. */
function sendFilm(context: AppContext, { path, size }: FoundFile): Response {
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
  file: FoundFile,
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

/** Hashes of the scripts written into a page, so that these and no others run. */
function hashInlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script]) =>
      `sha256-${createHash('sha256')
        .update(script ?? '')
        .digest('base64')}`,
  )
}

/** A readable path, or nothing for one that cannot be (broken escapes, NUL). */
function decodePath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path)
    return decoded.includes('\0') ? undefined : decoded
  } catch {
    return undefined
  }
}
