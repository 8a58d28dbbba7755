import { stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

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
