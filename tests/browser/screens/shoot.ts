import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { getProgram } from '../../../launcher/find-program.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const SHOTS = path.join(ROOT, 'test-results/screens-png')
const KEPT = path.join(ROOT, 'docs/screens')
/** Those that are kept; the other two are there to be looked at. */
const KEPT_LOOKS = new Set(['1440-light', '390-dark'])

/** Opens a page and waits until all of it is there. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.skeleton')).toHaveCount(0)
}

/** Brings something to the top, under the page's own header. */
export async function scrollTo(page: Page, to: Locator): Promise<void> {
  const box = await to.first().boundingBox()
  await page.mouse.wheel(0, (box?.y ?? 0) - 84)
  await page.waitForTimeout(300)
}

/** Takes the window as it is: a PNG to look at, and the picture in the documentation. */
export async function shoot(page: Page, name: string): Promise<void> {
  const look = test.info().project.name
  const shot = path.join(SHOTS, `${name}-${look}.png`)
  mkdirSync(SHOTS, { recursive: true })
  await page.evaluate(
    `Promise.all([...document.images].filter((one) => one.loading !== 'lazy').map((one) => one.decode().catch(() => null)))`,
  )
  await page.waitForTimeout(500)
  await page.screenshot({ path: shot })
  if (!KEPT_LOOKS.has(look)) return
  const picture = path.join(KEPT, `${name}-${look}.webp`)
  execFileSync(getProgram('ffmpeg'), [
    '-v',
    'error',
    '-y',
    '-i',
    shot,
    '-c:v',
    'libwebp',
    '-quality',
    '74',
    picture,
  ])
}
