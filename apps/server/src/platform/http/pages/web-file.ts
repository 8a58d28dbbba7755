import { stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

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

export type WebFile = { readonly path: string; readonly size: number; readonly etag: string }

/** A file of the app, or the page of a folder; never one outside. */
export async function findWebFile(webDir: string, path: string): Promise<WebFile | undefined> {
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

/** Its ending, and the type that browsers know it by. */
export function typeOf({ path }: WebFile): { extension: string; type: string } {
  const extension = path.split('.').at(-1) ?? ''
  return { extension, type: TYPES[extension] ?? 'application/octet-stream' }
}
