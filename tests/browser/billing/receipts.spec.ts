import type { CreditEntry, Receipt } from '@hookreel/contract'
import { expect, test, type Page } from '@playwright/test'
import { findAccessFaults, measureOverflow, openAccount, wearTheme } from '../app.ts'
import { buildVideo } from '../spec/stand-in.ts'

const PHONE = { width: 390, height: 844 }

test.beforeEach(async ({ context, baseURL }) => {
  await openAccount(context, baseURL ?? '')
})

/** Looked at in both themes, on the desk and on a phone; without motion, since colours that are still on their way prove nothing. */
async function expectFit(page: Page): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await wearTheme(page, theme)
    expect(await findAccessFaults(page)).toEqual([])
  }
  await page.setViewportSize(PHONE)
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
  // Further down, a line that is half under the header would be a target that is too small.
  await page.evaluate('scrollTo(0, 0)')
  expect(await findAccessFaults(page)).toEqual([])
}

test('a batch of ideas shows its receipt where the ideas stand, and one that cost nothing says so', async ({
  page,
  baseURL,
}) => {
  await page.request.post(`${baseURL}/api/ideas/generate`, {
    headers: { origin: baseURL ?? '' },
    data: { prompt: 'The Moon', count: 3 },
  })
  await page.goto('/generate-ideas')
  await page.getByRole('button', { name: 'Receipt: Ideas for “The Moon”' }).click()
  const receipt = page.getByRole('dialog', { name: 'Receipt' })
  await expect(receipt.getByText('Used')).toBeVisible()
  // Held when it was ordered, then used.
  await expect(receipt.getByText('5 credits')).toHaveCount(2)
  await expectFit(page)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'All your ideas' }).click()
  await page.route(/\/api\/receipts\//, (route) =>
    route.fulfill({
      status: 404,
      json: { error: { code: 'receipt_not_found', message: 'There is no such receipt.', requestId: 'test' } },
    }),
  )
  await page
    .getByRole('link', { name: /^Edit "/ })
    .first()
    .click()
  await page.getByRole('button', { name: /^Receipt: Ideas for/ }).click()
  await expect(receipt.getByText('Nothing was charged for it.')).toBeVisible()
})

test('a video shows its receipt from its card', async ({ page }) => {
  const video = buildVideo({ title: 'A day on Venus' })
  const found: Receipt = {
    id: video.id,
    held: 25,
    captured: 25,
    returned: 0,
    purchased: 0,
    takenBack: 0,
    isSettled: true,
    why: 'Video completed',
    entries: [],
  }
  await page.route(/\/api\/videos\?/, (route) =>
    route.fulfill({ json: { items: [video], total: 1, counts: {} } }),
  )
  await page.route(`**/api/receipts/${video.id}`, (route) => route.fulfill({ json: found }))
  await page.goto('/my-videos')
  await page.getByRole('button', { name: 'Actions for "A day on Venus"' }).click()
  await page.getByRole('menuitem', { name: 'Receipt' }).click()
  const receipt = page.getByRole('dialog', { name: 'Receipt' })
  await expect(receipt.getByText('A day on Venus')).toBeVisible()
  await expect(receipt.getByText('Video completed')).toBeVisible()
  await expectFit(page)
})

test('the ledger comes page by page: more on the page of credits, back and forth in the settings', async ({
  page,
}) => {
  const entries = Array.from({ length: 45 }, (_, index): CreditEntry => ({
    id: String(45 - index),
    kind: 'hold',
    amount: -25,
    balance: index * 25,
    reason: `Video ${45 - index} ordered`,
    videoId: null,
    receiptId: `video-${index}`,
    createdAt: new Date().toISOString(),
  }))
  await page.route(/\/api\/credits\?/, (route) => {
    const search = new URL(route.request().url()).searchParams
    const [at, size] = [Number(search.get('page')), Number(search.get('pageSize'))]
    return route.fulfill({
      json: { balance: 0, entries: entries.slice((at - 1) * size, at * size), total: entries.length },
    })
  })
  await page.goto('/credits')
  await expect(page.getByText('20 of 45')).toBeVisible()
  const more = page.getByRole('button', { name: 'Show more' })
  await more.click()
  await expect(page.getByText('40 of 45')).toBeVisible()
  await more.click()
  await expect(page.getByText('Video 1 ordered')).toBeVisible()
  await expect(more).toHaveCount(0)
  await expectFit(page)
  await page.goto('/settings?tab=billing')
  await expect(page.getByText('Page 1 of 5')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Page 2 of 5')).toBeVisible()
  await expect(page.getByRole('cell', { name: /Video 35 ordered/ })).toBeVisible()
})
