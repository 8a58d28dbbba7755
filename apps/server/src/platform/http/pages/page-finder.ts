import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** Tells which addresses are pages, by the list that the web build left; without one every address may be. */
export function createPageFinder(webDir: string): (path: string) => Promise<boolean> {
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
