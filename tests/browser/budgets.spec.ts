import { gzipSync } from 'node:zlib'
import { expect, test, type Page } from '@playwright/test'
import { openAccount } from './app.ts'

test.use({ serviceWorkers: 'allow' })

/** As the product itself counts file sizes. */
const KILOBYTE = 1024
const QUIET_MS = 800

/** In kB gzip; the dashboard is where one arrives, so it has the smaller budget. */
const MAX_SCRIPT = { arrival: 176, elsewhere: 256 }
/** Everything that a page asks for, with nothing cached. */
const MAX_REQUESTS = 35
const MAX_SHIFT = 0.02
const PAGES = [
  '/dashboard',
  '/generate-ideas',
  '/my-ideas',
  '/generate-video?title=Venus&script=A+day+on+Venus+is+longer+than+its+year.',
  '/my-videos',
  '/calendar',
  '/analytics',
  '/credits',
  '/settings',
]

type Visit = { requests: number; scriptKilobytes: number; shift: number; moved: string[] }

/** Adds up how far things moved after they were first painted, as the browser counts it, and notes what moved. */
const WATCH_SHIFT = `
  window.layoutShift = 0
  window.moved = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue
      window.layoutShift += entry.value
      for (const { node, previousRect, currentRect } of entry.sources)
        window.moved.push(entry.value.toFixed(4) + ' ' + node?.nodeName + '.' + node?.className + ' from ' + previousRect.y + ' to ' + currentRect.y)
    }
  }).observe({ type: 'layout-shift', buffered: true })`

async function visit(page: Page, address: string): Promise<Visit> {
  const scripts = new Map<string, Promise<Buffer>>()
  let requests = 0
  let lastAt = Date.now()
  page.on('response', (response) => {
    requests += 1
    lastAt = Date.now()
    if (response.url().endsWith('.js')) scripts.set(response.url(), response.body())
  })
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.skeleton')).toHaveCount(0)
  await expect.poll(() => Date.now() - lastAt).toBeGreaterThan(QUIET_MS)
  const bodies = await Promise.all(scripts.values())
  const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
  const shift = await page.evaluate<number>('window.layoutShift')
  const moved = await page.evaluate<string[]>('window.moved')
  return { requests, scriptKilobytes: bytes / KILOBYTE, shift, moved }
}

for (const [name, viewport] of Object.entries({
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
}))
  test.describe(name, () => {
    test.use({ viewport })

    for (const address of PAGES) {
      const path = address.replace(/\?.*/, '')
      const maxScript = path === '/dashboard' ? MAX_SCRIPT.arrival : MAX_SCRIPT.elsewhere
      test(`${path} loads at most ${maxScript} kB of script in ${MAX_REQUESTS} requests, and nothing jumps`, async ({
        page,
        baseURL,
      }, info) => {
        await openAccount(page.context(), baseURL ?? '')
        await page.addInitScript(WATCH_SHIFT)
        const seen = await visit(page, address)
        info.annotations.push({ type: 'measured', description: JSON.stringify(seen) })
        expect.soft(seen.scriptKilobytes).toBeLessThanOrEqual(maxScript)
        expect.soft(seen.requests).toBeLessThanOrEqual(MAX_REQUESTS)
        expect.soft(seen.shift, seen.moved.join('\n')).toBeLessThanOrEqual(MAX_SHIFT)
      })
    }
  })
