import { AxeBuilder } from '@axe-core/playwright'
import { expect, type BrowserContext, type Page } from '@playwright/test'
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

/** What the accessibility rules of WCAG 2.2 AA find on the page, as short lines. */
export async function findAccessFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
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
