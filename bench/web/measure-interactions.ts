import { chromium, type Page } from '@playwright/test'
import { listCookies } from '../sign-up.ts'

/** The longest time from an input to the next paint, as the browser counts it (multiples of 8 ms, from 16 ms on). */
const WATCH_EVENTS = `
  window.slowest = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) window.slowest = Math.max(window.slowest, entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })`
const SETTLE_MS = 400

type Walk = {
  readonly path: string
  readonly what: string
  readonly steps: readonly ((page: Page) => Promise<void>)[]
}

const search = (words: string) => async (page: Page) => {
  await page.getByRole('searchbox').first().pressSequentially(words, { delay: 60 })
}
const nextPage = async (page: Page) => page.getByRole('link', { name: 'Next' }).click()
const tick = async (page: Page) =>
  page
    .getByRole('checkbox', { name: /^Select/ })
    .first()
    .click()

const WALKS: readonly Walk[] = [
  { path: '/my-ideas', what: 'the list of 1,000 ideas', steps: [nextPage, search('idea 7')] },
  { path: '/my-videos', what: 'the grid of 500 videos', steps: [tick, nextPage, search('video 4')] },
]

async function walk(page: Page, address: string, { path, steps }: Walk): Promise<number> {
  await page.goto(address + path)
  await page.getByRole('searchbox').first().waitFor()
  for (const step of steps) {
    await step(page)
    await page.waitForTimeout(SETTLE_MS)
  }
  return page.evaluate<number>('window.slowest')
}

/** Interaction to next paint on the full lists: the worst interaction of each walk, the median of some walks. */
export async function measureInteractions(
  address: string,
  cookie: string,
  executablePath: string,
  runs: number,
): Promise<string[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addCookies(listCookies(cookie, address))
  const page = await context.newPage()
  await page.addInitScript(WATCH_EVENTS)
  const lines: string[] = []
  for (const one of WALKS) {
    const seen: number[] = []
    for (let run = 0; run < runs; run += 1) seen.push(await walk(page, address, one))
    const median = seen.toSorted((a, b) => a - b)[Math.floor(runs / 2)]
    lines.push(`${one.what}: worst interaction to next paint ${median} ms (all: ${seen.join(', ')})`)
  }
  await browser.close()
  return lines
}
