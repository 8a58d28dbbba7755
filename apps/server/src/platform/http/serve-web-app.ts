import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { Readable } from 'node:stream'
import { AppError } from './app-error.ts'
import type { App, AppContext } from './app-type.ts'
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
const NOT_PAGES = /^\/(api|assets|files|health)(\/|$)/
/** The shell that the app's own pages start from, by the names the web build gives it. */
const SHELLS = ['__spa-fallback.html', 'index.html']

/** Serves the built web app: its files, its ready-made pages, and for every other page the shell. Mount it last. */
export function serveWebApp(app: App, webDir: string): void {
  app.get('*', async (context) => {
    const path = decodePath(context.req.path)
    const file = path === undefined ? undefined : await findFile(webDir, path)
    if (file) return sendFile(context, file, path?.startsWith('/assets/') ?? false)
    // An unknown address below these is no page: the shell there would hide the mistake.
    if (path === undefined || NOT_PAGES.test(path)) throw new AppError('route_not_found')
    for (const shell of SHELLS) {
      const found = await findFile(webDir, `/${shell}`)
      if (found) return sendFile(context, found, false)
    }
    throw new AppError('route_not_found')
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

async function sendFile(context: AppContext, file: FoundFile, isHashed: boolean): Promise<Response> {
  const extension = file.path.split('.').at(-1) ?? ''
  const html = extension === 'html' ? await readFile(file.path, 'utf8') : undefined
  // Before the 304: a browser takes the policy of the answer that says "unchanged" for the page it kept.
  if (html !== undefined) context.header('content-security-policy', contentPolicy(hashInlineScripts(html)))
  context.header('etag', file.etag)
  context.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
  if (context.req.header('if-none-match') === file.etag) return context.body(null, 304)
  context.header('content-type', TYPES[extension] ?? 'application/octet-stream')
  if (html !== undefined) return context.body(html)
  context.header('content-length', String(file.size))
  if (context.req.method === 'HEAD') return context.body(null)
  return context.body(Readable.toWeb(createReadStream(file.path)) as ReadableStream)
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
