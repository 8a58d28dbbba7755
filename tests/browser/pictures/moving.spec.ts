import path from 'node:path'
import { expect, test } from '@playwright/test'
import { startFakeMotions } from '../../fakes/motion-services.ts'
import type { FakeMotions } from '../../fakes/motion-services.ts'
import { writeEmptyClip } from '../../fakes/open-web/stock-clips.ts'
import { SHOTS, chooseVoice, findAccessFaults, measureOverflow, openAccount, wearTheme } from '../app.ts'
import { spawnServer } from '../start-server.ts'
import type { SpawnedServer } from '../start-server.ts'

const MINUTE = 60_000
const SCRIPT =
  'A lighthouse stands above the dark and stormy sea. A fox runs through the quiet old forest late at night. The full moon rises over the silent mountain.'
let fake: FakeMotions
let server: SpawnedServer

test.beforeAll(async () => {
  test.setTimeout(5 * MINUTE)
  fake = await startFakeMotions(writeEmptyClip())
  fake.behave('never')
  server = await spawnServer({
    FAL_KEY: 'secret',
    FAL_QUEUE_URL: fake.addressOf('fal'),
    ILLUSTRATOR_ORDER: 'embedded',
  })
})
test.afterAll(async () => {
  await server?.stop()
  await fake?.close()
})

test('pictures are let move one by one and all at once, with the price before', async ({ page }) => {
  test.setTimeout(6 * MINUTE)
  await openAccount(page.context(), server.address)
  await page.goto(`${server.address}/generate-video?title=Nights&script=${encodeURIComponent(SCRIPT)}`)
  await chooseVoice(page)
  for (const choice of ['15 s', '420p']) await page.getByText(choice, { exact: true }).click()
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(page.getByText('The preview is ready')).toBeAttached({ timeout: 4 * MINUTE })

  const all = page.getByRole('region', { name: 'Moving pictures' })
  const price = page.getByRole('button', { name: 'Generate Video' })
  const switches = page.getByRole('switch', { name: /^Let this picture move/ })
  await test.step('the price of all stands there before the press', async () => {
    await expect(switches).toHaveCount(3)
    await expect(all).toContainText('3 pictures: 39 credits, about $1.08 of fal.')
    await expect(page.getByText('13 credits, about $0.36 of fal.')).toHaveCount(3)
    await expect(price).toContainText('25 credits')
  })
  await test.step('one scene is let move', async () => {
    await switches.nth(1).click()
    await expect(switches.nth(1)).toBeChecked()
    await expect(page.getByText('Moves in the film: 13 credits, about $0.36 of fal.')).toBeVisible()
    await expect(price).toContainText('38 credits')
    await expect(all).toContainText('2 pictures: 26 credits, about $0.72 of fal.')
  })
  await test.step('all are let move, by the keyboard, and it is kept', async () => {
    await page.getByRole('button', { name: 'Let all pictures move' }).focus()
    await page.keyboard.press('Enter')
    await expect(price).toContainText('64 credits')
    await expect(page.getByText('about $1.08')).not.toHaveCount(0)
    await expect(all).toContainText('3 scenes move: 39 credits, about $1.08 of fal.')
    await page.screenshot({ path: path.join(SHOTS, 'moving-wide.png'), fullPage: true })
    await page.reload()
    for (const one of [0, 1, 2]) await expect(switches.nth(one)).toBeChecked()
    await expect(price).toContainText('64 credits')
  })
  await test.step('on a phone, in the dark, nothing is cut off and everything has a name', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await wearTheme(page, 'dark')
    await all.scrollIntoViewIfNeeded()
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
    expect(await findAccessFaults(page)).toEqual([])
    await page.screenshot({ path: path.join(SHOTS, 'moving-narrow-dark.png'), fullPage: true })
    await page.setViewportSize({ width: 1280, height: 720 })
    await wearTheme(page, 'light')
  })
  await test.step('undone, and let stand still', async () => {
    await page.getByRole('button', { name: 'Let all stand still' }).click()
    await expect(price).toContainText('25 credits')
    await page.getByRole('button', { name: 'Undo the last change of the scenes' }).click()
    await expect(price).toContainText('64 credits')
  })
  await test.step('it is ordered, waits for the service, and can be cancelled', async () => {
    await price.click()
    await expect.poll(() => fake.taken.length, { timeout: 3 * MINUTE }).toBe(3)
    await page.screenshot({ path: path.join(SHOTS, 'moving-ordered.png'), fullPage: true })
    await page
      .getByRole('button', { name: /^Cancel/ })
      .first()
      .click()
    const sure = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    await sure
      .getByRole('button', { name: /cancel/i })
      .last()
      .click()
    await expect
      .poll(() => fake.taken.every(({ isCancelled }) => isCancelled), { timeout: MINUTE })
      .toBe(true)
  })
})
