import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { findAccessFaults, measureOverflow, openAccount, SHOTS } from './app.ts'

/** The choices that stand out of their bar. */
const choicesOutside = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`[...document.querySelectorAll('fieldset label')]
    .filter((one) => one.getBoundingClientRect().right > one.parentElement.getBoundingClientRect().right + 1)
    .map((one) => one.textContent)`)
const SENTENCE = 'Slow words fill many seconds here. '

test('the length of the film and its price are told as the script changes', async ({ page, baseURL }) => {
  test.setTimeout(120_000)
  await openAccount(page.context(), baseURL ?? '')
  await page.goto(`/generate-video?title=Space&script=${encodeURIComponent(SENTENCE.repeat(10).trim())}`)
  // A person's own words are told whole.
  const asScript = page.getByRole('radio', { name: 'As long as the script' })
  await expect(asScript).toBeChecked()
  await expect(page.getByText(/The film will be about 2\d seconds long, for 25 credits\./)).toBeVisible()

  await page.getByText('15 s', { exact: true }).click()
  const told = page.getByText(/too long for 15 seconds: the film will be about 2\d seconds long/)
  await expect(told).toBeVisible()
  await expect(told).toContainText('It costs 25 credits.')
  await page.screenshot({ path: path.join(SHOTS, 'lengths-too-long.png'), fullPage: true })

  await page.getByLabel('Script', { exact: true }).fill(SENTENCE.repeat(40).trim())
  await expect(page.getByText(/the film will be about \d+ seconds long.*It costs 50 credits/)).toBeVisible()
  await page.getByRole('button', { name: 'Use 90 s' }).click()
  await expect(page.getByRole('radio', { name: '90 s' })).toBeChecked()
  await expect(page.getByText(/The film will be about \d+ seconds long, for 38 credits\./)).toBeVisible()
  await expect(page.getByText('for 38 credits', { exact: true })).toBeVisible()
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
  expect(await findAccessFaults(page)).toEqual([])
  // Beside the sidebar and the price, the card is as narrow on a wide window as on none.
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 850 })
    expect(await choicesOutside(page), `${width}`).toEqual([])
  }
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
  await page.screenshot({ path: path.join(SHOTS, 'lengths-phone.png'), fullPage: true })
})
