import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse, { desktopConfig } from 'lighthouse'
import { z } from 'zod'
import { fillAccount } from './web/fill-account.ts'
import { measureInteractions } from './web/measure-interactions.ts'
import { serveBuiltApp } from './web/serve-built-app.ts'
import { listCookies, signUp } from './sign-up.ts'
import { getProgram } from '../launcher/find-program.ts'

/**
 * Lighthouse scores of the built web app on the real server: medians of some runs a page (`npm run bench:web -- --runs 3`).
 * Scores on a busy machine are lower than on a quiet one; byte counts and layout shift are exact.
 */
const RUNS = Number(process.argv[process.argv.indexOf('--runs') + 1]) || 3
const CHROMIUM = getProgram('chromium')
const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking']
const PAGES = [
  { path: '/', form: 'mobile' },
  { path: '/features', form: 'mobile' },
  { path: '/pricing', form: 'mobile' },
  { path: '/dashboard', form: 'mobile' },
  { path: '/dashboard', form: 'desktop' },
] as const
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const AUDITS = {
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
}

type Reading = Readonly<Record<string, number>>

/** Signs the browser itself in: a cookie that Lighthouse adds as a header is not sent with the stream of events. */
async function keepCookie(port: number, url: string, cookie: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/json/version`)
  const { webSocketDebuggerUrl } = z.object({ webSocketDebuggerUrl: z.string() }).parse(await answer.json())
  const socket = new WebSocket(webSocketDebuggerUrl)
  const cookies = listCookies(cookie, url).map((one) => ({ ...one, httpOnly: true }))
  await new Promise((resolve, reject) => {
    socket.addEventListener('error', reject)
    socket.addEventListener('message', resolve)
    socket.addEventListener('open', () =>
      socket.send(JSON.stringify({ id: 1, method: 'Storage.setCookies', params: { cookies } })),
    )
  })
  socket.close()
}

async function measure(url: string, form: 'mobile' | 'desktop', cookie: string): Promise<Reading> {
  const chrome = await launch({ chromePath: CHROMIUM, chromeFlags: FLAGS })
  try {
    if (cookie !== '') await keepCookie(chrome.port, url, cookie)
    const flags = { port: chrome.port, output: 'json', logLevel: 'error', disableStorageReset: true } as const
    const result = await lighthouse(url, flags, form === 'desktop' ? desktopConfig : undefined)
    const categories = CATEGORIES.map(
      (name) => [name, Math.round((result?.lhr.categories[name]?.score ?? 0) * 100)] as const,
    )
    const audits = Object.entries(AUDITS).map(
      ([name, id]) => [name, result?.lhr.audits[id]?.numericValue ?? 0] as const,
    )
    return Object.fromEntries([...categories, ...audits])
  } finally {
    chrome.kill()
  }
}

function medianOf(readings: readonly Reading[]): Reading {
  const names = Object.keys(readings[0] ?? {})
  return Object.fromEntries(
    names.map((name) => {
      const values = readings.map((reading) => reading[name] ?? 0).toSorted((one, other) => one - other)
      return [name, Math.round((values[Math.floor(values.length / 2)] ?? 0) * 1000) / 1000]
    }),
  )
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'hookreel-bench-web-'))
let app = await serveBuiltApp(dataDir)
try {
  const cookie = await signUp(app.address)
  for (const page of PAGES) {
    const readings: Reading[] = []
    const own = page.path === '/dashboard' ? cookie : ''
    for (let run = 0; run < RUNS; run += 1)
      readings.push(await measure(app.address + page.path, page.form, own))
    const figures = Object.entries(medianOf(readings)).map(([name, value]) => `${name} ${value}`)
    console.log(`${page.path} ${page.form}: ${figures.join(', ')}`)
  }
  await app.stop()
  await fillAccount(dataDir)
  app = await serveBuiltApp(dataDir)
  for (const line of await measureInteractions(app.address, cookie, CHROMIUM, RUNS)) console.log(line)
} finally {
  await app.stop()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 })
}
process.exit(0)
