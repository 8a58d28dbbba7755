import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Pages that are served as plain HTML, without React. */
export const STATIC_PAGES = [
  '/',
  '/features',
  '/pricing',
  '/terms',
  '/privacy-policy',
  '/support',
  '/docs',
  '/docs/user-guide',
  '/docs/operator-guide',
  '/docs/api',
]
/** Stands for the address people open; the server puts the real one there (features/marketing/page-head.ts). */
const ORIGIN_MARK = 'https://origin.invalid'
const MARKETING_SCRIPT = /<script type="module" src="[^"]*marketing[^"]*"[^>]*><\/script>/
/** The page that every page of the app starts from. */
const SHELL = '/__spa-fallback.html'
/** Letters of captions load with the page that draws them, and what writes MP4 with the button that needs it. */
const KEPT_OFFLINE = /^(?!mp4-writer-).*\.(js|css)$|^geist-.*\.woff2$/
const COMPRESSIBLE = /\.(js|css|svg)$/
const COMPRESS_FROM_BYTES = 1024

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

type Routes = Readonly<Record<string, { path?: string; index?: boolean; parentId?: string }>>

/** The addresses of all pages, `:id` for what differs; the one that catches everything else is not among them. */
export function listPages(routes: Routes): string[] {
  const addressOf = ({ path: own = '', parentId }: Routes[string]): string => {
    const parent = parentId === undefined ? undefined : routes[parentId]
    const above = parent === undefined ? '' : addressOf(parent)
    return own === '' ? above : `${above}/${own}`
  }
  const pages = Object.values(routes).filter((route) => route.path !== undefined || route.index)
  const addresses = pages.map((route) => addressOf(route) || '/').filter((page) => !page.includes('*'))
  return [...new Set(addresses)]
}

/**
 * Takes React out of the ready-made pages, writes the sitemap and which pages there are (the server answers 404 for any
 * other), and compresses what is served often.
 */
export async function finishPages(clientDir: string, pages: readonly string[]): Promise<void> {
  for (const page of STATIC_PAGES) await stripReact(path.join(clientDir, page, 'index.html'), page)
  // The fallback shell is rendered at "/", so it carries the script of the public pages.
  const shell = path.join(clientDir, SHELL)
  await writeFile(shell, (await readFile(shell, 'utf8')).replace(MARKETING_SCRIPT, ''))
  await writeFile(path.join(clientDir, 'sitemap.xml'), writeSitemap())
  await writeFile(path.join(clientDir, '__pages.json'), JSON.stringify(pages))
  const assets = path.join(clientDir, 'assets')
  for (const name of await readdir(assets))
    if (COMPRESSIBLE.test(name)) await compressFile(path.join(assets, name))
  await writeServiceWorker(clientDir, pages)
}

/** `/service-worker.js`: it keeps the shell and every script and style of the app. */
async function writeServiceWorker(clientDir: string, pages: readonly string[]): Promise<void> {
  const names = (await readdir(path.join(clientDir, 'assets'))).filter((name) => KEPT_OFFLINE.test(name))
  const shellText = await readFile(path.join(clientDir, SHELL), 'utf8')
  const facts = {
    version: createHash('sha256')
      .update([...names, shellText].join('\n'))
      .digest('hex')
      .slice(0, 16),
    shell: SHELL,
    files: [...names.map((name) => `/assets/${name}`), '/favicon.svg'],
    pages: pages
      .filter((page) => !STATIC_PAGES.includes(page))
      .map((page) => `^${page.replaceAll(/:\w+/g, '[^/]+')}/?$`),
  }
  const source = await readFile(path.join(import.meta.dirname, 'src/service-worker.ts'), 'utf8')
  const script = stripTypeScriptTypes(source).replace('BUILD_FACTS', JSON.stringify(facts))
  await writeFile(path.join(clientDir, 'service-worker.js'), script)
}

async function stripReact(file: string, page: string): Promise<void> {
  const html = await readFile(file, 'utf8')
  const script = MARKETING_SCRIPT.exec(html)?.[0]
  if (script === undefined) throw new Error(`The page ${page} lacks its script.`)
  const [head = '', body = ''] = html.split(/(?<=<\/head>)/)
  const plainBody = body.replaceAll(/<script[\s\S]*?<\/script>/g, '').replace('</body>', `${script}</body>`)
  const plain = head.replaceAll(/<link rel="modulepreload"[^>]*\/?>/g, '') + plainBody
  if (/__reactRouter|modulepreload|\$RC|entry\.client/.test(plain))
    throw new Error(`React is left in ${page}.`)
  await writeFile(file, plain)
}

function writeSitemap(): string {
  const entries = STATIC_PAGES.map((page) => `  <url><loc>${ORIGIN_MARK}${page}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < COMPRESS_FROM_BYTES) return
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await writeFile(`${file}.br`, await compressBrotli(content, quality))
  await writeFile(`${file}.gz`, await compressGzip(content, { level: 9 }))
}
