/**
 * Keeps the app's shell and its files, so that its pages appear without a connection. It keeps nothing of anybody: what the
 * server says of a person (`/api`, `/files`) never passes through here. The build writes it to `/service-worker.js`.
 */
type Build = {
  /** Changes with the files. */
  readonly version: string
  readonly shell: string
  readonly files: readonly string[]
  /** The app's own pages, as regular expressions. */
  readonly pages: readonly string[]
}
type LastingEvent = Event & { waitUntil(until: Promise<unknown>): void }
type AskedEvent = Event & { readonly request: Request; respondWith(answer: Promise<Response>): void }

declare const clients: { claim(): Promise<void> }

// The build puts its facts in the place of this word.
const BUILD = JSON.parse('BUILD_FACTS') as Build
const PREFIX = 'hookreel-app-'
const CACHE = PREFIX + BUILD.version
const PAGES = BUILD.pages.map((page) => new RegExp(page))

addEventListener('install', (event) => {
  // Events of service workers are not among the types of pages.
  const installing = event as LastingEvent
  installing.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([BUILD.shell, ...BUILD.files])))
})

addEventListener('activate', (event) => {
  const activating = event as LastingEvent
  activating.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith(PREFIX) && name !== CACHE))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      // The page that is open has it from now on, not only after it is loaded anew.
      .then(() => clients.claim()),
  )
})

addEventListener('fetch', (event) => {
  const asked = event as AskedEvent
  const { request } = asked
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (url.pathname.startsWith('/assets/')) asked.respondWith(keepOrFetch(request))
  else if (request.mode === 'navigate' && PAGES.some((page) => page.test(url.pathname)))
    asked.respondWith(fetchOrShell(request))
})

/** Files whose names hold their hash never change. */
async function keepOrFetch(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request)
}

/** The server's page; the shell, which then says that there is no connection, when there is no answer. */
async function fetchOrShell(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const shell = await caches.match(BUILD.shell)
    if (shell) return shell
    throw error
  }
}
