import { chromium } from '@playwright/test'
import { BROWSER_FLAGS, findBrowser } from '../tests/browser/find-browser.ts'
import { findProgram, sayLack } from './find-program.ts'

const START_LIMIT_MS = 120_000

/** Opens a page in the browser of the tests; answers why that is not possible, or nothing. */
export async function findBrowserLack(): Promise<string | undefined> {
  if ((findProgram('chromium-headless-shell') ?? findProgram('chromium')) === undefined)
    return sayLack('chromium')
  try {
    const browser = await chromium.launch({
      ...(await findBrowser()),
      args: BROWSER_FLAGS,
      timeout: START_LIMIT_MS,
    })
    try {
      await (await browser.newPage()).goto('data:text/html,<p>here</p>', { timeout: START_LIMIT_MS })
    } finally {
      await browser.close()
    }
    return undefined
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    return `Chromium does not start on this machine: ${reason}`
  }
}
