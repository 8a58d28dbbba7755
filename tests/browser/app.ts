import { AxeBuilder } from '@axe-core/playwright'
import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import path from 'node:path'

export const SHOTS = path.resolve(import.meta.dirname, '../../test-results/screenshots')
export const PASSWORD = 'correct horse'

/** An account of its own for a test, signed in by the server's own calls. */
export async function openAccount(context: BrowserContext, address: string): Promise<{ email: string }> {
  const email = `${randomUUID()}@example.com`
  const headers = { origin: address }
  const created = await context.request.post(`${address}/api/auth/sign-up/email`, {
    headers,
    data: { name: 'Maya Okafor', email, password: PASSWORD },
  })
  expect(created.ok(), await created.text()).toBe(true)
  const entered = await context.request.post(`${address}/api/auth/sign-in/email`, {
    headers,
    data: { email, password: PASSWORD },
  })
  expect(entered.ok(), await entered.text()).toBe(true)
  return { email }
}

/** Chooses the first voice. The list may be shown anew while the voices arrive: then it is asked for again. */
export async function chooseVoice(page: Page, label = 'Voice Actor'): Promise<void> {
  const voice = page.getByRole('combobox', { name: label })
  await expect(async () => {
    await voice.click()
    await page.getByRole('option').first().click({ timeout: 5000 })
    await expect(voice).not.toHaveText('Select a voice', { timeout: 5000 })
  }).toPass()
}

/**
 * Stops the page's time (`page.clock.install()` came before `goto`): it goes on only when it is told to, however busy the
 * machine is.
 */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + 1000)
}

/** Lets stopped time go on in small steps until something is seen; a moment of it is over by then, not half a second. */
export async function runUntilSeen(page: Page, seen: Locator): Promise<void> {
  await expect
    .poll(
      async () => {
        if (await seen.isVisible()) return true
        await page.clock.runFor(20)
        return seen.isVisible()
      },
      { intervals: [50] },
    )
    .toBe(true)
}

/**
 * Waits for what fades or slides in: while it does, its colours are paler than they stay. What the browser never paints (behind a
 * dialog that came without motion) never ends either, so nothing is waited for longer than three seconds.
 */
async function waitUntilStill(page: Page): Promise<void> {
  await page.evaluate(
    `(async () => {
      const end = performance.now() + 3000
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const running = () => document.getAnimations()
        .filter((one) => one.playState === 'running' && Number.isFinite(one.effect?.getComputedTiming().endTime))
      // What was just told to change begins with the next frame, and one change may begin another.
      for (await nextFrame(); running().length > 0 && performance.now() < end; await nextFrame());
    })()`,
  )
}

/** Changes the theme of the system, and waits until the page wears it: its colours change a moment after the browser was told. */
export async function wearTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  // Pages that the server writes by itself have no class for it: their style follows the system.
  if ((await page.locator('meta[name="theme-color"]').count()) === 0) return
  await expect(page.locator('html')).toHaveClass(theme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/)
}

const ACCESS_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What the accessibility rules of WCAG 2.2 AA find on the page, as short lines. */
export async function findAccessFaults(page: Page): Promise<string[]> {
  return describeFaults(page, buildRules(page).withTags(ACCESS_RULES))
}

/** The rules that ask for colours alone: all that another theme can change on a page whose other rules were asked. */
export async function findColourFaults(page: Page): Promise<string[]> {
  return describeFaults(page, buildRules(page).withRules(['color-contrast', 'link-in-text-block']))
}

/**
 * Asked in the page itself, whose frames are all of its own address: the other way lays the findings together in a second page,
 * which a browser must open. With the rules that nothing broke told by name alone, the page of a new film takes 0.5 in place of
 * 2 s of a core, the settings 0.35 in place of 0.95.
 */
const buildRules = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()

async function describeFaults(page: Page, rules: AxeBuilder): Promise<string[]> {
  await waitUntilStill(page)
  const { violations } = await rules.analyze()
  return violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${node.target.join(' ')} (${node.failureSummary ?? ''})`),
  )
}

/** How far the page is wider than its window, in pixels, once it is laid out for the window's present size. */
export async function measureOverflow(page: Page): Promise<number> {
  return page.evaluate<number>(
    `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() =>
      resolve(document.documentElement.scrollWidth - innerWidth))))`,
  )
}
