import { join } from 'node:path'
import { AppError } from '../app-error.ts'
import type { App, AppContext } from '../app-type.ts'
import { createPageFinder } from './page-finder.ts'
import { findWebFile, type WebFile } from './web-file.ts'
import { createReadyPages } from './ready-page.ts'
import type { Fills } from './ready-page.ts'
import { createHashedFiles, sendWebFile } from './send-web-file.ts'
import { sendWebText } from './send-web-text.ts'

/** Files that name the address people open. */
const ORIGIN_FILES = /(\.html|\/sitemap\.xml|\/robots\.txt)$/
const NOT_PAGES = /^\/(api|assets|files|health)(\/|$)/
/** Where the build puts files whose names hold their hash. */
const HASHED = '/assets/'
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
  const sendHashed = createHashedFiles(join(webDir, 'assets'))
  const sendFile = (context: AppContext, file: WebFile) =>
    ORIGIN_FILES.test(file.path)
      ? sendWebText(context, file, (origin) => readyPage(file, origin), publicUrl)
      : sendWebFile(context, file)
  app.get('*', async (context) => {
    const path = decodePath(context.req.path)
    const hashed = path?.startsWith(HASHED) ? await sendHashed(context, path.slice(HASHED.length)) : undefined
    if (hashed) return hashed
    const file = path === undefined ? undefined : await findWebFile(webDir, path)
    if (file) return sendFile(context, file)
    // An unknown address below these is no page: the shell there would hide the mistake.
    if (path === undefined || NOT_PAGES.test(path)) throw new AppError('route_not_found')
    // The shell then draws the page that says so.
    if (!(await isPage(path))) context.status(404)
    for (const shell of SHELLS) {
      const found = await findWebFile(webDir, `/${shell}`)
      if (found) return sendFile(context, found)
    }
    throw new AppError('route_not_found')
  })
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
