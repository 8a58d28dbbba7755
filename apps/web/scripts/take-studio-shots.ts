import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { getProgram } from '../../../launcher/find-program.ts'

/**
 * Takes the pictures of the studio that the start page shows, light and dark, from a running server with an empty
 * account: `node apps/web/scripts/take-studio-shots.ts http://localhost:3000` (ffmpeg on the PATH; some minutes, for it
 * makes three films). Run it again when the studio looks different.
 */
const ADDRESS = process.argv[2] ?? 'http://localhost:3000'
const FFMPEG = getProgram('ffmpeg')
const TARGET = path.resolve(import.meta.dirname, '../public/screens')
const WINDOW = { width: 1200, height: 750 }
const FILMS_MS = 600_000
const THEMES = ['light', 'dark'] as const

const SCRIPT =
  'One day on Venus lasts longer than a whole year there. The planet circles the Sun before it has turned around once. It also spins backwards. So on Venus, the Sun rises in the west.'
const FILMS = [
  { title: 'A day on Venus beats its year', style: 'default', script: SCRIPT },
  {
    title: 'Why rockets need eleven kilometres a second',
    style: 'superhero',
    script:
      'A rocket needs eleven kilometres every second to leave the Earth. That is faster than any bullet. The fire pushes down, the rocket goes up, and the whole city below turns into a small point of light.',
  },
  {
    title: 'The last train of the summer',
    style: 'anime',
    script:
      'On the last day of summer the train crosses the river below the mountain. Cherry trees stand beside the school, and clouds grow over the sea. Far away the first star waits above the quiet town.',
  },
]

async function openAccount(context: BrowserContext): Promise<void> {
  const account = { email: `${randomUUID()}@example.com`, password: randomUUID() }
  const headers = { origin: ADDRESS }
  const post = (name: string, data: object) =>
    context.request.post(`${ADDRESS}/api/auth/${name}/email`, { headers, data })
  await post('sign-up', { ...account, name: 'Maya Okafor' })
  await post('sign-in', account)
}

async function orderFilms(context: BrowserContext): Promise<void> {
  for (const film of FILMS) {
    const answer = await context.request.post(`${ADDRESS}/api/videos`, {
      headers: { origin: ADDRESS, 'idempotency-key': randomUUID() },
      data: {
        ...film,
        voiceId: 'flite-slt',
        duration: 15,
        resolution: '420p',
        aspectRatio: '9:16',
        format: 'mp4',
      },
    })
    if (!answer.ok()) throw new Error(await answer.text())
  }
}

/** Brings a heading under the page's own header. */
async function scrollTo(page: Page, heading: Locator): Promise<void> {
  const box = await heading.first().boundingBox()
  await page.mouse.wheel(0, (box?.y ?? 0) - 84)
  await page.waitForTimeout(600)
}

async function takeShot(page: Page, name: string, folder: string): Promise<void> {
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await page.waitForTimeout(1500)
    const shot = path.join(folder, `${name}-${theme}.png`)
    await page.screenshot({ path: shot })
    const picture = path.join(TARGET, `${name}-${theme}.webp`)
    execFileSync(FFMPEG, ['-v', 'error', '-y', '-i', shot, '-c:v', 'libwebp', '-quality', '72', picture])
  }
}

async function takeShots(browser: Browser, folder: string): Promise<void> {
  const context = await browser.newContext({ viewport: WINDOW })
  const page = await context.newPage()
  await openAccount(context)
  await page.goto(`${ADDRESS}/generate-ideas`)
  await page.getByLabel('What should the videos be about?').fill('5 space facts that will blow your mind')
  await page.getByLabel('What should the videos be about?').press('Control+Enter')
  await page.getByRole('link', { name: 'Generate Video' }).first().waitFor()
  await page.waitForTimeout(6000)
  await scrollTo(page, page.locator('#results'))
  await takeShot(page, 'ideas', folder)

  await page.goto(
    `${ADDRESS}/generate-video?title=${FILMS[0]?.title ?? ''}&script=${encodeURIComponent(SCRIPT)}`,
  )
  await page.getByRole('combobox', { name: 'Voice Actor' }).click()
  await page.getByRole('option').first().click()
  await page.getByText('15 s', { exact: true }).click()
  await scrollTo(page, page.getByText('Style', { exact: true }))
  await takeShot(page, 'styles', folder)
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await page.getByText('The preview is ready').waitFor({ state: 'attached', timeout: FILMS_MS })
  await page.waitForTimeout(3000)
  await scrollTo(page, page.getByRole('heading', { name: 'Preview and storyboard' }))
  await takeShot(page, 'storyboard', folder)

  await orderFilms(context)
  await page.goto(`${ADDRESS}/my-videos`)
  await page
    .getByText('Ready', { exact: true })
    .nth(FILMS.length - 1)
    .waitFor({ timeout: FILMS_MS })
  await page.reload()
  await page.waitForTimeout(2500)
  await takeShot(page, 'videos', folder)
}

mkdirSync(TARGET, { recursive: true })
const folder = mkdtempSync(path.join(tmpdir(), 'studio-shots-'))
const browser = await chromium.launch({
  executablePath: getProgram('chromium'),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  await takeShots(browser, folder)
} finally {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
}
